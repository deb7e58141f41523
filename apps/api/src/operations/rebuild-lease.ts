import { randomUUID } from 'node:crypto';
import { type Leases, type Projection, Rejected, withLease } from '#libs/event-sourcing';

/** A new build discards an unfinished one, so only one process may build. Throws `Rejected` while another process holds a lease. */
export const withRebuildLease = async <T>(
  leases: Leases,
  [first, ...others]: readonly Projection<any>[],
  work: () => Promise<T>,
): Promise<T> => {
  if (!first) return work();
  const { name, version } = first;
  const outcome = await withLease(leases, `rebuild ${name} ${version}`, randomUUID(), async () => ({
    result: await withRebuildLease(leases, others, work),
  }));
  if (outcome) return outcome.result;
  throw new Rejected('rebuilding', `${name} is being rebuilt by another process. Wait until that is done, or stop it first.`);
};

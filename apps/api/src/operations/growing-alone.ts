import { randomUUID } from 'node:crypto';
import { type Leases, type Projection, Rejected, whileHeld } from '#libs/event-sourcing';

/** Whoever begins a build discards what is unfinished of it: one process at a time does `work`. Throws `Rejected` while another is at it. */
export const growingAlone = async <T>(
  leases: Leases,
  [first, ...others]: readonly Projection<any>[],
  work: () => Promise<T>,
): Promise<T> => {
  if (!first) return work();
  const { name, version } = first;
  const done = await whileHeld(leases, `rebuild ${name} ${version}`, randomUUID(), async () => ({
    of: await growingAlone(leases, others, work),
  }));
  if (done) return done.of;
  throw new Rejected('rebuilding', `${name} is being rebuilt by another process. Wait until that is done, or stop it first.`);
};

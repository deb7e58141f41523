import { LEASE_SECONDS, type Leases, RENEW_MS } from './leases';

/**
 * Does `work` while this holder has the lease, which is prolonged meanwhile; answers undefined, and does nothing, while somebody
 * else has it. `lost` says that another may have gone on with it.
 */
export const whileHeld = async <T>(
  leases: Leases,
  name: string,
  holder: string,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T | undefined> => {
  if ((await leases.acquire(name, holder, LEASE_SECONDS)) === null) return undefined;
  const lost = new AbortController();
  const prolong = () =>
    leases.acquire(name, holder, LEASE_SECONDS).then(
      (token) => token === null && lost.abort(),
      () => lost.abort(),
    );
  const prolonging = setInterval(prolong, RENEW_MS);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(prolonging);
    await leases.release(name, holder);
  }
};

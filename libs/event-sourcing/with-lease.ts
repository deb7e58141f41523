import { LEASE_SECONDS, type Leases, RENEW_MS } from './leases';

/** Undefined, without running `work`, while another holder has it. `lost` aborts when another process may have taken over. */
export const withLease = async <T>(
  leases: Leases,
  name: string,
  holder: string,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T | undefined> => {
  if ((await leases.acquire(name, holder, LEASE_SECONDS)) === null) return undefined;
  const lossController = new AbortController();
  const prolong = () =>
    leases.acquire(name, holder, LEASE_SECONDS).then(
      (token) => token === null && lossController.abort(),
      () => lossController.abort(),
    );
  const prolonging = setInterval(prolong, RENEW_MS);
  try {
    return await work(lossController.signal);
  } finally {
    clearInterval(prolonging);
    await leases.release(name, holder);
  }
};

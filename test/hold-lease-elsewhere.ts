import { Leases } from '#libs/event-sourcing';

type Options = Readonly<{ attempts?: number; onRefusal?: () => void }>;

/**
 * As if another process held a lease, however slow the machine is: refuses it for so many attempts, or until the returned
 * function is called.
 */
export const holdLeaseElsewhere = (lease: string, { attempts = Number.POSITIVE_INFINITY, onRefusal }: Options = {}) => {
  const { acquire } = Leases.prototype;
  let refusals = 0;
  const spy = jest.spyOn(Leases.prototype, 'acquire').mockImplementation(function (this: Leases, name, ...rest) {
    if (name !== lease || refusals === attempts) return acquire.call(this, name, ...rest);
    refusals += 1;
    onRefusal?.();
    return Promise.resolve(null);
  });
  return () => spy.mockRestore();
};

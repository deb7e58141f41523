/** As many appends share one commit. */
const AT_ONCE = 256;

/** Does `work` for each item, a bounded number at a time, in no particular order. Stops at the first failure. */
export const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** As many appends share one commit. */
const AT_ONCE = 256;

/** Does `work` for each item, a bounded number at a time, in no particular order. After a failure it takes up nothing more. */
export const inParallel = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const left = items.values();
  let failed = false;
  const worker = async () => {
    for (const item of left) {
      if (failed) return;
      await work(item).catch((error) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

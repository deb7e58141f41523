/** This many appends share one commit. */
const MAX_CONCURRENT = 256;

export const forEachInParallel = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const remaining = items.values();
  let failed = false;
  const worker = async () => {
    for (const item of remaining) {
      if (failed) return;
      await work(item).catch((error) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
};

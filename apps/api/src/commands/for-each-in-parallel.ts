/** This many appends share one commit. */
const MAX_CONCURRENT = 256;

/** Begins nothing more after a failure, and throws it when nothing is in progress any more. */
export const forEachInParallel = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const remaining = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of remaining) {
      await work(item).catch((error) => void failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  if (failures.length > 0) throw failures[0];
};

/** Which backups stay: so many of the newest, and those that are no older than so many days. */
export type Retention = Readonly<{ keep?: number | undefined; keepDays?: number | undefined }>;

const DAY_MS = 86_400_000;

/** Those that go, of backups in the order they were made in. The newest one stays, and all where nothing is said. */
export const outlived = <Taken extends Readonly<{ taken: string }>>(
  backups: readonly Taken[],
  { keep, keepDays }: Retention,
  now: string,
): readonly Taken[] => {
  if (keep === undefined && keepDays === undefined) return [];
  const since = Date.parse(now) - (keepDays ?? 0) * DAY_MS;
  return backups
    .toReversed()
    .filter(({ taken }, nth) => nth >= Math.max(1, keep ?? 0) && (keepDays === undefined || Date.parse(taken) < since));
};

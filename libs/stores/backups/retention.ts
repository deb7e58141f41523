export type Retention = Readonly<{ keep?: number | undefined; keepDays?: number | undefined }>;

const DAY_MS = 86_400_000;

/** The newest always stays; without limits all stay. */
export const expiredBackups = <Taken extends Readonly<{ taken: string }>>(
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

export type ParkedGroup<T> = Readonly<{ by: string; reason: string; all: readonly [T, ...T[]] }>;

export const groupParked = <T extends { reason: string }>(
  all: readonly T[],
  byOf: (one: T) => string,
): readonly ParkedGroup<T>[] =>
  [...Map.groupBy(all, (one) => JSON.stringify([byOf(one), one.reason])).values()].map((group) => {
    const [first] = group as [T, ...T[]];
    return { by: byOf(first), reason: first.reason, all: group as [T, ...T[]] };
  });

const MAX_UNFOLDED = 3;

export const isFolded = ({ all }: ParkedGroup<unknown>): boolean => all.length > MAX_UNFOLDED;

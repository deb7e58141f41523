/** What is parked in one place for one reason. */
export type Alike<T> = Readonly<{ by: string; reason: string; all: readonly [T, ...T[]] }>;

/** In the order in which the first of each stands. */
export const groupAlike = <T extends { reason: string }>(all: readonly T[], byOf: (one: T) => string): readonly Alike<T>[] =>
  [...Map.groupBy(all, (one) => JSON.stringify([byOf(one), one.reason])).values()].map((group) => {
    const [first] = group as [T, ...T[]];
    return { by: byOf(first), reason: first.reason, all: group as [T, ...T[]] };
  });

/** As many as are taken in at a glance: more of one kind are told once, and folded. */
const MOST_UNFOLDED = 3;

export const isFolded = ({ all }: Alike<unknown>): boolean => all.length > MOST_UNFOLDED;

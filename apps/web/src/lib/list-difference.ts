/** What has to be done to one list to get another. */
export type ListDifference<T> = Readonly<{ added: readonly T[]; removed: readonly T[] }>;

/** What is done to a list of follows, however it looks by then: another tab may have changed it meanwhile. */
export type Change<T> = (list: readonly T[]) => T[];

export const difference = <T>(before: readonly T[], after: readonly T[]): ListDifference<T> => ({
  added: after.filter((one) => !before.includes(one)),
  removed: before.filter((one) => !after.includes(one)),
});

/** What is in the list already stays in its place. */
export const changeOf =
  <T>({ added, removed }: ListDifference<T>): Change<T> =>
  (list) => [...new Set([...list.filter((one) => !removed.includes(one)), ...added])];

/** One entry is there, as the last, or is not. */
export const changeOfOne = <T>(one: T, isThere: boolean): Change<T> => changeOf({ added: isThere ? [one] : [], removed: [one] });

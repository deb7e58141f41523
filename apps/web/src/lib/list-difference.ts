export type ListDifference<T> = Readonly<{ added: readonly T[]; removed: readonly T[] }>;

/** Applied to the current list, which another tab may have changed. */
export type Change<T> = (list: readonly T[]) => T[];

export const difference = <T>(before: readonly T[], after: readonly T[]): ListDifference<T> => ({
  added: after.filter((one) => !before.includes(one)),
  removed: before.filter((one) => !after.includes(one)),
});

export const changeOf =
  <T>({ added, removed }: ListDifference<T>): Change<T> =>
  (list) => [...new Set([...list.filter((one) => !removed.includes(one)), ...added])];

export const changeOfOne = <T>(one: T, isThere: boolean): Change<T> => changeOf({ added: isThere ? [one] : [], removed: [one] });

/** What is done to a list of follows, however it looks by then: another tab may have changed it meanwhile. */
export type Change<T> = (list: readonly T[]) => T[];

/** The change from one list to another: what was added is added, what was removed is removed. */
export const changeFrom =
  <T>(before: readonly T[], after: readonly T[]): Change<T> =>
  (list) => [
    ...new Set([
      ...list.filter((each) => after.includes(each) || !before.includes(each)),
      ...after.filter((each) => !before.includes(each)),
    ]),
  ];

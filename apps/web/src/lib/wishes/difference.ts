/** What was done to a list, for a wish. */
export const difference = <T>(before: readonly T[], after: readonly T[]) => ({
  added: after.filter((one) => !before.includes(one)),
  removed: before.filter((one) => !after.includes(one)),
});

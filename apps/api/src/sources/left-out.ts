/** '2 private events left out'; nothing where there are none. */
export const leftOutWords = (privates = 0): string => {
  if (privates === 0) return '';
  return privates === 1 ? '1 private event left out' : `${privates} private events left out`;
};

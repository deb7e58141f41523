export const withElement = <T>(list: readonly T[], one: T): T[] => (list.includes(one) ? [...list] : [...list, one]);

export const withoutElement = <T>(list: readonly T[], one: T): T[] => {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
};

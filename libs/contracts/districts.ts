/** The number of a collection district, from 1; null for an unknown name. */
export const findDistrictNumber = (districts: readonly string[], name: string): number | null =>
  districts.indexOf(name) + 1 || null;

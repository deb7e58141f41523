/** The number of a collection district: its place among those of its town, from 1 on. Null of what is none of them. */
export const districtNumber = (districts: readonly string[], name: string): number | null => districts.indexOf(name) + 1 || null;

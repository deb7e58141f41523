/** SEQUENCE, LAST-MODIFIED and position in the file, compared in this order; greater is newer. */
export type Revision = readonly [sequence: number, lastModified: string, position: number];

export const isNewer = (one: Revision, other: Revision): boolean => {
  const differs = one.findIndex((place, at) => place !== other[at]);
  return differs >= 0 && one[differs]! > other[differs]!;
};

export const newestBy = <T extends { revision: Revision }>(items: T[], keyOf: (item: T) => string): Map<string, T> => {
  const newest = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    const other = newest.get(key);
    if (!other || isNewer(item.revision, other.revision)) newest.set(key, item);
  }
  return newest;
};

/** Greater is newer, compared place by place: SEQUENCE, LAST-MODIFIED, place in the file. */
export type Revision = readonly [sequence: number, lastModified: string, position: number];

export const isNewer = (one: Revision, other: Revision): boolean => {
  const differs = one.findIndex((place, at) => place !== other[at]);
  return differs >= 0 && one[differs]! > other[differs]!;
};

/** Of those with the same key the newest, under it. */
export const newestBy = <T extends { revision: Revision }>(items: T[], keyOf: (item: T) => string): Map<string, T> => {
  const newest = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    const other = newest.get(key);
    if (!other || isNewer(item.revision, other.revision)) newest.set(key, item);
  }
  return newest;
};

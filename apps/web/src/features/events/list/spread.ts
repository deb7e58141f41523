/** Where something stands in the page, px from its top. */
export type Place = { start: number; end: number };

/** What is drawn, each thing below a gap as high as what was left out before it; then the gap that is left. */
export type Spread<T> = { drawn: { item: T; gap: number }[]; rest: number };

/** Leaves out what is not visible and keeps every other thing where it is. `from` and `to` bound them all. */
export const spread = <T>(
  items: T[],
  { from, to, isVisible, placeOf }: { from: number; to: number; isVisible: (item: T) => boolean; placeOf: (item: T) => Place },
): Spread<T> => {
  let reached = from;
  const drawn = items.filter(isVisible).map((item) => {
    const { start, end } = placeOf(item);
    const gap = start - reached;
    reached = end;
    return { item, gap };
  });
  return { drawn, rest: to - reached };
};

/** Px from the top of the page. */
export type VerticalSpan = { start: number; end: number };

/** The visible items, each with the height of the gap above it, and the gap after the last. */
export type VisibleItems<T> = { drawn: { item: T; gap: number }[]; rest: number };

/** Leaves out invisible items and keeps the others in place by gaps. `from` and `to` are the bounds of all items. */
export const selectVisible = <T>(
  items: T[],
  {
    from,
    to,
    isVisible,
    placeOf,
  }: { from: number; to: number; isVisible: (item: T) => boolean; placeOf: (item: T) => VerticalSpan },
): VisibleItems<T> => {
  let reached = from;
  const drawn = items.filter(isVisible).map((item) => {
    const { start, end } = placeOf(item);
    const gap = start - reached;
    reached = end;
    return { item, gap };
  });
  return { drawn, rest: to - reached };
};

/** Px from the top of the page. */
export type VerticalSpan = { start: number; end: number };

/** `gap`: height above the item; `rest`: height after the last one. */
export type VisibleItems<T> = { drawn: { item: T; gap: number }[]; rest: number };

/** Gaps keep the items in place. `from` and `to` are the bounds of all items. */
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

import { observeWindowRect, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, startTransition, useLayoutEffect, useMemo, useRef } from 'react';
import { useAssumedWide } from '../../../lib/screen-width';
import { useHydrated } from '../../../lib/use-hydrated';
import { useMedia } from '../../../lib/use-media';
import { usePrinting } from '../../../lib/use-printing';
import { useTopOf } from '../use-top-of';
import { estimatePartSizes, type ListParts } from './list-parts';
import type { VerticalSpan } from './visible-items';

export type PartWindow = {
  /** Pending scroll correction, px. The page cannot be scrolled while a finger drags it. */
  pendingScrollPx: number;
  isVisible: (index: number) => boolean;
  placeOf: (index: number) => VerticalSpan;
  measure: ((part: HTMLElement | null) => void) | undefined;
  scrollTo: (index: number) => void;
  focus: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
};

/** Renders what is near the screen or focused; everything when printing. In normal flow, for sticky headings. Sizes are estimated until rendered. */
export const usePartWindow = ({ keys, rows }: ListParts, list: RefObject<HTMLElement | null>): PartWindow => {
  const narrow = useMedia('(max-width: 767px)', !useAssumedWide());
  const printing = usePrinting();
  const sizes = useMemo(() => estimatePartSizes(rows, narrow), [rows, narrow]);
  const focused = useRef<string | null>(null);
  const hydrated = useHydrated();
  const top = useTopOf(list);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before it begins to watch: what the server drew may be scrolled
  useLayoutEffect(() => {
    virtualizer.scrollOffset = window.scrollY;
  }, []);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: keys.length,
    estimateSize: (index) => sizes[index]!,
    getItemKey: (index) => keys[index]!,
    measureElement: heightOf,
    overscan: 0,
    scrollMargin: top,
    scrollPaddingStart: STICKY_HEIGHT_PX,
    initialRect: INITIAL_RECT,
    observeElementRect: (instance, change) => observeWindowRect(instance, (rect) => startTransition(() => change(rect))),
    initialOffset: 0,
    rangeExtractor: ({ startIndex, endIndex }) => {
      if (printing) return keys.map((_, index) => index);
      const near = findPartsWithin(OVERSCAN_PX, (index) => virtualizer.measurementsCache[index], startIndex, endIndex);
      const index = focused.current === null ? -1 : keys.indexOf(focused.current);
      return index < 0 || near.includes(index) ? near : [...near, index].sort((a, b) => a - b);
    },
  });
  // Content that opens on the screen pushes down what is below. Only changes above the screen adjust the scroll position.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _, { scrollOffset }) =>
    item.end <= (scrollOffset ?? 0) + STICKY_HEIGHT_PX;

  const drawn = virtualizer.getVirtualItems();
  const visible = new Set(drawn.map((item) => item.index));
  return {
    pendingScrollPx: drawn[0] ? virtualizer.measurementsCache[drawn[0].index]!.start - drawn[0].start : 0,
    isVisible: (index) => visible.has(index),
    placeOf: (index) => virtualizer.measurementsCache[index]!,
    measure: hydrated ? virtualizer.measureElement : undefined,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'start' }),
    focus: {
      onFocus: ({ target }) => {
        const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
        focused.current = index === undefined ? null : keys[Number(index)]!;
      },
      onBlur: () => {
        focused.current = null;
      },
    },
  };
};

/** Px. The same on the server and for the first render, so that hydration matches. */
const INITIAL_RECT = { width: 0, height: 900 };

const OVERSCAN_PX = 900;

const findPartsWithin = (
  distance: number,
  placeOf: (index: number) => VerticalSpan | undefined,
  first: number,
  last: number,
): number[] => {
  const top = placeOf(first)!.start - distance;
  const bottom = placeOf(last)!.end + distance;
  let [from, to] = [first, last];
  while (from > 0 && placeOf(from - 1)!.end > top) from -= 1;
  while (placeOf(to + 1) && placeOf(to + 1)!.start < bottom) to += 1;
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
};

/** Height of the masthead and the heading of the group. */
const STICKY_HEIGHT_PX = 112;

/** The first part of a day includes what is above it, the last one what is below. */
const heightOf = (part: HTMLElement) => {
  const own = part.getBoundingClientRect();
  const day = part.closest('[data-day]')!.getBoundingClientRect();
  const top = part.dataset.first ? day.top : own.top;
  const bottom = part.dataset.last ? day.bottom : own.bottom;
  return bottom - top;
};

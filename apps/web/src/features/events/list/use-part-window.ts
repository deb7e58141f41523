import { observeWindowRect, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, startTransition, useLayoutEffect, useMemo, useRef } from 'react';
import { useAssumedWide } from '../../../lib/assumed';
import { useHydrated } from '../../../lib/use-hydrated';
import { useMedia } from '../../../lib/use-media';
import { usePrinting } from '../../../lib/use-printing';
import { useTopOf } from '../use-top-of';
import { type ListParts, partSizes } from './list-parts';
import type { Place } from './spread';

/** Which parts are drawn, and where each one stands in the page. */
export type PartWindow = {
  /** How far the list is ahead of the page, px: a page can't be moved while a finger on it is what moves it. */
  held: number;
  isVisible: (index: number) => boolean;
  placeOf: (index: number) => Place;
  measure: ((part: HTMLElement | null) => void) | undefined;
  scrollTo: (index: number) => void;
  focus: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
};

/**
 * Draws what is near the screen, and what has the focus; on paper everything. Parts stand in the normal flow, so that headings and dates stick by
 * themselves. Sizes are guessed until a part was drawn once.
 */
export const usePartWindow = ({ keys, rows }: ListParts, list: RefObject<HTMLElement | null>): PartWindow => {
  const narrow = useMedia('(max-width: 767px)', !useAssumedWide());
  const printing = usePrinting();
  const sizes = useMemo(() => partSizes(rows, narrow), [rows, narrow]);
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
    scrollPaddingStart: STICKY,
    initialRect: FIRST_LOOK,
    observeElementRect: (instance, change) => observeWindowRect(instance, (rect) => startTransition(() => change(rect))),
    initialOffset: 0,
    rangeExtractor: ({ startIndex, endIndex }) => {
      if (printing) return keys.map((_, index) => index);
      const near = within(BEYOND, (index) => virtualizer.measurementsCache[index], startIndex, endIndex);
      const index = focused.current === null ? -1 : keys.indexOf(focused.current);
      return index < 0 || near.includes(index) ? near : [...near, index].sort((a, b) => a - b);
    },
  });
  // What opens on the screen pushes down what is below it; only what changes above the screen moves the screen along.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _, { scrollOffset }) =>
    item.end <= (scrollOffset ?? 0) + STICKY;

  const drawn = virtualizer.getVirtualItems();
  const visible = new Set(drawn.map((item) => item.index));
  return {
    held: drawn[0] ? virtualizer.measurementsCache[drawn[0].index]!.start - drawn[0].start : 0,
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

/** The same on the server and at first in the browser, so that it can take over what the server drew, px. */
const FIRST_LOOK = { width: 0, height: 900 };

/** How far above and below the screen parts are drawn, px. */
const BEYOND = 900;

/** The parts from the first to the last, and those that begin or end within a distance (px) of them. */
const within = (distance: number, placeOf: (index: number) => Place | undefined, first: number, last: number): number[] => {
  const top = placeOf(first)!.start - distance;
  const bottom = placeOf(last)!.end + distance;
  let [from, to] = [first, last];
  while (from > 0 && placeOf(from - 1)!.end > top) from -= 1;
  while (placeOf(to + 1) && placeOf(to + 1)!.start < bottom) to += 1;
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
};

/** Masthead and heading of the group, px. */
const STICKY = 112;

/** The first part of a day brings what stands above it, the last one what is left below it. */
const heightOf = (part: HTMLElement) => {
  const own = part.getBoundingClientRect();
  const day = part.closest('[data-day]')!.getBoundingClientRect();
  const top = part.dataset.first ? day.top : own.top;
  const bottom = part.dataset.last ? day.bottom : own.bottom;
  return bottom - top;
};

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useTopOf } from '../use-top-of';

/** Returns the rows near the screen, and the height of what is left out before and after them, px. */
export const useRowWindow = (keys: readonly (number | string)[], body: RefObject<HTMLElement | null>) => {
  const top = useTopOf(body);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: keys.length,
    estimateSize: () => (window.innerWidth < 768 ? BLOCK_PX : ROW_PX),
    getItemKey: (index) => keys[index]!,
    overscan: 12,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const items = virtualizer.getVirtualItems();

  return {
    rows: items.map((item) => item.index),
    before: items.length ? items[0]!.start - top : 0,
    after: items.length ? virtualizer.getTotalSize() - (items.at(-1)!.end - top) : 0,
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => {
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
      return index >= 0;
    },
  };
};

const ROW_PX = 71;
const BLOCK_PX = 160;

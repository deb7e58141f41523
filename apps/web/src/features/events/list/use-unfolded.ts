import { useSyncExternalStore } from 'react';
import { remembered, useRemembered } from '../../../lib/local-storage';
import { usePrinting } from '../../../lib/use-printing';
import type { Unfolded } from './today-parts';

/** How much of what is still on has rows. That it was opened is remembered; paper shows all of it. */
export const useUnfolded = (): Unfolded => {
  const [isOpen] = useRemembered(remembered.isStillOnOpen);
  const isWhole = useSyncExternalStore(listen, () => whole, folded);
  const printing = usePrinting();
  if (printing) return 'all';
  return isOpen ? (isWhole ? 'all' : 'some') : 'none';
};

/** Until the page is loaded anew, so that those who come back from an event find its row. */
let whole = false;
const listeners = new Set<() => void>();

export const showAll = (all: boolean) => {
  whole = all;
  for (const changed of listeners) changed();
};

const folded = () => false;

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

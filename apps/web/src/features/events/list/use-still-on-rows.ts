import { useSyncExternalStore } from 'react';
import { remembered, useRemembered } from '../../../lib/local-storage';
import { usePrinting } from '../../../lib/use-printing';
import type { StillOnRows } from './split-today';

export const useStillOnRows = (): StillOnRows => {
  const [isOpen] = useRemembered(remembered.isStillOnOpen);
  const isWhole = useSyncExternalStore(addListener, () => isAllShown, isAllShownOnServer);
  const printing = usePrinting();
  if (printing) return 'all';
  return isOpen ? (isWhole ? 'all' : 'some') : 'none';
};

/** Kept until the page is reloaded, so that a visitor who returns from an event finds its row. */
let isAllShown = false;
const listeners = new Set<() => void>();

export const showAllStillOn = (all: boolean) => {
  isAllShown = all;
  for (const changed of listeners) changed();
};

const isAllShownOnServer = () => false;

const addListener = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

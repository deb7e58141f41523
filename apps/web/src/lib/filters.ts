import { useMemo, useSyncExternalStore } from 'react';
import { type Coordinates, type FilterName, filtersAmong } from '#libs/contracts';
import { remembered, useRemembered } from './local-storage';

/** Where this browser is, once somebody wanted what is near: told to this page alone, and to nobody by it. */
let here: Coordinates | null = null;
const listeners = new Set<() => void>();

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

export const standAt = (coordinates: Coordinates | null) => {
  here = coordinates;
  for (const changed of listeners) changed();
};

export const useHere = (): Coordinates | null =>
  useSyncExternalStore(
    listen,
    () => here,
    () => null,
  );

/** What this tab asks for, until it is closed. What is near would have to be asked for again after the page is loaded anew. */
export const useFilters = (): readonly FilterName[] => {
  const [text] = useRemembered(remembered.filters);
  const isSomewhere = useHere() !== null;
  return useMemo(() => filtersAmong(text.split(' ')).filter((name) => name !== 'near' || isSomewhere), [text, isSomewhere]);
};

export const setFilters = (on: readonly FilterName[]) => {
  remembered.filters.write(on.join(' '));
  if (!on.includes('near')) standAt(null);
};

import { useSyncExternalStore } from 'react';

const FADE_MS = 300;

type HiddenEvents = { fading: ReadonlySet<number>; gone: ReadonlySet<number> };

/** Hidden since the page was loaded. Not stored. */
let hiddenEvents: HiddenEvents = { fading: new Set(), gone: new Set() };
const listeners = new Set<() => void>();

export const useHiddenEvents = (): HiddenEvents => useSyncExternalStore(addListener, readHiddenEvents, readHiddenEvents);

export const hideEvent = (id: number) => {
  setHiddenEvents({ ...hiddenEvents, fading: new Set([...hiddenEvents.fading, id]) });
  return new Promise<void>((resolve) =>
    setTimeout(() => {
      setHiddenEvents({
        fading: new Set([...hiddenEvents.fading].filter((other) => other !== id)),
        gone: new Set([...hiddenEvents.gone, id]),
      });
      resolve();
    }, FADE_MS),
  );
};

const readHiddenEvents = () => hiddenEvents;

const setHiddenEvents = (next: HiddenEvents) => {
  hiddenEvents = next;
  for (const changed of listeners) changed();
};

const addListener = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

import { useSyncExternalStore } from 'react';

const FADE = 300;

type Hidden = { fading: ReadonlySet<number>; gone: ReadonlySet<number> };

/** What was hidden since the page was opened; nothing of it is kept. */
let hidden: Hidden = { fading: new Set(), gone: new Set() };
const listeners = new Set<() => void>();

export const useHiddenEvents = (): Hidden => useSyncExternalStore(listen, read, read);

/** Fades an event for 300 ms and then removes it from view. */
export const hideEvent = (id: number) => {
  change({ ...hidden, fading: new Set([...hidden.fading, id]) });
  return new Promise<void>((resolve) =>
    setTimeout(() => {
      change({ fading: new Set([...hidden.fading].filter((other) => other !== id)), gone: new Set([...hidden.gone, id]) });
      resolve();
    }, FADE),
  );
};

const read = () => hidden;

const change = (next: Hidden) => {
  hidden = next;
  for (const changed of listeners) changed();
};

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

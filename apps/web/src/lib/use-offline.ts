import { useSyncExternalStore } from 'react';

/** Whether the device has no network. */
export const useOffline = (): boolean => useSyncExternalStore(listen, isOffline, () => false);

const isOffline = () => !navigator.onLine;

const listen = (changed: () => void) => {
  for (const turn of TURNS) window.addEventListener(turn, changed);
  return () => {
    for (const turn of TURNS) window.removeEventListener(turn, changed);
  };
};

const TURNS = ['online', 'offline'];

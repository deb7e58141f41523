import { useSyncExternalStore } from 'react';

export const useOffline = (): boolean => useSyncExternalStore(listen, isOffline, () => false);

const isOffline = () => !navigator.onLine;

const listen = (changed: () => void) => {
  for (const turn of CHANGE_EVENTS) window.addEventListener(turn, changed);
  return () => {
    for (const turn of CHANGE_EVENTS) window.removeEventListener(turn, changed);
  };
};

const CHANGE_EVENTS = ['online', 'offline'];

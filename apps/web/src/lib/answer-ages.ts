import { useSyncExternalStore } from 'react';

/** For each path whose last answer came from the cache: when that answer was given and when it was noted, by the device's clock. */
const ages = new Map<string, { at: number; heard: number }>();

const listeners = new Set<() => void>();

export const noteCachedAt = (path: string, keptAt: string | null) => {
  if (keptAt === null && !ages.delete(path)) return;
  if (keptAt !== null) ages.set(path, { at: Number(keptAt), heard: Date.now() });
  notifyListeners();
};

export const forgetAgesNotedBefore = (moment: number) => {
  for (const [path, { heard }] of ages) if (heard < moment) ages.delete(path);
  notifyListeners();
};

export const ageOf = (path: string): number | undefined => ages.get(path)?.at;

export const hasStaleAnswers = () => ages.size > 0;

export const useOldestAnswer = (): number | undefined => useSyncExternalStore(addListener, oldestAnswer, () => undefined);

const oldestAnswer = () => (ages.size > 0 ? Math.min(...[...ages.values()].map(({ at }) => at)) : undefined);

const notifyListeners = () => {
  for (const changed of listeners) changed();
};

const addListener = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

import { useSyncExternalStore } from 'react';

/** When what was last answered to a path had been given, in ms by this device's clock, where it was kept; none of what is of now. */
const ages = new Map<string, number>();

const listeners = new Set<() => void>();

export const noteAge = (path: string, keptAt: string | null) => {
  if (keptAt === null ? !ages.delete(path) : ages.get(path) === Number(keptAt)) return;
  if (keptAt !== null) ages.set(path, Number(keptAt));
  for (const changed of listeners) changed();
};

export const ageOf = (path: string): number | undefined => ages.get(path);

export const anyIsOld = () => ages.size > 0;

/** Of all that is not of now. */
export const useOldest = (): number | undefined => useSyncExternalStore(listen, oldest, () => undefined);

const oldest = () => (ages.size > 0 ? Math.min(...ages.values()) : undefined);

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

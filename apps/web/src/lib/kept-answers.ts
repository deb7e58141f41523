import { useSyncExternalStore } from 'react';

/** When what was last answered to a path had been given, where that was kept, and when it was heard; by this device's clock. */
const ages = new Map<string, { at: number; heard: number }>();

const listeners = new Set<() => void>();

export const noteAge = (path: string, keptAt: string | null) => {
  if (keptAt === null && !ages.delete(path)) return;
  if (keptAt !== null) ages.set(path, { at: Number(keptAt), heard: Date.now() });
  tell();
};

/** Of those that were not asked again since, nobody shows the answer. */
export const forgetAgesHeardBefore = (moment: number) => {
  for (const [path, { heard }] of ages) if (heard < moment) ages.delete(path);
  tell();
};

/** Undefined for what is of now. */
export const ageOf = (path: string): number | undefined => ages.get(path)?.at;

export const anyIsOld = () => ages.size > 0;

/** Of all that is not of now. */
export const useOldest = (): number | undefined => useSyncExternalStore(listen, oldest, () => undefined);

const oldest = () => (ages.size > 0 ? Math.min(...[...ages.values()].map(({ at }) => at)) : undefined);

const tell = () => {
  for (const changed of listeners) changed();
};

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

import { useSyncExternalStore } from 'react';

export const sharedState = <T>(first: T) => {
  let value = first;
  const listeners = new Set<() => void>();
  const listen = (changed: () => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  };
  const read = () => value;
  return {
    write: (next: T) => {
      value = next;
      for (const changed of listeners) changed();
    },
    use: () => useSyncExternalStore(listen, read, () => first),
  };
};

import { useSyncExternalStore } from 'react';

/** One value for all parts of the page, until it is loaded anew. */
export const sharedState = <T>(first: T) => {
  let value = first;
  const listeners = new Set<() => void>();
  const listen = (changed: () => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  };
  const read = () => value;
  return {
    read,
    write: (next: T) => {
      value = next;
      for (const changed of listeners) changed();
    },
    use: () => useSyncExternalStore(listen, read, () => first),
  };
};

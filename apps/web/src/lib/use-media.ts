import { useCallback, useSyncExternalStore } from 'react';

/** Right from the first render on. On the server `unseen` is returned. */
export const useMedia = (query: string, unseen = false): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const list = matchMedia(query);
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => unseen,
  );

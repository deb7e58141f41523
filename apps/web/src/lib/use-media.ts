import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as a media query asks, from the first picture on; `unseen` where no window is, on the server. */
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

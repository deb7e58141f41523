import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savesData } from '../lib/saves-data';
import { useOffline } from '../lib/use-offline';
import { whenIdle } from '../lib/when-idle';

type Files = (() => Promise<unknown>)[];

/** So long whoever has just come has the page to themselves. */
const PEACE_MS = 3_000;

/**
 * Fetches the files of the other pages once this one stands: a network may be gone by the time they are opened. Does not for a
 * visitor who saves data.
 */
export const FetchAhead = ({ files }: { files: Files }) => {
  const isBusy = useIsFetching() > 0;
  const offline = useOffline();
  useEffect(() => {
    if (isBusy || offline || savesData()) return;
    const end = new AbortController();
    const timer = setTimeout(() => oneByOne(files, end.signal), PEACE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [files, isBusy, offline]);
  return null;
};

/** Each when the page is idle again: whoever taps meanwhile waits for one at most. A file that does not come is fetched when it is needed. */
const oneByOne = async (files: Files, end: AbortSignal) => {
  for (const fetchFile of files) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (end.aborted) return;
    await fetchFile().catch(() => undefined);
  }
};

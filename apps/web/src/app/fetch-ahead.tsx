import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOffline } from '../lib/use-offline';
import { whenIdle } from '../lib/when-idle';

/** Fetches the files of the other pages once this one stands: a network may be gone by the time they are opened. */
export const FetchAhead = ({ files }: { files: (() => Promise<unknown>)[] }) => {
  const isBusy = useIsFetching() > 0;
  const offline = useOffline();
  useEffect(() => {
    if (isBusy || offline) return;
    return oneByOne(files);
  }, [files, isBusy, offline]);
  return null;
};

/** Each when the page is idle again: whoever taps meanwhile waits for one at most. A file that does not come is fetched when it is needed. */
const oneByOne = ([next, ...others]: (() => Promise<unknown>)[]): (() => void) => {
  if (!next) return () => undefined;
  let stop = whenIdle(() => {
    next().catch(() => undefined);
    stop = oneByOne(others);
  });
  return () => stop();
};

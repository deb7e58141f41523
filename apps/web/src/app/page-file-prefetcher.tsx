import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savesData } from '../lib/saves-data';
import { useOffline } from '../lib/use-offline';
import { runWhenIdle } from '../lib/when-idle';

type FileLoaders = (() => Promise<unknown>)[];

/** Before this time nothing competes with the first page. */
const QUIET_TIME_MS = 3_000;

/** The network may be gone when the other pages are opened. Does nothing for a visitor who saves data. */
export const PageFilePrefetcher = ({ files }: { files: FileLoaders }) => {
  const isBusy = useIsFetching() > 0;
  const offline = useOffline();
  useEffect(() => {
    if (isBusy || offline || savesData()) return;
    const end = new AbortController();
    const timer = setTimeout(() => fetchInTurn(files, end.signal), QUIET_TIME_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [files, isBusy, offline]);
  return null;
};

/** One file per idle period, so that a tap waits for one file at most. A file that fails is fetched again when it is needed. */
const fetchInTurn = async (files: FileLoaders, end: AbortSignal) => {
  for (const fetchFile of files) {
    await new Promise<void>((resolve) => runWhenIdle(resolve));
    if (end.aborted) return;
    await fetchFile().catch(() => undefined);
  }
};

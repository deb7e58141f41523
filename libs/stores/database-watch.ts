import { type FSWatcher, watch } from 'node:fs';

/** For what no signal tells, such as a file system that does not report a write. */
const SAFETY_INTERVAL_MS = 20_000;

/**
 * Calls `look` after any process may have written, at most once per interval. Linux reports a write to the WAL before the
 * transaction can be read (SQLite waits for the disk in between), so looks follow each other until they are as far apart as half
 * the time since the write. Elsewhere `look` is called with every interval.
 */
export const watchDatabase = (file: string, intervalMs: number, look: () => void): (() => void) => {
  let writtenAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = intervalMs;
  let watcher: FSWatcher | undefined;

  const lookNow = () => {
    look();
    const sinceWrite = performance.now() - writtenAt;
    pauseMs = watcher ? Math.min(Math.max(sinceWrite / 2, intervalMs), SAFETY_INTERVAL_MS) : intervalMs;
    timer = setTimeout(lookNow, pauseMs).unref();
  };
  const onWrite = () => {
    writtenAt = performance.now();
    if (pauseMs === intervalMs) return;
    clearTimeout(timer);
    lookNow();
  };
  const stopWatching = () => {
    watcher?.close();
    watcher = undefined;
  };

  watcher = watchWal(file, onWrite, stopWatching);
  lookNow();
  return () => {
    stopWatching();
    clearTimeout(timer);
  };
};

/** Undefined if writes are not reported at once here. */
const watchWal = (file: string, onWrite: () => void, onLost: () => void): FSWatcher | undefined => {
  if (process.platform !== 'linux') return undefined;
  try {
    return watch(`${file}-wal`, { persistent: false }, (change) => {
      if (change === 'rename') onLost();
      onWrite();
    }).on('error', onLost);
  } catch {
    return undefined;
  }
};

import { type FSWatcher, watch } from 'node:fs';

/** For what no signal tells, such as a file system that does not report a write. */
const SAFETY_INTERVAL_MS = 20_000;

/**
 * Calls `look` after any process may have written to a database with a WAL, at most once per interval. Linux reports each write to
 * that file, but before the transaction can be read, because SQLite waits for the disk in between: looks follow each other until
 * they are as far apart as half the time since the write. Elsewhere, and if the system refuses to watch, `look` is called with
 * every interval. Returns how to stop.
 */
export const watchDatabase = (file: string, intervalMs: number, look: () => void): (() => void) => {
  let writtenAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let rest = intervalMs;
  let watcher: FSWatcher | undefined;

  const lookNow = () => {
    look();
    const sinceWrite = performance.now() - writtenAt;
    rest = watcher ? Math.min(Math.max(sinceWrite / 2, intervalMs), SAFETY_INTERVAL_MS) : intervalMs;
    timer = setTimeout(lookNow, rest).unref();
  };
  const onWrite = () => {
    writtenAt = performance.now();
    if (rest === intervalMs) return;
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

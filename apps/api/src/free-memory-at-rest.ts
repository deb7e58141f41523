import { performance } from 'node:perf_hooks';

const CHECK_INTERVAL_MS = 10_000;
/** Of the time between two checks. */
const MAX_BUSY_SHARE = 0.02;
const MIN_GROWTH_BYTES = 8 * 1024 * 1024;
/** The process stands still meanwhile: 0.1 to 0.2 s for 50 MiB, less than half a second for this much. */
const MAX_HEAP_BYTES = 128 * 1024 * 1024;

/** Returns heap pages to the system while the town is at rest: most of them are garbage. Needs `--expose-gc`, which the start script sets. */
export const freeMemoryAtRest = () => {
  const { gc } = globalThis;
  if (!gc) return;
  let lastUtilization = performance.eventLoopUtilization();
  let bytesAtRest = 0;
  const check = () => {
    const { utilization } = performance.eventLoopUtilization(lastUtilization);
    lastUtilization = performance.eventLoopUtilization();
    const { rss, heapUsed } = process.memoryUsage();
    // A thread that ended took its memory with it.
    bytesAtRest = Math.min(bytesAtRest, rss);
    if (utilization > MAX_BUSY_SHARE || heapUsed > MAX_HEAP_BYTES || rss < bytesAtRest + MIN_GROWTH_BYTES) return;
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    bytesAtRest = process.memoryUsage().rss;
  };
  setInterval(check, CHECK_INTERVAL_MS).unref();
};

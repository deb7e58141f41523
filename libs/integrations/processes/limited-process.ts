import { type ChildProcess, spawn } from 'node:child_process';

const MEMORY_CHECK_MS = 50;

/** As for the server. A larger space for new objects takes twice the memory and saves a tenth of the time. */
const NEW_SPACE_MB = 8;

export type MemoryLimits = {
  heapMb: number;
  /** Includes what the heap limit does not count, such as decompressed bytes. */
  residentMb: number;
};

/**
 * Runs `script` (CommonJS) on data of strangers, by messages. A full heap ends the whole Node process, even that of a worker
 * thread, so it has its own. It has no environment and no output, and is killed when it exceeds its memory or its parent is gone.
 */
export const startLimitedProcess = (script: string, { heapMb, residentMb }: MemoryLimits): ChildProcess =>
  spawn(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${NEW_SPACE_MB}`, '-e', memoryCheck(residentMb) + script],
    {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    },
  );

/** A thread checks, because the main thread is busy. */
const memoryCheck = (residentMb: number) => `
const { Worker } = require('node:worker_threads');
const check = (maxBytes, parent) => {
  if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
};
new Worker(
  'setInterval(' + check + ', ${MEMORY_CHECK_MS}, ${residentMb * 1024 * 1024}, ' + process.ppid + ')',
  { eval: true },
).unref();
`;

/** True if the limits ended the process: the runtime aborts when the heap is full, the check and the system kill. */
export const isOutOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  code === ABORT_CODE || signal === 'SIGABRT' || signal === 'SIGKILL';

/** The exit code of an abort where there are no signals. */
const ABORT_CODE = 134;

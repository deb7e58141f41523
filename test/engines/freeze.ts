import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/**
 * Waits until every thread has stopped: on a busy machine a thread may run and reply for a moment after the signal. Without /proc
 * it does not wait.
 */
export const freeze = async (server: ChildProcess) => {
  server.kill('SIGSTOP');
  while (!statesOfThreads(server.pid!).every((state) => state === STOPPED_STATE)) await setImmediate();
};

const STOPPED_STATE = 'T';

const statesOfThreads = (pid: number): string[] => {
  const threads = `/proc/${pid}/task`;
  return existsSync(threads)
    ? readdirSync(threads).map((thread) => parseState(readFileSync(`${threads}/${thread}/stat`, 'utf8')))
    : [];
};

/** The state follows the program's name in parentheses, which may hold any character. See proc(5). */
const parseState = (stat: string) => stat.charAt(stat.lastIndexOf(')') + 2);

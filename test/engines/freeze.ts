import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/**
 * Sends SIGSTOP and waits until every thread of the process has stopped. On a busy machine a thread may go on for a moment after
 * the signal, and answer. Where there is no /proc it does not wait.
 */
export const freeze = async (server: ChildProcess) => {
  server.kill('SIGSTOP');
  while (!statesOfThreads(server.pid!).every((state) => state === STOPPED)) await setImmediate();
};

const STOPPED = 'T';

const statesOfThreads = (pid: number): string[] => {
  const threads = `/proc/${pid}/task`;
  return existsSync(threads)
    ? readdirSync(threads).map((thread) => stateIn(readFileSync(`${threads}/${thread}/stat`, 'utf8')))
    : [];
};

/** The state follows the name of the program in parentheses, which may hold any character. See proc(5). */
const stateIn = (stat: string) => stat.charAt(stat.lastIndexOf(')') + 2);

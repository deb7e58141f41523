import { readdirSync, readFileSync } from 'node:fs';

/** Returns a function for the processor time since then, in milliseconds. */
export const startProcessorTime = () => {
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return (user + system) / 1_000;
  };
};

/** Of all live threads, in milliseconds. Linux only. */
export const processorTimeOf = (pid: number): number => {
  const threads = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(threads).map((thread) => {
    const [running] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ');
    return Number(running);
  });
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
};

/** Of programs that have ended, in milliseconds. Linux only. */
export const processorTimeOfChildren = (): number => {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user, system] = fields.slice(CHILDREN_TIME_FIELD, CHILDREN_TIME_FIELD + 2).map(Number) as [number, number];
  return (user + system) * TICK_MS;
};

/** Counted behind the name of the program: see proc(5). */
const CHILDREN_TIME_FIELD = 13;
const TICK_MS = 10;

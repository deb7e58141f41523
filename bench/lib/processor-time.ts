import { readdirSync, readFileSync } from 'node:fs';

/** Begins to measure: answers for how many milliseconds the threads of this process have been at work since. */
export const startProcessorTime = () => {
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return (user + system) / 1_000;
  };
};

/** For how many milliseconds the threads of another process have been at work. Linux only. */
export const processorTimeOf = (pid: number): number => {
  const threads = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(threads).map((thread) => {
    const [running] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ');
    return Number(running);
  });
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
};

import { readdirSync, readFileSync } from 'node:fs';

/** Of /proc: clock ticks are told as hundredths of a second, whatever the kernel counts in. */
const TICK_MS = 10;

/** For how many milliseconds the processes of a group have been at work, with their threads that have ended. Linux only. */
export const groupTimeOf = (group: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times.group === group)
    .reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS;

/** Its name, in brackets, may have anything in it. A process that has ended meanwhile is of no group. */
const timesOf = (pid: string) => {
  const stat = statOf(pid);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { group: Number(fields[2]), ticks: Number(fields[11]) + Number(fields[12]) };
};

const statOf = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
};

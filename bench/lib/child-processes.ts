import { readFileSync } from 'node:fs';
import { processorTimeOf } from './processor-time';

/** Of living programs that this one has started, in milliseconds. Linux only. */
export const processorTimeOfLivingChildren = (): number => livingChildren().reduce((sum, pid) => sum + processorTimeOf(pid), 0);

/** The most memory that each of them ever had, in bytes. Linux only. */
export const peakBytesOfLivingChildren = (): number => livingChildren().reduce((sum, pid) => sum + peakBytesOf(pid), 0);

const livingChildren = (): number[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const peakBytesOf = (pid: number): number => {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
};

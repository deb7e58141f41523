import { startProcessorTime } from '../lib/processor-time';
import { percentile } from '../lib/statistics';
import type { Appended } from './wishes';

/** How long each piece of work takes, and all of it. `work` calls back as each ends, with when that began. */
export const measured = async (work: (done: (began: number) => void) => void | Promise<void>): Promise<Appended> => {
  const times: number[] = [];
  const [began, processorTime] = [performance.now(), startProcessorTime()];
  await work((since) => times.push(performance.now() - since));
  const seconds = (performance.now() - began) / 1_000;
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    work: (processorTime() * 1_000) / times.length,
  };
};

import { startProcessorTime } from '../lib/processor-time';
import { percentile } from '../lib/statistics';
import type { AppendResult } from './commands';

/** Measures each piece of work and all of it. `work` calls back when a piece ends, with the time it began. */
export const measureWork = async (work: (done: (began: number) => void) => void | Promise<void>): Promise<AppendResult> => {
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

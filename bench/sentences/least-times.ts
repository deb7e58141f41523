import { percentile } from '../lib/statistics';

export type Work = () => unknown;

/** In milliseconds, of each work the least of the rounds: what other programs take meanwhile is not its own. */
export const leastTimes = (works: readonly Work[], rounds: number): Readonly<Record<'p50' | 'p99', number>> => {
  const times = new Float64Array(works.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [at, work] of works.entries()) {
      const begun = performance.now();
      work();
      times[at] = Math.min(times[at]!, performance.now() - begun);
    }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
};

import { setTimeout } from 'node:timers/promises';
import { isPassing } from './failures';

const FIRST_REST_MS = 20;
const LONGEST_REST_MS = 500;

/**
 * Does `work` again after failures that pass, with growing rests between, for `patience()` milliseconds from the first of
 * them, which may end before their time; then it throws the last one. Only for work that may be done twice: reads, and
 * appends that name their ids and exact revision.
 */
export const patiently = async <T>(patience: () => number, work: () => Promise<T>, onFailure: () => void): Promise<T> => {
  let began: number | undefined;
  for (let rest = FIRST_REST_MS; ; rest = Math.min(2 * rest, LONGEST_REST_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      onFailure();
      began ??= performance.now();
      if (performance.now() - began + rest > patience()) throw error;
      await setTimeout(rest * (0.5 + Math.random() / 2));
    }
  }
};

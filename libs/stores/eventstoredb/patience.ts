import { setTimeout } from 'node:timers/promises';
import { StoreUnavailable } from '#libs/event-sourcing';
import { isPassing } from './failures';

const PATIENCE_MS = 4_000;
const FIRST_REST_MS = 20;
const LONGEST_REST_MS = 500;

/**
 * Does `work` again after failures that pass, with growing rests between, and gives up after a bounded time. Only for work that
 * may be done twice: reads, and appends that name their ids and exact revision. Throws `StoreUnavailable`.
 */
export const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  const end = performance.now() + PATIENCE_MS;
  for (let rest = FIRST_REST_MS; ; rest = Math.min(2 * rest, LONGEST_REST_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (performance.now() + rest > end) throw new StoreUnavailable('EventStoreDB', error);
      await setTimeout(rest * (0.5 + Math.random() / 2));
    }
  }
};

import { Unreachable } from '../api';
import { remembered } from '../local-storage';
import type { OfflineChange } from './queue';

/** Stands in for an answer: the change is queued on this device, and sent as soon as that is possible. */
export const QUEUED = Symbol('queued');

/** For those who are told that it was done. */
export const UNTIL_REACHED = 'It is kept on this device and sent as soon as Almanac can be reached.';

/**
 * Sends a change, or queues it where nobody can be reached. What waits already goes first. Throws what the server says against
 * it, and where nothing can be queued, that it cannot be reached.
 */
export const sendOrQueue = async <T>(key: string, change: OfflineChange, send: () => Promise<T>): Promise<T | typeof QUEUED> => {
  if (remembered.hasWishes.read()) {
    const { addBehindOthers } = await fetchQueue();
    return (await addBehindOthers(key, change)) ? QUEUED : send();
  }
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Unreachable && canQueue())) throw error;
    const { addToQueue } = await fetchQueue();
    await addToQueue(key, change);
    return QUEUED;
  }
};

/** Where tabs cannot agree on who sends, nothing is queued: it would be sent twice. */
const canQueue = () => 'indexedDB' in globalThis && navigator.locks !== undefined;

export const fetchQueue = () => import('./page-queue');

/** Does it where changes are queued on this device. What fails then fails as well where it matters. */
export const ifAnyQueued = async (work: (queue: Awaited<ReturnType<typeof fetchQueue>>) => Promise<unknown>) => {
  if (remembered.hasWishes.read())
    await fetchQueue()
      .then(work)
      .catch(() => undefined);
};

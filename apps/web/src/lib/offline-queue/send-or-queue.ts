import { UnreachableError } from '../api';
import { remembered } from '../local-storage';
import type { OfflineChange } from './queue';

export const QUEUED = Symbol('queued');

export const QUEUED_TEXT = 'It is stored on this device and sent as soon as Almanac can be reached.';

/** Sends, or queues behind those that wait or if unreachable. Throws the server's refusal, and `UnreachableError` if the browser cannot queue. */
export const sendOrQueue = async <T>(key: string, change: OfflineChange, send: () => Promise<T>): Promise<T | typeof QUEUED> => {
  if (remembered.hasQueuedChanges.read()) {
    const { addBehindOthers } = await fetchQueue();
    if (await addBehindOthers(key, change)) return QUEUED;
  }
  // What went with the others is sent again for its response. That is safe: no change, no fact.
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof UnreachableError && canQueue())) throw error;
    const { addToQueue } = await fetchQueue();
    await addToQueue(key, change);
    return QUEUED;
  }
};

/** Without locks two tabs would send the same change. */
const canQueue = () => 'indexedDB' in globalThis && navigator.locks !== undefined;

export const fetchQueue = () => import('./page-queue');

/** Errors of `work` are ignored: the call that follows meets them too. */
export const ifAnyQueued = async (work: (queue: Awaited<ReturnType<typeof fetchQueue>>) => Promise<unknown>) => {
  if (remembered.hasQueuedChanges.read())
    await fetchQueue()
      .then(work)
      .catch(() => undefined);
};

import { UnreachableError } from '../api';
import { remembered } from '../local-storage';
import type { OfflineChange } from './queue';

export const QUEUED = Symbol('queued');

export const UNTIL_REACHED = 'It is stored on this device and sent as soon as Almanac can be reached.';

/** Changes that wait already go first. Throws the server's refusal, and `UnreachableError` in browsers that cannot queue. */
export const sendOrQueue = async <T>(key: string, change: OfflineChange, send: () => Promise<T>): Promise<T | typeof QUEUED> => {
  if (remembered.hasWishes.read()) {
    const { addBehindOthers } = await fetchQueue();
    return (await addBehindOthers(key, change)) ? QUEUED : send();
  }
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
  if (remembered.hasWishes.read())
    await fetchQueue()
      .then(work)
      .catch(() => undefined);
};

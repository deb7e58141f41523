import type { QueryClient } from '@tanstack/react-query';
import { type EventDetails, type Preferences, type Sidebar, toUserKey } from '#libs/contracts';
import { loadedEvents } from '../loaded-events';
import { remembered } from '../local-storage';
import { sidebarWithFollows } from '../with-follows';
import { changesOf, type OfflineChange, queueOfKey, withChanges, withoutRefused, withQueued } from './queue';
import { changeQueue, readQueue, sendQueue, TAKE_UP } from './stored-queue';

export { emptyQueue } from './stored-queue';

export const addToQueue = async (key: string, change: OfflineChange): Promise<number> => {
  const { lastId } = await changeQueue((queue) => withQueued(queue, key, change));
  remembered.hasQueuedChanges.write(true);
  callWhenOnline().catch(() => undefined);
  return lastId;
};

/** Returns whether the change still waits; if not, sending it again gives the server's response. */
export const addBehindOthers = async (key: string, change: OfflineChange): Promise<boolean> => {
  const number = await addToQueue(key, change);
  const left = await takeUp();
  await changeQueue((queue) => withoutRefused(queue, [number]));
  return left.waiting.some(({ id }) => id === number);
};

/** Browsers with background sync wake the worker even after the page was closed. */
const callWhenOnline = async () => {
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(TAKE_UP);
};

/** Not in every browser. https://wicg.github.io/background-sync/spec/ */
type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Sends the queue and remembers whether anything still waits. */
export const takeUp = async () => {
  const left = await sendQueue();
  if (left.waiting.length > 0) return left;
  remembered.hasQueuedChanges.forget();
  // Another tab may have queued one in between.
  const now = await readQueue();
  if (now.waiting.length > 0) remembered.hasQueuedChanges.write(true);
  return now;
};

/** Drops the changes of all other keys, which cannot be sent any more once this account has signed in. */
export const keepOnlyOf = async (userId: string) => {
  await changeQueue((queue) => queueOfKey(queue, toUserKey(userId)));
  await takeUp();
};

export const withQueuedChanges = {
  preferences: async (preferences: Preferences, key: string) => withChanges(preferences, changesOf(await readQueue(), key)),

  sidebar: (sidebar: Sidebar, { defaults, followedOrganizations }: Preferences) =>
    defaults ? sidebar : sidebarWithFollows(sidebar, new Set(followedOrganizations)),

  /** Events saved since are found in the lists that were loaded. */
  savedEvents: (events: EventDetails[], { savedEvents }: Preferences, client: QueryClient): EventDetails[] => [
    ...events,
    ...loadedEvents(client).filter(({ id }) => savedEvents.includes(id) && !events.some((event) => event.id === id)),
  ],
};

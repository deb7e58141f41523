import { type OneEvent, type Preferences, type Sidebar, type TownEvent, userKey } from '#libs/contracts';
import { remembered } from '../local-storage';
import { withFollows } from '../with-follows';
import { changesOf, type OfflineChange, ofKey, put, withChanges, withoutRefused } from './queue';
import { changeQueue, readQueue, sendQueue, TAKE_UP } from './stored-queue';

export { emptyQueue } from './stored-queue';

/** Puts it behind all that wait. Answers its number. */
export const addToQueue = async (key: string, change: OfflineChange): Promise<number> => {
  const { lastId } = await changeQueue((queue) => put(queue, key, change));
  remembered.hasWishes.write(true);
  callWhenOnline().catch(() => undefined);
  return lastId;
};

/** And sends what can be sent. Whether it still waits; what became of it otherwise the server says when it is asked again. */
export const addBehindOthers = async (key: string, change: OfflineChange): Promise<boolean> => {
  const number = await addToQueue(key, change);
  const left = await takeUp();
  await changeQueue((queue) => withoutRefused(queue, [number]));
  return left.waiting.some(({ id }) => id === number);
};

/** A browser that can, wakes up the worker then, also when the page is closed. */
const callWhenOnline = async () => {
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(TAKE_UP);
};

/** Not every browser knows it. https://wicg.github.io/background-sync/spec/ */
type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Sends what waits, and remembers whether anything does still. */
export const takeUp = async () => {
  const left = await sendQueue();
  if (left.waiting.length > 0) return left;
  remembered.hasWishes.forget();
  // Another tab may have queued one in between.
  const now = await readQueue();
  if (now.waiting.length > 0) remembered.hasWishes.write(true);
  return now;
};

/** Once another has signed in, what could not be sent before is nobody's any more. */
export const keepOnlyOf = async (userId: string) => {
  await changeQueue((queue) => ofKey(queue, userKey(userId)));
  await takeUp();
};

/** What the server says of somebody's own, with what they changed since. */
export const shown = {
  preferences: async (preferences: Preferences, key: string) => withChanges(preferences, changesOf(await readQueue(), key)),

  sidebar: (sidebar: Sidebar, { defaults, followedOrganizations }: Preferences) =>
    defaults ? sidebar : withFollows(sidebar, new Set(followedOrganizations)),

  /** What was saved since stands in the list of all. */
  savedEvents: (events: OneEvent[], { savedEvents }: Preferences, all: TownEvent[]): OneEvent[] => [
    ...events,
    ...all.filter(({ id }) => savedEvents.includes(id) && !events.some((event) => event.id === id)),
  ],
};

import { remembered } from '../local-storage';
import { changeBox } from './kept-box';
import { TAKE_UP } from './send-wishes';
import { takeUp } from './take-up';
import { put, told, type Wish } from './wishes';

/** Puts it behind all that wait. Answers its number. */
export const keepWish = async (key: string, wish: Wish): Promise<number> => {
  const { lastId } = await changeBox((box) => put(box, key, wish));
  remembered.hasWishes.write(true);
  callWhenOnline().catch(() => undefined);
  return lastId;
};

/** And sends what can be sent. Whether it still waits; what became of it otherwise the server says when it is asked again. */
export const keepBehindOthers = async (key: string, wish: Wish): Promise<boolean> => {
  const number = await keepWish(key, wish);
  const left = await takeUp();
  await changeBox((box) => told(box, [number]));
  return left.waiting.some(({ id }) => id === number);
};

/** A browser that can, wakes up the worker then, also when the page is closed. */
const callWhenOnline = async () => {
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(TAKE_UP);
};

/** Not every browser knows it. https://wicg.github.io/background-sync/spec/ */
type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

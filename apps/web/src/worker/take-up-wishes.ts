import { sendQueue, TAKE_UP } from '../lib/offline-queue/stored-queue';
import { scope } from './scope';

/** Where a browser says so, when the network is back, and be it that no page is open any more. */
export const takeUpWishes = () =>
  scope.addEventListener('sync', (event) => {
    if (event.tag === TAKE_UP) event.waitUntil(takeUp());
  });

/** While something is left the browser is told to call again. */
const takeUp = async () => {
  const { waiting } = await sendQueue();
  await tellPages();
  if (waiting.length > 0) throw new Error('Not all could be sent yet');
};

const tellPages = async () => {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(TAKE_UP);
};

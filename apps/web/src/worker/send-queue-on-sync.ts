import { sendQueue, TAKE_UP } from '../lib/offline-queue/stored-queue';
import { scope } from './scope';

/** The browser fires `sync` when the network is back, even with no page open. */
export const sendQueueOnSync = () =>
  scope.addEventListener('sync', (event) => {
    if (event.tag === TAKE_UP) event.waitUntil(sendQueuedChanges());
  });

/** Throws while changes are left, so that the browser fires again. */
const sendQueuedChanges = async () => {
  const { waiting } = await sendQueue();
  await notifyPages();
  if (waiting.length > 0) throw new Error('Not all could be sent yet');
};

const notifyPages = async () => {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(TAKE_UP);
};

import { sendWishes, TAKE_UP } from '../lib/wishes/send-wishes';
import { scope } from './scope';

/** Where a browser says so, when the network is back, and be it that no page is open any more. */
export const takeUpWishes = () =>
  scope.addEventListener('sync', (event) => {
    if (event.tag === TAKE_UP) event.waitUntil(takeUp());
  });

/** While something is left the browser is told to call again. */
const takeUp = async () => {
  const { waiting } = await sendWishes();
  await tellPages();
  if (waiting.length > 0) throw new Error('Not all could be sent yet');
};

const tellPages = async () => {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(TAKE_UP);
};

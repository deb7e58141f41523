import { ASSISTED } from 'virtual:built-files';
import { CACHE_NAMES, KEEP_ASSISTANT_MESSAGE } from '../lib/cache-names';
import { scope } from './scope';

/** Waits for a message of the page, because nothing is cached on a device where Magic Stuff is off. */
export const cacheAssistantFiles = () =>
  scope.addEventListener('message', (event) => {
    if (event.data === KEEP_ASSISTANT_MESSAGE) event.waitUntil(addFilesToCache());
  });

const addFilesToCache = async () => {
  const cache = await caches.open(CACHE_NAMES.assets);
  for (const file of ASSISTED) if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file).catch(() => undefined);
};

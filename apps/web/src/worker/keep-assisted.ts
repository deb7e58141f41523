import { ASSISTED } from 'virtual:built-files';
import { CACHES, KEEP_ASSISTED } from '../lib/kept-caches';
import { scope } from './scope';

/** A page says when: of a device where Magic Stuff is off, none of its files is fetched. */
export const keepAssisted = () =>
  scope.addEventListener('message', (event) => {
    if (event.data === KEEP_ASSISTED) event.waitUntil(keepFiles());
  });

const keepFiles = async () => {
  const kept = await caches.open(CACHES.assets);
  for (const file of ASSISTED) if (!(await kept.match(file, { ignoreVary: true }))) await kept.add(file).catch(() => undefined);
};

import { deleteCaches } from './cache-names';
import { forgetEverything } from './local-storage';
import { QUEUE_DATABASE } from './offline-queue/queue-database';
import { fetchQueue } from './offline-queue/send-or-queue';

/** Deletes everything stored, cached and queued on this device. The caller leaves the page right afterwards. */
export const forgetDevice = async () => {
  await emptyQueue();
  forgetEverything();
  await deleteCaches();
};

/** Refused changes carry the key too, so it is emptied even if nothing waits. */
const emptyQueue = async () => {
  try {
    await (await fetchQueue()).emptyQueue();
  } catch {
    // Without the script or its store, the browser deletes the database itself once no page has it open.
    globalThis.indexedDB?.deleteDatabase(QUEUE_DATABASE);
  }
};

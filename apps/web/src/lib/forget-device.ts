import { deleteCaches } from './cache-names';
import { forgetEverything } from './local-storage';
import { ifAnyQueued } from './offline-queue/send-or-queue';

/** Deletes everything stored, cached and queued on this device. The caller leaves the page right afterwards. */
export const forgetDevice = async () => {
  await ifAnyQueued(({ emptyQueue }) => emptyQueue());
  forgetEverything();
  await deleteCaches();
};

import { forgetKept } from './kept-caches';
import { forgetEverything } from './local-storage';
import { ifAnyQueued } from './offline-queue/send-or-queue';

/** Of what was remembered, answered and wished here nothing is left. For a page that is left right afterwards. */
export const forgetDevice = async () => {
  await ifAnyQueued(({ emptyQueue }) => emptyQueue());
  forgetEverything();
  await forgetKept();
};

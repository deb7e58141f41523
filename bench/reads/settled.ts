import { setTimeout } from 'node:timers/promises';
import { openStores } from '#libs/stores';

const REACTOR = 'follow-new-sub-organizations';
const LOOK_AGAIN_MS = 100;

/** Once the town has seen its whole log: before, it writes beside what is measured, and every answer moves. */
export const settled = async (directory: string) => {
  const { store, checkpoints, close } = openStores({ folder: directory });
  while ((await checkpoints.get(REACTOR))?.position !== (await store.head())) await setTimeout(LOOK_AGAIN_MS);
  await close();
};

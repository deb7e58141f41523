import { setTimeout } from 'node:timers/promises';
import { openStores, type StoreLocations } from '#libs/stores';

export const FOLLOWING_REACTOR = 'follow-new-sub-organizations';
const POLL_INTERVAL_MS = 100;

/** Before that, the town's writes disturb the measurement and every response changes. */
export const waitUntilSettled = async (where: StoreLocations) => {
  const { store, checkpoints, close } = openStores(where);
  while ((await checkpoints.get(FOLLOWING_REACTOR))?.position !== (await store.head())) await setTimeout(POLL_INTERVAL_MS);
  await close();
};

import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { EmbeddedCheckpoints, EmbeddedEventStore } from '#libs/stores';

const REACTOR = 'follow-new-sub-organizations';
const LOOK_AGAIN_MS = 100;

/** Once the town has seen its whole log: before, it writes beside what is measured, and every answer moves. */
export const settled = async (directory: string) => {
  const log = join(directory, 'events.db');
  const [store, checkpoints] = [new EmbeddedEventStore(log), new EmbeddedCheckpoints(log)];
  while ((await checkpoints.get(REACTOR))?.position !== (await store.head())) await setTimeout(LOOK_AGAIN_MS);
  await Promise.all([store.close(), checkpoints.close()]);
};

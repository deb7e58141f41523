import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { hashedKey, preferences, SaveEvent, upcasters } from '#libs/domain';
import { LeaseKeeper, LogWorker, Projector, rebuildProjections, Streams, withUpcasting } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { projections } from '#projections';
import { toIssued } from '../lib/bench-town';
import { answerQuestions, askNewChild } from '../lib/child';
import type { FoldResult, FoldTask } from './fold';

export type ServingTask = {
  directory: string;
  where: 'the same process' | 'another process' | 'nowhere';
  nth: number;
};
/** In milliseconds. */
export type ServingResult = { longestTurn: number; longestWrite: number; writes: number };

const WRITE_INTERVAL_MS = 10;
const QUIET_MS = 3_000;

answerQuestions(async ({ directory, where, nth }: ServingTask): Promise<ServingResult> => {
  const { leases, builds, close, ...stores } = openStores({ folder: directory });
  const store = withUpcasting(stores.store, upcasters);
  const projector = new Projector(store, builds, projections);
  const streams = new Streams(store, projector);
  const worker = new LogWorker(store, new LeaseKeeper(leases, randomUUID()), projector, (error) => console.error(error));
  worker.start();
  await projector.isBuilt();
  await projector.caughtUpTo(await store.head());

  const names = projections.map(({ name }) => name);
  const rebuilding = {
    'the same process': () => rebuildProjections({ store, builds, leases }, projections),
    'another process': () =>
      askNewChild<FoldTask, FoldResult>(join(__dirname, 'fold.js'), { where: { folder: directory }, names }),
    nowhere: () => setTimeout(QUIET_MS),
  };
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  let isOver = false;
  const over = rebuilding[where]().finally(() => {
    isOver = true;
  });
  const writes: number[] = [];
  for (; !isOver; await setTimeout(WRITE_INTERVAL_MS)) {
    const key = hashedKey(`${nth}-${writes.length}`);
    const began = performance.now();
    await streams.handle(
      preferences,
      new SaveEvent({ key, eventId: 1 }, { ...toIssued(key, writes.length), commandId: randomUUID(), consistency: 'strong' }),
    );
    writes.push(performance.now() - began);
  }
  await over;
  turns.disable();
  await worker.stop();
  await close();
  return { longestTurn: turns.max / 1e6, longestWrite: Math.max(...writes), writes: writes.length };
});

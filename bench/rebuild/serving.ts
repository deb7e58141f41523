import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { hashedKey, preferences, SaveEvent, upcasters } from '#libs/domain';
import { Projector, rebuild, Streams, Worker, withUpcasting } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { projections } from '#projections';
import { issuedBy } from '../lib/a-town';
import { answering, askAfresh } from '../lib/child';
import type { Fold, Measured } from './fold';

export type Serving = {
  directory: string;
  where: 'the same process' | 'another process' | 'nowhere';
  nth: number;
};
/** In milliseconds. */
export type Served = { longestTurn: number; longestWrite: number; writes: number };

const EVERY_MS = 10;
const QUIET_MS = 3_000;

/** Answers writes as a server does while all read models are rebuilt: how long did others wait? */
answering(async ({ directory, where, nth }: Serving): Promise<Served> => {
  const { leases, builds, close, ...stores } = openStores({ folder: directory });
  const store = withUpcasting(stores.store, upcasters);
  const projector = new Projector(store, builds, projections);
  const streams = new Streams(store, projector);
  const worker = new Worker(store, leases, randomUUID(), projector, (error) => console.error(error));
  worker.start();
  await projector.isBuilt();
  await projector.caughtUpTo(await store.head());

  const names = projections.map(({ name }) => name);
  const rebuilding = {
    'the same process': () => rebuild({ store, builds, leases }, projections),
    'another process': () => askAfresh<Fold, Measured>(join(__dirname, 'fold.js'), { where: { folder: directory }, names }),
    nowhere: () => setTimeout(QUIET_MS),
  };
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  let isOver = false;
  const over = rebuilding[where]().finally(() => {
    isOver = true;
  });
  const writes: number[] = [];
  for (; !isOver; await setTimeout(EVERY_MS)) {
    const key = hashedKey(`${nth}-${writes.length}`);
    const began = performance.now();
    await streams.handle(
      preferences,
      new SaveEvent({ key, eventId: 1 }, { ...issuedBy(key, writes.length), commandId: randomUUID(), consistency: 'strong' }),
    );
    writes.push(performance.now() - began);
  }
  await over;
  turns.disable();
  await worker.stop();
  await close();
  return { longestTurn: turns.max / 1e6, longestWrite: Math.max(...writes), writes: writes.length };
});

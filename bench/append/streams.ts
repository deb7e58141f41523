import { randomUUID } from 'node:crypto';
import { preferences } from '#libs/domain';
import { Projector, Streams, Worker } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { projections } from '#projections';
import { answering } from '../lib/child';
import { measured } from './measured';
import { type Round, wishesOf } from './wishes';

const { store, leases, builds } = openStores(JSON.parse(process.argv[2]!));
const projector = new Projector(store, builds, projections);
const streams = new Streams(store, projector);

/** Commands on their whole way, as many at once as wanted; strong ones wait for the projector, which runs here. */
answering(async (round: Round) => {
  const projecting = new Worker(store, leases, randomUUID(), projector, (error) => console.error(error));
  if (round.consistency === 'strong') projecting.start();
  const wishes = wishesOf(round).values();
  const appended = await measured(async (done) => {
    const worker = async () => {
      for (const { command } of wishes) {
        const began = performance.now();
        await streams.handle(preferences, command);
        done(began);
      }
    };
    await Promise.all(Array.from({ length: round.atOnce }, worker));
  });
  if (round.consistency === 'strong') await projecting.stop();
  return appended;
});

import { randomUUID } from 'node:crypto';
import { preferences } from '#libs/domain';
import { LeaseKeeper, LogWorker, Projector, Streams } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { projections } from '#projections';
import { answerQuestions } from '../lib/child';
import { type AppendRound, commandsOf } from './commands';
import { measureWork } from './measure-work';

// Not closed: bench/append.ts kills this process.
const { store, leases, builds } = openStores(JSON.parse(process.argv[2]!));
const projector = new Projector(store, builds, projections);
const streams = new Streams(store, projector);

answerQuestions(async (round: AppendRound) => {
  const projectionWorker = new LogWorker(store, new LeaseKeeper(leases, randomUUID()), projector, (error) =>
    console.error(error),
  );
  // A strong command waits for the read models.
  if (round.consistency === 'strong') projectionWorker.start();
  // One iterator for all workers: each takes the next command.
  const commands = commandsOf(round).values();
  const appended = await measureWork(async (done) => {
    const worker = async () => {
      for (const { command } of commands) {
        const began = performance.now();
        await streams.handle(preferences, command);
        done(began);
      }
    };
    await Promise.all(Array.from({ length: round.atOnce }, worker));
  });
  if (round.consistency === 'strong') await projectionWorker.stop();
  return appended;
});

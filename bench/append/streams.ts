import { randomUUID } from 'node:crypto';
import { preferences } from '#libs/domain';
import { LeaseKeeper, LogWorker, Projector, Streams } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { projections } from '#projections';
import { answerQuestions } from '../lib/child';
import { type AppendRound, commandsOf } from './commands';
import { measureWork } from './measure-work';

const { store, leases, builds } = openStores(JSON.parse(process.argv[2]!));
const projector = new Projector(store, builds, projections);
const streams = new Streams(store, projector);

answerQuestions(async (round: AppendRound) => {
  const projecting = new LogWorker(store, new LeaseKeeper(leases, randomUUID()), projector, (error) => console.error(error));
  if (round.consistency === 'strong') projecting.start();
  const wishes = commandsOf(round).values();
  const appended = await measureWork(async (done) => {
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

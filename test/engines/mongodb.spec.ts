import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { catalogueEvent, preferences } from '#libs/domain';
import { type Projection, Projector, Streams, verifyProjections } from '#libs/event-sourcing';
import { documentsOf } from '#libs/event-sourcing/testing';
import { EmbeddedEventStore } from '#libs/stores';
import { projections } from '#projections';
import { BuildsDirectory, Mongo, MongoDbBuilds, MongoDbReadModels } from '../../libs/stores/mongodb';
import { arbitraryCommands } from '../fixtures/histories';
import { createFolder, readLog } from '../fixtures/town-process';
import { MongoProxy } from './mongo-proxy';
import { describeOnMongoDb } from './mongodb';

const deciders = { preferences, event: catalogueEvent };

const arbitraryProcesses = fc.array(
  fc.record({
    mishap: fc.constantFrom('kill' as const, 'freeze' as const),
    at: fc.integer({ min: 10, max: 60 }),
    meanwhile: fc.integer({ min: 1, max: 15 }),
  }),
  { minLength: 3, maxLength: 5, size: 'max' },
);

const openProcessThroughProxy = async (store: EmbeddedEventStore, url: string) => {
  const way = await MongoProxy.open(url);
  const mongo = new Mongo(way.url, { patience: 0 });
  const directory = new BuildsDirectory(mongo);
  const [builds, readModels] = [new MongoDbBuilds(mongo, directory), new MongoDbReadModels(mongo, directory)];
  const projector = new Projector(store, builds, projections);
  const heldLeases = new Map(projector.leases.map((lease) => [lease, 1]));
  return {
    way,
    mongo,
    builds,
    readModels,
    follow: async () => {
      while (await projector.step(heldLeases));
    },
    close: async () => {
      await readModels.close();
      await mongo.close();
      await builds.close();
      await way.close();
    },
  };
};

describeOnMongoDb('The read models of a town on MongoDB', (databaseUrl) => {
  // Several tests, because all runs in one take minutes on a busy machine.
  it.each([1, 2, 3])(
    'equal a plain fold of the log, whichever process was killed or frozen during any command and writes later (%i of 3)',
    async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryCommands(), arbitraryProcesses, async (wishes, unlucky) => {
          const [folder, url] = [createFolder(), databaseUrl()];
          const store = new EmbeddedEventStore(join(folder, 'events.db'));
          const streams = new Streams(store, { caughtUpTo: async () => true });
          const record = async (some: typeof wishes) => {
            for (const { about, command } of some) await streams.handle(deciders[about] as typeof preferences, command as never);
          };

          const last = await openProcessThroughProxy(store, url);
          await last.follow();

          const left = [...wishes];
          const before: Awaited<ReturnType<typeof openProcessThroughProxy>>[] = [];
          for (const { mishap, at, meanwhile } of unlucky) {
            await record(left.splice(0, meanwhile));
            const one = await openProcessThroughProxy(store, url);
            one.way.setMishap(at, mishap);
            const following = one.follow().catch(() => {});
            await Promise.race([following, one.way.happened]);
            if (mishap === 'kill') await one.mongo.close();
            before.push({ ...one, follow: () => following });
          }
          await record(left);
          await last.follow();
          for (const one of before) one.way.endMishap();
          for (const one of before) await one.follow();
          await last.follow();

          const log = await readLog(store);
          for (const model of projections as readonly Projection<any>[])
            expect(await last.readModels.find(model)).toEqual(sortByKey(documentsOf(model, log)));
          for (const compared of await verifyProjections({ store, builds: last.builds }, projections))
            expect(compared).toMatchObject({ differing: [], parked: 0 });

          for (const one of [...before, last]) await one.close();
          await store.close();
          rmSync(folder, { recursive: true });
        }),
        { numRuns: 2, endOnFailure: true },
      );
    },
  );
});

const sortByKey = (documents: Readonly<Record<string, unknown>>) =>
  Object.keys(documents)
    .toSorted()
    .map((key) => documents[key]);

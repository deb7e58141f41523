import { BEGINNING, positionOf, projection } from '#libs/event-sourcing';
import { MongoDbReadModels } from '.';
import { BuildsDirectory } from './builds-directory';
import type { Mongo } from './mongo';

const fruits = projection<{ name: string }, any>({ name: 'fruits', version: 1, key: () => '', on: {} });

const entry = (id: string) => ({
  ...{ id, log: 'log', position: positionOf(9), fact: 'fact-9', changed: BEGINNING, isOffered: false, indexed: [] },
});

const aServer = () => {
  let live = 'first';
  const stored = () => ({
    ...{
      _id: 'fruits 1',
      projection: 'fruits',
      version: 1,
      turn: 1,
      previous: null,
      builds: ['first', 'second'].map(entry),
    },
    ...{ live, switches: live === 'first' ? 1 : 2 },
  });
  const rows: Record<string, (build?: string) => object[]> = {
    builds: () => [stored()],
    parked: (build) => (build === 'second' ? [{ key: 'apple', position: positionOf(8), reason: 'worm' }] : []),
    documents_first: () => {
      live = 'second';
      return [{ _id: 'apple', at: positionOf(7), document: '{"name":"ripe"}' }];
    },
    documents_second: () => [{ _id: 'apple', at: positionOf(7), document: '{"name":"before the worm"}' }],
  };
  const collection = (name: string) => ({
    find: ({ build }: { build?: string } = {}) => ({ toArray: async () => rows[name]!(build) }),
    findOne: async () => rows[name]!()[0] ?? null,
  });
  return { retry: async (work: (db: unknown) => unknown) => work({ collection }) } as unknown as Mongo;
};

it('A document on a MongoDB is not sure where the build that has gone live meanwhile parks it', async () => {
  const mongo = aServer();
  const readModels = new MongoDbReadModels(mongo, new BuildsDirectory(mongo));
  expect(await readModels.getUnlessParked(fruits, 'apple')).toBeUndefined();
  await readModels.close();
});

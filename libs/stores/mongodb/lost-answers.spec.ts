import fc from 'fast-check';
import { positionOf, projection } from '#libs/event-sourcing';
import { MongoProxy } from '../../../test/engines/mongo-proxy';
import { describeOnMongoDb } from '../../../test/engines/mongodb';
import { BuildsDirectory, Mongo, MongoDbBuilds, MongoDbCheckpoints, MongoDbLeases, MongoDbReadModels } from '.';

type Fruit = { name: string; weight: number };

const fruits = projection<Fruit, any>({ name: 'fruits', version: 1, key: ({ data }) => data.name, indexed: ['weight'], on: {} });

const place = (nth: number) => ({ log: 'log', position: positionOf(nth), fact: `fact-${nth}` });
const written = (at: number, names: readonly string[], document: (name: string) => Fruit | null) =>
  new Map(names.map((name) => [name, { document: document(name), at: positionOf(at) }]));
const weighing = (weight: number) => (name: string) => ({ name, weight });

const everything = async (mongo: Mongo): Promise<unknown> => {
  const directory = new BuildsDirectory(mongo);
  const [builds, readModels] = [new MongoDbBuilds(mongo, directory), new MongoDbReadModels(mongo, directory)];
  const leases = new MongoDbLeases(mongo, () => 1_000);
  const checkpoints = new MongoDbCheckpoints(mongo, async () => 'log');
  const answers: unknown[] = [];
  const tell = async (answer: Promise<unknown>) => answers.push(await answer);
  const now = async (id: string) => (await builds.list()).find((build) => build.id === id)!;

  const first = await builds.begin(fruits, 'log');
  await builds.load(first, written(1, ['apple', 'berry'], weighing(1)));
  const parked = [{ key: 'worm', position: positionOf(2), reason: 'no fruit' }];
  await tell(builds.write([{ build: first, documents: written(2, ['melon'], weighing(2)), parked, place: place(2) }]));
  await builds.offer(await now(first.id));
  await tell(builds.promote(await now(first.id), undefined));
  const page = { build: await now(first.id), parked: [], place: place(3) };
  await tell(builds.write([{ ...page, documents: written(3, ['apple', 'cherry'], weighing(3)) }]));
  await tell(
    builds.write([{ ...page, build: await now(first.id), documents: written(4, ['berry'], () => null), place: place(4) }]),
  );
  await tell(readModels.find(fruits, { weight: { gte: 2 } }, { sort: 'weight' }));
  const second = await builds.begin(fruits, 'log');
  await tell(builds.promote(second, await now(first.id)));
  await tell(builds.promote(await now(first.id), await now(second.id)));
  await tell(builds.parked(await now(first.id)));
  await tell(builds.discard(await now(second.id)));
  await tell(readModels.getMany(fruits, ['apple', 'berry', 'cherry', 'melon']));
  await tell(builds.list().then((all) => all.map(({ state, position }) => [state, position])));

  await tell(leases.acquire('projector', 'ada', 3));
  await tell(leases.acquire('projector', 'bob', 3));
  await leases.release('projector', 'ada');
  await tell(leases.acquire('projector', 'bob', 3));

  const fact = { reactor: 'letters', position: positionOf(5), stream: 'thing-1', reason: 'no stamps', attempts: 1, due: 7 };
  await tell(checkpoints.save('letters', null, place(4), 1));
  await checkpoints.park(fact, 1);
  await tell(checkpoints.save('letters', positionOf(4), place(6), 2));
  await tell(checkpoints.parked());
  await checkpoints.unpark('letters', fact.position);
  await tell(Promise.all([checkpoints.parked(), checkpoints.get('letters'), checkpoints.reactors()]));
  await readModels.close();
  await builds.close();
  return answers;
};

describeOnMongoDb('What is done on MongoDB', (databaseUrl) => {
  const doneLosing = async (lost: number) => {
    const way = await MongoProxy.open(databaseUrl());
    way.setMishap(lost, 'lose');
    const mongo = new Mongo(way.url);
    const answers = await everything(mongo).finally(() => mongo.close());
    await way.close();
    return { answers, commands: way.commandCount };
  };

  it('is done once, and answered as if nothing had happened, whichever answer is lost on the way', async () => {
    const { answers, commands } = await doneLosing(0);
    expect(answers).toEqual([
      [true],
      true,
      [true],
      [true],
      [weighing(2)('melon'), weighing(3)('apple'), weighing(3)('cherry')],
      true,
      true,
      [{ key: 'worm', position: positionOf(2), reason: 'no fruit' }],
      true,
      [weighing(3)('apple'), undefined, weighing(3)('cherry'), weighing(2)('melon')],
      [['live', positionOf(4)]],
      1,
      null,
      2,
      true,
      true,
      [{ reactor: 'letters', position: positionOf(5), stream: 'thing-1', reason: 'no stamps', attempts: 1, due: 7 }],
      [[], place(6), ['letters']],
    ]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: commands }), async (lost) => {
        expect((await doneLosing(lost)).answers).toEqual(answers);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});

import { type Build, DocumentRefused, MAX_DOCUMENT_BYTES, positionOf, projection } from '#libs/event-sourcing';
import { MongoProxy } from '../../../test/engines/mongo-proxy';
import { describeOnMongoDb } from '../../../test/engines/mongodb';
import { checkpointsContract } from '../checkpoints.contract';
import { leasesContract } from '../leases.contract';
import { notesContract } from '../notes.contract';
import { personalKeysContract } from '../personal-keys.contract';
import { readModelsContract } from '../read-models.contract';
import {
  BuildsDirectory,
  Mongo,
  MongoDbBuilds,
  MongoDbCheckpoints,
  MongoDbLeases,
  MongoDbNotes,
  MongoDbPersonalKeys,
  MongoDbReadModels,
} from '.';
import { buildsWithRows, putRows, rowsOf } from './documents';
import { putParked } from './parked-rows';

describeOnMongoDb('MongoDB', (databaseUrl) => {
  const opened: Mongo[] = [];
  const open = (url = databaseUrl()) => {
    opened.push(new Mongo(url));
    return opened.at(-1)!;
  };
  afterEach(async () => {
    for (const mongo of opened.splice(0)) await mongo.close();
  });

  const aReadSide = (mongo: Mongo) => {
    const directory = new BuildsDirectory(mongo);
    return { readModels: new MongoDbReadModels(mongo, directory), builds: new MongoDbBuilds(mongo, directory) };
  };

  describe('as a read side', () => {
    readModelsContract(async () => {
      const url = databaseUrl();
      return [aReadSide(open(url)), aReadSide(open(url))];
    });
  });

  describe('as a read side without transactions', () => {
    const fruits = projection<{ name: string }, any>({ name: 'fruits', version: 1, key: () => '', indexed: ['name'], on: {} });
    const place = (nth: number) => ({ log: 'log', position: positionOf(nth), fact: `fact-${nth}` });
    const apple = (nth: number, document: unknown = { name: `apple ${nth}` }) =>
      new Map([['apple', { document, at: positionOf(nth) }]]);

    it('has documents ahead of their build when it is stopped between the two, and takes none back', async () => {
      const { builds, readModels } = aReadSide(open());
      const build = await builds.begin(fruits, 'log');
      await builds.load(build, apple(3));
      await builds.load(build, apple(2));
      expect(await builds.documents(build, ['apple'])).toEqual(apple(3));
      expect(await builds.list()).toEqual([build]);
      await builds.write([{ build, documents: apple(2), parked: [], place: place(2) }]);
      await builds.promote(build, undefined);
      expect(await readModels.get(fruits, 'apple')).toEqual({ name: 'apple 3' });
    });

    it('does not bring back what was removed by older news of it', async () => {
      const { builds, readModels } = aReadSide(open());
      const build = await builds.begin(fruits, 'log');
      await builds.write([{ build, documents: apple(3, null), parked: [], place: place(3) }]);
      await builds.load(build, apple(2));
      expect(await builds.documents(build, ['apple', 'pear'])).toEqual(apple(3, null));
      expect(await builds.page(build, '', 10)).toEqual([]);
      await builds.promote(build, undefined);
      expect(await readModels.find(fruits)).toEqual([]);
      expect(await readModels.getMany(fruits, ['apple'])).toEqual([undefined]);
    });

    it('finds by an index what can be asked for', async () => {
      const mongo = open();
      const { id } = await aReadSide(mongo).builds.begin(fruits, 'log');
      const indices = await mongo.retry((db) => rowsOf(db, id).indexes());
      expect(indices.map(({ key }) => key)).toContainEqual({ 'indexed.name': 1, _id: 1 });
    });

    it('has what it is told is written on the disks of a majority', async () => {
      const url = new URL(databaseUrl());
      url.searchParams.set('monitorCommands', 'true');
      const mongo = open(String(url));
      const startedCommands: Record<string, unknown>[] = [];
      mongo['connection']['client'].on('commandStarted', ({ command }) => startedCommands.push(command));
      const { builds } = aReadSide(mongo);
      const build = await builds.begin(fruits, 'log');
      await builds.load(build, apple(1));
      await builds.write([{ build, documents: apple(2), parked: [], place: place(2) }]);
      await new MongoDbLeases(mongo).acquire('projector', 'ada', 60);
      const writes = startedCommands.filter((command) => ['insert', 'update', 'findAndModify'].some((name) => name in command));
      expect(writes.length).toBeGreaterThan(3);
      for (const { writeConcern } of writes) expect(writeConcern).toMatchObject({ w: 'majority', j: true });
    });

    it.each([1, 60])('refuses what the server cannot keep, by its key, also among %i others', async (others) => {
      const { builds } = aReadSide(open());
      const build = await builds.begin(fruits, 'log');
      const key = 'k'.repeat(2 ** 20);
      const large = { document: { name: 'x'.repeat(MAX_DOCUMENT_BYTES - 1_000) }, at: positionOf(1) };
      const small = Array.from({ length: others }, (_, i) => [`${i}`, { document: { name: '' }, at: positionOf(1) }] as const);
      const refused = expect.objectContaining({ constructor: DocumentRefused, build: build.id, key });
      await expect(builds.load(build, new Map([...small, [key, large]]))).rejects.toEqual(refused);
    });

    it('reads again what was replaced meanwhile, also where it is back and further on', async () => {
      const url = databaseUrl();
      const { builds } = aReadSide(open(url));
      const moved = async (build: Build, nth: number) => {
        await builds.write([{ build, documents: apple(nth), parked: [], place: place(nth) }]);
        return { ...build, ...place(nth) };
      };
      const first = await moved(await builds.begin(fruits, 'log'), 1);
      await builds.promote(first, undefined);
      const second = await moved(await builds.begin(fruits, 'log'), 2);

      const mongo = open(url);
      const directory = new BuildsDirectory(mongo);
      const readModels = new MongoDbReadModels(mongo, directory);
      // From now on it refreshes only when it reads.
      await readModels.close();
      await directory.refresh();
      const look = directory.refresh.bind(directory);
      jest.spyOn(directory, 'refresh').mockImplementationOnce(async () => {
        await builds.promote(second, first);
        await builds.promote(await moved(first, 3), second);
        await look();
      });
      expect(await readModels.get(fruits, 'apple')).toEqual({ name: 'apple 3' });
    });

    it('does not tell what was parked before the build has come so far', async () => {
      const mongo = open();
      const { builds } = aReadSide(mongo);
      const build = await builds.begin(fruits, 'log');
      await mongo.retry((db) => putParked(db, build, [{ key: 'worm', position: positionOf(2), reason: 'no fruit' }]));
      expect(await builds.parked(build)).toEqual([]);
      await builds.write([{ build, documents: new Map(), parked: [], place: place(2) }]);
      expect((await builds.parked(build)).map(({ key }) => key)).toEqual(['worm']);
    });

    it('drops what stands on no stored any more, also what somebody wrote who had not heard of it', async () => {
      const mongo = open();
      const collections = async () => (await mongo.retry(buildsWithRows)).toSorted();
      const ids = (builds: readonly Build[]) => builds.map(({ id }) => id).toSorted();
      const begun = aReadSide(mongo).builds;
      const gone = await begun.begin(fruits, 'log');
      const build = await begun.begin(fruits, 'log');
      await begun.close();
      await begun.load(gone, apple(1));
      expect(await collections()).toEqual(ids([build]));

      await mongo.retry((db) => putRows(db, { ...gone, indexed: [] }, apple(1)));
      await mongo.retry((db) => putParked(db, gone, [{ key: 'worm', position: positionOf(1), reason: 'no fruit' }]));
      expect(await collections()).toEqual(ids([gone, build]));
      const { builds } = aReadSide(mongo);
      const next = await builds.begin({ ...fruits, version: 2 }, 'log');
      await builds.close();
      expect(await collections()).toEqual(ids([build, next]));
      expect(await mongo.retry((db) => db.collection('parked').countDocuments())).toBe(0);
    });
  });

  describe('leases', () => {
    leasesContract(async (now) => new MongoDbLeases(open(), now));

    it('are the same in every process, by the clock of the server', async () => {
      const url = databaseUrl();
      const one = new MongoDbLeases(open(url));
      const token = await one.acquire('projector', 'ada', 60);
      const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
      const other = new MongoDbLeases(open(url));
      expect(await other.acquire('projector', 'bob', 60)).toBeNull();
      ahead.mockRestore();
      expect(await one.acquire('projector', 'ada', 60)).toBe(token);
      await one.release('projector', 'ada');
      expect(await other.acquire('projector', 'bob', 60)).toBeGreaterThan(token!);
    });

    it.each([1, 2, 3])('are not taken from who has them by who was cut off for a while, at command %i of his', async (nth) => {
      const url = databaseUrl();
      const way = await MongoProxy.open(url);
      let now = 10_000_000;
      const [ada, bob] = [url, way.url].map((one) => new MongoDbLeases(open(one), () => now)) as [MongoDbLeases, MongoDbLeases];
      const token = await ada.acquire('projector', 'ada', 3);
      // Her lease is from before the clock was set back, so it is free until she renews it.
      now -= 3_600_000;
      way.setMishap(nth, 'freeze');
      const acquisition = bob.acquire('projector', 'bob', 3);
      await way.happened;
      now += 4_000;
      expect(await ada.acquire('projector', 'ada', 3)).toBe(token);
      way.endMishap();
      expect(await acquisition).toBeNull();
      await way.close();
    });
  });

  describe('checkpoints', () => {
    checkpointsContract(async () => new MongoDbCheckpoints(open(), async () => 'log'));
  });

  describe('notes', () => {
    notesContract(async () => {
      const url = databaseUrl();
      return [url, url].map((one) => new MongoDbNotes(open(one), async () => 'log')) as [MongoDbNotes, MongoDbNotes];
    });
  });

  describe('the keys of persons', () => {
    const keysOf = (mongo: Mongo, log = 'log') => new MongoDbPersonalKeys(mongo, async () => log);

    personalKeysContract(async () => {
      const url = databaseUrl();
      return [keysOf(open(url)), keysOf(open(url))];
    });

    it('are those of one log each', async () => {
      const mongo = open();
      const [ours, others] = [keysOf(mongo), keysOf(mongo, 'another')];
      const key = await ours.getOrCreate('anna');
      expect(await others.getOrCreate('anna')).not.toEqual(key);
      expect(await ours.all()).toEqual(new Map([['anna', key]]));
    });
  });
});

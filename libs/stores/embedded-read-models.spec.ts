import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { BEGINNING, positionOf, projection } from '#libs/event-sourcing';
import { tableOf } from './documents-table';
import { EmbeddedBuilds } from './embedded-builds';
import { EmbeddedReadModels } from './embedded-read-models';
import { readModelsContract } from './read-models.contract';

const fruits = projection<{ day?: string }, any>({ name: 'fruits', version: 1, key: () => '', on: {} });

describe('embedded read models', () => {
  readModelsContract(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'readmodels-')), 'readmodels.db');
    const open = () => ({ readModels: new EmbeddedReadModels(file), builds: new EmbeddedBuilds(file) });
    return [open(), open()];
  });

  describe('asked for some documents of many', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'readmodels-')), 'readmodels.db');
    const indexed = { ...fruits, indexed: ['day'] as const };
    const [builds, readModels] = [new EmbeddedBuilds(file), new EmbeddedReadModels(file)];
    const plans: string[] = [];
    beforeAll(async () => {
      const build = await builds.begin(indexed, 'log');
      await builds.promote(build, undefined);
      const { prepare } = DatabaseSync.prototype;
      jest.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, sql) {
        if (sql.includes(` FROM ${tableOf(build)}`)) plans.push(...explain(prepare.call(this, `EXPLAIN QUERY PLAN ${sql}`)));
        return prepare.call(this, sql);
      });
    });
    afterAll(async () => {
      jest.restoreAllMocks();
      await readModels.close();
      await builds.close();
    });

    const explain = (statement: StatementSync) => statement.all().map(({ detail }) => String(detail));

    it.each<[string, () => Promise<unknown>]>([
      ['by a key', () => readModels.get(indexed, 'apple')],
      ['by a key, unless it is parked', () => readModels.getUnlessParked(indexed, 'apple')],
      ['by keys', () => readModels.getMany(indexed, ['apple', 'berry'])],
      ['after a key', () => readModels.find(indexed, {}, { after: 'apple', limit: 1 })],
      ['by a value', () => readModels.find(indexed, { day: { eq: '2026-11-20' } })],
      ['by one of some values', () => readModels.find(indexed, { day: { in: ['2026-11-20', '2026-11-21'] } })],
      ['from a value on', () => readModels.find(indexed, { day: { gte: '2026-11-20' } }, { sort: 'day' })],
      ['of a range', () => readModels.find(indexed, { day: { gte: '2026-11-20', lt: '2026-12-01' } }, { sort: 'day' })],
      ['after a value', () => readModels.find(indexed, {}, { sort: 'day', after: ['2026-11-20', 'apple'], limit: 9 })],
      ['the first', () => readModels.find(indexed, {}, { sort: 'day', limit: 1 })],
      ['how many', () => readModels.count(indexed, { day: { gte: '2026-11-20' } })],
    ])('search an index and do not read the rest: %s', async (_, ask) => {
      plans.length = 0;
      await ask();
      expect(plans.filter((step) => /documents_/.test(step))).toEqual([expect.stringMatching(/ USING (COVERING )?INDEX /)]);
    });
  });

  describe('that changed often', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'readmodels-')), 'readmodels.db');
    const [builds, readModels] = [new EmbeddedBuilds(file), new EmbeddedReadModels(file)];
    const change = async (nth: number, keys: readonly string[]) => {
      const build = (await builds.list())[0]!;
      const position = positionOf(nth);
      const documents = new Map(keys.map((key) => [key, { document: {}, at: position }]));
      await builds.write([{ build, documents, parked: [], place: { log: 'log', position, fact: `${nth}` } }]);
      return readModels.revision(fruits);
    };
    let [nth, before] = [1, ''];
    beforeAll(async () => {
      await builds.begin(fruits, 'log');
      await change(1, ['apple']);
      await builds.promote((await builds.list())[0]!, undefined);
    });
    beforeEach(async () => {
      nth += 1;
      before = await change(nth, ['apple']);
    });
    afterAll(async () => {
      await builds.close();
      await readModels.close();
    });

    it('name all that changed since, of a few pages and of many', async () => {
      expect(await readModels.changesSince(fruits, before)).toEqual([]);
      for (const more of [1, 2, 3, 4]) await change(nth + more, [`fruit ${more}`]);
      nth += 4;
      expect(await readModels.changesSince(fruits, before)).toEqual([1, 2, 3, 4].map((one) => `fruit ${one}`));
      for (let more = 1; more < 250; more++) await change(nth + more, ['apple']);
      nth += 250;
      expect(await readModels.changesSince(fruits, before)).toBeUndefined();
    });

    it('do not name a thousand documents of one page', async () => {
      await change(
        ++nth,
        Array.from({ length: 1_000 }, (_, one) => `fruit ${one}`),
      );
      expect(await readModels.changesSince(fruits, before)).toBeUndefined();
    });

    it('do not know what changed once a page of it is forgotten', async () => {
      const other = new DatabaseSync(file);
      await change(++nth, ['berry']);
      other.prepare('DELETE FROM changes WHERE position = ?').run(positionOf(nth));
      expect(await readModels.changesSince(fruits, before)).toBeUndefined();
      await change(++nth, ['melon']);
      expect(await readModels.changesSince(fruits, before)).toBeUndefined();
      other.close();
    });
  });

  it('are swept next time of what was discarded while another process kept their file', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'readmodels-')), 'readmodels.db');
    const builds = new EmbeddedBuilds(file);
    const other = new DatabaseSync(file);
    const tables = () => other.prepare(`SELECT name FROM sqlite_schema WHERE name LIKE 'documents_%'`).all();
    const large = await builds.begin(fruits, 'log');
    await builds.load(
      large,
      new Map(Array.from({ length: 1_000 }, (_, nth) => [`apple ${nth}`, { document: {}, at: BEGINNING }])),
    );
    await builds.discard(large);

    other.exec('BEGIN IMMEDIATE');
    const givenUp = Promise.withResolvers<void>();
    let [now, looks] = [performance.now(), 0];
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
      looks += 1;
      if (looks === 2) givenUp.resolve();
      now += 60_000;
      return now;
    });
    await givenUp.promise;
    clock.mockRestore();
    other.exec('ROLLBACK');
    expect(tables()).toHaveLength(1);

    await builds.discard(await builds.begin({ ...fruits, version: 2 }, 'log'));
    while (tables().length > 0) await setImmediate();
    await builds.close();
    other.close();
  });
});

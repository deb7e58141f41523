import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { BEGINNING, projection } from '#libs/event-sourcing';
import { columnOf, tableOf } from './documents-table';
import { EmbeddedBuilds } from './embedded-builds';
import { EmbeddedReadModels } from './embedded-read-models';
import { readModelsContract } from './read-models.contract';

describe('embedded read models', () => {
  readModelsContract(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'readmodels-')), 'readmodels.db');
    const open = () => ({ readModels: new EmbeddedReadModels(file), builds: new EmbeddedBuilds(file) });
    return [open(), open()];
  });

  it('find by an index what can be asked for', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'readmodels-')), 'readmodels.db');
    const builds = new EmbeddedBuilds(file);
    const build = await builds.begin({ ...fruits, indexed: ['day'] }, 'log');
    const database = new DatabaseSync(file);
    const query = `SELECT document FROM ${tableOf(build)} WHERE ${columnOf('day')} IS ? ORDER BY key`;
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${query}`).all('2026-11-20');
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining(`USING INDEX ${tableOf(build)}_day`)]);
    database.close();
    await builds.close();
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

const fruits = projection<{ day?: string }, any>({ name: 'fruits', version: 1, key: () => '', on: {} });

import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BEGINNING, NO_STREAM, positionOf, type Recorded } from '#libs/event-sourcing';
import { EmbeddedEventStore } from './embedded-event-store';
import { type LogUpgrade, upgradeLog } from './upgrade-log';

const MANY = 1_001;
const KEPT = 'events-before-upgrade.db';
const fact = (nth: number) => ({
  id: randomUUID(),
  type: 'Happened',
  data: { nth },
  metadata: { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: `c${nth}`, correlationId: 'r' },
});
const renamed: LogUpgrade = function* (log) {
  for (const one of log) yield { ...one, stream: `new${one.stream}`, data: { was: one.data.nth } };
};

/** A folder with a log of the earlier format: facts alternate between two streams. */
const earlierTown = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const [log, readModels] = [join(folder, 'events.db'), join(folder, 'readmodels.db')];
  const store = new EmbeddedEventStore(log);
  await Promise.all(
    Array.from({ length: MANY }, (_, nth) => store.append(`thing-${nth % 2}`, [fact(nth)], NO_STREAM + Math.floor(nth / 2))),
  );
  await store.close();
  changed(log, 'DELETE FROM log');
  writeFileSync(readModels, 'what was folded from it');
  return { folder, log, readModels, upgrade: (how = renamed) => upgradeLog({ log, readModels }, how, () => {}) };
};

const changed = (file: string, sql: string) => {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
};

const factsOf = async (file: string): Promise<readonly Recorded[]> => {
  const store = new EmbeddedEventStore(file);
  const [first, second] = [await store.readAll(BEGINNING, 1_000), await store.readAll(positionOf(1_000), 1_000)];
  await store.close();
  return [...first.facts, ...second.facts];
};

const earlierFactsOf = (file: string): Recorded[] => {
  const database = new DatabaseSync(file);
  const rows = database.prepare('SELECT event FROM events ORDER BY position').all();
  database.close();
  return rows.map(({ event }) => JSON.parse(event as string));
};

describe('the upgrade of a log', () => {
  it('writes every fact anew, in its place, and keeps the log as it was', async () => {
    const { folder, log, upgrade } = await earlierTown();
    const before = earlierFactsOf(log);
    expect(await upgrade()).toEqual({ facts: MANY, kept: join(folder, KEPT) });
    expect(await factsOf(log)).toEqual([...renamed(before)]);
    expect(earlierFactsOf(join(folder, KEPT))).toEqual(before);
  });

  it('tells how far it is', async () => {
    const { log, readModels } = await earlierTown();
    const progressCalls: number[][] = [];
    await upgradeLog({ log, readModels }, renamed, (...progress) => progressCalls.push(progress));
    expect(progressCalls).toEqual([
      [1_000, MANY],
      [MANY, MANY],
    ]);
  });

  it('leaves no read models and nothing half done behind', async () => {
    const { folder, upgrade } = await earlierTown();
    await upgrade();
    expect(readdirSync(folder).sort()).toEqual([KEPT, 'events.db']);
  });

  it('has nothing to do a second time', async () => {
    const { log, upgrade } = await earlierTown();
    await upgrade();
    const upgraded = await factsOf(log);
    expect(await upgrade()).toBeNull();
    expect(await factsOf(log)).toEqual(upgraded);
  });

  const notAllOf: LogUpgrade = function* (log) {
    for (const one of log) if (one.position !== '00000000000000001001') yield one;
  };
  const inDisorder: LogUpgrade = (log) => [...log].sort((one, other) => one.stream.localeCompare(other.stream));
  const notUnderstood: LogUpgrade = function* (log) {
    for (const one of log) {
      if (one.data.nth === MANY - 1) throw new Error('Nobody knows this one.');
      yield one;
    }
  };

  it.each([
    ['does not understand a fact', notUnderstood, 'Nobody knows this one.'],
    ['loses one', notAllOf, 'The upgraded log differs at 00000000000000001001.'],
    ['brings them into disorder', inDisorder, 'The upgraded log differs at 00000000000000000002.'],
  ])('changes nothing when it %s', async (_, how, sentence) => {
    const { folder, log, upgrade } = await earlierTown();
    const before = earlierFactsOf(log);
    await expect(upgrade(how)).rejects.toThrow(sentence);
    expect(earlierFactsOf(log)).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(['events.db', 'readmodels.db']);
    expect(await upgrade()).toMatchObject({ facts: MANY });
  });

  it('begins anew after it was broken off while it wrote', async () => {
    const { folder, log, upgrade } = await earlierTown();
    const half = new EmbeddedEventStore(`${log}.upgrading`);
    await half.append('newthing-0', [fact(0)], NO_STREAM);
    await half.close();
    writeFileSync(`${log}.upgrading-wal`, 'what had not come further');
    expect(await upgrade()).toMatchObject({ facts: MANY });
    expect(readdirSync(folder).sort()).toEqual([KEPT, 'events.db']);
  });

  it('begins anew after it was broken off before its last step', async () => {
    const { folder, log, upgrade } = await earlierTown();
    const before = earlierFactsOf(log);
    linkSync(log, join(folder, KEPT));
    expect(await upgrade()).toMatchObject({ facts: MANY });
    expect(earlierFactsOf(join(folder, KEPT))).toEqual(before);
    expect(await factsOf(log)).toHaveLength(MANY);
  });

  it('never writes over a log that was kept before', async () => {
    const { folder, log, upgrade } = await earlierTown();
    writeFileSync(join(folder, KEPT), 'another one');
    await expect(upgrade()).rejects.toThrow(`${KEPT} exists already: move it away first.`);
    expect(earlierFactsOf(log)).toHaveLength(MANY);
  });

  it('is refused while somebody has the log open, and lets nobody near it meanwhile', async () => {
    const { log, upgrade } = await earlierTown();
    const server = new DatabaseSync(log);
    server.exec('PRAGMA journal_mode = WAL');
    server.prepare('SELECT count(*) FROM events').get();
    await expect(upgrade()).rejects.toThrow('Another process has events.db open: stop the server first.');
    server.close();

    const late: LogUpgrade = function* (facts) {
      expect(() => changed(log, 'DELETE FROM events')).toThrow('locked');
      yield* renamed(facts);
    };
    expect(await upgrade(late)).toMatchObject({ facts: MANY });
  });

  it('makes no log where there is none', async () => {
    const log = join(mkdtempSync(join(tmpdir(), 'upgrade-')), 'events.db');
    await expect(upgradeLog({ log, readModels: `${log}.models` }, renamed, () => {})).rejects.toThrow(`There is no ${log}.`);
    expect(existsSync(log)).toBe(false);
  });
});

import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DiskRefusal } from './disk-watch';
import { inTransaction, inTransactionWhenFree, openDatabase } from './sqlite';

describe('a file of a town', () => {
  it('is read by nobody but its owner, nor is what stands beside it, also where others could until now', () => {
    const folder = mkdtempSync(join(tmpdir(), 'disk-'));
    const modes = () => ['', '-wal', '-shm'].map((what) => statSync(join(folder, `town.db${what}`)).mode & 0o777);
    const opened = () => openDatabase(join(folder, 'town.db'), 'FULL', 'CREATE TABLE IF NOT EXISTS residents (name TEXT) STRICT');
    const first = opened();
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    for (const what of ['', '-wal', '-shm']) chmodSync(join(folder, `town.db${what}`), 0o644);
    const second = opened();
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    for (const one of [first, second]) one.close();
    rmSync(folder, { recursive: true });
  });

  it('is none where it is kept in memory', () => {
    openDatabase(':memory:', 'NORMAL').close();
    expect(existsSync(':memory:')).toBe(false);
  });
});

describe('a file that the disk refuses to write', () => {
  let folder: string;
  let database: DatabaseSync;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'disk-'));
    database = openDatabase(join(folder, 'town.db'), 'FULL', 'CREATE TABLE residents (name TEXT) STRICT');
  });
  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  const movesIn = () => database.prepare('INSERT INTO residents VALUES (?)').run('ada'.padEnd(100_000));
  const residents = () => database.prepare('SELECT count(*) AS count FROM residents').get();

  it('is told when it cannot be opened', () =>
    expect(() => openDatabase(folder, 'FULL')).toThrow('cannot be opened: it is missing, or permission is denied'));

  it.each([
    ['PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000', 'town.db cannot be written: the disk is full'],
    ['PRAGMA query_only = on', 'PRAGMA query_only = off', 'town.db cannot be written: it is read-only'],
  ])('says so in one sentence, has nothing by halves, and goes on when it may again: %s', async (bad, good, sentence) => {
    database.exec(bad);
    const refusal = expect.objectContaining({ constructor: DiskRefusal, message: sentence });
    expect(() => inTransaction(database, movesIn)).toThrow(refusal);
    await expect(inTransactionWhenFree(database, movesIn)).rejects.toEqual(refusal);
    expect(residents()).toEqual({ count: 0 });
    database.exec(good);
    inTransaction(database, movesIn);
    await inTransactionWhenFree(database, movesIn);
    expect(residents()).toEqual({ count: 2 });
  });
});

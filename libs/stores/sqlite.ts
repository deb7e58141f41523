import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { memoize } from '#libs/contracts';
import { DiskRefusal } from './disk-watch';
import { makeFolder } from './make-folder';
import { OWNER_ONLY_MODE } from './owner-only-mode';

const LOCK_TIMEOUT_MS = 10_000;

/**
 * `FULL` survives a power cut; `NORMAL` may lose the last transactions, for derived data. With `WAL` readers do not wait for
 * writers; with `DELETE` all data is in this one file, and overwritten data nowhere else. Only the owner can read it. Throws
 * StoreUnavailable.
 */
export const openDatabase = (
  file: string,
  synchronous: 'FULL' | 'NORMAL',
  schema = '',
  journal: 'WAL' | 'DELETE' = 'WAL',
): DatabaseSync => {
  if (file !== MEMORY_FILE) {
    makeFolder(dirname(file));
    makePrivate(file);
  }
  return withDiskErrors(file, () => {
    const database = new DatabaseSync(file);
    database.exec(
      `PRAGMA busy_timeout = ${LOCK_TIMEOUT_MS}; PRAGMA journal_mode = ${journal}; PRAGMA synchronous = ${synchronous}; PRAGMA temp_store = MEMORY`,
    );
    database.exec(schema);
    return database;
  });
};

const MEMORY_FILE = ':memory:';

const OTHER_USERS_MASK = 0o077;

/** Also what SQLite puts beside it. Failures show when the file is opened, or it belongs to another user. */
const makePrivate = (file: string) => {
  ignoreRefusal(() => closeSync(openSync(file, 'wx', OWNER_ONLY_MODE)));
  for (const one of [file, `${file}-wal`, `${file}-shm`])
    ignoreRefusal(() => {
      const stats = statSync(one);
      if (stats.isFile() && stats.mode & OTHER_USERS_MASK) chmodSync(one, OWNER_ONLY_MODE);
    });
};

const ignoreRefusal = (work: () => void) => {
  try {
    work();
  } catch {}
};

export const withDiskErrors = <T>(file: DatabaseSync | string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw toDiskRefusal(file, error);
  }
};

const toDiskRefusal = (file: DatabaseSync | string, error: unknown) => {
  const refusal = REFUSALS.get(resultCodeOf(error));
  const name = basename((typeof file === 'string' ? file : file.location()) ?? '');
  return refusal ? new DiskRefusal(name, error, `${name} ${refusal}`) : error;
};

const resultCodeOf = (error: unknown) => Number((error as { errcode?: unknown }).errcode) & 0xff;

const SQLITE_BUSY = 5;

const REFUSALS: ReadonlyMap<number, string> = new Map([
  [SQLITE_BUSY, 'was locked by another process for too long'],
  [8, 'cannot be written: it is read-only'],
  [10, 'cannot be written: the disk fails, or is full'],
  [13, 'cannot be written: the disk is full'],
  [14, 'cannot be opened: it is missing, or permission is denied'],
]);

/** Every build has its own statements. */
const MAX_CACHED_STATEMENTS = 500;

export const createStatementCache = (database: DatabaseSync, { arrays = false } = {}): ((sql: string) => StatementSync) =>
  memoize((sql: string) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(arrays);
    return statement;
  }, MAX_CACHED_STATEMENTS);

/** A limit as a bound number. Without `+ 0` SQLite would plan the statement again each time, in case the number is small. */
export const LIMIT_CLAUSE = 'LIMIT ? + 0';

/** Takes the write lock at once, because a transaction that began by reading cannot wait for it. */
export const inTransaction = <T>(database: DatabaseSync, work: () => T): T =>
  withDiskErrors(database, () => runTransaction(database, work));

const runTransaction = <T>(database: DatabaseSync, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};

export const readConsistently = <T>(database: DatabaseSync, read: () => T): T =>
  withDiskErrors(database, () => {
    database.exec('BEGIN');
    try {
      return read();
    } finally {
      database.exec('COMMIT');
    }
  });

const RETRY_INTERVAL_MS = 1;

/** Like `inTransaction`, but does not block this process while another one writes to the file. */
export const inTransactionWhenFree = async <T>(database: DatabaseSync, work: () => T): Promise<T> => {
  const patience = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    database.exec('PRAGMA busy_timeout = 0');
    try {
      return runTransaction(database, work);
    } catch (error) {
      if (resultCodeOf(error) !== SQLITE_BUSY || performance.now() > patience) throw toDiskRefusal(database, error);
    } finally {
      database.exec(`PRAGMA busy_timeout = ${LOCK_TIMEOUT_MS}`);
    }
    await setTimeout(RETRY_INTERVAL_MS);
  }
};

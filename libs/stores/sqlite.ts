import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { remembering } from '#libs/contracts';
import { DiskRefusal } from './disk';
import { makeFolder } from './make-folder';
import { OURS } from './ours';

/** How long somebody waits who meets another process at work in the same file. */
const PATIENCE_MS = 10_000;

/**
 * Opens one of the embedded files. `FULL` survives a power cut with everything acknowledged; `NORMAL` may lose the last
 * transactions, which is fine for what can be folded again. Under `WAL` nobody who reads waits for who writes; under `DELETE` all
 * that the file holds is in that one file, and what is overwritten in it is nowhere else. Nobody but its owner reads it. Throws
 * `StoreUnavailable`.
 */
export const openDatabase = (
  file: string,
  synchronous: 'FULL' | 'NORMAL',
  schema = '',
  journal: 'WAL' | 'DELETE' = 'WAL',
): DatabaseSync => {
  if (file !== NO_FILE) {
    makeFolder(dirname(file));
    makeOurs(file);
  }
  return onDisk(file, () => {
    const database = new DatabaseSync(file);
    database.exec(
      `PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA journal_mode = ${journal}; PRAGMA synchronous = ${synchronous}; PRAGMA temp_store = MEMORY`,
    );
    database.exec(schema);
    return database;
  });
};

/** What SQLite keeps in memory. */
const NO_FILE = ':memory:';

const OTHERS = 0o077;

/** With what SQLite writes beside it, also where others could read it until now. What cannot be made or changed says so when it is opened, or is not ours. */
const makeOurs = (file: string) => {
  unlessRefused(() => closeSync(openSync(file, 'wx', OURS)));
  for (const one of [file, `${file}-wal`, `${file}-shm`])
    unlessRefused(() => {
      const known = statSync(one);
      if (known.isFile() && known.mode & OTHERS) chmodSync(one, OURS);
    });
};

const unlessRefused = (work: () => void) => {
  try {
    work();
  } catch {}
};

/** Does something with a file. What the disk refuses is a `DiskRefusal` that tells an operator why. */
export const onDisk = <T>(file: DatabaseSync | string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw refusalOf(file, error);
  }
};

const refusalOf = (file: DatabaseSync | string, error: unknown) => {
  const refusal = REFUSALS.get(codeOf(error));
  const name = basename((typeof file === 'string' ? file : file.location()) ?? '');
  return refusal ? new DiskRefusal(name, error, `${name} ${refusal}`) : error;
};

/** Of SQLite's result, without what it adds to it. */
const codeOf = (error: unknown) => Number((error as { errcode?: unknown }).errcode) & 0xff;

const BUSY = 5;

const REFUSALS: ReadonlyMap<number, string> = new Map([
  [BUSY, 'was kept by another process for too long'],
  [8, 'cannot be written: it is read-only'],
  [10, 'cannot be written: the disk fails, or gives no more room'],
  [13, 'cannot be written: the disk is full'],
  [14, 'cannot be opened: it is missing, or not ours to use'],
]);

/** Every build brings statements of its own. */
const STATEMENTS_KEPT = 500;

/** Statements by their text, each planned once. With `arrays`, their rows are arrays. */
export const preparing = (database: DatabaseSync, { arrays = false } = {}): ((sql: string) => StatementSync) =>
  remembering((sql: string) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(arrays);
    return statement;
  }, STATEMENTS_KEPT);

/** At most so many rows, as a number to bind. Bound bare, SQLite would plan the statement anew each time, in case the number is small. */
export const LIMIT = 'LIMIT ? + 0';

/** All of `work` or nothing. Takes the write lock at once: a transaction that began by reading could not wait for it. */
export const inTransaction = <T>(database: DatabaseSync, work: () => T): T => onDisk(database, () => wholly(database, work));

const wholly = <T>(database: DatabaseSync, work: () => T): T => {
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

/** What is read meanwhile is the file as it was when it was begun, whoever writes to it. */
export const atOneInstant = <T>(database: DatabaseSync, read: () => T): T =>
  onDisk(database, () => {
    database.exec('BEGIN');
    try {
      return read();
    } finally {
      database.exec('COMMIT');
    }
  });

const LOOK_AGAIN_MS = 1;

/** As `inTransaction`, but while another process writes to the file this one goes on with something else. */
export const inTurn = async <T>(database: DatabaseSync, work: () => T): Promise<T> => {
  const patience = performance.now() + PATIENCE_MS;
  for (;;) {
    database.exec('PRAGMA busy_timeout = 0');
    try {
      return wholly(database, work);
    } catch (error) {
      if (codeOf(error) !== BUSY || performance.now() > patience) throw refusalOf(database, error);
    } finally {
      database.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
    }
    await setTimeout(LOOK_AGAIN_MS);
  }
};

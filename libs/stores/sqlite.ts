import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { remembering } from '#libs/contracts';

/**
 * Opens one of the embedded files in WAL mode. `FULL` survives a power cut with everything acknowledged; `NORMAL` may
 * lose the last transactions, which is fine for what can be folded again.
 */
export const openDatabase = (file: string, synchronous: 'FULL' | 'NORMAL'): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    `PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA temp_store = MEMORY`,
  );
  return database;
};

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
export const inTransaction = <T>(database: DatabaseSync, work: () => T): T => {
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

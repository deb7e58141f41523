import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    event TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS log (id TEXT NOT NULL, format INTEGER NOT NULL) STRICT`;

/** The format of facts and streams. Incremented when older facts would be misread. */
const LOG_FORMAT = 2;
/** Logs without a format were written before a log had an id. */
const FIRST_FORMAT = 1;

/** Throws an Error with a sentence if the file is unreadable. */
export const readOrCreateLogId = (database: DatabaseSync): string => {
  if (isOldFormat(database)) throw new Error(OLD_FORMAT_MESSAGE);
  const log = identityIn(database);
  if (log) return log.id;
  const id = randomUUID();
  setLogId(database, id);
  return id;
};

export const setLogId = (database: DatabaseSync, id: string) => {
  database.exec(SCHEMA);
  database.prepare('INSERT INTO log VALUES (?, ?)').run(id, LOG_FORMAT);
};

/** Throws an Error with a sentence for a newer format. */
export const isOldFormat = (database: DatabaseSync): boolean => {
  database.exec(SCHEMA);
  const format =
    identityIn(database)?.format ?? (database.prepare('SELECT 1 FROM events LIMIT 1').get() ? FIRST_FORMAT : LOG_FORMAT);
  if (format > LOG_FORMAT) throw new Error('events.db was written by a later Almanac than this one.');
  return format < LOG_FORMAT;
};

const identityIn = (database: DatabaseSync) =>
  database.prepare('SELECT id, format FROM log').get() as { id: string; format: number } | undefined;

const OLD_FORMAT_MESSAGE = "events.db was written by an earlier Almanac: upgrade it with 'npm run almanac -- log upgrade'.";

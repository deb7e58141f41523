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

/** What facts and streams look like. Raised when facts of before would be misread. */
const FORMAT = 2;
/** Of logs that say none: they were written before a log had an id. */
const FIRST_FORMAT = 1;

/** The id of the log in this file, given to it now if it is new. Throws an Error with a sentence when it cannot be read. */
export const identified = (database: DatabaseSync): string => {
  if (isOfEarlierFormat(database)) throw new Error(EARLIER);
  const log = identityIn(database);
  if (log) return log.id;
  const id = randomUUID();
  identify(database, id);
  return id;
};

/** Gives a log its id: a new one, or one that it had before. */
export const identify = (database: DatabaseSync, id: string) => {
  database.exec(SCHEMA);
  database.prepare('INSERT INTO log VALUES (?, ?)').run(id, FORMAT);
};

/** Throws an Error with a sentence for a later format than is known here. */
export const isOfEarlierFormat = (database: DatabaseSync): boolean => {
  database.exec(SCHEMA);
  const format = identityIn(database)?.format ?? (database.prepare('SELECT 1 FROM events LIMIT 1').get() ? FIRST_FORMAT : FORMAT);
  if (format > FORMAT) throw new Error('events.db was written by a later Almanac than this one.');
  return format < FORMAT;
};

const identityIn = (database: DatabaseSync) =>
  database.prepare('SELECT id, format FROM log').get() as { id: string; format: number } | undefined;

const EARLIER = "events.db was written by an earlier Almanac: 'npm run almanac -- log upgrade' brings it up to date.";

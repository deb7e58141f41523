import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, openDatabase } from './sqlite';

/** Incremented with every change of the schema below, or of the tables with documents. */
const FILE_FORMAT = 5;

/** `changes`: the keys that each page of a build changed, null for too many, and where the build had changed before. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS builds (
    id TEXT PRIMARY KEY,
    projection TEXT NOT NULL,
    version INTEGER NOT NULL,
    log TEXT NOT NULL,
    position TEXT NOT NULL,
    fact TEXT NOT NULL,
    changed TEXT NOT NULL,
    offered INTEGER NOT NULL DEFAULT 0,
    discarded INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS live (projection TEXT, version INTEGER, build TEXT NOT NULL, previous TEXT, PRIMARY KEY (projection, version)) STRICT;
  CREATE TABLE IF NOT EXISTS changes
    (build TEXT, position TEXT, before TEXT NOT NULL, keys TEXT, PRIMARY KEY (build, position)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS parked (build TEXT, key TEXT, position TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (build, key)) STRICT`;

/** Drops tables of an earlier format, which are folded again. */
export const openReadModelsFile = (file: string): DatabaseSync => {
  const database = openDatabase(file, 'NORMAL');
  inTransaction(database, () => {
    const { user_version: format } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (format > FILE_FORMAT) throw new Error('readmodels.db was written by a later Almanac than this one.');
    // Nothing to do means nothing is written, so that the file can be read on a full disk.
    if (format === FILE_FORMAT) return;
    for (const table of tables(database)) database.exec(`DROP TABLE "${table}"`);
    database.exec(`PRAGMA user_version = ${FILE_FORMAT}; ${SCHEMA}`);
  });
  return database;
};

const tables = (database: DatabaseSync) =>
  database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
    .map(({ name }) => name as string);

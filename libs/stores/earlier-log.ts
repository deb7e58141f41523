import type { DatabaseSync } from 'node:sqlite';
import type { Recorded } from '#libs/event-sourcing';
import { isOfEarlierFormat } from './log-identity';
import { LIMIT, openDatabase } from './sqlite';

const ROWS = 1_000;
/** A server lets go of its files within seconds when it is stopped. */
const PATIENCE_MS = 2_000;

/** A log of an earlier format, kept from everybody else while it is open: what they recorded now would be lost. */
export class EarlierLog implements Iterable<Recorded> {
  private constructor(private readonly database: DatabaseSync) {}

  /** Null for a log of today's format. Throws an Error with a sentence while another process has it open. */
  static in(file: string): EarlierLog | null {
    const database = openDatabase(file, 'FULL');
    try {
      if (isEarlier(database)) {
        takeAlone(database);
        return new EarlierLog(database);
      }
    } catch (error) {
      database.close();
      throw error;
    }
    database.close();
    return null;
  }

  get size(): number {
    return this.database.prepare('SELECT count(*) AS facts FROM events').get()!['facts'] as number;
  }

  [Symbol.iterator]() {
    return factsIn(this.database);
  }

  close() {
    this.database.close();
  }
}

/** All facts of a log of whatever format, in its order. */
export function* factsIn(database: DatabaseSync): Generator<Recorded, undefined> {
  const page = database.prepare(`SELECT position, event FROM events WHERE position > ? ORDER BY position ${LIMIT}`);
  for (let position = 0; ; ) {
    const rows = page.all(position, ROWS) as { position: number; event: string }[];
    for (const { event } of rows) yield JSON.parse(event);
    if (rows.length < ROWS) return;
    position = rows.at(-1)!.position;
  }
}

/** Looked up as if the file were today's, and taken back. */
const isEarlier = (database: DatabaseSync): boolean => {
  database.exec('BEGIN IMMEDIATE');
  try {
    return isOfEarlierFormat(database);
  } finally {
    database.exec('ROLLBACK');
  }
};

/** Leaving WAL mode takes nobody else's having the file open, and puts all that is recorded into this one file. */
const takeAlone = (database: DatabaseSync) => {
  try {
    database.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE`);
  } catch {
    throw new Error('Another process has events.db open: stop the server first.');
  }
};

import type { DatabaseSync } from 'node:sqlite';
import type { Recorded } from '#libs/event-sourcing';
import { isOldFormat } from './log-identity';
import { LIMIT_CLAUSE, openDatabase } from './sqlite';

const ROWS_PER_PAGE = 1_000;
/** A stopped server releases its files within seconds. */
const LOCK_TIMEOUT_MS = 2_000;

/** A log of an earlier format, locked while open, because what others recorded now would be lost. */
export class OldFormatLog implements Iterable<Recorded> {
  private constructor(private readonly database: DatabaseSync) {}

  /** Null for a log of today's format. Throws an Error with a sentence while another process has it open. */
  static in(file: string): OldFormatLog | null {
    const database = openDatabase(file, 'FULL');
    try {
      if (hasOldFormat(database)) {
        lockExclusively(database);
        return new OldFormatLog(database);
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
    return readOldFacts(this.database);
  }

  close() {
    this.database.close();
  }
}

export function* readOldFacts(database: DatabaseSync): Generator<Recorded, undefined> {
  const page = database.prepare(`SELECT position, event FROM events WHERE position > ? ORDER BY position ${LIMIT_CLAUSE}`);
  for (let position = 0; ; ) {
    const rows = page.all(position, ROWS_PER_PAGE) as { position: number; event: string }[];
    for (const { event } of rows) yield JSON.parse(event);
    if (rows.length < ROWS_PER_PAGE) return;
    position = rows.at(-1)!.position;
  }
}

/** The schema is created for the check and rolled back. */
const hasOldFormat = (database: DatabaseSync): boolean => {
  database.exec('BEGIN IMMEDIATE');
  try {
    return isOldFormat(database);
  } finally {
    database.exec('ROLLBACK');
  }
};

/** Leaving WAL mode needs exclusive access, and moves everything into this one file. */
const lockExclusively = (database: DatabaseSync) => {
  try {
    database.exec(`PRAGMA busy_timeout = ${LOCK_TIMEOUT_MS}; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE`);
  } catch {
    throw new Error('Another process has events.db open: stop the server first.');
  }
};

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { firstSeal, isFullPage, type Position, positionOf, sealOf } from '#libs/event-sourcing';
import { identified } from './log-identity';
import { inTransaction, LIMIT, openDatabase } from './sqlite';

const ROWS = 1_000;

/**
 * Where the chain of the log in this file begins: behind what had been recorded when it was given one. Its seals stand with the
 * facts, one with the last of each page, so that a fact and its seal are recorded together or not at all.
 */
export const chained = (database: DatabaseSync): Position => {
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all('events') as { name: string }[];
  if (!columns.some(({ name }) => name === 'seal'))
    database.exec(`
      ALTER TABLE events ADD COLUMN seal BLOB;
      CREATE TABLE chain (begins INTEGER NOT NULL) STRICT;
      INSERT INTO chain SELECT coalesce(max(position), 0) FROM events`);
  return positionOf((database.prepare('SELECT begins FROM chain').get() as { begins: number }).begins);
};

/** Opens the log in a file, made where there is none: its id, where its chain begins, and what goes on with that. */
export const openSealed = (file: string) => {
  const database = openDatabase(file, 'FULL');
  const { id, begins } = inTransaction(database, () => ({ id: identified(database), begins: chained(database) }));
  return { database, id, begins, sealing: new Sealing(database, id, begins) };
};

/** The newest seal, and where it stands. */
export type Sealed = Readonly<{ position: number; seal: string }>;

/** Seals facts as they are recorded, within the transaction that records them. */
export class Sealing {
  private readonly statements: Record<'newest' | 'sealed' | 'behind' | 'put', StatementSync>;
  private before = '';
  private texts: string[] = [];
  private length = 0;

  constructor(
    database: DatabaseSync,
    private readonly logId: string,
    private readonly begins: Position,
  ) {
    this.statements = {
      newest: database.prepare('SELECT position, seal FROM events ORDER BY position DESC LIMIT 1'),
      sealed: database.prepare(
        'SELECT position, seal FROM events WHERE position > ? AND seal IS NOT NULL ORDER BY position DESC LIMIT 1',
      ),
      behind: database.prepare(`SELECT position, event FROM events WHERE position > ? ORDER BY position ${LIMIT}`),
      put: database.prepare('UPDATE events SET seal = ? WHERE position = ?'),
    };
    for (const statement of Object.values(this.statements)) statement.setReturnArrays(true);
  }

  /** Answers the position of the newest fact. */
  begin(): number {
    const [position, seal] = (this.statements.newest.get() as unknown as [number, Uint8Array | null] | undefined) ?? [0, null];
    [this.texts, this.length] = [[], 0];
    if (seal) this.before = hexOf(seal);
    else this.catchUp();
    return position;
  }

  /** The seal to record with a fact of this text: none within a page, unless it is the `last` one. */
  sealFor(text: string, isLast: boolean): Uint8Array | null {
    if (!isLast && !isFullPage(this.texts.length + 1, this.length + text.length)) return null;
    return bytesOf(sealOf(this.before, [...this.texts, text]));
  }

  recorded(text: string, seal: Uint8Array | null) {
    if (seal) {
      this.before = hexOf(seal);
      [this.texts, this.length] = [[], 0];
      return;
    }
    this.texts.push(text);
    this.length += text.length;
  }

  /** Where the last one that was wanted was refused, the page ends with the one before. */
  end(position: number) {
    if (this.texts.length === 0) return;
    const seal = bytesOf(sealOf(this.before, this.texts));
    this.statements.put.run(seal, position);
    this.recorded('', seal);
  }

  newest(): Sealed {
    const found = this.statements.sealed.get(Number(this.begins)) as unknown as [number, Uint8Array] | undefined;
    return found
      ? { position: found[0], seal: hexOf(found[1]) }
      : { position: Number(this.begins), seal: firstSeal(this.logId, this.begins) };
  }

  /** What an earlier Almanac has recorded beside us has no seals. */
  private catchUp() {
    const sealed = this.newest();
    this.before = sealed.seal;
    for (let position = sealed.position; ; ) {
      const rows = this.statements.behind.all(position, ROWS) as unknown as [number, string][];
      for (const [at, text] of rows) {
        const seal = this.sealFor(text, false);
        if (seal) this.statements.put.run(seal, at);
        this.recorded(text, seal);
        position = at;
      }
      if (rows.length < ROWS) return this.end(position);
    }
  }
}

export const hexOf = (seal: Uint8Array): string => Buffer.from(seal).toString('hex');
export const bytesOf = (seal: string): Uint8Array => Buffer.from(seal, 'hex');

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

/**
 * Seals facts as they are recorded: a page that is full within the transaction that fills it, so that it costs one hash, and no
 * statement, for all of its facts. What stands behind the newest seal, less than a page, is sealed by `sealRest`.
 */
export class Sealing {
  private readonly statements: Record<'newest' | 'sealed' | 'behind' | 'put', StatementSync>;
  /** The newest seal, the texts behind it, and the position of the last of them: as of the last transaction. */
  private before = '';
  private texts: string[] = [];
  private length = 0;
  private at: number | undefined;

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

  /** Within a transaction. Answers the position of the newest fact. */
  begin(): number {
    const [position, seal] = (this.statements.newest.get() as unknown as [number, Uint8Array | null] | undefined) ?? [0, null];
    if (seal) this.goOnFrom(hexOf(seal));
    else if (position !== this.at) this.catchUp((page, last) => this.statements.put.run(bytesOf(page), last));
    // Until it is known that what follows was recorded.
    this.at = undefined;
    return position;
  }

  /** The seal to record with a fact of this text: none within a page. */
  sealFor(text: string): Uint8Array | null {
    if (!isFullPage(this.texts.length + 1, this.length + text.length)) return null;
    return bytesOf(sealOf(this.before, [...this.texts, text]));
  }

  recorded(text: string, seal: Uint8Array | null) {
    if (seal) return this.goOnFrom(hexOf(seal));
    this.texts.push(text);
    this.length += text.length;
  }

  /** Behind the transaction, with the position of the newest fact: what is known here is what stands there. */
  committed(position: number) {
    this.at = position;
  }

  /** Ends the page that is not full, within a transaction of its own. */
  sealRest() {
    const position = this.begin();
    if (this.texts.length > 0) this.statements.put.run(bytesOf(sealOf(this.before, this.texts)), position);
  }

  /** Whether all is sealed, as far as can be told without writing. */
  isAllSealed(): boolean {
    const [position, seal] = (this.statements.newest.get() as unknown as [number, Uint8Array | null] | undefined) ?? [0, null];
    return seal !== null || position <= Number(this.begins);
  }

  /** What all facts come to, sealed or not: the seal that the last of them would have now. */
  head(): Sealed {
    const position = this.catchUp(() => {});
    return { position, seal: this.texts.length > 0 ? sealOf(this.before, this.texts) : this.before };
  }

  private newest(): Sealed {
    const found = this.statements.sealed.get(Number(this.begins)) as unknown as [number, Uint8Array] | undefined;
    return found
      ? { position: found[0], seal: hexOf(found[1]) }
      : { position: Number(this.begins), seal: firstSeal(this.logId, this.begins) };
  }

  private goOnFrom(seal: string) {
    this.before = seal;
    if (this.texts.length > 0) [this.texts, this.length] = [[], 0];
  }

  /**
   * Goes on behind the newest seal, where another process has recorded something, or an earlier Almanac that seals nothing: `put`
   * is given the seal of each page that is full.
   */
  private catchUp(put: (seal: string, position: number) => void): number {
    let { position, seal } = this.newest();
    this.goOnFrom(seal);
    this.at = undefined;
    for (;;) {
      const rows = this.statements.behind.all(position, ROWS) as unknown as [number, string][];
      for (const [at, text] of rows) {
        const page = this.sealFor(text);
        if (page) put(hexOf(page), at);
        this.recorded(text, page);
        position = at;
      }
      if (rows.length < ROWS) return position;
    }
  }
}

export const hexOf = (seal: Uint8Array): string => Buffer.from(seal).toString('hex');
export const bytesOf = (seal: string): Uint8Array => Buffer.from(seal, 'hex');

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { firstSeal, isSealDue, type Position, positionOf, sealOf } from '#libs/event-sourcing';
import { readOrCreateLogId } from './log-identity';
import { inTransaction, LIMIT_CLAUSE, openDatabase } from './sqlite';

const ROWS_PER_PAGE = 1_000;

/** Returns where the chain begins: the log's end when it is created. Seals are in the rows of facts, a page's last one. */
export const prepareChain = (database: DatabaseSync): Position => {
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all('events') as { name: string }[];
  if (!columns.some(({ name }) => name === 'seal'))
    database.exec(`
      ALTER TABLE events ADD COLUMN seal BLOB;
      CREATE TABLE chain (begins INTEGER NOT NULL) STRICT;
      INSERT INTO chain SELECT coalesce(max(position), 0) FROM events`);
  return positionOf((database.prepare('SELECT begins FROM chain').get() as { begins: number }).begins);
};

export const openSealedLog = (file: string) => {
  const database = openDatabase(file, 'FULL');
  const { id, begins } = inTransaction(database, () => ({ id: readOrCreateLogId(database), begins: prepareChain(database) }));
  return { database, id, begins, sealer: new LogSealer(database, id, begins) };
};

export type NewestSeal = Readonly<{ position: number; seal: string }>;

/** Seals a complete page within its transaction, at the cost of one hash. `sealRest` seals the incomplete one. */
export class LogSealer {
  private readonly statements: Record<'newest' | 'sealed' | 'behind' | 'put', StatementSync>;
  /** The newest seal, the texts after it, and the position of the last of them, as of the last transaction. */
  private sealBefore = '';
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
      behind: database.prepare(`SELECT position, event FROM events WHERE position > ? ORDER BY position ${LIMIT_CLAUSE}`),
      put: database.prepare('UPDATE events SET seal = ? WHERE position = ?'),
    };
    for (const statement of Object.values(this.statements)) statement.setReturnArrays(true);
  }

  /** Call within a transaction. Returns the position of the newest fact. */
  begin(): number {
    const [position, seal] = (this.statements.newest.get() as unknown as [number, Uint8Array | null] | undefined) ?? [0, null];
    if (seal) this.goOnFrom(toHex(seal));
    else if (position !== this.at) this.catchUp((page, last) => this.statements.put.run(fromHex(page), last));
    // Unknown until the transaction is committed.
    this.at = undefined;
    return position;
  }

  /** The seal to record with a fact of this text, null within a page. */
  sealFor(text: string): Uint8Array | null {
    if (!isSealDue(this.texts.length + 1, this.length + text.length)) return null;
    return fromHex(sealOf(this.sealBefore, [...this.texts, text]));
  }

  recorded(text: string, seal: Uint8Array | null) {
    if (seal) return this.goOnFrom(toHex(seal));
    this.texts.push(text);
    this.length += text.length;
  }

  /** Call after the commit, with the position of the newest fact. */
  committed(position: number) {
    this.at = position;
  }

  sealRest() {
    const position = this.begin();
    if (this.texts.length > 0) this.statements.put.run(fromHex(sealOf(this.sealBefore, this.texts)), position);
  }

  /** As far as can be told without writing. */
  isAllSealed(): boolean {
    const [position, seal] = (this.statements.newest.get() as unknown as [number, Uint8Array | null] | undefined) ?? [0, null];
    return seal !== null || position <= Number(this.begins);
  }

  /** The head over all facts, sealed or not: the seal that the last one would have now. */
  head(): NewestSeal {
    const position = this.catchUp(() => {});
    return { position, seal: this.texts.length > 0 ? sealOf(this.sealBefore, this.texts) : this.sealBefore };
  }

  private newest(): NewestSeal {
    const found = this.statements.sealed.get(Number(this.begins)) as unknown as [number, Uint8Array] | undefined;
    return found
      ? { position: found[0], seal: toHex(found[1]) }
      : { position: Number(this.begins), seal: firstSeal(this.logId, this.begins) };
  }

  private goOnFrom(seal: string) {
    this.sealBefore = seal;
    if (this.texts.length > 0) [this.texts, this.length] = [[], 0];
  }

  /** Continues after facts that another process or a version without seals recorded. Calls `put` for each complete page. */
  private catchUp(put: (seal: string, position: number) => void): number {
    let { position, seal } = this.newest();
    this.goOnFrom(seal);
    this.at = undefined;
    for (;;) {
      const rows = this.statements.behind.all(position, ROWS_PER_PAGE) as unknown as [number, string][];
      for (const [at, text] of rows) {
        const page = this.sealFor(text);
        if (page) put(toHex(page), at);
        this.recorded(text, page);
        position = at;
      }
      if (rows.length < ROWS_PER_PAGE) return position;
    }
  }
}

export const toHex = (seal: Uint8Array): string => Buffer.from(seal).toString('hex');
export const fromHex = (seal: string): Uint8Array => Buffer.from(seal, 'hex');

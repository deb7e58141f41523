import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type ChainHead,
  type ChainLink,
  type EventStore,
  LogChain,
  type Position,
  positionOf,
  positionText,
} from '#libs/event-sourcing';
import { DiskRefusal } from './disk-watch';
import { type LogSealer, openSealedLog, toHex } from './log-sealer';
import { inTransaction, LIMIT_CLAUSE, readConsistently, withDiskErrors } from './sqlite';

/** In characters, checked after each read: a page may be longer, as the largest facts have a mebibyte. */
const MAX_PAGE_LENGTH = 1024 * 1024;
const ROWS_PER_READ = 250;

const SEAL_DELAY_MS = 1_000;

/** In the log's own file; appends continue it. */
export class EmbeddedLogChain extends LogChain {
  private readonly database: DatabaseSync;
  private readonly sealer: LogSealer;
  private readonly rows: StatementSync;
  private readonly id: string;
  private readonly beginsAfter: Position;

  constructor(
    file: string,
    private readonly store: Pick<EventStore, 'watch'>,
  ) {
    super();
    const { database, id, begins, sealer } = openSealedLog(file);
    [this.database, this.id, this.beginsAfter, this.sealer] = [database, id, begins, sealer];
    this.rows = this.database.prepare(
      `SELECT position, stream, revision, event, seal FROM events WHERE position > ? ORDER BY position ${LIMIT_CLAUSE}`,
    );
    this.rows.setReturnArrays(true);
  }

  async head() {
    return this.readHead();
  }

  async begins() {
    return this.beginsAfter;
  }

  async links(after: Position, limit: number) {
    const links: ChainLink[] = [];
    let position = after;
    for (let length = 0; links.length < limit && length < MAX_PAGE_LENGTH; ) {
      const rowCount = Math.min(ROWS_PER_READ, limit - links.length);
      const rows = this.rows.all(Number(position), rowCount) as unknown as Row[];
      for (const row of rows) {
        length += row[3].length;
        links.push(toChainLink(row));
      }
      position = links.at(-1)?.position ?? after;
      if (rows.length < rowCount) return { links, position, isEnd: true };
    }
    return { links, position, isEnd: false };
  }

  async seal() {
    this.sealRest();
    return this.readHead();
  }

  /** Appends seal complete pages. Seals the rest: at once, as an earlier process may have been killed, and a delay after appends. */
  follow() {
    let timer: NodeJS.Timeout | undefined;
    const sealNow = () => {
      timer = undefined;
      try {
        if (this.database.isOpen) withDiskErrors(this.database, () => this.sealRest());
      } catch (error) {
        // Appends report it. There may be space again later.
        if (!(error instanceof DiskRefusal)) throw error;
        sealLater();
      }
    };
    const sealLater = () => {
      timer ??= setTimeout(sealNow, SEAL_DELAY_MS).unref();
    };
    sealNow();
    const stopWatching = this.store.watch(sealLater);
    return () => {
      stopWatching();
      clearTimeout(timer);
    };
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private sealRest() {
    if (!this.sealer.isAllSealed()) inTransaction(this.database, () => this.sealer.sealRest());
  }

  private readHead(): ChainHead {
    const { position, seal } = readConsistently(this.database, () => this.sealer.head());
    return { logId: this.id, position: positionOf(position), head: seal };
  }
}

type Row = [position: number, stream: string, revision: number, text: string, seal: Uint8Array | null];

const toChainLink = ([at, stream, revision, text, bytes]: Row): ChainLink => {
  const [position, seal] = [positionOf(at), bytes && toHex(bytes)];
  const prefix = positionText({ stream, revision, position });
  // `startsWith` is several times slower.
  return text.slice(0, prefix.length) === prefix
    ? { position, text, seal, contentStart: prefix.length }
    : { position, text, seal, flaw: `stands as revision ${revision} of '${stream}' and says something else of itself` };
};

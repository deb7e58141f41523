import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type ChainHead, type Link, LogChain, type Position, placeText, positionOf } from '#libs/event-sourcing';
import { DiskRefusal } from './disk';
import { hexOf, openSealed, type Sealing } from './sealing';
import { atOneInstant, inTransaction, LIMIT, onDisk } from './sqlite';

/** How much text ends a page: the largest facts have a mebibyte. */
const PAGE_LENGTH = 1024 * 1024;
const ROWS = 250;

/** For how long less than a page of facts stands unsealed. */
const SEAL_AFTER_MS = 1_000;

/** The chain in the file of the log itself, that appends go on with. */
export class EmbeddedLogChain extends LogChain {
  private readonly database: DatabaseSync;
  private readonly sealing: Sealing;
  private readonly rows: StatementSync;
  private readonly id: string;
  private readonly beginning: Position;

  constructor(file: string) {
    super();
    const { database, id, begins, sealing } = openSealed(file);
    [this.database, this.id, this.beginning, this.sealing] = [database, id, begins, sealing];
    this.rows = this.database.prepare(
      `SELECT position, stream, revision, event, seal FROM events WHERE position > ? ORDER BY position ${LIMIT}`,
    );
    this.rows.setReturnArrays(true);
  }

  async head() {
    return this.headNow();
  }

  async begins() {
    return this.beginning;
  }

  async links(after: Position, limit: number) {
    const links: Link[] = [];
    let position = after;
    for (let length = 0; links.length < limit && length < PAGE_LENGTH; ) {
      const wanted = Math.min(ROWS, limit - links.length);
      const rows = this.rows.all(Number(position), wanted) as unknown as Row[];
      for (const row of rows) {
        length += row[3].length;
        links.push(linkOf(row));
      }
      position = links.at(-1)?.position ?? after;
      if (rows.length < wanted) return { links, position, isEnd: true };
    }
    return { links, position, isEnd: false };
  }

  async seal() {
    this.sealRest();
    return this.headNow();
  }

  /** Appends seal what fills a page. The rest is sealed a moment later, and at once what was left when a process was killed. */
  follow() {
    const sealing = () => {
      try {
        if (this.database.isOpen) onDisk(this.database, () => this.sealRest());
      } catch (error) {
        // Told by whoever appends; later there may be room again.
        if (!(error instanceof DiskRefusal)) throw error;
      }
    };
    sealing();
    const timer = setInterval(sealing, SEAL_AFTER_MS).unref();
    return () => clearInterval(timer);
  }

  async close() {
    if (this.database.isOpen) this.database.close();
  }

  private sealRest() {
    if (!this.sealing.isAllSealed()) inTransaction(this.database, () => this.sealing.sealRest());
  }

  private headNow(): ChainHead {
    const { position, seal } = atOneInstant(this.database, () => this.sealing.head());
    return { logId: this.id, position: positionOf(position), head: seal };
  }
}

type Row = [position: number, stream: string, revision: number, text: string, seal: Uint8Array | null];

const linkOf = ([at, stream, revision, text, bytes]: Row): Link => {
  const [position, seal] = [positionOf(at), bytes && hexOf(bytes)];
  const place = placeText({ stream, revision, position });
  // Compared whole: `startsWith` takes several times as long.
  return text.slice(0, place.length) === place
    ? { position, text, seal, said: place.length }
    : { position, text, seal, flaw: `stands as revision ${revision} of '${stream}' and says something else of itself` };
};

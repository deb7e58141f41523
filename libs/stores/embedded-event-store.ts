import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  AppendTooLarge,
  EventStore,
  type Expected,
  MAX_APPEND_BYTES,
  type NewEvent,
  NO_STREAM,
  NothingToAppend,
  type Position,
  placeText,
  positionOf,
  type ReadStream,
  type Recorded,
  RevisionConflict,
  saidText,
} from '#libs/event-sourcing';
import { DiskRefusal } from './disk';
import { openSealed, type Sealing } from './sealing';
import { inTransaction, LIMIT } from './sqlite';

/** Facts read at once while a page is filled, and how much text ends it: the largest facts have a mebibyte. */
const ROWS = 250;
const PAGE_LENGTH = 1024 * 1024;

const LOOK_AGAIN_MS = 5;
/** To SQLite, a negative limit is none. */
const ALL = -1;

type Appending = {
  stream: string;
  events: readonly Written[];
  expected: Exclude<Expected, number>;
  resolve: (position: Position) => void;
  reject: (error: unknown) => void;
};

/** What is known of a fact before its place is: its id and the rest of its text. */
type Written = { id: string; text: string };

/** The default log: one SQLite file, no server. Appends that wait at the same time share one commit. */
export class EmbeddedEventStore extends EventStore {
  private readonly database: DatabaseSync;
  private readonly statements: Record<'head' | 'all' | 'at' | 'forwards' | 'backwards' | 'insert', StatementSync>;
  private readonly logId: string;
  private readonly sealing: Pick<Sealing, 'begin' | 'sealFor' | 'recorded' | 'committed' | 'sealRest'>;
  private readonly waiting: Appending[] = [];
  private readonly listeners = new Set<() => void>();
  private looking: NodeJS.Timeout | undefined;
  /** The newest fact that listeners were told of. */
  private known = 0;
  /** The newest fact as the commit under way sees it. */
  private last = 0;
  private hasRecorded = false;

  constructor(file: string) {
    super();
    const { database, id, sealing } = openSealed(file);
    [this.database, this.logId, this.sealing] = [database, id, sealing];
    const prepare = (sql: string) => {
      const statement = this.database.prepare(sql);
      statement.setReturnArrays(true);
      return statement;
    };
    this.statements = {
      head: prepare('SELECT coalesce(max(position), 0) FROM events'),
      all: prepare(`SELECT event, position FROM events WHERE position > ? ORDER BY position ${LIMIT}`),
      at: prepare('SELECT event FROM events WHERE position = ?'),
      forwards: prepare(`SELECT event FROM events WHERE stream = ? AND revision >= ? ORDER BY revision ${LIMIT}`),
      backwards: prepare(`SELECT event FROM events WHERE stream = ? AND revision <= ? ORDER BY revision DESC ${LIMIT}`),
      // Only behind the newest fact of its stream, which has to be the one that was seen, if one was.
      insert: prepare(
        `INSERT INTO events (position, stream, revision, event, seal) SELECT ?1, ?2, ?3, ?4, ?6
         WHERE ?3 = (SELECT coalesce(max(revision), ${NO_STREAM}) + 1 FROM events WHERE stream = ?2)
         AND (?5 IS NULL OR ?5 = (SELECT event ->> 'id' FROM events WHERE stream = ?2 AND revision = ?3 - 1))`,
      ),
    };
    this.known = this.newest();
  }

  async id() {
    return this.logId;
  }

  async read(stream: string, { from, direction = 'forwards', limit = ALL }: ReadStream = {}) {
    const rows =
      direction === 'forwards'
        ? this.statements.forwards.all(stream, from ?? 0, limit)
        : this.statements.backwards.all(stream, from ?? Number.MAX_SAFE_INTEGER, limit);
    return rows.map(parsed);
  }

  append(stream: string, events: readonly NewEvent[], at: Expected) {
    const expected = typeof at === 'number' ? { revision: at, fact: undefined } : at;
    return new Promise<Position>((resolve, reject) => {
      if (events.length === 0) throw new NothingToAppend(stream);
      this.waiting.push({ stream, events: events.map(written), expected, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.commit());
    });
  }

  async readAll(after: Position, limit: number) {
    const events: Recorded[] = [];
    let at = Number(after);
    for (let length = 0; events.length < limit && length < PAGE_LENGTH; ) {
      const wanted = Math.min(ROWS, limit - events.length);
      const rows = this.statements.all.all(at, wanted) as unknown as [text: string, position: number][];
      for (const row of rows) {
        length += row[0].length;
        events.push(parsed(row));
      }
      // Where it stands, whatever it says of itself: one that was tampered with would be read for ever.
      at = rows.at(-1)?.[1] ?? at;
      if (rows.length < wanted) return { events, position: positionOf(at), isEnd: true };
    }
    return { events, position: positionOf(at), isEnd: false };
  }

  async at(position: Position) {
    const row = this.statements.at.get(Number(position));
    return row && parsed(row);
  }

  async head() {
    return positionOf(this.newest());
  }

  watch(listener: () => void) {
    this.listeners.add(listener);
    this.looking ??= setInterval(() => this.look(), LOOK_AGAIN_MS).unref();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      clearInterval(this.looking);
      this.looking = undefined;
    };
  }

  async close() {
    this.commit();
    clearInterval(this.looking);
    if (!this.database.isOpen) return;
    this.sealRest();
    this.database.close();
  }

  /** One commit for everybody who waits; a refused append does not hold up the others. */
  private commit() {
    const appending = this.waiting.splice(0);
    if (appending.length === 0) return;
    try {
      const answers = inTransaction(this.database, () => {
        this.last = this.sealing.begin();
        return appending.map((one) => this.insert(one));
      });
      this.sealing.committed(this.last);
      this.hasRecorded = true;
      appending.forEach((one, i) => void answers[i]!(one));
    } catch (error) {
      for (const { reject } of appending) reject(error);
      return;
    }
    this.grown(this.last);
  }

  /** Of what was recorded here. Where the disk refuses, the next one who opens it does. */
  private sealRest() {
    if (!this.hasRecorded) return;
    try {
      inTransaction(this.database, () => this.sealing.sealRest());
    } catch (error) {
      if (!(error instanceof DiskRefusal)) throw error;
    }
  }

  private insert({ stream, events, expected }: Appending): (one: Appending) => void {
    const first = expected.revision + 1;
    const texts = events.map((event, i) => placed(event, stream, first + i, this.last + 1 + i));
    const bytes = events.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    if (bytes > MAX_APPEND_BYTES) return ({ reject }) => reject(new AppendTooLarge(bytes));
    for (const [i, text] of texts.entries()) {
      const seen = i === 0 ? (expected.fact ?? null) : null;
      const seal = this.sealing.sealFor(text);
      const { changes } = this.statements.insert.run(this.last + 1, stream, first + i, text, seen, seal);
      if (changes === 0) return this.refused(stream, events, first);
      this.sealing.recorded(text, seal);
      this.last += 1;
    }
    const position = positionOf(this.last);
    return ({ resolve }) => resolve(position);
  }

  private refused(stream: string, events: readonly Written[], first: number): (one: Appending) => void {
    const position = this.repeated(stream, events, first);
    return position ? ({ resolve }) => resolve(position) : ({ reject }) => reject(new RevisionConflict(stream));
  }

  /** The position of the last of `events` when exactly they stand from revision `first` on: an append whose answer was lost. */
  private repeated(stream: string, events: readonly Written[], first: number): Position | undefined {
    if (first < 0) return undefined;
    const there = this.statements.forwards.all(stream, first, events.length).map(parsed);
    return there.length === events.length && there.every(({ id }, i) => id === events[i]!.id)
      ? there.at(-1)!.position
      : undefined;
  }

  private look() {
    this.grown(this.newest());
  }

  private grown(newest: number) {
    if (newest === this.known) return;
    this.known = newest;
    for (const listener of this.listeners) listener();
  }

  private newest() {
    return column<number>(this.statements.head.get());
  }
}

/** Throws for what JSON can't hold, before anybody waits for the same commit. */
const written = (event: NewEvent): Written => ({ id: event.id, text: saidText(event) });

const placed = ({ text }: Written, stream: string, revision: number, position: number) =>
  placeText({ stream, revision, position: positionOf(position) }) + text;

const parsed = (row: unknown): Recorded => JSON.parse(column<string>(row));

const column = <T>(row: unknown): T => (row as [T])[0];

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  AppendTooLarge,
  contentText,
  EventStore,
  type ExpectedRevision,
  MAX_APPEND_BYTES,
  type NewEvent,
  NO_STREAM,
  NothingToAppend,
  type Position,
  positionOf,
  positionText,
  type ReadStreamOptions,
  type Recorded,
  RevisionConflict,
  typeInText,
} from '#libs/event-sourcing';
import { watchDatabase } from './database-watch';
import { DiskRefusal } from './disk-watch';
import { type LogSealer, openSealedLog } from './log-sealer';
import { inTransaction, LIMIT_CLAUSE } from './sqlite';

/** Facts per read, and the text length that ends a page: a fact has up to a mebibyte, and pages are garbage soon. */
const ROWS_PER_READ = 250;
const MAX_PAGE_LENGTH = 256 * 1024;

/** Text length that ends a commit. */
const MAX_COMMIT_LENGTH = 1024 * 1024;

const WATCH_INTERVAL_MS = 5;
/** SQLite treats a negative limit as none. */
const NO_LIMIT = -1;

type PendingAppend = {
  stream: string;
  events: readonly SerializedFact[];
  expected: Exclude<ExpectedRevision, number>;
  resolve: (position: Position) => void;
  reject: (error: unknown) => void;
};

type SerializedFact = { id: string; text: string };

/** The default event store: one SQLite file, no server. Concurrent appends share one commit. */
export class EmbeddedEventStore extends EventStore {
  private readonly database: DatabaseSync;
  private readonly statements: Record<'head' | 'all' | 'at' | 'forwards' | 'backwards' | 'insert', StatementSync>;
  private readonly logId: string;
  private readonly sealer: Pick<LogSealer, 'begin' | 'sealFor' | 'recorded' | 'committed' | 'sealRest'>;
  private readonly pendingAppends: PendingAppend[] = [];
  private readonly listeners = new Set<() => void>();
  private stopWatching: (() => void) | undefined;
  private announced = 0;
  private last = 0;
  private hasRecorded = false;

  constructor(private readonly file: string) {
    super();
    const { database, id, sealer } = openSealedLog(file);
    [this.database, this.logId, this.sealer] = [database, id, sealer];
    const prepare = (sql: string) => {
      const statement = this.database.prepare(sql);
      statement.setReturnArrays(true);
      return statement;
    };
    this.statements = {
      head: prepare('SELECT coalesce(max(position), 0) FROM events'),
      all: prepare(`SELECT event, position FROM events WHERE position > ? ORDER BY position ${LIMIT_CLAUSE}`),
      at: prepare('SELECT event FROM events WHERE position = ?'),
      forwards: prepare(`SELECT event FROM events WHERE stream = ? AND revision >= ? ORDER BY revision ${LIMIT_CLAUSE}`),
      backwards: prepare(`SELECT event FROM events WHERE stream = ? AND revision <= ? ORDER BY revision DESC ${LIMIT_CLAUSE}`),
      // Only after the newest fact of its stream, which must be the expected one if it is given.
      insert: prepare(
        `INSERT INTO events (position, stream, revision, event, seal) SELECT ?1, ?2, ?3, ?4, ?6
         WHERE ?3 = (SELECT coalesce(max(revision), ${NO_STREAM}) + 1 FROM events WHERE stream = ?2)
         AND (?5 IS NULL OR ?5 = (SELECT event ->> 'id' FROM events WHERE stream = ?2 AND revision = ?3 - 1))`,
      ),
    };
    this.announced = this.newest();
  }

  async id() {
    return this.logId;
  }

  async read(stream: string, { from, direction = 'forwards', limit = NO_LIMIT }: ReadStreamOptions = {}) {
    const rows =
      direction === 'forwards'
        ? this.statements.forwards.all(stream, from ?? 0, limit)
        : this.statements.backwards.all(stream, from ?? Number.MAX_SAFE_INTEGER, limit);
    return rows.map(parseRow);
  }

  append(stream: string, events: readonly NewEvent[], at: ExpectedRevision) {
    const expected = typeof at === 'number' ? { revision: at, fact: undefined } : at;
    return new Promise<Position>((resolve, reject) => {
      if (events.length === 0) throw new NothingToAppend(stream);
      this.pendingAppends.push({ stream, events: events.map(serializeFact), expected, resolve, reject });
      if (this.pendingAppends.length === 1) setImmediate(() => this.commit());
    });
  }

  async readAll(after: Position, limit: number, types?: ReadonlySet<string>) {
    const facts: Recorded[] = [];
    const isWanted = (text: string) => !types || types.has(typeInText(text) ?? JSON.parse(text).type);
    let [at, count, leftOut, isEnd]: [number, number, string | undefined, boolean] = [Number(after), 0, undefined, false];
    for (let length = 0; count < limit && length < MAX_PAGE_LENGTH && !isEnd; ) {
      const rowCount = Math.min(ROWS_PER_READ, limit - count);
      const rows = this.statements.all.all(at, rowCount) as unknown as [text: string, position: number][];
      for (const row of rows) {
        length += row[0].length;
        leftOut = isWanted(row[0]) ? undefined : row[0];
        if (leftOut === undefined) facts.push(parseRow(row));
      }
      // The stored position, whatever the text says: a tampered text could cause an endless read.
      at = rows.at(-1)?.[1] ?? at;
      count += rows.length;
      isEnd = rows.length < rowCount;
    }
    if (leftOut !== undefined) facts.push(JSON.parse(leftOut));
    return { facts, position: positionOf(at), isEnd, leftOut: count - facts.length };
  }

  async at(position: Position) {
    const row = this.statements.at.get(Number(position));
    return row && parseRow(row);
  }

  async head() {
    return positionOf(this.newest());
  }

  watch(listener: () => void) {
    this.listeners.add(listener);
    this.stopWatching ??= watchDatabase(this.file, WATCH_INTERVAL_MS, () => this.announce(this.newest()));
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.endWatch();
    };
  }

  async close() {
    while (this.pendingAppends.length > 0) this.commit();
    this.endWatch();
    if (!this.database.isOpen) return;
    this.sealRest();
    this.database.close();
  }

  /** One commit for waiting appends, of which a refused one does not affect the others. What does not fit waits for the next. */
  private commit() {
    const appending = this.pendingAppends.splice(0, this.countInOneCommit());
    if (appending.length === 0) return;
    if (this.pendingAppends.length > 0) setImmediate(() => this.commit());
    try {
      const answers = inTransaction(this.database, () => {
        this.last = this.sealer.begin();
        return appending.map((one) => this.insert(one));
      });
      this.sealer.committed(this.last);
      this.hasRecorded = true;
      appending.forEach((one, i) => void answers[i]!(one));
    } catch (error) {
      for (const { reject } of appending) reject(error);
      return;
    }
    this.announce(this.last);
  }

  /** Bounds how long other processes wait for the file. */
  private countInOneCommit(): number {
    let length = 0;
    const last = this.pendingAppends.findIndex(({ events }) => {
      for (const { text } of events) length += text.length;
      return length >= MAX_COMMIT_LENGTH;
    });
    return last < 0 ? this.pendingAppends.length : last + 1;
  }

  /** Seals what was recorded here. If the disk refuses, the next process that opens the log does it. */
  private sealRest() {
    if (!this.hasRecorded) return;
    try {
      inTransaction(this.database, () => this.sealer.sealRest());
    } catch (error) {
      if (!(error instanceof DiskRefusal)) throw error;
    }
  }

  private insert({ stream, events, expected }: PendingAppend): (one: PendingAppend) => void {
    const first = expected.revision + 1;
    const texts = events.map((event, i) => withPosition(event, stream, first + i, this.last + 1 + i));
    const bytes = events.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    if (bytes > MAX_APPEND_BYTES) return ({ reject }) => reject(new AppendTooLarge(bytes));
    for (const [i, text] of texts.entries()) {
      const expectedFact = i === 0 ? (expected.fact ?? null) : null;
      const seal = this.sealer.sealFor(text);
      const { changes } = this.statements.insert.run(this.last + 1, stream, first + i, text, expectedFact, seal);
      if (changes === 0) return this.conflictOf(stream, events, first);
      this.sealer.recorded(text, seal);
      this.last += 1;
    }
    const position = positionOf(this.last);
    return ({ resolve }) => resolve(position);
  }

  private conflictOf(stream: string, events: readonly SerializedFact[], first: number): (one: PendingAppend) => void {
    const position = this.repeatedAppend(stream, events, first);
    return position ? ({ resolve }) => resolve(position) : ({ reject }) => reject(new RevisionConflict(stream));
  }

  /** Undefined unless exactly `events` are in the stream from revision `first` on: an append whose answer was lost. */
  private repeatedAppend(stream: string, events: readonly SerializedFact[], first: number): Position | undefined {
    if (first < 0) return undefined;
    const there = this.statements.forwards.all(stream, first, events.length).map(parseRow);
    return there.length === events.length && there.every(({ id }, i) => id === events[i]!.id)
      ? there.at(-1)!.position
      : undefined;
  }

  private endWatch() {
    this.stopWatching?.();
    this.stopWatching = undefined;
  }

  private announce(newest: number) {
    if (newest === this.announced) return;
    this.announced = newest;
    for (const listener of this.listeners) listener();
  }

  private newest() {
    return firstColumn<number>(this.statements.head.get());
  }
}

/** Throws for data that is not JSON, before a commit is shared with others. */
const serializeFact = (event: NewEvent): SerializedFact => ({ id: event.id, text: contentText(event) });

const withPosition = ({ text }: SerializedFact, stream: string, revision: number, position: number) =>
  positionText({ stream, revision, position: positionOf(position) }) + text;

const parseRow = (row: unknown): Recorded => JSON.parse(firstColumn<string>(row));

const firstColumn = <T>(row: unknown): T => (row as [T])[0];

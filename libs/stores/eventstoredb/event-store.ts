import { randomUUID } from 'node:crypto';
import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  jsonEvent,
  NO_STREAM as NO_STREAM_YET,
  START,
} from '@eventstore/db-client';
import {
  AppendTooLarge,
  BEGINNING,
  EventStore,
  type Expected,
  type LogPage,
  MAX_APPEND_BYTES,
  type NewEvent,
  NO_STREAM,
  NothingToAppend,
  type Position,
  positionOf,
  type ReadStream,
  type Recorded,
  Rejected,
  RevisionConflict,
  StoreUnavailable,
} from '#libs/event-sourcing';
import { patiently } from '../patience';
import { clientFor } from './client';
import { each, factOf, isFact, placeOf } from './events';
import { isOf, isPassing, SILENCE_MS } from './failures';
import { Growth } from './growth';
import { Seen } from './seen';

const PATIENCE_MS = 4_000;
/** What is left of it for what is under way when the log is closed. */
const CLOSING_MS = 1_000;

/** Facts of one stream read at once. */
const PAGE = 1_000;
/** A page ends early where facts are large. */
const PAGE_LENGTH = 2 * 1024 * 1024;
/** Looked through at once where the server wrote much about itself. */
const MOST = 4_096;

/** Its metadata holds the log's id: a system event, which no reader of facts sees. */
const IDENTITY = 'almanac';

/** The log on an EventStoreDB server: a stream there for each stream here, positions by the commit. */
export class EventStoreDbEventStore extends EventStore {
  private readonly client: EventStoreDBClient;
  private readonly growth: Growth;
  private readonly underWay = new Set<Promise<unknown>>();
  private sinceDrop = new Seen();
  private isOpen = true;

  /**
   * `url` is a connection string; nothing is asked of the server yet. `patience`: for how many milliseconds a call is tried
   * again before it throws `StoreUnavailable`.
   */
  constructor(
    url: string,
    private readonly patience = PATIENCE_MS,
  ) {
    super();
    this.client = clientFor(url);
    this.growth = new Growth(this.client, () => this.dropped());
  }

  id() {
    const { seen } = this;
    seen.id ??= this.ask(() => this.identity());
    seen.id.catch(() => {
      seen.id = undefined;
    });
    return seen.id;
  }

  async read(stream: string, { from, direction = 'forwards', limit = Number.POSITIVE_INFINITY }: ReadStream = {}) {
    const facts: Recorded[] = [];
    const step = direction === 'forwards' ? 1 : -1;
    for (let [next, isEnd] = [from, false]; !isEnd && facts.length < limit; ) {
      const wanted = Math.min(PAGE, limit - facts.length);
      const page = await this.ask(() => this.page(stream, direction, next, wanted));
      facts.push(...page.facts);
      next = page.last + step;
      isEnd = page.isEnd || next < 0;
    }
    return facts;
  }

  async append(stream: string, events: readonly NewEvent[], expected: Expected) {
    if (events.length === 0) throw new NothingToAppend(stream);
    const bytes = events.reduce((sum, event) => sum + Buffer.byteLength(JSON.stringify(event)), 0);
    if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(bytes);
    const { revision, fact } = typeof expected === 'number' ? { revision: expected, fact: undefined } : expected;
    const written = events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data, metadata }));
    const expectedRevision = revision === NO_STREAM ? NO_STREAM_YET : BigInt(revision);
    return this.ask(async () => {
      const { seen } = this;
      if (fact !== undefined && !(await this.stands(stream, { revision, fact }))) throw new RevisionConflict(stream);
      try {
        // With the same ids and the same exact revision it is the same append, however often its answer is lost.
        const answer = await this.client.appendToStream(stream, written, { expectedRevision, deadline: SILENCE_MS });
        seen.note(stream, { revision: Number(answer.nextExpectedRevision), fact: events.at(-1)!.id });
        return positionOf(answer.position!.commit);
      } catch (error) {
        if (isOf('wrong-expected-version', error)) throw new RevisionConflict(stream);
        if (isOf('maximum-append-size-exceeded', error)) throw new AppendTooLarge(bytes);
        throw error;
      }
    });
  }

  /** Reads on until it finds a fact or the end: a place in the log is one of a fact. */
  readAll(after: Position, limit: number): Promise<LogPage> {
    return this.ask(async () => {
      const { tail } = this.seen;
      const events: Recorded[] = [];
      let [position, length, isEnd] = [tail && tail.fact <= after && after < tail.end ? tail.end : after, 0, false];
      for (let wanted = limit; events.length === 0 && !isEnd; wanted = MOST) {
        const begin = position;
        // A read forwards begins with the event at its position, which was seen already.
        const maxCount = begin === BEGINNING ? wanted : wanted + 1;
        let read = 0;
        const isEnough = await each(
          this.client.readAll({ direction: FORWARDS, fromPosition: placeOf(begin), maxCount }),
          (event) => {
            read += 1;
            const here = positionOf(event.position!.commit);
            if (here <= begin) return false;
            position = here;
            if (!isFact(event)) return false;
            events.push(factOf(event));
            length += JSON.stringify(event.data).length;
            return events.length === limit || length > PAGE_LENGTH;
          },
        );
        isEnd = !isEnough && read < maxCount;
      }
      return { events, position, isEnd };
    });
  }

  async at(position: Position) {
    if (position === BEGINNING) return undefined;
    return this.ask(async () => {
      let found: Recorded | undefined;
      try {
        await each(this.client.readAll({ fromPosition: placeOf(position), maxCount: 1 }), (event) => {
          if (isFact(event)) found = factOf(event);
          return true;
        });
      } catch (error) {
        // Nothing begins at that position of this log.
        if (!isOf('unknown', error) || isPassing(error)) throw error;
      }
      return found?.position === position ? found : undefined;
    });
  }

  /** Looks back past what the server writes about itself, as far as it was not looked through before. */
  head() {
    return this.ask(async () => {
      const { seen } = this;
      const { tail } = seen;
      let [fact, end, before]: [Position | undefined, Position | undefined, ReturnType<typeof placeOf> | typeof END] = [
        undefined,
        undefined,
        END,
      ];
      for (let maxCount = 1, isBeginning = false; !fact; maxCount = Math.min(8 * maxCount, MOST)) {
        let read = 0;
        const isFound = await each(this.client.readAll({ direction: BACKWARDS, fromPosition: before, maxCount }), (event) => {
          read += 1;
          before = event.position!;
          const here = positionOf(event.position!.commit);
          end ??= here;
          if (isFact(event)) fact = here;
          else if (tail && here <= tail.end) fact = tail.fact;
          return fact !== undefined;
        });
        isBeginning = !isFound && read < maxCount;
        if (isBeginning) fact = BEGINNING;
      }
      if (end) seen.tail = { fact, end };
      return fact;
    });
  }

  watch(listener: () => void) {
    return this.growth.tell(listener);
  }

  /** What is under way is finished first. Without `dispose` the process would not end. */
  async close() {
    this.isOpen = false;
    await this.growth.stop();
    await Promise.allSettled(this.underWay);
    await this.client.dispose();
  }

  /** Of the log while the line stands: what nobody would notice a drop of is not remembered. */
  private get seen() {
    return this.growth.stands ? this.sinceDrop : new Seen();
  }

  private dropped() {
    this.sinceDrop = new Seen();
  }

  private async ask<T>(work: () => Promise<T>): Promise<T> {
    if (!this.isOpen) throw new Error('The log is not open');
    const asking = patiently(work, {
      isPassing,
      lasting: () => (this.isOpen ? this.patience : Math.min(this.patience, CLOSING_MS)),
      onFailure: () => this.dropped(),
    });
    this.underWay.add(asking);
    try {
      return await asking;
    } catch (error) {
      if (isOf('stream-deleted', error))
        throw new Rejected('deleted-for-ever', 'This was deleted for ever: nothing can be changed about it.');
      throw isPassing(error) ? new StoreUnavailable('EventStoreDB', error) : error;
    } finally {
      this.underWay.delete(asking);
    }
  }

  /** Whether what was seen at a revision of a stream is still what stands there. The server is asked only after a drop. */
  private async stands(stream: string, expected: { revision: number; fact: string }) {
    this.growth.hear();
    const known = this.seen.has(stream, expected);
    if (known !== undefined) return known;
    const { facts } = await this.page(stream, 'forwards', expected.revision, 1);
    return facts[0]?.revision === expected.revision && facts[0].id === expected.fact;
  }

  private async page(stream: string, direction: 'forwards' | 'backwards', from: number | undefined, maxCount: number) {
    const { seen } = this;
    const facts: Recorded[] = [];
    let [read, last] = [0, 0];
    const fromRevision = from === undefined ? (direction === 'forwards' ? START : END) : BigInt(from);
    try {
      await each(this.client.readStream(stream, { direction, fromRevision, maxCount }), (event) => {
        read += 1;
        last = Number(event.revision);
        if (isFact(event)) facts.push(factOf(event));
        return false;
      });
    } catch (error) {
      if (!isOf('stream-not-found', error)) throw error;
    }
    const newest = facts.at(direction === 'forwards' ? -1 : 0);
    if (newest) seen.note(stream, { revision: newest.revision, fact: newest.id });
    return { facts, last, isEnd: read < maxCount };
  }

  /** Of several processes that meet an empty server at once, one gives the log its id. */
  private async identity(): Promise<string> {
    const given = async () => (await this.client.getStreamMetadata<{ log: string }>(IDENTITY)).metadata?.log;
    const known = await given();
    if (known) return known;
    try {
      await this.client.setStreamMetadata(
        IDENTITY,
        { log: randomUUID() },
        { expectedRevision: NO_STREAM_YET, deadline: SILENCE_MS },
      );
    } catch (error) {
      if (!isOf('wrong-expected-version', error)) throw error;
    }
    return (await given())!;
  }
}

import { type EventStoreDBClient, jsonEvent, NO_STREAM as NO_STREAM_YET } from '@eventstore/db-client';
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
import { isOf, isPassing, SILENCE_MS } from './failures';
import { Growth } from './growth';
import { identityOf } from './identity';
import { Seen } from './seen';
import { pageOf } from './stream-page';
import { factAt, factsAfter, newestFact } from './whole-log';

const PATIENCE_MS = 4_000;
/** What is left of it for what is under way when the log is closed. */
const CLOSING_MS = 1_000;

/** Facts of one stream read at once. */
const PAGE = 1_000;

/** The log on an EventStoreDB server: a stream there for each stream here, positions by the commit. */
export class EventStoreDbEventStore extends EventStore {
  private readonly client: EventStoreDBClient;
  private readonly growth: Growth;
  private readonly underWay = new Set<Promise<unknown>>();
  private sinceDrop = new Seen();
  private isOpen = true;
  /** When the server last answered, by `performance.now`. */
  private answered = 0;

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
    seen.id ??= this.ask(() => identityOf(this.client));
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

  readAll(after: Position, limit: number): Promise<LogPage> {
    return this.ask(() => factsAfter(this.client, this.seen.behind(after), limit));
  }

  async at(position: Position) {
    return position === BEGINNING ? undefined : this.ask(() => factAt(this.client, position));
  }

  head() {
    return this.ask(async () => {
      const { seen } = this;
      const { fact, end } = await newestFact(this.client, seen.tail);
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
      answered: () => (this.isOpen ? this.answered : 0),
      onFailure: () => this.dropped(),
    });
    this.underWay.add(asking);
    try {
      const answer = await asking;
      this.answered = performance.now();
      return answer;
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
    const page = await pageOf(this.client, stream, { direction, from, maxCount });
    const newest = page.facts.at(direction === 'forwards' ? -1 : 0);
    if (newest) seen.note(stream, { revision: newest.revision, fact: newest.id });
    return page;
  }
}

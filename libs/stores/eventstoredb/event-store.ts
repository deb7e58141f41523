import { type EventStoreDBClient, jsonEvent, NO_STREAM as NO_STREAM_YET } from '@eventstore/db-client';
import {
  AppendTooLarge,
  BEGINNING,
  EventStore,
  type ExpectedRevision,
  type LogPage,
  MAX_APPEND_BYTES,
  type NewEvent,
  NO_STREAM,
  NothingToAppend,
  type Position,
  positionOf,
  type ReadStreamOptions,
  type Recorded,
  Rejected,
  RevisionConflict,
  StoreUnavailable,
} from '#libs/event-sourcing';
import { retryTransient } from '../retry-transient';
import { createClient } from './client';
import { hasErrorType, isTransientFailure, RESPONSE_TIMEOUT_MS } from './failures';
import { readLogId } from './identity';
import { LogCache } from './log-cache';
import { LogSubscription } from './log-subscription';
import { readStreamPage } from './stream-page';
import { readFactAt, readFactsAfter, readNewestFact } from './whole-log';

const RETRY_LIMIT_MS = 4_000;
/** How long running calls may continue when the log is closed. */
const CLOSE_LIMIT_MS = 1_000;

const FACTS_PER_PAGE = 1_000;

/** One stream there per stream here; positions are commit positions. */
export class EventStoreDbEventStore extends EventStore {
  private readonly client: EventStoreDBClient;
  private readonly growth: LogSubscription;
  private readonly underWay = new Set<Promise<unknown>>();
  private sinceDrop = new LogCache();
  private isOpen = true;
  /** Time of the server's last answer by `performance.now`. */
  private answered = 0;

  /**
   * `url` is a connection string. Does not connect yet. `patience` is how long a call is retried in ms before it throws
   * StoreUnavailable.
   */
  constructor(
    url: string,
    private readonly patience = RETRY_LIMIT_MS,
  ) {
    super();
    this.client = createClient(url);
    this.growth = new LogSubscription(this.client, () => this.onDropped());
  }

  id() {
    const { cache } = this;
    cache.id ??= this.callServer(() => readLogId(this.client));
    cache.id.catch(() => {
      cache.id = undefined;
    });
    return cache.id;
  }

  async read(stream: string, { from, direction = 'forwards', limit = Number.POSITIVE_INFINITY }: ReadStreamOptions = {}) {
    const facts: Recorded[] = [];
    const step = direction === 'forwards' ? 1 : -1;
    for (let [next, isEnd] = [from, false]; !isEnd && facts.length < limit; ) {
      const pageSize = Math.min(FACTS_PER_PAGE, limit - facts.length);
      const page = await this.callServer(() => this.page(stream, direction, next, pageSize));
      facts.push(...page.facts);
      next = page.last + step;
      isEnd = page.isEnd || next < 0;
    }
    return facts;
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision) {
    if (events.length === 0) throw new NothingToAppend(stream);
    const bytes = events.reduce((sum, event) => sum + Buffer.byteLength(JSON.stringify(event)), 0);
    if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(bytes);
    const { revision, fact } = typeof expected === 'number' ? { revision: expected, fact: undefined } : expected;
    const written = events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data, metadata }));
    const expectedRevision = revision === NO_STREAM ? NO_STREAM_YET : BigInt(revision);
    return this.callServer(async () => {
      const { cache } = this;
      if (fact !== undefined && !(await this.isStillThere(stream, { revision, fact }))) throw new RevisionConflict(stream);
      try {
        // The same ids at the same exact revision are the same append, however often its answer is lost.
        const answer = await this.client.appendToStream(stream, written, { expectedRevision, deadline: RESPONSE_TIMEOUT_MS });
        cache.note(stream, { revision: Number(answer.nextExpectedRevision), fact: events.at(-1)!.id });
        return positionOf(answer.position!.commit);
      } catch (error) {
        if (hasErrorType('wrong-expected-version', error)) throw new RevisionConflict(stream);
        if (hasErrorType('maximum-append-size-exceeded', error)) throw new AppendTooLarge(bytes);
        throw error;
      }
    });
  }

  readAll(after: Position, limit: number): Promise<LogPage> {
    return this.callServer(() => readFactsAfter(this.client, this.cache.skipSystemEvents(after), limit));
  }

  async at(position: Position) {
    return position === BEGINNING ? undefined : this.callServer(() => readFactAt(this.client, position));
  }

  head() {
    return this.callServer(async () => {
      const { cache } = this;
      const { fact, end } = await readNewestFact(this.client, cache.tail);
      if (end) cache.tail = { fact, end };
      return fact;
    });
  }

  watch(listener: () => void) {
    return this.growth.addListener(listener);
  }

  /** Waits for running calls. Without `dispose` the process would not end. */
  async close() {
    this.isOpen = false;
    await this.growth.stop();
    await Promise.allSettled(this.underWay);
    await this.client.dispose();
  }

  /** Cached only while the subscription is live, because otherwise a drop would go unnoticed. */
  private get cache() {
    return this.growth.isLive ? this.sinceDrop : new LogCache();
  }

  private onDropped() {
    this.sinceDrop = new LogCache();
  }

  private async callServer<T>(work: () => Promise<T>): Promise<T> {
    if (!this.isOpen) throw new Error('The log is not open');
    const asking = retryTransient(work, {
      isPassing: isTransientFailure,
      lasting: () => (this.isOpen ? this.patience : Math.min(this.patience, CLOSE_LIMIT_MS)),
      answered: () => (this.isOpen ? this.answered : 0),
      onFailure: () => this.onDropped(),
    });
    this.underWay.add(asking);
    try {
      const answer = await asking;
      this.answered = performance.now();
      return answer;
    } catch (error) {
      if (hasErrorType('stream-deleted', error))
        throw new Rejected('deleted-for-ever', 'This was deleted permanently and cannot be changed.');
      throw isTransientFailure(error) ? new StoreUnavailable('EventStoreDB', error) : error;
    } finally {
      this.underWay.delete(asking);
    }
  }

  /** True if the fact seen at a revision of a stream is still there. Asks the server only after a drop. */
  private async isStillThere(stream: string, expected: { revision: number; fact: string }) {
    this.growth.start();
    const isCached = this.cache.has(stream, expected);
    if (isCached !== undefined) return isCached;
    const { facts } = await this.page(stream, 'forwards', expected.revision, 1);
    return facts[0]?.revision === expected.revision && facts[0].id === expected.fact;
  }

  private async page(stream: string, direction: 'forwards' | 'backwards', from: number | undefined, maxCount: number) {
    const { cache } = this;
    const page = await readStreamPage(this.client, stream, { direction, from, maxCount });
    const newest = page.facts.at(direction === 'forwards' ? -1 : 0);
    if (newest) cache.note(stream, { revision: newest.revision, fact: newest.id });
    return page;
  }
}

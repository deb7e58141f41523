import type { EventStoreDBClient } from '@eventstore/db-client';
import {
  AppendTooLarge,
  BEGINNING,
  EventStore,
  type ExpectedRevision,
  type LogPage,
  MAX_APPEND_BYTES,
  type NewEvent,
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
import { AppendCall } from './append-call';
import type { SerializedFact } from './batch-append';
import { createClient } from './client';
import { hasErrorType, isTransientFailure } from './failures';
import { readLogId } from './identity';
import { LogCache } from './log-cache';
import { LogSubscription } from './log-subscription';
import { ReadAhead } from './read-ahead';
import { readStreamPage } from './stream-page';
import { readFactAt, readFactsAfter, readNewestFact } from './whole-log';

const RETRY_LIMIT_MS = 4_000;
/** How long running calls may continue when the log is closed. */
const CLOSE_LIMIT_MS = 1_000;

const FACTS_PER_PAGE = 1_000;

/** One stream there per stream here; positions are commit positions. */
export class EventStoreDbEventStore extends EventStore {
  private readonly client: EventStoreDBClient;
  private readonly subscription: LogSubscription;
  private readonly underWay = new Set<Promise<unknown>>();
  private sinceDrop = new LogCache();
  private appendCall: AppendCall | undefined;
  private readonly pages = new ReadAhead((after, limit) => this.callServer(() => this.readPage(after, limit)));
  /** The newest fact that the server has told this process of. */
  private knownPosition: Position = BEGINNING;
  private isOpen = true;
  /** Time of the server's last answer by `performance.now`. */
  private answered = 0;

  /** Does not connect yet. A call is retried for `patience` ms before it throws StoreUnavailable. */
  constructor(
    url: string,
    private readonly patience = RETRY_LIMIT_MS,
  ) {
    super();
    this.client = createClient(url);
    this.subscription = new LogSubscription(this.client, () => this.onDropped());
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
    const facts = events.map(serializeFact);
    const bytes = facts.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
    if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(bytes);
    const { revision, fact } = typeof expected === 'number' ? { revision: expected, fact: undefined } : expected;
    return this.callServer(async () => {
      const call = this.liveAppendCall();
      if (fact !== undefined && !(await this.isStillThere(call, stream, { revision, fact }))) throw new RevisionConflict(stream);
      try {
        // The same ids at the same exact revision are the same append, however often its answer is lost.
        const appended = await call.append({ stream, facts, revision });
        call.newest.note(stream, { revision: appended.revision, fact: events.at(-1)!.id });
        return this.noteKnown(positionOf(appended.position));
      } catch (error) {
        if (hasErrorType('wrong-expected-version', error)) throw new RevisionConflict(stream);
        if (hasErrorType('maximum-append-size-exceeded', error)) throw new AppendTooLarge(bytes);
        throw error;
      }
    });
  }

  async readAll(after: Position, limit: number): Promise<LogPage> {
    return this.subscription.recent?.readAfter(after, limit, this.knownPosition) ?? this.pages.read(after, limit);
  }

  async at(position: Position) {
    if (position === BEGINNING) return undefined;
    return this.subscription.recent?.at(position) ?? this.callServer(() => readFactAt(this.client, position));
  }

  head() {
    return this.callServer(async () => {
      const { cache } = this;
      const { fact, end } = await readNewestFact(this.client, cache.tail);
      if (end) cache.tail = { fact, end };
      return this.noteKnown(fact);
    });
  }

  watch(listener: () => void) {
    return this.subscription.addListener(listener);
  }

  /** Waits for running calls. Without `dispose` the process would not end. */
  async close() {
    this.isOpen = false;
    this.subscription.stop();
    await Promise.allSettled(this.underWay);
    await this.client.dispose();
  }

  /** Cached only while the subscription is live, because otherwise a drop would go unnoticed. */
  private get cache() {
    return this.subscription.recent ? this.sinceDrop : new LogCache();
  }

  private onDropped() {
    this.sinceDrop = new LogCache();
    this.pages.forget();
  }

  private async callServer<T>(work: () => Promise<T>): Promise<T> {
    if (!this.isOpen) throw new Error('The log is not open');
    const request = retryTransient(work, {
      isPassing: isTransientFailure,
      lasting: () => (this.isOpen ? this.patience : Math.min(this.patience, CLOSE_LIMIT_MS)),
      answered: () => (this.isOpen ? this.answered : 0),
      onFailure: () => this.onDropped(),
    });
    this.underWay.add(request);
    try {
      const answer = await request;
      this.answered = performance.now();
      return answer;
    } catch (error) {
      if (isTransientFailure(error)) throw new StoreUnavailable('EventStoreDB', error);
      // A refusal is an answer too.
      this.answered = performance.now();
      if (hasErrorType('stream-deleted', error))
        throw new Rejected('deleted-for-ever', 'This was deleted permanently and cannot be changed.');
      throw error;
    } finally {
      this.underWay.delete(request);
    }
  }

  private noteKnown(position: Position) {
    if (position > this.knownPosition) this.knownPosition = position;
    return position;
  }

  private async readPage(after: Position, limit: number): Promise<LogPage> {
    const { recent } = this.subscription;
    const page = await readFactsAfter(this.client, this.cache.skipSystemEvents(after), limit);
    this.noteKnown(page.facts.at(-1)?.position ?? BEGINNING);
    if (page.isEnd) recent?.markChecked();
    return page;
  }

  private liveAppendCall() {
    if (!this.appendCall?.isLive) this.appendCall = new AppendCall(this.client);
    return this.appendCall;
  }

  /** True if the fact seen at a revision of a stream is still there. Asks the server only if the call is a new one. */
  private async isStillThere({ newest }: AppendCall, stream: string, expected: { revision: number; fact: string }) {
    const isNewest = newest.has(stream, expected);
    if (isNewest !== undefined) return isNewest;
    const { facts } = await this.page(stream, 'forwards', expected.revision, 1);
    return facts[0]?.revision === expected.revision && facts[0].id === expected.fact;
  }

  private async page(stream: string, direction: 'forwards' | 'backwards', from: number | undefined, maxCount: number) {
    const call = this.appendCall;
    const page = await readStreamPage(this.client, stream, { direction, from, maxCount });
    const newest = page.facts.at(direction === 'forwards' ? -1 : 0);
    if (newest) call?.newest.note(stream, { revision: newest.revision, fact: newest.id });
    return page;
  }
}

/** Throws for data that is not JSON. */
const serializeFact = ({ id, type, data, metadata }: NewEvent): SerializedFact => ({
  id,
  type,
  data: Buffer.from(JSON.stringify(data)),
  metadata: Buffer.from(JSON.stringify(metadata)),
});

import { Injectable } from '@nestjs/common';
import { browsers, type HashedKey, preferences, subscription, textMessages } from '#libs/domain';
import { EventStore, Projector, ReadModels, type Recorded } from '#libs/event-sourcing';
import { trails } from '#projections';
import { OPERATIONS_STREAM } from '../operations/operations-stream';
import { readInLogOrder } from './read-in-log-order';
import { foldResidentState, type ResidentState } from './resident-state';
import { type FactReference, Trail } from './trail';

/** A trail of 100,000 facts takes about 20 MB. */
const MAX_CACHED_TRAILS = 8;

const DECIDERS = [preferences, textMessages, subscription, browsers];

/** References and snapshots are cached but never trusted: all is read from the log, and a mismatch rebuilds the trail. */
@Injectable()
export class Trails {
  private readonly cache = new Map<HashedKey, Promise<Trail>>();

  constructor(
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly projector: Projector,
  ) {}

  of(key: HashedKey): Promise<Trail> {
    const before = this.cache.get(key)?.catch(() => undefined) ?? Promise.resolve(undefined);
    const trail = before.then((cached) => this.update(key, cached));
    this.cache.delete(key);
    this.cache.set(key, trail);
    for (const old of [...this.cache.keys()].slice(0, -MAX_CACHED_TRAILS)) this.cache.delete(old);
    return trail;
  }

  /** Throws `TrailOutdated`. */
  async stateAt(trail: Trail, fact: number): Promise<ResidentState> {
    const { state, ...from } = trail.snapshots.findLast((snapshot) => snapshot.fact <= fact)!;
    const snapshotFacts = from.fact > 0 ? await this.facts(trail.marks.slice(from.fact - 1, from.fact)) : [];
    if (snapshotFacts.some(({ id }) => id !== from.id)) throw new TrailOutdated();
    return (await this.facts(trail.marks.slice(from.fact, fact))).reduce(foldResidentState, state);
  }

  /** Throws `TrailOutdated` if other facts are there. */
  async facts(marks: readonly FactReference[]): Promise<Recorded[]> {
    const ofStreams = Map.groupBy(marks, ({ stream }) => stream);
    const read = await Promise.all([...ofStreams].map(([stream, some]) => this.readRange(stream, some)));
    const found = new Map(read.flat().map((fact) => [fact.position, fact]));
    return marks.map(({ position, stream, revision, type }) => {
      const fact = found.get(position);
      if (fact?.stream !== stream || fact.revision !== revision || fact.type !== type) throw new TrailOutdated();
      return fact;
    });
  }

  async with<T>(key: HashedKey, work: (trail: Trail) => Promise<T>): Promise<T> {
    try {
      return await work(await this.of(key));
    } catch (error) {
      if (!(error instanceof TrailOutdated)) throw error;
      this.cache.delete(key);
      return work(await this.of(key));
    }
  }

  /** Those of phones and operations contain facts of others too. */
  async streamsOf(key: HashedKey): Promise<string[]> {
    const found = await this.readModels.find(trails, { key: { eq: key } });
    return [...DECIDERS.map(({ stream }) => `${stream}-${key}`), ...found.map(({ stream }) => stream), OPERATIONS_STREAM];
  }

  private async readRange(stream: string, marks: readonly FactReference[]): Promise<readonly Recorded[]> {
    const revisions = marks.map(({ revision }) => revision);
    const from = Math.min(...revisions);
    return this.store.read(stream, { from, limit: Math.max(...revisions) - from + 1 });
  }

  private async update(key: HashedKey, cached: Trail | undefined): Promise<Trail> {
    const [log, position] = [await this.store.id(), await this.store.head()];
    const head = { position, id: (await this.store.at(position))?.id };
    if (cached?.log === log && cached.seenHead?.position === position && cached.seenHead.id === head.id) return cached;
    // Before the projector has caught up, a new stream may be missing from the list: the trail is not marked as complete.
    const isCaughtUp = await this.projector.caughtUpTo(position);
    const sources = await this.streamsOf(key);
    const trail =
      cached?.log === log && (await this.extend(cached, sources)) ? cached : await this.readFully(new Trail(log, key), sources);
    trail.seenHead = isCaughtUp ? head : undefined;
    return trail;
  }

  /** Returns false if the facts read before are no longer in the log, or if a new fact would precede them. */
  private async extend(trail: Trail, sources: readonly string[]): Promise<boolean> {
    const newer = await Promise.all(
      sources.map(async (source) => {
        const before = trail.lastReadFacts.get(source);
        const [first, ...facts] = await this.store.read(source, { from: before?.revision ?? 0 });
        if (!before) return first ? [first, ...facts] : [];
        if (first?.id !== before.id || first.revision !== before.revision) return undefined;
        return facts;
      }),
    );
    if (newer.some((facts) => facts === undefined)) return false;
    const ordered = newer.flatMap((facts) => facts!).toSorted((a, b) => (a.position < b.position ? -1 : 1));
    if (trail.lastPosition && ordered[0] && ordered[0].position <= trail.lastPosition) return false;
    for (const fact of ordered) trail.add(fact);
    return true;
  }

  private async readFully(trail: Trail, sources: readonly string[]): Promise<Trail> {
    const streams = new Map(sources.map((stream) => [stream, 0]));
    for await (const page of readInLogOrder(this.store, streams)) for (const fact of page) trail.add(fact);
    return trail;
  }
}

export class TrailOutdated extends Error {}

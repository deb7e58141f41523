import { Injectable } from '@nestjs/common';
import { browsers, type HashedKey, preferences, subscription, textMessages } from '#libs/domain';
import { EventStore, Projector, ReadModels, type Recorded } from '#libs/event-sourcing';
import { trails } from '#projections';
import { DEEDS } from '../operations/deeds';
import { inOrder } from './in-order';
import { type Standing, standingAfter } from './standing';
import { type Mark, Trail } from './trail';

/** Histories kept, those looked at last. Of one of 100,000 facts that is some 20 MB. */
const MOST_KEPT = 8;

/** Streams that are named by a key. */
const KINDS = [preferences, textMessages, subscription, browsers];

/**
 * Finds and replays what is recorded of somebody. Where their facts stand is kept, and what was so after every thousandth; neither is
 * trusted over the log: whatever is told is read there, and on any doubt all of it is read anew.
 */
@Injectable()
export class Trails {
  private readonly kept = new Map<HashedKey, Promise<Trail>>();

  constructor(
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly projector: Projector,
  ) {}

  /** As far as the log goes now. */
  of(key: HashedKey): Promise<Trail> {
    const before = this.kept.get(key)?.catch(() => undefined) ?? Promise.resolve(undefined);
    const trail = before.then((known) => this.readOn(key, known));
    this.kept.delete(key);
    this.kept.set(key, trail);
    for (const old of [...this.kept.keys()].slice(0, -MOST_KEPT)) this.kept.delete(old);
    return trail;
  }

  /** What was so after the fact of that number. Throws `Doubted`. */
  async standingAt(trail: Trail, fact: number): Promise<Standing> {
    const { standing, ...from } = trail.snapshots.findLast((snapshot) => snapshot.fact <= fact)!;
    const kept = from.fact > 0 ? await this.facts(trail.marks.slice(from.fact - 1, from.fact)) : [];
    if (kept.some(({ id }) => id !== from.id)) throw new Doubted();
    return (await this.facts(trail.marks.slice(from.fact, fact))).reduce(standingAfter, standing);
  }

  /** What stands in the log at these marks. Throws `Doubted` where something else does. */
  async facts(marks: readonly Mark[]): Promise<Recorded[]> {
    const ofStreams = Map.groupBy(marks, ({ stream }) => stream);
    const read = await Promise.all([...ofStreams].map(([stream, some]) => this.between(stream, some)));
    const found = new Map(read.flat().map((fact) => [fact.position, fact]));
    return marks.map(({ position, stream, revision, type }) => {
      const fact = found.get(position);
      if (fact?.stream !== stream || fact.revision !== revision || fact.type !== type) throw new Doubted();
      return fact;
    });
  }

  /** Does something with a trail; once more with one that was read anew, where what was kept is not what the log says. */
  async with<T>(key: HashedKey, work: (trail: Trail) => Promise<T>): Promise<T> {
    try {
      return await work(await this.of(key));
    } catch (error) {
      if (!(error instanceof Doubted)) throw error;
      this.kept.delete(key);
      return work(await this.of(key));
    }
  }

  /** The streams in which something is recorded of them, of a telephone's and of operators' deeds also of others. */
  async sourcesOf(key: HashedKey): Promise<string[]> {
    const found = await this.readModels.find(trails, { key: { eq: key } });
    return [...KINDS.map(({ stream }) => `${stream}-${key}`), ...found.map(({ stream }) => stream), DEEDS];
  }

  private async between(stream: string, marks: readonly Mark[]): Promise<readonly Recorded[]> {
    const revisions = marks.map(({ revision }) => revision);
    const from = Math.min(...revisions);
    return this.store.read(stream, { from, limit: Math.max(...revisions) - from + 1 });
  }

  private async readOn(key: HashedKey, known: Trail | undefined): Promise<Trail> {
    const [log, position] = [await this.store.id(), await this.store.head()];
    const seen = { position, id: (await this.store.at(position))?.id };
    if (known?.log === log && known.seen?.position === position && known.seen.id === seen.id) return known;
    // Until then a stream may be missing, and would be until the log grows again.
    const isShown = await this.projector.caughtUpTo(position);
    const sources = await this.sourcesOf(key);
    const trail =
      known?.log === log && (await this.grow(known, sources)) ? known : await this.readAnew(new Trail(log, key), sources);
    trail.seen = isShown ? seen : undefined;
    return trail;
  }

  /** False where what was read before no longer stands there, or something would have to stand between it. */
  private async grow(trail: Trail, sources: readonly string[]): Promise<boolean> {
    const newer = await Promise.all(
      sources.map(async (source) => {
        const before = trail.read.get(source);
        const [first, ...facts] = await this.store.read(source, { from: before?.revision ?? 0 });
        if (!before) return first ? [first, ...facts] : [];
        if (first?.id !== before.id || first.revision !== before.revision) return undefined;
        return facts;
      }),
    );
    if (newer.some((facts) => facts === undefined)) return false;
    const inTurn = newer.flatMap((facts) => facts!).toSorted((a, b) => (a.position < b.position ? -1 : 1));
    if (trail.last && inTurn[0] && inTurn[0].position <= trail.last) return false;
    for (const fact of inTurn) trail.add(fact);
    return true;
  }

  private async readAnew(trail: Trail, sources: readonly string[]): Promise<Trail> {
    const streams = new Map(sources.map((stream) => [stream, 0]));
    for await (const page of inOrder(this.store, streams)) for (const fact of page) trail.add(fact);
    return trail;
  }
}

/** The log says something else than was kept of it. */
export class Doubted extends Error {}

import { Injectable } from '@nestjs/common';
import type { ParkedDocument, ProjectionStanding, ProjectionsOverview, RebuildStanding } from '#libs/contracts';
import {
  BEGINNING,
  type Build,
  Builds,
  EventStore,
  lagsBehind,
  NotBuilt,
  Notes,
  type Parked,
  type Position,
  type Projection,
} from '#libs/event-sourcing';
import { projections } from '#projections';
import { PROJECTOR_FAILURE, type ProjectorFailure } from '../../operations/projector-failure';
import { Reactions } from '../../operations/reactions';
import { type RebuildNote, RebuildNotes } from '../../operations/rebuild-notes';
import { Clock } from '../../settings/clock';
import { toldOf } from '../../sources/source-told';
import { Sources } from '../../sources/sources';
import { ReviewQueue } from '../review/review-queue';
import { movementOf, type Sight, seenWith } from './movement';
import { Waiting } from './waiting';

/** So far a lag is counted, and so many facts are read to know how many passed between two looks. */
const COUNTED = 1_000;
/** Whoever folds tries again several times a second: what failed longer ago has passed. */
const FAILING_MS = 5_000;
/** The other tabs are counted no more often: whoever looks is told each second. */
const ELSEWHERE_MS = 5_000;

/** How the read models are doing, look by look: how they move is known from the looks before. */
@Injectable()
export class Overview {
  private readonly sights = new Map<string, readonly Sight[]>();
  private readonly waiting: Waiting;
  /** Of facts that parked something: they never change. */
  private readonly types = new Map<Position, string>();
  private beside: Readonly<{ at: number; counts: Pick<ProjectionsOverview, 'feedsInTrouble' | 'toReview'> }> | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly notes: Notes,
    private readonly rebuilds: RebuildNotes,
    private readonly reactions: Reactions,
    private readonly sources: Sources,
    private readonly queue: ReviewQueue,
    private readonly clock: Clock,
  ) {
    this.waiting = new Waiting(store);
  }

  async look(at = performance.now()): Promise<ProjectionsOverview> {
    const [head, all, notes, aside, failure] = await Promise.all([
      this.store.head(),
      this.builds.list(),
      this.rebuilds.all(),
      this.reactions.parked(),
      this.notes.get<ProjectorFailure>(PROJECTOR_FAILURE),
    ]);
    const served = projections.map((projection) => ({ projection, live: liveOf(projection, all) }));
    const lags = await lagsBehind(
      this.store,
      new Set(served.flatMap(({ live }) => live?.position ?? [])),
      this.clock.now(),
      COUNTED,
    );
    const moved = new Map<string, Promise<number>>();
    const isFailing = failure !== undefined && Date.now() - Date.parse(failure.at) < FAILING_MS;
    const parked: ParkedDocument[] = [];
    const standings: ProjectionStanding[] = [];
    for (const { projection, live } of served) {
      const these = live ? await this.parkedIn(projection, live) : [];
      parked.push(...these);
      const lag = live && lags.get(live.position)!;
      const sights = await this.seen(projection, live, lag?.events ?? 0, at, moved);
      const { trend, rate, isStalled } = movementOf(sights);
      const isBehind = !lag || lag.events > 0;
      standings.push({
        ...{ name: projection.name, version: projection.version, state: live ? 'live' : 'building' },
        position: live ? decimal(live.position) : '0',
        lag: {
          ...{ facts: lag?.events ?? 0, isAll: lag?.isAll ?? false, seconds: lag?.seconds ?? 0 },
          ...(lag?.since && { since: lag.since }),
          trend,
        },
        ...{ rate, isStalled, isFailing: isFailing && isBehind, parked: these.length },
        ...lastErrorOf(these, isFailing && isBehind ? failure : undefined),
        canSwitchBack: all.some((build) => isOf(projection, build) && build.state === 'previous'),
        ...rebuildOf(notes, projection),
      });
    }
    return {
      head: decimal(head),
      largestLag: Math.max(...standings.map(({ lag }) => lag.seconds)),
      projections: standings,
      parked,
      aside: aside.map(({ position, due, ...one }) => ({
        ...{ ...one, position: decimal(position), due: due === null ? null : new Date(due).toISOString() },
      })),
      ...(failure && { failure: { ...failure, isNow: isFailing } }),
      ...(await this.elsewhere(at)),
    };
  }

  private async parkedIn(projection: Projection<any>, live: Build): Promise<readonly ParkedDocument[]> {
    const parked = await this.builds.parked(live);
    const waiting = await this.waiting.behind(projection, live, parked);
    return Promise.all(parked.map(async (one, i) => this.told(projection, one, waiting[i]!)));
  }

  private async told({ name }: Projection<any>, { key, position, reason }: Parked, waiting: number): Promise<ParkedDocument> {
    if (!this.types.has(position)) this.types.set(position, (await this.store.at(position))?.type ?? 'unknown');
    return { projection: name, key, position: decimal(position), type: this.types.get(position)!, reason, waiting };
  }

  /** With what has gone on since the last look: builds that go together are counted once. */
  private async seen(
    { name }: Projection<any>,
    live: Build | undefined,
    behind: number,
    at: number,
    moved: Map<string, Promise<number>>,
  ): Promise<readonly Sight[]> {
    const before = this.sights.get(name) ?? [];
    const [from, to] = [before.at(-1)?.position as Position | undefined, live?.position ?? BEGINNING];
    const way = `${from} ${to}`;
    if (from !== undefined && from < to && !moved.has(way)) moved.set(way, this.factsBetween(from, to));
    const sights = seenWith(before, { at, position: to, behind, moved: (await moved.get(way)) ?? 0 });
    this.sights.set(name, sights);
    return sights;
  }

  /** Beyond what is read it is told by how dense they were: positions are no counts. */
  private async factsBetween(from: Position, to: Position): Promise<number> {
    const { events } = await this.store.readAll(from, COUNTED);
    const last = events.at(-1)?.position;
    if (last === undefined || last >= to) return events.filter(({ position }) => position <= to).length;
    const [read, whole] = [Number(BigInt(last) - BigInt(from)), Number(BigInt(to) - BigInt(from))];
    return Math.round((events.length * whole) / read);
  }

  /** What waits in the other tabs, as they count it. */
  private async elsewhere(at: number) {
    if (this.beside && at - this.beside.at < ELSEWHERE_MS) return this.beside.counts;
    const [all, waiting] = await Promise.all([
      this.sources.all().catch(noneUntilBuilt),
      this.queue.counts().catch(noneUntilBuilt),
    ]);
    const counts = {
      feedsInTrouble: all.filter((known) => toldOf(known).isTrouble).length,
      toReview: Object.values(waiting).reduce((sum, count) => sum + count, 0),
    };
    this.beside = { at, counts };
    return counts;
  }
}

const noneUntilBuilt = (error: unknown): readonly [] => {
  if (error instanceof NotBuilt) return [];
  throw error;
};

const decimal = (position: Position) => String(BigInt(position));

const isOf = ({ name, version }: Projection<any>, build: Build) => build.projection === name && build.version === version;

const liveOf = (projection: Projection<any>, all: readonly Build[]) =>
  all.find((build) => isOf(projection, build) && build.state === 'live');

/** Why whoever folds fails just now, else why the newest of its parked documents is. */
const lastErrorOf = (parked: readonly ParkedDocument[], failure: ProjectorFailure | undefined) => {
  const newest = parked.at(-1);
  if (failure) return { lastError: failure };
  return newest ? { lastError: { sentence: `${newest.type} at ${newest.position}: ${newest.reason}` } } : {};
};

const rebuildOf = (notes: readonly RebuildNote[], { name, version }: Projection<any>): { rebuild?: RebuildStanding } => {
  const note = notes.find((one) => one.projection === name && one.version === version);
  if (!note) return {};
  const { dryRun, state, askedAt, progress, outcome, failure } = note;
  return {
    rebuild: { dryRun, state, askedAt, ...(progress && { progress }), ...(outcome && { outcome }), ...(failure && { failure }) },
  };
};

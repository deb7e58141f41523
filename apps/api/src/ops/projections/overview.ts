import { Injectable } from '@nestjs/common';
import type { ParkedDocument, ProjectionStanding, ProjectionsOverview, RebuildStanding } from '#libs/contracts';
import {
  BEGINNING,
  type Build,
  Builds,
  decimalOf,
  EventStore,
  isOf,
  lagsBehind,
  liveBuild,
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
import { Sources } from '../../sources/sources';
import { ReviewQueue } from '../review/review-queue';
import { movementOf } from './movement';
import { OtherTabs } from './other-tabs';
import { COUNTED, Sights } from './sights';
import { Waiting } from './waiting';

/** Whoever folds tries again several times a second: what failed longer ago has passed. */
const FAILING_MS = 5_000;

/** How the read models are doing, look by look: how they move is known from the looks before. */
@Injectable()
export class Overview {
  private readonly sights: Sights;
  private readonly otherTabs: OtherTabs;
  private readonly waiting: Waiting;
  /** Of facts that parked something: they never change. */
  private readonly types = new Map<Position, string>();

  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly notes: Notes,
    private readonly rebuilds: RebuildNotes,
    private readonly reactions: Reactions,
    sources: Sources,
    queue: ReviewQueue,
    private readonly clock: Clock,
  ) {
    this.sights = new Sights(store);
    this.otherTabs = new OtherTabs(sources, queue);
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
    const served = projections.map((projection) => ({ projection, live: liveBuild(projection, all) }));
    const lags = await lagsBehind(
      this.store,
      new Set(served.flatMap(({ live }) => live?.position ?? [])),
      this.clock.now(),
      COUNTED,
    );
    const look = this.sights.look(at);
    const isFailing = failure !== undefined && Date.now() - Date.parse(failure.at) < FAILING_MS;
    const parked: ParkedDocument[] = [];
    const standings: ProjectionStanding[] = [];
    for (const { projection, live } of served) {
      const these = live ? await this.parkedIn(projection, live) : [];
      parked.push(...these);
      const lag = live && lags.get(live.position)!;
      const { trend, rate, isStalled } = movementOf(await look(projection.name, live?.position ?? BEGINNING, lag?.events ?? 0));
      const isBehind = !lag || lag.events > 0;
      standings.push({
        ...{ name: projection.name, version: projection.version, state: live ? 'live' : 'building' },
        position: live ? decimalOf(live.position) : '0',
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
      head: decimalOf(head),
      largestLag: Math.max(...standings.map(({ lag }) => lag.seconds)),
      projections: standings,
      parked,
      aside: aside.map(({ position, due, ...one }) => ({
        ...{ ...one, position: decimalOf(position), due: due === null ? null : new Date(due).toISOString() },
      })),
      ...(failure && { failure: { ...failure, isNow: isFailing } }),
      ...(await this.otherTabs.counts(at)),
    };
  }

  private async parkedIn(projection: Projection<any>, live: Build): Promise<readonly ParkedDocument[]> {
    const parked = await this.builds.parked(live);
    const waiting = await this.waiting.behind(projection, live, parked);
    return Promise.all(parked.map(async (one, i) => this.told(projection, one, waiting[i]!)));
  }

  private async told({ name }: Projection<any>, { key, position, reason }: Parked, waiting: number): Promise<ParkedDocument> {
    if (!this.types.has(position)) this.types.set(position, (await this.store.at(position))?.type ?? 'unknown');
    return { projection: name, key, position: decimalOf(position), type: this.types.get(position)!, reason, waiting };
  }
}

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

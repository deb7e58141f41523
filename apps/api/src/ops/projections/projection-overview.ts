import { Injectable } from '@nestjs/common';
import type { ParkedDocument, ProjectionStatus, ProjectionsOverview, RebuildStatus } from '#libs/contracts';
import {
  BEGINNING,
  type Build,
  Builds,
  EventStore,
  isBuildOf,
  liveBuild,
  measureLags,
  Notes,
  type ParkedKey,
  type Position,
  type Projection,
  toDecimal,
} from '#libs/event-sourcing';
import { projections } from '#projections';
import { ParkedReactions } from '../../operations/parked-reactions';
import { PROJECTOR_FAILURE_NOTE, type ProjectorFailure } from '../../operations/projector-failure';
import { type RebuildNote, RebuildNotes } from '../../operations/rebuild-notes';
import { Clock } from '../../settings/clock';
import { Sources } from '../../sources/sources';
import { ReviewQueue } from '../review/review-queue';
import { movementOf } from './projection-sample';
import { MAX_COUNTED_FACTS, ProjectionSampler } from './projection-sampler';
import { TabCounter } from './tab-counter';
import { WaitingFactCounter } from './waiting-fact-counter';

/** The projector retries several times a second: an older failure is over. */
const FAILURE_RELEVANT_MS = 5_000;

@Injectable()
export class ProjectionOverview {
  private readonly sampler: ProjectionSampler;
  private readonly tabCounter: TabCounter;
  private readonly waitingFactCounter: WaitingFactCounter;
  private readonly factTypesByPosition = new Map<Position, string>();

  constructor(
    private readonly store: EventStore,
    private readonly builds: Builds,
    private readonly notes: Notes,
    private readonly rebuilds: RebuildNotes,
    private readonly reactions: ParkedReactions,
    sources: Sources,
    queue: ReviewQueue,
    private readonly clock: Clock,
  ) {
    this.sampler = new ProjectionSampler(store);
    this.tabCounter = new TabCounter(sources, queue);
    this.waitingFactCounter = new WaitingFactCounter(store);
  }

  /** Each call is a sample for trend and rate. */
  async sampleAndRead(monotonicMs = performance.now()): Promise<ProjectionsOverview> {
    const [head, builds, rebuildNotes, parkedReactions, failure] = await Promise.all([
      this.store.head(),
      this.builds.list(),
      this.rebuilds.all(),
      this.reactions.list(),
      this.notes.get<ProjectorFailure>(PROJECTOR_FAILURE_NOTE),
    ]);
    const served = projections.map((projection) => ({ projection, live: liveBuild(projection, builds) }));
    const lags = await measureLags(
      this.store,
      new Set(served.flatMap(({ live }) => live?.position ?? [])),
      this.clock.now(),
      MAX_COUNTED_FACTS,
    );
    const takeSample = this.sampler.at(monotonicMs);
    // The projector notes its failures by the clock of the system.
    const isFailing = failure !== undefined && Date.now() - Date.parse(failure.at) < FAILURE_RELEVANT_MS;
    const parkedDocuments: ParkedDocument[] = [];
    const statuses: ProjectionStatus[] = [];
    for (const { projection, live } of served) {
      const parkedHere = live ? await this.parkedIn(projection, live) : [];
      parkedDocuments.push(...parkedHere);
      const lag = live && lags.get(live.position)!;
      const { trend, rate, isStalled } = movementOf(
        await takeSample(projection.name, live?.position ?? BEGINNING, lag?.facts ?? 0),
      );
      const hasLag = !lag || lag.facts > 0;
      statuses.push({
        name: projection.name,
        version: projection.version,
        state: live ? 'live' : 'building',
        position: live ? toDecimal(live.position) : '0',
        lag: {
          facts: lag?.facts ?? 0,
          isAll: lag?.isAll ?? false,
          seconds: lag?.seconds ?? 0,
          ...(lag?.since && { since: lag.since }),
          trend,
        },
        rate,
        isStalled,
        isFailing: isFailing && hasLag,
        parked: parkedHere.length,
        ...lastErrorOf(parkedHere, isFailing && hasLag ? failure : undefined),
        canSwitchBack: builds.some((build) => isBuildOf(projection, build) && build.state === 'previous'),
        ...rebuildOf(rebuildNotes, projection),
      });
    }
    return {
      head: toDecimal(head),
      largestLag: Math.max(...statuses.map(({ lag }) => lag.seconds)),
      projections: statuses,
      parked: parkedDocuments,
      aside: parkedReactions.map(({ position, due, ...one }) => ({
        ...one,
        position: toDecimal(position),
        due: due === null ? null : new Date(due).toISOString(),
      })),
      ...(failure && { failure: { ...failure, isNow: isFailing } }),
      // Shown on the tabs of every page of the console, and so sent with its live stream.
      ...(await this.tabCounter.counts(monotonicMs)),
    };
  }

  private async parkedIn(projection: Projection<any>, live: Build): Promise<readonly ParkedDocument[]> {
    const parked = await this.builds.parked(live);
    const waiting = await this.waitingFactCounter.countBehind(projection, live, parked);
    return Promise.all(parked.map(async (one, i) => this.toParkedDocument(projection, one, waiting[i]!)));
  }

  private async toParkedDocument(
    { name }: Projection<any>,
    { key, position, reason }: ParkedKey,
    waiting: number,
  ): Promise<ParkedDocument> {
    if (!this.factTypesByPosition.has(position))
      this.factTypesByPosition.set(position, (await this.store.at(position))?.type ?? 'unknown');
    return {
      projection: name,
      key,
      position: toDecimal(position),
      type: this.factTypesByPosition.get(position)!,
      reason,
      waiting,
    };
  }
}

const lastErrorOf = (parked: readonly ParkedDocument[], failure: ProjectorFailure | undefined) => {
  const newest = parked.at(-1);
  if (failure) return { lastError: failure };
  return newest ? { lastError: { sentence: `${newest.type} at ${newest.position}: ${newest.reason}` } } : {};
};

const rebuildOf = (notes: readonly RebuildNote[], { name, version }: Projection<any>): { rebuild?: RebuildStatus } => {
  const note = notes.find((one) => one.projection === name && one.version === version);
  if (!note) return {};
  const { dryRun, state, askedAt, progress, outcome, failure } = note;
  return {
    rebuild: { dryRun, state, askedAt, ...(progress && { progress }), ...(outcome && { outcome }), ...(failure && { failure }) },
  };
};

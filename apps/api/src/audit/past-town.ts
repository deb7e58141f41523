import { Injectable } from '@nestjs/common';
import {
  BEGINNING,
  createTurnPause,
  type Documents,
  EventStore,
  factsByProjection,
  factTypesOf,
  foldWithDecisions,
  type ParkedKey,
  type Position,
  ReadModels,
  type Recorded,
} from '#libs/event-sourcing';
import {
  type CatalogueDocument,
  catalogue,
  feedDefaults,
  merges,
  organizations,
  subcalendars,
  toPrivateDocument,
  traitCorrections,
} from '#projections';
import { Calendar } from '../events/calendar';
import { EventSuccessors } from '../events/event-successors';
import { EventTraits } from '../events/event-traits';
import { MergedEvents } from '../events/merged-events';
import { TownVersion } from '../events/town-version';
import { MyAlmanacs } from '../my-almanac/my-almanacs';
import { Directory } from '../organizations/directory';
import { OwnEvents } from '../own-events/own-events';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { FoldedReadModels } from './folded-read-models';

const MODELS = [catalogue, feedDefaults, merges, organizations, subcalendars, traitCorrections];

const FACT_TYPES = factTypesOf(MODELS);

const FACTS_PER_PAGE = 1_000;

/** In facts. Doubled when there are too many snapshots. */
const INITIAL_SNAPSHOT_DISTANCE = 10_000;
const MAX_SNAPSHOTS = 40;

/** Valid only while the log has fact `id` at that position. */
type TownSnapshot = Readonly<{
  log: string;
  position: Position;
  id: string;
  facts: number;
  /** The greatest time of the facts so far: clocks may have gone back. */
  latestTime: string;
  documents: ReadonlyMap<string, Documents>;
  parked: ReadonlyMap<string, Map<string, ParkedKey>>;
}>;

/** Includes the facts up to `position`, and later ones recorded by `instant`, if given. */
type FoldLimit = Readonly<{ position: Position; instant: string | undefined }>;

/** The town as it was at a fact: projections folded up to that fact, read by the current code. */
@Injectable()
export class PastTown {
  private snapshots: TownSnapshot[] = [];
  private snapshotDistance = INITIAL_SNAPSHOT_DISTANCE;
  private last: Readonly<{ name: string; town: Promise<PastTownModels> }> | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly town: TownSettings,
    private readonly ownEvents: OwnEvents,
  ) {}

  async at(position: Position, instant: string, includeLater?: 'and what followed'): Promise<PastTownModels> {
    const head = includeLater && (await this.store.head());
    const hiddenNow = await this.readModels.find(catalogue, { hiddenUpTo: { gte: 0 } });
    const hiddenVersions = hiddenNow.map(({ event, hiddenUpTo }) => `${event.id}:${hiddenUpTo}`);
    const name = [await this.store.id(), position, (await this.store.at(position))?.id, instant, head, ...hiddenVersions].join(
      ' ',
    );
    const until = { position, instant: includeLater && instant };
    const load = async () => this.toPast(await this.foldUntil(until, hiddenNow), instant);
    if (this.last?.name !== name) this.last = { name, town: load() };
    this.last.town.catch(() => {
      this.last = undefined;
    });
    return this.last.town;
  }

  private toPast(models: FoldedReadModels, instant: string): PastTownModels {
    const [clock, directory] = [new Clock(this.town.timeZone, instant), new Directory(models, this.town)];
    const mergedEvents = new MergedEvents(models, directory);
    const calendar = new Calendar(models, directory, clock, mergedEvents, new EventTraits(models, directory));
    const townVersion = new TownVersion(models, calendar, clock);
    const myAlmanacs = new MyAlmanacs(
      models,
      calendar,
      directory,
      townVersion,
      clock,
      new EventSuccessors(models, mergedEvents),
      this.ownEvents,
    );
    return { models, directory, feeds: myAlmanacs };
  }

  private async foldUntil(until: FoldLimit, hiddenNow: readonly CatalogueDocument[]): Promise<FoldedReadModels> {
    const from = await this.nearestSnapshot(until);
    const documents = new Map(MODELS.map(({ name }) => [name, new Map(from?.documents.get(name)) as Documents]));
    const parkedByModel = new Map(MODELS.map(({ name }) => [name, new Map(from?.parked.get(name))]));
    const [log, turn] = [await this.store.id(), createTurnPause()];
    let { position, facts, latestTime } = from ?? { position: BEGINNING, facts: 0, latestTime: '' };
    for (let isDone = until.instant === undefined && position >= until.position; !isDone; ) {
      const page = await this.store.readAll(position, FACTS_PER_PAGE, FACT_TYPES);
      const beyond = page.facts.findIndex((fact) => isBeyond(fact, until));
      const some = beyond < 0 ? page.facts : page.facts.slice(0, beyond);
      for (const [model, concerning] of factsByProjection(MODELS, some)) {
        const to = { documents: documents.get(model.name)!, parked: parkedByModel.get(model.name)! };
        await foldWithDecisions(model, concerning, this.store, to);
        await turn();
      }
      [position, facts, isDone] = [page.position, facts + some.length + (page.leftOut ?? 0), page.isEnd || beyond >= 0];
      for (const { metadata } of some) if (metadata.time > latestTime) latestTime = metadata.time;
      const last = some.at(-1);
      if (last && this.isSnapshotDue(facts))
        this.addSnapshot({ log, position: last.position, id: last.id, facts, latestTime, documents, parked: parkedByModel });
    }
    return new FoldedReadModels(documents.set(catalogue.name, withHidden(documents.get(catalogue.name)!, hiddenNow)));
  }

  /** Drops all snapshots if one belongs to another log. */
  private async nearestSnapshot({ position: until, instant = '' }: FoldLimit): Promise<TownSnapshot | undefined> {
    const nearest = this.snapshots.findLast(({ position, latestTime }) => position <= until || latestTime <= instant);
    if (!nearest) return undefined;
    if (nearest.log === (await this.store.id()) && (await this.store.at(nearest.position))?.id === nearest.id) return nearest;
    this.snapshots = [];
    return undefined;
  }

  private isSnapshotDue(facts: number) {
    return this.snapshots.every((one) => Math.abs(one.facts - facts) >= this.snapshotDistance);
  }

  /** Documents are immutable, so copies of the maps are enough. */
  private addSnapshot(one: TownSnapshot) {
    const documents = new Map([...one.documents].map(([name, some]) => [name, new Map(some)]));
    const parked = new Map([...one.parked].map(([name, some]) => [name, new Map(some)]));
    this.snapshots = [...this.snapshots, { ...one, documents, parked }].sort((a, b) => a.facts - b.facts);
    if (this.snapshots.length <= MAX_SNAPSHOTS) return;
    this.snapshotDistance *= 2;
    this.snapshots = this.snapshots.filter((_, nth) => nth % 2 === 1);
  }
}

/** Hides what an event was before it became private, in past states too. */
const withHidden = (documents: Documents, hiddenNow: readonly CatalogueDocument[]): Documents => {
  const all = new Map(documents);
  for (const { event, hiddenUpTo, history } of hiddenNow) {
    const then = all.get(String(event.id));
    const document = then?.document as CatalogueDocument | undefined;
    if (document && document.hiddenUpTo !== hiddenUpTo)
      all.set(String(event.id), { ...then!, document: toPrivateDocument(document, hiddenUpTo!, history.changedAt) });
  }
  return all;
};

const isBeyond = ({ position, metadata }: Recorded, until: FoldLimit): boolean =>
  position > until.position && (until.instant === undefined || metadata.time > until.instant);

export type PastTownModels = Readonly<{ models: FoldedReadModels; directory: Directory; feeds: MyAlmanacs }>;

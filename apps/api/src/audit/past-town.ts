import { Injectable } from '@nestjs/common';
import {
  BEGINNING,
  type Documents,
  EventStore,
  foldMending,
  type Parked,
  type Position,
  ReadModels,
  type Recorded,
  takingTurns,
} from '#libs/event-sourcing';
import { type CatalogueDocument, catalogue, feedDefaults, hidden, merges, organizations, subcalendars } from '#projections';
import { Calendar } from '../events/calendar';
import { Cards } from '../events/cards';
import { Mergers } from '../events/mergers';
import { Moment } from '../events/moment';
import { Feeds } from '../feed/feeds';
import { Directory } from '../organizations/directory';
import { OwnEvents } from '../own-events/own-events';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { Folded } from './folded';

/** What a feed is told from. */
const MODELS = [catalogue, feedDefaults, merges, organizations, subcalendars];

const PAGE = 1_000;

/** Twice as far apart when there are too many. */
const FIRST_APART = 10_000;
const MOST_KEPT = 40;

/** The read models as they were after a fact, which is that of the log as long as `id` stands there. */
type Kept = Readonly<{
  log: string;
  position: Position;
  id: string;
  facts: number;
  /** The latest time of any fact up to there: clocks may have gone back since. */
  latest: string;
  documents: ReadonlyMap<string, Documents>;
  parked: ReadonlyMap<string, Map<string, Parked>>;
}>;

/** Up to and with a fact, and with all behind it that were recorded by an instant, if one is named. */
type Until = Readonly<{ position: Position; instant: string | undefined }>;

/** The town as it was when a fact was recorded: with its own projections, folded up to there, and told by what tells it today. */
@Injectable()
export class PastTown {
  private kept: Kept[] = [];
  private apart = FIRST_APART;
  private last: Readonly<{ name: string; town: Promise<Past> }> | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly town: TownSettings,
    private readonly ownEvents: OwnEvents,
  ) {}

  /** After the fact at `position`, at that instant; `andWhatFollowed` by then, too. */
  async at(position: Position, instant: string, andWhatFollowed?: 'and what followed'): Promise<Past> {
    const head = andWhatFollowed && (await this.store.head());
    const hiddenNow = await this.readModels.find(catalogue, { hiddenUpTo: { gte: 0 } });
    const veil = hiddenNow.map(({ event, hiddenUpTo }) => `${event.id}:${hiddenUpTo}`);
    const name = [await this.store.id(), position, (await this.store.at(position))?.id, instant, head, ...veil].join(' ');
    const until = { position, instant: andWhatFollowed && instant };
    const told = async () => this.told(await this.folded(until, hiddenNow), instant);
    if (this.last?.name !== name) this.last = { name, town: told() };
    this.last.town.catch(() => {
      this.last = undefined;
    });
    return this.last.town;
  }

  private told(models: Folded, instant: string): Past {
    const [clock, directory] = [new Clock(this.town.timeZone, instant), new Directory(models, this.town)];
    const cards = new Cards(models, directory);
    const calendar = new Calendar(models, directory, clock, cards);
    const moment = new Moment(models, calendar, clock);
    const feeds = new Feeds(models, calendar, directory, moment, clock, new Mergers(models, cards), this.ownEvents);
    return { models, directory, feeds };
  }

  private async folded(until: Until, hiddenNow: readonly CatalogueDocument[]): Promise<Folded> {
    const from = await this.nearest(until);
    const documents = new Map(MODELS.map(({ name }) => [name, new Map(from?.documents.get(name)) as Documents]));
    const parked = new Map(MODELS.map(({ name }) => [name, new Map(from?.parked.get(name))]));
    const [log, turn] = [await this.store.id(), takingTurns()];
    let { position, facts, latest } = from ?? { position: BEGINNING, facts: 0, latest: '' };
    for (let isThere = until.instant === undefined && position >= until.position; !isThere; ) {
      const page = await this.store.readAll(position, PAGE);
      const beyond = page.events.findIndex((fact) => isBeyond(fact, until));
      const some = beyond < 0 ? page.events : page.events.slice(0, beyond);
      for (const model of MODELS) {
        const to = { documents: documents.get(model.name)!, parked: parked.get(model.name)! };
        await foldMending(model, some, this.store, to);
        await turn();
      }
      [position, facts, isThere] = [page.position, facts + some.length, page.isEnd || beyond >= 0];
      for (const { metadata } of some) if (metadata.time > latest) latest = metadata.time;
      const last = some.at(-1);
      if (last && this.isFarFrom(facts))
        this.keep({ log, position: last.position, id: last.id, facts, latest, documents, parked });
    }
    return new Folded(documents.set(catalogue.name, withHidden(documents.get(catalogue.name)!, hiddenNow)));
  }

  /** The one to go on from. All are let go where one is not of this log. */
  private async nearest({ position: until, instant = '' }: Until): Promise<Kept | undefined> {
    const near = this.kept.findLast(({ position, latest }) => position <= until || latest <= instant);
    if (!near) return undefined;
    if (near.log === (await this.store.id()) && (await this.store.at(near.position))?.id === near.id) return near;
    this.kept = [];
    return undefined;
  }

  private isFarFrom(facts: number) {
    return this.kept.every((one) => Math.abs(one.facts - facts) >= this.apart);
  }

  /** Documents are never changed, so that of all of them only where they are is kept. */
  private keep(one: Kept) {
    const documents = new Map([...one.documents].map(([name, some]) => [name, new Map(some)]));
    const parked = new Map([...one.parked].map(([name, some]) => [name, new Map(some)]));
    this.kept = [...this.kept, { ...one, documents, parked }].sort((a, b) => a.facts - b.facts);
    if (this.kept.length <= MOST_KEPT) return;
    this.apart *= 2;
    this.kept = this.kept.filter((_, nth) => nth % 2 === 1);
  }
}

/** Nobody reads what an event was before it was made private, not even as the town was then. */
const withHidden = (documents: Documents, hiddenNow: readonly CatalogueDocument[]): Documents => {
  const all = new Map(documents);
  for (const { event, hiddenUpTo, history } of hiddenNow) {
    const then = all.get(String(event.id));
    const document = then?.document as CatalogueDocument | undefined;
    if (document && document.hiddenUpTo !== hiddenUpTo)
      all.set(String(event.id), { ...then!, document: hidden(document, hiddenUpTo!, history.changedAt) });
  }
  return all;
};

const isBeyond = ({ position, metadata }: Recorded, until: Until): boolean =>
  position > until.position && (until.instant === undefined || metadata.time > until.instant);

/** What was known of a town then, and the feeds it told. */
export type Past = Readonly<{ models: Folded; directory: Directory; feeds: Feeds }>;

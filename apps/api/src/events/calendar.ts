import { Injectable } from '@nestjs/common';
import {
  addDays,
  type Day,
  DEFAULT_PAST_DAYS,
  type EventDetails,
  endDayOf,
  hasDate,
  millisecondsOf,
  type TownEvent,
} from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import type { SeriesTraits } from '#libs/traits';
import { type CatalogueDocument, catalogue, subcalendars, traitCorrections, UNDATED_LAST_DAY } from '#projections';
import { Directory } from '../organizations/directory';
import { DerivedValue } from '../response-cache/derived-value';
import { type FinishedResponse, finishJson, finishText } from '../response-cache/finished-response';
import { mapInTurns } from '../response-cache/map-in-turns';
import type { Connection } from '../response-cache/waiting-connections';
import { Clock } from '../settings/clock';
import { ApiEventCache, toCalendarEvent } from './api-event-cache';
import { CachedDayRanges } from './cached-day-ranges';
import type { ShownEvent } from './compose-versions';
import { eventTextOf } from './event-text';
import { EventTraits } from './event-traits';
import { ListedDocuments } from './listed-documents';
import { MERGED_EVENT_MODELS, MergedEvents } from './merged-events';
import { type LinesByPublisher, RepeatedLineFinder } from './texts/repeated-lines';
import { toApiEventWithHistory } from './to-api-event';

/** The town's events. The usual list, from a month ago on and without a date, is kept in memory; older ones are read on request. */
@Injectable()
export class Calendar {
  private readonly current: DerivedValue<CurrentEvents>;
  private readonly currentResponse: DerivedValue<FinishedResponse>;
  private readonly expiryTimes: DerivedValue<number[]>;
  private readonly townLastDay: DerivedValue<Day>;
  private readonly ranges: CachedDayRanges;
  private readonly singleDays: CachedDayRanges;
  private readonly listedDocuments: ListedDocuments;
  private readonly lineFinder = new RepeatedLineFinder();
  private readonly apiEvents = new ApiEventCache();
  private lastRead: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly clock: Clock,
    private readonly mergedEvents: MergedEvents,
    private readonly traits: EventTraits,
  ) {
    this.listedDocuments = new ListedDocuments(readModels);
    this.current = new DerivedValue(readModels, CALENDAR_MODELS, () => this.readInTurn());
    this.currentResponse = new DerivedValue(readModels, CALENDAR_MODELS, async (today) =>
      finishEvents((await this.current.get(today)).events),
    );
    this.expiryTimes = new DerivedValue(readModels, CALENDAR_MODELS, async (today) =>
      expiryTimesOf((await this.current.get(today)).events),
    );
    this.townLastDay = new DerivedValue(readModels, CALENDAR_MODELS, async (today) =>
      lastDayOf((await this.current.get(today)).events),
    );
    const load = async (from: Day, to: Day | undefined) => finishEvents(await this.eventsBetween(from, to));
    this.ranges = new CachedDayRanges(readModels, CALENDAR_MODELS, load, MAX_CACHED_RANGES);
    this.singleDays = new CachedDayRanges(readModels, CALENDAR_MODELS, load, MAX_CACHED_DAYS);
  }

  async events(): Promise<TownEvent[]> {
    return (await this.current.get(this.clock.today())).events;
  }

  async repeatedLinesByPublisher(): Promise<LinesByPublisher> {
    return (await this.current.get(this.clock.today())).repeated;
  }

  async withTraits<Shown extends TownEvent>(events: readonly Shown[]): Promise<Shown[]> {
    return this.traits.attach(events, (await this.current.get(this.clock.today())).seriesTraits);
  }

  /** Includes withdrawn ones. */
  async allEventDetails(): Promise<EventDetails[]> {
    const found = await this.mergedEvents.shownOf(await this.readModels.find(catalogue, {}, { sort: 'lastDay' }));
    const names = await this.directory.names();
    const repeated = await this.repeatedLinesByPublisher();
    return found.map((document) => toApiEventWithHistory(document, names, repeated));
  }

  finishedResponse(): Promise<FinishedResponse> {
    return this.currentResponse.get(this.clock.today());
  }

  /** A part of cache versions: while it is unchanged, no event has left a list. */
  async expiredCount(): Promise<number> {
    return countUpTo(await this.expiryTimes.get(this.clock.today()), millisecondsOf(this.clock.now()));
  }

  /**
   * Ranges with the same events share a cached response: `to` is cut to the town's last day, `from` is moved to the next day on which
   * an event ends. After the last day, only events without a date are left. A single day is not moved: it has a cache of its own.
   */
  async responseBetween(from: Day, to: Day | undefined, connection: Connection): Promise<FinishedResponse> {
    const last = later(await this.townLastDay.get(this.clock.today()), this.firstDay());
    const until = to && earlier(to, last);
    if (until && until < from) return EMPTY_RESPONSE;
    if (from === to) return this.singleDays.get(from, to, connection);
    if (from > last) return this.ranges.get(UNDATED_LAST_DAY, until, connection);
    const [first] = await this.readModels.find(catalogue, { lastDay: { gte: from } }, { sort: 'lastDay', limit: 1 });
    return this.ranges.get(first ? later(from, earlier(first.lastDay, last)) : from, until, connection);
  }

  firstDay(): Day {
    return addDays(this.clock.today(), -DEFAULT_PAST_DAYS);
  }

  /** Returns the events that end on `from` or later; with `to`, only dated ones that begin by then. Sorted by day. */
  private async eventsBetween(from: Day, to?: Day): Promise<TownEvent[]> {
    const usual = (await this.events()).filter((event) => isWithin(event, from, to));
    return from < this.firstDay() ? sortByDay([...(await this.eventsBeforeUsualList(from, to)), ...usual]) : usual;
  }

  private async eventsBeforeUsualList(from: Day, to?: Day): Promise<TownEvent[]> {
    const firstDay = this.firstDay();
    const found = await this.readModels.find(catalogue, { lastDay: { gte: from, lt: firstDay } }, { sort: 'lastDay' });
    const ended = (await this.visibleEventsOf(found)).filter(
      (event) => isWithin(event, from, to) && !endsOnOrAfter(event, firstDay),
    );
    const context = { ...(await this.townNames()), repeated: await this.repeatedLinesByPublisher() };
    return this.withTraits(ended.map((event) => toCalendarEvent(event, context)));
  }

  /** One after the other: each continues from what the one before has read. */
  private readInTurn(): Promise<CurrentEvents> {
    const read = this.lastRead.catch(() => {}).then(() => this.readCurrent());
    this.lastRead = read;
    return read;
  }

  private async readCurrent(): Promise<CurrentEvents> {
    const from = this.firstDay();
    const events = (await this.visibleEventsOf(await this.listedDocuments.read(from))).filter((event) =>
      endsOnOrAfter(event, from),
    );
    const repeated = this.lineFinder.find(events);
    const rendered = await this.apiEvents.toApiEvents(events, { ...(await this.townNames()), repeated });
    const seriesTraits = await this.traits.ofSeries(rendered);
    return { events: sortByDay(await this.traits.attach(rendered, seriesTraits)), repeated, seriesTraits };
  }

  private async visibleEventsOf(found: readonly CatalogueDocument[]): Promise<ShownEvent[]> {
    const shownEvents = (await this.mergedEvents.shownOf(found)).map(({ event }) => event);
    return shownEvents.filter((event) => event.status !== 'withdrawn');
  }

  private async townNames() {
    return { names: await this.directory.names(), subcalendarsOf: await this.directory.subcalendarsOf() };
  }
}

type CurrentEvents = Readonly<{ events: TownEvent[]; repeated: LinesByPublisher; seriesTraits: SeriesTraits }>;

const CALENDAR_MODELS = [...MERGED_EVENT_MODELS, subcalendars, traitCorrections];

const MAX_CACHED_RANGES = 8;
/** In a large town each event page asks for one. */
const MAX_CACHED_DAYS = 64;

const EMPTY_RESPONSE = finishJson([]);

const finishEvents = async (events: readonly TownEvent[]) => finishText(`[${(await mapInTurns(events, eventTextOf)).join(',')}]`);

const expiryTimesOf = (events: readonly TownEvent[]) =>
  events.flatMap(({ expiresAt }) => (expiresAt ? [millisecondsOf(expiresAt)] : [])).sort((a, b) => a - b);

/** Counts the numbers up to `max` by binary search: every request needs it, a 304 too. */
const countUpTo = (sorted: readonly number[], max: number): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! <= max) from = middle + 1;
    else to = middle;
  }
  return from;
};

const lastDayOf = (events: readonly TownEvent[]): Day => events.filter(hasDate).map(endDayOf).reduce(later, '');

const sortByDay = (events: TownEvent[]): TownEvent[] => events.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** A merged event may end before one of its versions does. */
const endsOnOrAfter = (event: Pick<TownEvent, 'date' | 'endDate'>, day: Day) => !hasDate(event) || endDayOf(event) >= day;

const isWithin = (event: Pick<TownEvent, 'date' | 'endDate'>, from: Day, to: Day | undefined) =>
  endsOnOrAfter(event, from) && (to === undefined || beginsOnOrBefore(event, to));

const beginsOnOrBefore = (event: Pick<TownEvent, 'date'>, day: Day) => hasDate(event) && event.date.slice(0, 10) <= day;

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

const later = (a: Day, b: Day): Day => (a > b ? a : b);

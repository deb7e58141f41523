import { Injectable } from '@nestjs/common';
import { addDays, DAYS_BACK, type Day, hasDate, lastDay, millisecondsOf, type OneEvent, type TownEvent } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, subcalendars, UNDATED } from '#projections';
import { Derived } from '../answers/derived';
import { type Finished, finished } from '../answers/finished';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { CARDS_HANG_ON, Cards } from './cards';
import type { ShownEvent } from './composed';
import { publisherOf, type Repeated, RepeatedLines } from './texts/repeated-lines';
import { toldWhole } from './told';
import { ToldEvents, toldBy } from './told-events';
import { type Reader, Windows } from './windows';

/** The town's events as most people ask for them: from a month ago on, and everything without a date. */
@Injectable()
export class Calendar {
  private readonly current: Derived<Told>;
  private readonly answer: Derived<Finished>;
  private readonly expiries: Derived<number[]>;
  private readonly lastDay: Derived<Day>;
  private readonly windows: Windows;
  private readonly repeatedLines = new RepeatedLines();
  private readonly toldEvents = new ToldEvents();

  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly clock: Clock,
    private readonly cards: Cards,
  ) {
    this.current = new Derived(readModels, CALENDAR_HANGS_ON, () => this.read());
    this.answer = new Derived(readModels, CALENDAR_HANGS_ON, async (today) => finished((await this.current.get(today)).events));
    this.expiries = new Derived(readModels, CALENDAR_HANGS_ON, async (today) =>
      expiriesOf((await this.current.get(today)).events),
    );
    this.lastDay = new Derived(readModels, CALENDAR_HANGS_ON, async (today) => lastDayOf((await this.current.get(today)).events));
    this.windows = new Windows(readModels, CALENDAR_HANGS_ON, async (from, to) => finished(await this.between(from, to)));
  }

  async events(): Promise<TownEvent[]> {
    return (await this.current.get(this.clock.today())).events;
  }

  /** What its publishers say in most of the events that everybody sees. */
  async repeated(): Promise<Repeated> {
    return (await this.current.get(this.clock.today())).repeated;
  }

  finished(): Promise<Finished> {
    return this.answer.get(this.clock.today());
  }

  /** How many of the events have expired by now: while it stays the same, nothing has left any list. */
  async expired(): Promise<number> {
    return countUpTo(await this.expiries.get(this.clock.today()), millisecondsOf(this.clock.now()));
  }

  /** The answer for another window. Those that reach beyond the calendar are the same as those that end with it. */
  async finishedBetween(from: Day, to: Day | undefined, reader: Reader): Promise<Finished> {
    const last = later(await this.lastDay.get(this.clock.today()), this.firstDay());
    const until = to && earlier(to, last);
    if (until && until < from) return NOTHING;
    if (from > last) return this.windows.get(UNDATED, until, reader);
    const [first] = await this.readModels.find(catalogue, {}, { sort: 'lastDay', limit: 1 });
    return this.windows.get(first ? later(from, earlier(first.lastDay, last)) : from, until, reader);
  }

  /** The first day that is asked for without saying so. */
  firstDay(): Day {
    return addDays(this.clock.today(), -DAYS_BACK);
  }

  /** What ends on `from` or later; with `to`, only what has a date and begins by then. Sorted by day. */
  async between(from: Day, to?: Day): Promise<TownEvent[]> {
    const events = await this.shownBetween(from, to);
    const by = { ...(await this.inTown()), repeated: await this.repeated() };
    return byDay(events.map((event) => toldBy(event, by)));
  }

  private async read(): Promise<Told> {
    const events = await this.shownBetween(this.firstDay());
    const repeated = this.repeatedLines.in(
      events.flatMap(({ name, description, ...listing }) =>
        description ? [{ publisher: publisherOf(listing), name, description }] : [],
      ),
    );
    return { events: byDay(this.toldEvents.of(events, { ...(await this.inTown()), repeated })), repeated };
  }

  private async shownBetween(from: Day, to?: Day): Promise<ShownEvent[]> {
    const found = await this.readModels.find(catalogue, { lastDay: { gte: from } }, { sort: 'lastDay' });
    const shown = (await this.cards.shownOf(found)).map(({ event }) => event);
    return shown.filter(
      (event) => event.status !== 'withdrawn' && endsFrom(event, from) && (to === undefined || beginsBy(event, to)),
    );
  }

  private async inTown() {
    return { names: await this.directory.names(), subcalendarsOf: await this.directory.subcalendarsOf() };
  }

  /** However long ago, withdrawn ones too, with what became of them. */
  async everything(): Promise<OneEvent[]> {
    const found = await this.cards.shownOf(await this.readModels.find(catalogue, {}, { sort: 'lastDay' }));
    const names = await this.directory.names();
    const repeated = await this.repeated();
    return found.map((document) => toldWhole(document, names, repeated));
  }
}

type Told = Readonly<{ events: TownEvent[]; repeated: Repeated }>;

const CALENDAR_HANGS_ON = [...CARDS_HANG_ON, subcalendars];

const NOTHING = finished([]);

const expiriesOf = (events: readonly TownEvent[]) =>
  events.flatMap(({ expiresAt }) => (expiresAt ? [millisecondsOf(expiresAt)] : [])).sort((a, b) => a - b);

/** How many of the sorted ones are `most` or less. By halves, for every request asks, a 304 too. */
const countUpTo = (sorted: readonly number[], most: number): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! <= most) from = middle + 1;
    else to = middle;
  }
  return from;
};

const lastDayOf = (events: readonly TownEvent[]): Day => events.filter(hasDate).map(lastDay).reduce(later, '');

const byDay = (events: TownEvent[]): TownEvent[] => events.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** A card may have ended before one of its tellings says so. */
const endsFrom = (event: Pick<TownEvent, 'date' | 'endDate'>, day: Day) => !hasDate(event) || lastDay(event) >= day;

const beginsBy = (event: Pick<TownEvent, 'date'>, day: Day) => hasDate(event) && event.date.slice(0, 10) <= day;

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

const later = (a: Day, b: Day): Day => (a > b ? a : b);

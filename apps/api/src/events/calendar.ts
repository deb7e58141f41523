import { Injectable } from '@nestjs/common';
import { addDays, DAYS_BACK, type Day, hasDate, millisecondsOf, type TownEvent } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, organizations } from '#projections';
import { Derived } from '../answers/derived';
import { type Finished, finished } from '../answers/finished';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { told } from './told';

/** The town's events as most people ask for them: from a month ago on, and everything without a date. */
@Injectable()
export class Calendar {
  private readonly current: Derived<TownEvent[]>;
  private readonly answer: Derived<Finished>;
  private readonly expiries: Derived<number[]>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly clock: Clock,
  ) {
    this.current = new Derived(readModels, [catalogue, organizations], () => this.between(this.firstDay()));
    this.answer = new Derived(readModels, [catalogue, organizations], async (today) => finished(await this.current.get(today)));
    this.expiries = new Derived(readModels, [catalogue, organizations], async (today) =>
      expiriesOf(await this.current.get(today)),
    );
  }

  events(): Promise<TownEvent[]> {
    return this.current.get(this.clock.today());
  }

  finished(): Promise<Finished> {
    return this.answer.get(this.clock.today());
  }

  /** How many of the events have expired by now: while it stays the same, nothing has left any list. */
  async expired(): Promise<number> {
    const [expiries, now] = [await this.expiries.get(this.clock.today()), millisecondsOf(this.clock.now())];
    return expiries.filter((at) => at <= now).length;
  }

  /** The first day that is asked for without saying so. */
  firstDay(): Day {
    return addDays(this.clock.today(), -DAYS_BACK);
  }

  /** What ends on `from` or later; with `to`, only what has a date and begins by then. Sorted by day. */
  async between(from: Day, to?: Day): Promise<TownEvent[]> {
    const found = await this.readModels.find(catalogue, { lastDay: { gte: from } }, { sort: 'lastDay' });
    const names = await this.directory.names();
    const events = found.filter(({ event }) => event.status !== 'withdrawn').map(({ event }) => told(event, names));
    return (to === undefined ? events : events.filter((event) => hasDate(event) && event.date.slice(0, 10) <= to)).sort((a, b) =>
      a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
    );
  }
}

const expiriesOf = (events: readonly TownEvent[]) =>
  events.flatMap(({ expiresAt }) => (expiresAt ? [millisecondsOf(expiresAt)] : []));

import { Injectable } from '@nestjs/common';
import { addDays, DAYS_BACK, type Day, hasDate, millisecondsOf, remembering, type TownEvent } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, organizations } from '#projections';
import { Derived } from '../answers/derived';
import { type Finished, finished } from '../answers/finished';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { told } from './told';

/** Few ask for another window than the usual one, and most of those for the same. */
const WINDOWS_KEPT = 8;

/** The town's events as most people ask for them: from a month ago on, and everything without a date. */
@Injectable()
export class Calendar {
  private readonly current: Derived<TownEvent[]>;
  private readonly answer: Derived<Finished>;
  private readonly expiries: Derived<number[]>;
  private readonly windows: (window: string) => Derived<Finished>;
  private inTurn: Promise<unknown> = Promise.resolve();

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
    this.windows = remembering(
      (window: string) => new Derived(readModels, [catalogue, organizations], () => this.windowInTurn(window)),
      WINDOWS_KEPT,
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

  /** The answer for another window. */
  async finishedBetween(from: Day, to = ''): Promise<Finished> {
    const [first] = await this.readModels.find(catalogue, {}, { sort: 'lastDay', limit: 1 });
    return this.windows(`${first && first.lastDay > from ? first.lastDay : from} ${to}`).get();
  }

  /** One after the other: whoever asks for many holds up no more than any of them would. */
  private windowInTurn(window: string): Promise<Finished> {
    const [from = '', to] = window.split(' ');
    const turn = this.inTurn.then(async () => finished(await this.between(from, to || undefined)));
    this.inTurn = turn.catch(() => {});
    return turn;
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

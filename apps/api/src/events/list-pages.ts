import { Injectable } from '@nestjs/common';
import {
  activeAlerts,
  type Choice,
  type Day,
  type EventFilter,
  filterListEvents,
  findEventsOutsideChoice,
  type ListCounts,
  type ListPage,
  type TownEvent,
} from '#libs/contracts';
import { type FilterName, normalizeFilters, toFilterPredicate } from '#libs/contracts/filters';
import type { FinishedResponse } from '../response-cache/finished-response';
import { digestOf, ResponseCache } from '../response-cache/response-cache';
import { type Connection, WaitingConnections } from '../response-cache/waiting-connections';
import { WorkQueue } from '../response-cache/work-queue';
import { Clock } from '../settings/clock';
import { Calendar } from './calendar';
import { countRows } from './count-rows';
import { eventTextOf } from './event-text';
import { type ListDays, selectPage, toListDays } from './list-days';
import { TownVersion } from './town-version';

export type ListSelection = Readonly<{
  term: string;
  choice: Choice;
  /** Of My Almanac. */
  follows: readonly string[];
  saved: readonly number[];
  subcalendars: readonly number[];
  filters: readonly FilterName[];
}>;

export const toTownSelection = ({ entry, ...query }: { q?: string; entry?: string; filters?: string }): ListSelection => ({
  ...toNarrowing(query),
  choice: entry ? { kind: 'entry', entry } : { kind: 'all' },
  ...{ follows: [], saved: [], subcalendars: [] },
});

/** `filters` are names separated by commas. */
export const toNarrowing = ({ q = '', filters = '' }: { q?: string; filters?: string }) => ({
  term: q,
  filters: normalizeFilters(filters.split(',')),
});

type PageRequest = Readonly<{ kind: 'page'; selection: ListSelection; after?: Day | undefined }>;
type CountsRequest = Readonly<{ kind: 'counts'; selection: ListSelection; perFilter: boolean }>;
type ListRequest = Readonly<{ kind: 'coming' }> | PageRequest | CountsRequest;

const MAX_CACHED_BYTES = 16 * 1024 * 1024;
const MAX_WAITING = 64;

/** Pages and counts of lists that are too long to be sent at once. */
@Injectable()
export class ListPages {
  private readonly responses = new ResponseCache<ListRequest>(MAX_CACHED_BYTES, (request) =>
    (request.kind === 'coming' ? this.firstPageQueue : this.queue).run(
      () => this.render(request),
      () => this.connections.isAwaited(digestOf(request)),
    ),
  );
  private readonly queue = new WorkQueue(MAX_WAITING);
  private readonly firstPageQueue = new WorkQueue(MAX_WAITING);
  private readonly connections = new WaitingConnections();
  private cachedList: Readonly<{ events: readonly TownEvent[]; days: ListDays; size: number }> | undefined;

  constructor(
    private readonly calendar: Calendar,
    private readonly clock: Clock,
    private readonly townVersion: TownVersion,
  ) {}

  async response(request: ListRequest, connection: Connection): Promise<FinishedResponse> {
    const digest = digestOf(request);
    const response = this.responses.get(await this.townVersion.read(), request, digest);
    return (encoding) => this.connections.during(digest, connection, () => response(encoding));
  }

  /** Events that are not over. */
  async size(): Promise<number> {
    return (await this.list()).size;
  }

  private async render(request: ListRequest): Promise<string> {
    if (request.kind === 'counts') return JSON.stringify(await this.count(request));
    const { events, until } = await (request.kind === 'page' ? this.page(request) : this.coming());
    return `{"events":[${events.map(eventTextOf).join(',')}],"until":${JSON.stringify(until)}}`;
  }

  /** Of everything, also of what a list leaves out; with alerts of later days, because these are shown above every list. */
  private async coming(): Promise<ListPage> {
    const [now, today, days] = [this.clock.now(), this.clock.today(), await this.days()];
    const { events, until } = await selectPage(days, { today }, (ofDay) => ofDay);
    const listed = new Set(events);
    const alerts = activeAlerts(await this.calendar.events(), now, today).filter((alert) => !listed.has(alert));
    return { events: [...events, ...alerts], until };
  }

  private async page({ selection, after }: PageRequest): Promise<ListPage> {
    const [filter, today] = [this.toFilter(selection), this.clock.today()];
    const passes = toFilterPredicate(selection.filters, { today });
    const select = (ofDay: readonly TownEvent[]) => filterListEvents({ ...filter, events: ofDay }).filter(passes);
    return selectPage(await this.days(), { after, today }, select);
  }

  private async count({ selection, perFilter }: CountsRequest): Promise<ListCounts> {
    const filter = this.toFilter(selection);
    const select = (ofDay: readonly TownEvent[]) => {
      const listed = filterListEvents({ ...filter, events: ofDay });
      return { listed, more: findEventsOutsideChoice({ ...filter, events: ofDay }, listed) };
    };
    const context = { today: this.clock.today() };
    return countRows(await this.days(), { select, filters: selection.filters, context, perFilter });
  }

  private toFilter({ term, choice, follows, saved, subcalendars }: ListSelection): Omit<EventFilter, 'events'> {
    const sets = { follows: new Set(follows), saved: new Set(saved), subcalendars: new Set(subcalendars) };
    return { now: this.clock.now(), today: this.clock.today(), term, choice, ...sets };
  }

  private async days(): Promise<ListDays> {
    return (await this.list()).days;
  }

  private async list() {
    const events = await this.calendar.events();
    if (this.cachedList?.events !== events) {
      const days = toListDays(events, this.clock.today());
      this.cachedList = { events, days, size: days.reduce((sum, [, ofDay]) => sum + ofDay.length, 0) };
    }
    return this.cachedList;
  }
}

import type { Day } from './day';
import type { FilterCounts } from './filters';
import type { TownEvent } from './town-event';

/**
 * The next events of a list that is too long to be sent at once, by the days under which the list has them. `GET
 * /api/events/pages` and `/api/feed/{key}/pages`; `/api/events/coming` is the first one of everything.
 */
export type ListPage = {
  events: TownEvent[];
  /** The last day that is complete; null for the last page, which has the events without a date. */
  until: Day | null;
};

/** How many rows the list has. `GET /api/events/counts` and `/api/feed/{key}/counts` */
export type ListCounts = {
  /** Under each day; under '' those without a date. */
  days: Record<string, number>;
  /** Without the filters. */
  all: number;
  /** Those that pass the filters only probably. */
  probable: number;
  /** Rows that only the choice leaves out. */
  more: number;
  /** For each filter: how many remain if it is added, and if it is removed. Only if asked for. */
  perFilter?: { with: FilterCounts; without: FilterCounts };
};

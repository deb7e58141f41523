import type { TownEvent } from './town-event';

export type Scheduled = Pick<TownEvent, 'date' | 'endDate' | 'displayDate' | 'time' | 'startTime' | 'endTime'>;
export type Placed = Pick<TownEvent, 'location' | 'address'>;

/** What became of an event since it was published. Instants are ISO 8601. */
export type EventHistory = {
  publishedAt: string;
  /** When anything about it was told for the last time. */
  changedAt: string;
  /** Absent when nobody knows since when it is cancelled. */
  cancelledAt?: string;
  /** On again since then, after it was cancelled. */
  reinstatedAt?: string;
  /** Not announced any more since then. */
  withdrawnAt?: string;
  /** Announced again since then, after it was withdrawn. */
  returnedAt?: string;
  /** What its publisher called it before. */
  formerName?: { name: string; until: string };
  /** When what is said of it was rewritten for the last time. */
  describedAt?: string;
  /** When it was to be, until its publisher moved it. */
  formerTime?: Scheduled & { until: string };
  /** Where it was to be, until its publisher moved it. */
  formerPlace?: Placed & { until: string };
};

/** `GET /api/events/{idOrSlug}`, and each of `GET /api/preferences/{key}/saved-events`; other lists tell no history. */
export type OneEvent = TownEvent & { history?: EventHistory };

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
  /** Of one that is cancelled: the event that its publisher announced in its place, elsewhere. */
  rebookedAs?: number;
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
  /** Of one that is featured: an operator chose it, whatever its publisher says. Absent when its publisher asked for it. */
  promotedBy?: 'operator';
  /** When it was to be, until its publisher moved it. */
  formerTime?: Scheduled & { until: string };
  /** Where it was to be, until its publisher moved it. */
  formerPlace?: Placed & { until: string };
};

/** One of the calendars that tell of an event. */
export type Provenance = {
  /** Its organization, as people call it. */
  source: string;
  /** Where on the web its calendar or its page stands: 'library.example'. */
  host?: string;
  url?: string;
  /** When it was last read without a failure, ISO 8601; absent where nobody reads it by itself. */
  checkedAt?: string;
  /** It was not to be read several times in a row: what it says may have changed. */
  isStale: boolean;
};

/**
 * `GET /api/events/{idOrSlug}`, and each of `GET /api/preferences/{key}/saved-events`; other lists tell no history. Where an
 * event is told from comes with the first of them only, its own calendar before others.
 */
export type OneEvent = TownEvent & { history?: EventHistory; provenance?: Provenance[]; rebooking?: Rebooking };

/** The event that is on instead of a cancelled one, and where. */
export type Rebooking = Pick<TownEvent, 'id' | 'name' | 'location' | 'address' | 'onlineUrl'>;

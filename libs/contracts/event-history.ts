import type { TownEvent } from './town-event';

export type EventSchedule = Pick<TownEvent, 'date' | 'endDate' | 'displayDate' | 'time' | 'startTime' | 'endTime'>;
export type EventLocation = Pick<TownEvent, 'location' | 'address'>;

/** Changes of an event since it was published. Instants are ISO 8601. */
export type EventHistory = {
  publishedAt: string;
  /** The last change of any field. */
  changedAt: string;
  /** Absent if the time of the cancellation is unknown. */
  cancelledAt?: string;
  /** Of a cancelled event: the id of the event announced as its replacement. */
  rebookedAs?: number;
  /** When it was confirmed again after a cancellation. */
  reinstatedAt?: string;
  /** When its publisher stopped announcing it. */
  withdrawnAt?: string;
  /** When it was announced again after being withdrawn. */
  returnedAt?: string;
  formerName?: { name: string; until: string };
  /** The last change of its description. */
  describedAt?: string;
  /** Set if an operator featured the event; absent if its publisher did. */
  promotedBy?: 'operator';
  formerTime?: EventSchedule & { until: string };
  formerPlace?: EventLocation & { until: string };
};

/** A source that announces the event. */
export type Provenance = {
  /** The display name of its organization. */
  source: string;
  /** The host of its calendar or page, such as 'library.example'. */
  host?: string;
  url?: string;
  /** The last successful check, ISO 8601; absent if the source is not checked automatically. */
  checkedAt?: string;
  /** True if several checks in a row failed: the data may be outdated. */
  isStale: boolean;
};

/** Only single and saved events have a history, and only a single event `provenance`, its own calendar first. */
export type EventDetails = TownEvent & { history?: EventHistory; provenance?: Provenance[]; rebooking?: Rebooking };

/** The replacement of a cancelled event, and its location. */
export type Rebooking = Pick<TownEvent, 'id' | 'name' | 'location' | 'address' | 'onlineUrl'>;

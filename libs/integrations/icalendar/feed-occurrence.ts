import type { Coordinates, Day, TownEvent, ZoneSuspicion } from '#libs/contracts';

/** One occurrence of an event in a feed. Its fields are those of a town event, except for its identity. */
export type FeedOccurrence = OccurrenceContent & {
  uid: string;
  /** RECURRENCE-ID, else the start: `yyyy-mm-dd`, or an instant in UTC by the zone that the source states. */
  instance: string;
  categories?: string[];
  price?: string;
  coordinates?: Coordinates;
};

export type ReadingOptions = {
  /** IANA zone of the town: the zone of floating times, and of all days and times in the result. */
  timeZone: string;
  /** Inclusive, as is `to`. */
  from: Day;
  to: Day;
  /** The real zone of every time in the source, whatever the source states ('Z' included). */
  sourceZone?: string;
};

export type CalendarReading = {
  /** Ordered by day and time. */
  occurrences: FeedOccurrence[];
  /** Single events outside the window. */
  outsideWindow?: FeedOccurrence[];
  problems: string[];
  /** False for a web page, an error message or an empty file. */
  isCalendar: boolean;
  isEmpty?: true;
  /** As after an interrupted download: the rest is unknown. */
  isCutShort: boolean;
  /** Readable or not, inside the window or not. */
  components: number;
  /** Still in the source but not in the result: unreadable or outside the window, not gone. */
  unread: UnreadOccurrence[];
  /** Cancelled, and on at the same place or at an unnamed one. They are also in `unread`. Absent if there are none. */
  reannounced?: FeedOccurrence[];
  series?: FeedSeries[];
  privates?: PrivateOccurrence[];
  /** Most events begin at night, or enough to doubt the zone: the source may be in another zone than it states. */
  startsAtNight: boolean;
  zoneSuspicion?: ZoneSuspicion;
  name?: string;
  refreshMinutes?: number;
};

/** One occurrence, or all with the UID. */
export type UnreadOccurrence = Pick<FeedOccurrence, 'uid'> & Partial<Pick<FeedOccurrence, 'instance'>>;

/** The last day on which events are announced. A later one, such as 2099 or 9999, stands for no date. */
export const LAST_EVENT_DAY: Day = '2098-12-31';

/** Has a rule, extra dates or a RECURRENCE-ID. `isWhole`: the publisher removed what is missing from the result. */
export type FeedSeries = Pick<FeedOccurrence, 'uid'> & { isWhole: boolean };

/** Identifies a private event: an occurrence in the window also by its content; else the UID, or one occurrence of it. */
export type PrivateOccurrence =
  | UnreadOccurrence
  | Pick<FeedOccurrence, 'uid' | 'instance' | 'name' | 'date' | 'startTime' | 'location'>;

type OccurrenceContent = Pick<
  TownEvent,
  | 'name'
  | 'date'
  | 'endDate'
  | 'time'
  | 'startTime'
  | 'endTime'
  | 'location'
  | 'address'
  | 'description'
  | 'imageUrl'
  | 'attachments'
  | 'sourceUrl'
  | 'onlineUrl'
  | 'isTentative'
> & { status: 'confirmed' | 'cancelled' };

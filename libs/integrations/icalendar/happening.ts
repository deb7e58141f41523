import type { Coordinates, Day, TownEvent, ZoneSuspicion } from '#libs/contracts';

/** One occurrence of an event in a source; everything but its identity is named as in the town's event. */
export type Happening = HappeningContent & {
  uid: string;
  /** Which occurrence: its RECURRENCE-ID, else its start. `yyyy-mm-dd`, or an instant in UTC as the source labels it. */
  instance: string;
  /** The publisher's own words for what kind of event it is. */
  categories?: string[];
  /** What it costs, in the publisher's words. */
  price?: string;
  coordinates?: Coordinates;
};

export type ReadingOptions = {
  /** The town's IANA zone: what floating times are in, and what days and instants are told in. */
  timeZone: string;
  /** First and last day of the window, both included. */
  from: Day;
  to: Day;
  /** What every clock time of the source is really in, whatever the source says ('Z' included). */
  sourceZone?: string;
};

export type CalendarReading = {
  /** In the order of their days and times. */
  happenings: Happening[];
  /** Told one by one outside the window, in the past or farther ahead, in the same order; absent where there is nothing. */
  elsewhere?: Happening[];
  /** What could not be read, in words for an operator. */
  problems: string[];
  /** False for a web page, an error message, nothing at all. */
  isCalendar: boolean;
  /** Nothing at all stands in it. */
  isEmpty?: true;
  /** It ends before its calendar does, as downloads do that break off. Who knows what the rest would have said. */
  isCutShort: boolean;
  /** How many events the file holds, readable or not, inside the window or not. */
  components: number;
  /** What the source still holds although nothing of it is told: it is unreadable or outside the window, not gone. */
  unread: Unread[];
  /** Cancelled, and on at the same place or at none that is named: they are among the unread. Absent where there are none. */
  rebooked?: Happening[];
  /** Events of which it tells several occurrences; absent where it has none. */
  series?: Series[];
  /** What it holds that is not for everybody; absent where there is nothing of that. */
  privates?: Private[];
  /** Most of it begins while the town sleeps, or enough to doubt its zone: the source may be in another one than it says. */
  startsAtNight: boolean;
  /** It names a zone in which its hours are hardly meant; absent where nothing says so. */
  zoneSuspicion?: ZoneSuspicion;
  /** What the source calls itself, in a line. */
  name?: string;
  /** How often the source itself wants to be asked. */
  refreshMinutes?: number;
};

/** One occurrence, or whatever bears the UID. */
export type Unread = Pick<Happening, 'uid'> & Partial<Pick<Happening, 'instance'>>;

/** The last day on which anything is announced. What is later, in 2099 or in 9999, stands for no date. */
export const LAST_DAY: Day = '2098-12-31';

/** A UID with a rule, extra dates or a RECURRENCE-ID. Where it `isWhole`, an occurrence that is not told is not given any more. */
export type Series = Pick<Happening, 'uid'> & { isWhole: boolean };

/** What a private event is known again by: an occurrence in the window by its happening, too; else whatever bears the UID, or one occurrence of it. */
export type Private = Unread | Pick<Happening, 'uid' | 'instance' | 'name' | 'date' | 'startTime' | 'location'>;

type HappeningContent = Pick<
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

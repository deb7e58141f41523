import type { CalendarIndex } from './calendar-index';
import type { SchoolTimes } from './school-hours';

export type ChatContext = Readonly<{
  now: string;
  timeZone: string;
  /** Ignored in questions. */
  town: string;
  collection: string;
  /** In the order of their numbers. */
  districts: readonly string[];
  /** Its own events are the school dates. */
  schoolDates: string;
  schools?: readonly SchoolTimes[];
  calendar: CalendarIndex;
  own?: CalendarIndex;
  /** Absent if the question is asked without an account. */
  resident?: Resident;
}>;

/** What is kept for the resident who asks. `followed` are organization entries as texts. */
export type Resident = Readonly<{
  saved: readonly number[];
  reminders: readonly Readonly<{ eventId: number; text: string }>[];
  followed: readonly string[];
  district?: string | undefined;
}>;

import type { Day } from '#libs/contracts';
import type { Found } from './find-all';

export type DaySpan = Readonly<{ from: Day; to: Day }>;

export type DayReading = Readonly<{
  /** `date` has a month and a day; `numbers` may also be no day; a `period` is longer than a weekend. */
  kind: 'date' | 'weekday' | 'relative' | 'ordinal' | 'weekend' | 'holiday' | 'period' | 'numbers';
  /** Likeliest first. Empty if there is no such day. */
  spans: readonly DaySpan[];
  question?: string;
  /** The words name a day that has passed: the spans are that day and the same day of the next year, in either order. */
  hasPassed?: boolean;
  /** The whole of a period, of which the spans are likely days. */
  period?: DaySpan;
  /** It stands instead of the day before it. */
  isCorrection?: boolean;
  /** How likely these words are a day at all. */
  weight: number;
  /** 'Mon-Fri' may be every week. */
  isOfWeekdays?: boolean;
  /** A range whose last word is a weekday, perhaps that of a date behind it. */
  endsInWeekday?: boolean;
  /** A weekday and its date. */
  isPaired?: boolean;
  /** 'Mon Nov 30 and Tue Dec 1': both days, unless one is to be chosen. */
  isOfAll?: boolean;
  /** 'this Sunday' is the coming one, also beside a date. */
  isNear?: boolean;
  /** The words belong to the name as well: 'Christmas dinner'. */
  isName?: boolean;
  /** Such a name is on that day. */
  isClear?: boolean;
  /** 'There is no February 30.' */
  noDay?: string;
  /** May be a rule of the month as well: 'first Friday'. */
  nth?: Readonly<{ nth: number; weekday: number }>;
}>;

export type FoundDays = Found<DayReading>;

import { UTCDateMini } from '@date-fns/utc/date/mini';
import { format } from 'date-fns/format';
import { type Day, dayOfMonth, monthOf, yearOf } from './day';
import { memoize } from './memoize';

export const TBD = 'TBD';

export const formatWeekday = (day: Day): string => formatDay('EEEE', day);

export const formatOrdinalDay = (day: Day): string => formatDay('do', day);

export const formatMonth = (day: Day): string => formatDay('MMMM', day);

export const formatShortMonth = (day: Day): string => formatDay('MMM', day).toUpperCase();

export const formatShortDate = (day: Day): string => formatDay('M/d', day);

export const formatBriefDate = (day: Day): string => formatDay('EEE, MMM d', day);

export const formatDateInYear = (day: Day, today: Day): string =>
  formatDay(yearOf(day) === yearOf(today) ? 'MMM d' : 'MMM d, yyyy', day);

export const formatLongDate = (day: Day): string => formatDay('EEEE, MMMM d', day);

export const formatFullDate = (day: Day): string => formatDay('EEEE, MMMM d, yyyy', day);

/** About a year of days in each format. */
const MAX_CACHED_TEXTS = 2_000;

/** Cached, because lists format the same day many times. `UTCDateMini`, because `UTCDate` initializes Intl when it is loaded. */
const formatByKey = memoize((key: string) => {
  const [pattern = '', day = ''] = key.split('|');
  return format(new UTCDateMini(yearOf(day), monthOf(day) - 1, dayOfMonth(day)), pattern);
}, MAX_CACHED_TEXTS);

const formatDay = (pattern: string, day: Day) => formatByKey(`${pattern}|${day}`);

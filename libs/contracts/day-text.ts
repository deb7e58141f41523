import { UTCDateMini } from '@date-fns/utc/date/mini';
import { format } from 'date-fns/format';
import { type Day, dayNumber, monthOf, yearOf } from './day';
import { remembering } from './remembering';

/** Stands where an event has no date. */
export const TBD = 'TBD';

/** 'Friday' */
export const weekdayName = (day: Day): string => written('EEEE', day);

/** '24th' */
export const ordinalDay = (day: Day): string => written('do', day);

/** 'November' */
export const monthName = (day: Day): string => written('MMMM', day);

/** 'NOV' */
export const shortMonth = (day: Day): string => written('MMM', day).toUpperCase();

/** '12/5' */
export const shortDate = (day: Day): string => written('M/d', day);

/** 'Fri, Nov 20' */
export const briefDate = (day: Day): string => written('EEE, MMM d', day);

/** 'Nov 20'; 'Nov 20, 2027' where that is another year than this day's. */
export const dayInYear = (day: Day, today: Day): string => written(yearOf(day) === yearOf(today) ? 'MMM d' : 'MMM d, yyyy', day);

/** 'Friday, November 20' */
export const longDate = (day: Day): string => written('EEEE, MMMM d', day);

/** 'Friday, November 20, 2026' */
export const fullDate = (day: Day): string => written('EEEE, MMMM d, yyyy', day);

/** A year of days in the few ways they are written. */
const MOST = 2_000;

/** Many events share a day, and a list writes it for each of them. The mini date, as the whole one asks for Intl when it is loaded. */
const inWords = remembering((asked: string) => {
  const [pattern = '', day = ''] = asked.split('|');
  return format(new UTCDateMini(yearOf(day), monthOf(day) - 1, dayNumber(day)), pattern);
}, MOST);

const written = (pattern: string, day: Day) => inWords(`${pattern}|${day}`);

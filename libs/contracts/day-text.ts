import { format } from 'date-fns/format';
import { type Day, utcDate } from './day';

/** Stands where an event has no date. */
export const TBD = 'TBD';

/** 'Friday' */
export const weekdayName = (day: Day): string => format(utcDate(day), 'EEEE');

/** 'November' */
export const monthName = (day: Day): string => format(utcDate(day), 'MMMM');

/** 'NOV' */
export const shortMonth = (day: Day): string => format(utcDate(day), 'MMM').toUpperCase();

/** '12/5' */
export const shortDate = (day: Day): string => format(utcDate(day), 'M/d');

/** 'Friday, November 20' */
export const longDate = (day: Day): string => format(utcDate(day), 'EEEE, MMMM d');

/** 'Friday, November 20, 2026' */
export const fullDate = (day: Day): string => format(utcDate(day), 'EEEE, MMMM d, yyyy');

import { type Day, dayNumber, monthOf, weekdayOf, yearOf } from './day';

/** Stands where an event has no date. */
export const TBD = 'TBD';

/** 'Friday' */
export const weekdayName = (day: Day): string => WEEKDAYS[weekdayOf(day)]!;

/** 'November' */
export const monthName = (day: Day): string => MONTHS[monthOf(day) - 1]!;

/** 'NOV' */
export const shortMonth = (day: Day): string => monthName(day).slice(0, 3).toUpperCase();

/** '12/5' */
export const shortDate = (day: Day): string => `${monthOf(day)}/${dayNumber(day)}`;

/** 'Friday, November 20' */
export const longDate = (day: Day): string => `${weekdayName(day)}, ${monthName(day)} ${dayNumber(day)}`;

/** 'Friday, November 20, 2026' */
export const fullDate = (day: Day): string => `${longDate(day)}, ${yearOf(day)}`;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

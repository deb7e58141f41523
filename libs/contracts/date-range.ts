import { type Day, dayOfMonth, daysBetween, yearOf } from './day';
import { formatShortMonth } from './day-text';
import { endDayOf, startDayOf } from './event-days';
import type { TownEvent } from './town-event';

/** The dates of an event of several days: 'NOV 18 – 22', 'NOV 28 – DEC 2'. Null for a single day, no date, or a `displayDate`. */
export const formatDateRange = (event: Pick<TownEvent, 'date' | 'endDate' | 'displayDate'>): string | null => {
  const first = startDayOf(event);
  const last = endDayOf(event);
  return first === null || first === last || event.displayDate ? null : formatSpan(first, last);
};

const formatSpan = (first: Day, last: Day): string => {
  if (first.slice(0, 7) === last.slice(0, 7)) return `${monthAndDay(first)} – ${dayOfMonth(last)}`;
  const year = daysBetween(first, last) < 365 ? () => '' : (day: Day) => `, ${yearOf(day)}`;
  return `${monthAndDay(first)}${year(first)} – ${monthAndDay(last)}${year(last)}`;
};

const monthAndDay = (day: Day): string => `${formatShortMonth(day)} ${dayOfMonth(day)}`;

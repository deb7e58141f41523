import { type Day, dayNumber, daysBetween, yearOf } from './day';
import { shortMonth } from './day-text';
import { firstDay, lastDay } from './event-days';
import type { TownEvent } from './town-event';

/**
 * The span of an event of several days: 'NOV 18 – 22', 'NOV 28 – DEC 2'. Null for one day, for no date, and when free text
 * stands for the dates.
 */
export const rangeLabel = (event: Pick<TownEvent, 'date' | 'endDate' | 'displayDate'>): string | null => {
  const first = firstDay(event);
  const last = lastDay(event);
  return first === null || first === last || event.displayDate ? null : span(first, last);
};

const span = (first: Day, last: Day): string => {
  if (first.slice(0, 7) === last.slice(0, 7)) return `${monthAndDay(first)} – ${dayNumber(last)}`;
  const year = daysBetween(first, last) < 365 ? () => '' : (day: Day) => `, ${yearOf(day)}`;
  return `${monthAndDay(first)}${year(first)} – ${monthAndDay(last)}${year(last)}`;
};

const monthAndDay = (day: Day): string => `${shortMonth(day)} ${dayNumber(day)}`;

import { type Day, yearOf } from './day';
import { formatFullDate, formatShortMonth } from './day-text';
import { endDayOf, startDayOf } from './event-days';
import type { TownEvent } from './town-event';

type DatedEvent = Pick<TownEvent, 'date' | 'endDate' | 'displayDate'>;

/** The day of an event, or its first and last day; empty if it has a `displayDate` or no date. */
export const displayedDaysOf = (event: DatedEvent): Day[] => {
  const first = startDayOf(event);
  return first === null || event.displayDate ? [] : [...new Set([first, endDayOf(event)])];
};

/** 'Friday, November 20, 2026', 'Friday, November 20, 2026 to Sunday, November 22, 2026', or the event's `displayDate`. */
export const formatEventDays = (event: DatedEvent): string =>
  displayedDaysOf(event).map(formatFullDate).join(' to ') || event.displayDate || 'Date to be determined';

export const formatMonthLabel = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? formatShortMonth(day) : `${formatShortMonth(day)} ${yearOf(day)}`;

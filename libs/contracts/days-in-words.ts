import { type Day, yearOf } from './day';
import { fullDate, shortMonth } from './day-text';
import { firstDay, lastDay } from './event-days';
import type { TownEvent } from './town-event';

type Dated = Pick<TownEvent, 'date' | 'endDate' | 'displayDate'>;

/** The day that is shown of an event, or the first and last of several; none where words stand for them. */
export const daysOf = (event: Dated): Day[] => {
  const first = firstDay(event);
  return first === null || event.displayDate ? [] : [...new Set([first, lastDay(event)])];
};

/** 'Friday, November 20, 2026', 'Friday, November 20, 2026 to Sunday, November 22, 2026', or the words shown instead. */
export const daysInWords = (event: Dated): string =>
  daysOf(event).map(fullDate).join(' to ') || event.displayDate || 'Date to be determined';

/** 'NOV', with its year when that is not this one: what stands below the number of a day. */
export const monthBelow = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? shortMonth(day) : `${shortMonth(day)} ${yearOf(day)}`;

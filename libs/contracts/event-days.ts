import { type Day, isDay } from './day';
import { remembering } from './remembering';
import type { TownEvent } from './town-event';

type Dated = Pick<TownEvent, 'date' | 'endDate'>;

/** Null when no date is known. */
export const firstDay = (event: Pick<TownEvent, 'date'>): Day | null => knownDay(event.date);

/** False for an event in 2099 or 2070, and for one whose date is empty or unreadable. */
export const hasDate = (event: Pick<TownEvent, 'date'>): boolean => firstDay(event) !== null;

/** The end date when it is known and later than the first day, else the first day. An undated event's is its date as written. */
export const lastDay = (event: Dated): Day => {
  const first = firstDay(event);
  const end = knownDay(event.endDate);
  return first && end && end > first ? end : (first ?? event.date);
};

/** It goes on for days. */
export const isRun = (event: Dated): boolean => {
  const first = firstDay(event);
  return first !== null && first < lastDay(event);
};

/** Its last day was before today. An event without a date is never past. */
export const isPast = (event: Dated, today: Day): boolean => hasDate(event) && lastDay(event) < today;

/** True on every day from the first to the last. */
export const coversDay = (event: Dated, day: Day): boolean => {
  const first = firstDay(event);
  return first !== null && first <= day && day <= lastDay(event);
};

/** Where it stands in a list: its first day, or today while it is going on; null without a date. */
export const standingDay = (event: Dated, today: Day): Day | null => (coversDay(event, today) ? today : firstDay(event));

/** From which it is told how far away it is: today while it is going on, its last day once it is over, else its first. */
export const nearestDay = (event: Dated, today: Day): Day | null =>
  isPast(event, today) ? lastDay(event) : standingDay(event, today);

const NO_DATE_YEARS = ['2099', '2070'];

/** The few hundred days of a calendar are read again on every keystroke. */
const readDay = remembering((text: string): Day | null => {
  const [day = ''] = text.trim().split(/[T ]/);
  return isDay(day) && !NO_DATE_YEARS.includes(day.slice(0, 4)) ? day : null;
});

const knownDay = (text: string | undefined): Day | null => (text ? readDay(text) : null);

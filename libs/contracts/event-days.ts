import { type Day, isDay } from './day';
import { memoize } from './memoize';
import type { TownEvent } from './town-event';

type DatedEvent = Pick<TownEvent, 'date' | 'endDate'>;

export const startDayOf = (event: Pick<TownEvent, 'date'>): Day | null => parseOptionalDay(event.date);

/** False for a placeholder date (2099, 2070) and for an empty or invalid date. */
export const hasDate = (event: Pick<TownEvent, 'date'>): boolean => startDayOf(event) !== null;

/** The end date if it is valid and after the first day, otherwise the first day. For an undated event, its `date` as written. */
export const endDayOf = (event: DatedEvent): Day => {
  const first = startDayOf(event);
  const end = parseOptionalDay(event.endDate);
  return first && end && end > first ? end : (first ?? event.date);
};

export const isMultiDay = (event: DatedEvent): boolean => {
  const first = startDayOf(event);
  return first !== null && first < endDayOf(event);
};

export const isPast = (event: DatedEvent, today: Day): boolean => hasDate(event) && endDayOf(event) < today;

export const coversDay = (event: DatedEvent, day: Day): boolean => {
  const first = startDayOf(event);
  return first !== null && first <= day && day <= endDayOf(event);
};

/** The day under which lists show the event: today while it is running, otherwise its first day; null without a date. */
export const listDayOf = (event: DatedEvent, today: Day): Day | null => (coversDay(event, today) ? today : startDayOf(event));

/** The day for relative labels: today while it is running, its last day when it is past, else its first. */
export const nearestDayOf = (event: DatedEvent, today: Day): Day | null =>
  isPast(event, today) ? endDayOf(event) : listDayOf(event, today);

const PLACEHOLDER_YEARS = ['2099', '2070'];

/** Cached: each keystroke in the search reads the same few hundred dates. */
const parseEventDay = memoize((text: string): Day | null => {
  const [day = ''] = text.trim().split(/[T ]/);
  return isDay(day) && !PLACEHOLDER_YEARS.includes(day.slice(0, 4)) ? day : null;
});

const parseOptionalDay = (text: string | undefined): Day | null => (text ? parseEventDay(text) : null);

import { clockIn, clockOf, clockText, LAST_MINUTE, MIDNIGHT } from './clock';
import { millisecondsOf } from './instant';
import type { TownEvent } from './town-event';

type Timed = Pick<TownEvent, 'startTime' | 'endTime' | 'time'>;

export const ALL_DAY = 'All Day';

/**
 * The times to show: `{ start: '6:00 PM', end: '9:00 PM' }`. A start at midnight is 'All Day'; an end at 23:59 is nobody's
 * plan and is left out. Without times the event's own words stand as the start, '' when it has none.
 */
export const timesOf = (event: Timed): { start: string; end?: string } => {
  const start = startOf(event);
  if (start === MIDNIGHT) return { start: ALL_DAY };
  if (start === null) return { start: ownWords(event) };
  const end = clockOf(event.endTime);
  return end === null || end === LAST_MINUTE || event.endTime === event.startTime
    ? { start: clockText(start) }
    : { start: clockText(start), end: clockText(end) };
};

/** '6:00 PM – 9:00 PM', or what else there is to show; '' when it is nothing. */
export const timeRange = (event: Timed): string => {
  const { start, end } = timesOf(event);
  return end ? `${start} – ${end}` : start;
};

export const isAllDay = (event: Timed): boolean => timesOf(event).start === ALL_DAY;

/**
 * Whether calendars elsewhere get it as a whole day. What begins at midnight and has an end of its own is shown as 'All Day'
 * on the screens only.
 */
export const isWholeDay = (event: Timed): boolean => isAllDay(event) && !hasHoursFromMidnight(event);

/** Until the next midnight, or the minute before it, is all of the day. */
export const hasHoursFromMidnight = ({ startTime, endTime }: Timed): boolean => {
  const end = clockOf(endTime);
  if (clockOf(startTime) !== MIDNIGHT || end === null || end === MIDNIGHT || end === LAST_MINUTE) return false;
  const lasts = millisecondsOf(endTime!) - millisecondsOf(startTime!);
  return lasts > 0 && lasts < DAY_MS;
};

/** The times to tell outside of the screens. */
export const outwardRange = (event: Timed): string =>
  hasHoursFromMidnight(event) ? `${clockText(MIDNIGHT)} – ${clockText(clockOf(event.endTime)!)}` : timeRange(event);

/** Minutes after midnight; null for what lasts all day or begins nobody knows when. */
export const startMinutes = (event: Timed): number | null => startOf(event) || null;

const startOf = (event: Timed): number | null => clockOf(event.startTime) ?? clockIn(event.time ?? '');

const ownWords = (event: Timed): string => {
  const words = (event.time ?? '').trim();
  return ALL_DAY_WORDS.test(words) ? ALL_DAY : words;
};

const DAY_MS = 24 * 60 * 60 * 1000;

const ALL_DAY_WORDS = /^all[\s-]*day$/i;

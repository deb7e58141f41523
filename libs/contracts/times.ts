import { clockIn, clockOf, clockText, LAST_MINUTE, MIDNIGHT, type WallClock } from './clock';
import { daysBetween } from './day';
import { weekdayName } from './day-text';
import { millisecondsOf } from './instant';
import type { TownEvent } from './town-event';

type Timed = Pick<TownEvent, 'startTime' | 'endTime' | 'time' | 'description'>;

export const ALL_DAY = 'All Day';

/**
 * The times to show: `{ start: '6:00 PM', end: '9:00 PM' }`. A start at midnight is 'All Day'; an end at 23:59 is nobody's
 * plan and is left out. Without times the event's own words stand as the start, '' when it has none. What lasts for days begins
 * and ends on weekdays, 'Fri 6:00 PM' and 'Sun 4:00 PM', where these are not the hours of each day; a run of a week or more has none.
 */
export const timesOf = (event: Timed): { start: string; end?: string } => {
  const start = startOf(event);
  if (start === MIDNIGHT) return { start: ALL_DAY };
  if (start === null) return { start: ownWords(event) };
  if (isRunWithoutHours(event)) return { start: '' };
  const end = clockOf(event.endTime);
  const tell = lastsForDays(event) ? onItsDay : onAnyDay;
  return end === null || end === LAST_MINUTE || event.endTime === event.startTime
    ? { start: tell(start, event.startTime) }
    : { start: tell(start, event.startTime), end: tell(end, event.endTime) };
};

type Tell = (at: WallClock, instant: string | undefined) => string;

const onAnyDay: Tell = (at) => clockText(at);

const onItsDay: Tell = (at, instant) => `${weekdayName(instant!.slice(0, 10)).slice(0, 3)} ${clockText(at)}`;

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

/** The same of each of its days: null also for what lasts for days, which begins on the first of them only. */
export const dailyStartMinutes = (event: Timed): number | null => (lastsForDays(event) ? null : startMinutes(event));

/**
 * It goes on for a day of 24 hours or more and its start and end are no hours of each day: they could not be, or it is a run of a
 * week or more of which nobody says that it is on daily.
 */
export const lastsForDays = (event: Timed): boolean =>
  lasting(event) >= DAY_MS && !(clockOf(event.endTime)! > clockOf(event.startTime)! && (!isRun(event) || saysDaily(event)));

/** A run of which nobody knows at what hours it is on. */
export const isRunWithoutHours = (event: Timed): boolean => isRun(event) && lastsForDays(event);

/** Milliseconds; 0 where no start or no end is known. */
const lasting = ({ startTime = '', endTime = '' }: Timed): number =>
  startTime && endTime ? millisecondsOf(endTime) - millisecondsOf(startTime) : 0;

const isRun = ({ startTime = '', endTime = '' }: Timed): boolean =>
  daysBetween(startTime.slice(0, 10), endTime.slice(0, 10)) >= WEEK;

const saysDaily = ({ description = '' }: Timed): boolean => /\b(?:daily|each day|every day)\b/i.test(description);

const startOf = (event: Timed): number | null => clockOf(event.startTime) ?? clockIn(event.time ?? '');

const ownWords = (event: Timed): string => {
  const words = (event.time ?? '').trim();
  return ALL_DAY_WORDS.test(words) ? ALL_DAY : words;
};

const DAY_MS = 24 * 60 * 60 * 1000;

const WEEK = 7;

const ALL_DAY_WORDS = /^all[\s-]*day$/i;

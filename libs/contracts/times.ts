import { daysBetween } from './day';
import { formatWeekday } from './day-text';
import { millisecondsOf } from './instant';
import { formatTimeOfDay, LAST_MINUTE_OF_DAY, MIDNIGHT, parseTimeOfDay, type TimeOfDay, timeOfDayOf } from './time-of-day';
import type { TownEvent } from './town-event';

/** An event may have no times. */
export type EventTimes = Pick<TownEvent, 'startTime' | 'endTime' | 'time' | 'description'>;

export const ALL_DAY = 'All Day';

/**
 * `{ start: '6:00 PM', end: '9:00 PM' }`. Midnight is 'All Day'; an end at 23:59 is unknown. Without times, `start` is the
 * event's `time` text. Events of several days get weekdays ('Fri 6:00 PM') unless it is open at the same hours each day;
 * runs of a week or more without daily hours have no times.
 */
export const displayedTimesOf = (event: EventTimes): { start: string; end?: string } => {
  const start = startTimeOf(event);
  if (start === MIDNIGHT) return { start: ALL_DAY };
  if (start === null) return { start: timeTextOf(event) };
  if (isRunWithoutHours(event)) return { start: '' };
  const end = timeOfDayOf(event.endTime);
  const format = lastsForDays(event) ? formatTimeWithWeekday : formatTime;
  return end === null || end === LAST_MINUTE_OF_DAY || event.endTime === event.startTime
    ? { start: format(start, event.startTime) }
    : { start: format(start, event.startTime), end: format(end, event.endTime) };
};

type FormatTime = (at: TimeOfDay, instant: string | undefined) => string;

const formatTime: FormatTime = (at) => formatTimeOfDay(at);

const formatTimeWithWeekday: FormatTime = (at, instant) =>
  `${formatWeekday(instant!.slice(0, 10)).slice(0, 3)} ${formatTimeOfDay(at)}`;

export const formatTimeRange = (event: EventTimes): string => {
  const { start, end } = displayedTimesOf(event);
  return end ? `${start} – ${end}` : start;
};

export const isAllDay = (event: EventTimes): boolean => displayedTimesOf(event).start === ALL_DAY;

/** True if exported calendars show it as a whole day. An event from midnight to another time is 'All Day' on screens only. */
export const isExportedAsWholeDay = (event: EventTimes): boolean => isAllDay(event) && !hasHoursFromMidnight(event);

/** False if it ends at midnight or one minute before: that is a whole day. */
export const hasHoursFromMidnight = ({ startTime, endTime }: EventTimes): boolean => {
  const end = timeOfDayOf(endTime);
  if (timeOfDayOf(startTime) !== MIDNIGHT || end === null || end === MIDNIGHT || end === LAST_MINUTE_OF_DAY) return false;
  const duration = durationMsOf({ startTime, endTime });
  return duration > 0 && duration < DAY_MS;
};

export const formatExportedTimeRange = (event: EventTimes): string =>
  hasHoursFromMidnight(event)
    ? `${formatTimeOfDay(MIDNIGHT)} – ${formatTimeOfDay(timeOfDayOf(event.endTime)!)}`
    : formatTimeRange(event);

/** Minutes after midnight; null for an all-day event or an unknown time. */
export const startMinutesOf = (event: EventTimes): TimeOfDay | null => startTimeOf(event) || null;

/** Like `startMinutesOf`, but null also for events that last for days, which begin on the first day only. */
export const dailyStartMinutesOf = (event: EventTimes): number | null => (lastsForDays(event) ? null : startMinutesOf(event));

/**
 * True if it lasts 24 hours or more and goes on at night. Daily hours do not: the event ends later on the clock than it starts,
 * and is shorter than a week or says 'daily'.
 */
export const lastsForDays = (event: EventTimes): boolean =>
  durationMsOf(event) >= DAY_MS &&
  !(timeOfDayOf(event.endTime)! > timeOfDayOf(event.startTime)! && (!isLongRun(event) || saysDaily(event)));

export const isRunWithoutHours = (event: EventTimes): boolean => isLongRun(event) && lastsForDays(event);

const durationMsOf = ({ startTime = '', endTime = '' }: Pick<EventTimes, 'startTime' | 'endTime'>): number =>
  startTime && endTime ? millisecondsOf(endTime) - millisecondsOf(startTime) : 0;

const isLongRun = ({ startTime = '', endTime = '' }: EventTimes): boolean =>
  daysBetween(startTime.slice(0, 10), endTime.slice(0, 10)) >= DAYS_PER_WEEK;

const saysDaily = ({ description = '' }: EventTimes): boolean => /\b(?:daily|each day|every day)\b/i.test(description);

const startTimeOf = (event: EventTimes): TimeOfDay | null => timeOfDayOf(event.startTime) ?? parseTimeOfDay(event.time ?? '');

const timeTextOf = (event: EventTimes): string => {
  const words = (event.time ?? '').trim();
  return ALL_DAY_WORDS.test(words) ? ALL_DAY : words;
};

const DAY_MS = 24 * 60 * 60 * 1000;

const DAYS_PER_WEEK = 7;

const ALL_DAY_WORDS = /^all[\s-]*day$/i;

import { millisecondsOf } from './instant';
import { memoize } from './memoize';

/** Minutes after midnight. */
export type TimeOfDay = number;

export const MIDNIGHT: TimeOfDay = 0;

export const LAST_MINUTE_OF_DAY: TimeOfDay = 23 * 60 + 59;

/** The time of day as written in an ISO instant (`2026-11-20T18:00:00-05:00`), without conversion; null if it has none. */
export const timeOfDayOf = (instant: string | undefined): TimeOfDay | null => {
  if (!instant || instant.length < 16 || !'T '.includes(instant.charAt(10))) return null;
  return toTimeOfDay(Number(instant.slice(11, 13)), Number(instant.slice(14, 16)));
};

/** Minutes of '6:00 PM', '6pm' or '18:30'; null for any other text. */
export const parseTimeOfDay = (text: string): TimeOfDay | null => {
  const [, hour, minute = '0', half] = TWELVE_HOUR_TIME.exec(text) ?? TWENTY_FOUR_HOUR_TIME.exec(text) ?? [];
  if (hour === undefined) return null;
  return half === undefined
    ? toTimeOfDay(Number(hour), Number(minute))
    : toTimeOfDay((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), Number(minute));
};

export const formatTimeOfDay = (time: TimeOfDay): string =>
  `${Math.floor(time / 60) % 12 || 12}:${String(time % 60).padStart(2, '0')} ${time < 12 * 60 ? 'AM' : 'PM'}`;

/** 'HH:MM', 24 hours. */
export const formatClockTime = (time: TimeOfDay): string =>
  [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The time of day in a time zone (IANA name) at an ISO instant, independent of the host's zone. */
export const timeOfDayIn = (timeZone: string, instant: string): TimeOfDay =>
  parseTimeOfDay(clockFormatFor(timeZone).format(millisecondsOf(instant)))!;

const clockFormatFor = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

const TWELVE_HOUR_TIME = /^\s*(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])\.?m\.?\s*$/i;

const TWENTY_FOUR_HOUR_TIME = /^\s*(\d{1,2}):(\d{2})\s*$/;

const toTimeOfDay = (hour: number, minute: number): TimeOfDay | null => (hour < 24 && minute < 60 ? hour * 60 + minute : null);

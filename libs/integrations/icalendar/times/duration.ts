import ICAL from 'ical.js';
import { allOf, type Properties, textOf } from '../file/read-properties';
import { DAY_SECONDS } from './civil';
import type { SourceClock } from './source-clock';
import { toZonedTime, type ZonedTime } from './zoned-time';

/** A duration: calendar days first, then seconds. */
export type Duration = { days: number; seconds: number };

/** DTEND, which is exact for every occurrence (RFC 5545, 3.8.5.3), else DURATION, else undefined; a day for all-day events. Throws if invalid or negative. */
export const lengthOf = (properties: Properties, start: ZonedTime, clock: SourceClock): Duration | undefined => {
  const end = allOf(properties, 'dtend')[0];
  const duration = textOf(properties, 'duration');
  const length = end ? durationBetween(start, toZonedTime(end, clock), clock) : duration ? parseDuration(duration) : undefined;
  if (length && length.days * DAY_SECONDS + length.seconds < 0) throw new Error('it ends before it starts');
  return start.isDate ? toWholeDays(length) : length;
};

export const durationBetween = (start: ZonedTime, end: ZonedTime, clock: SourceClock): Duration =>
  start.isDate
    ? { days: Math.ceil((end.wall - start.wall) / DAY_SECONDS), seconds: 0 }
    : { days: 0, seconds: clock.instant(end) - clock.instant(start) };

export const parseDuration = (text: string): Duration => {
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(text);
  const sign = isNegative ? -1 : 1;
  return { days: sign * (weeks * 7 + days), seconds: sign * (hours * 3600 + minutes * 60 + seconds) };
};

/** The upper bound in seconds, whatever the zone. */
export const maxSecondsOf = (length: Duration | undefined): number =>
  (length ? length.days * DAY_SECONDS + length.seconds : 0) + DAY_SECONDS;

const toWholeDays = (length: Duration | undefined): Duration => ({
  days: Math.max(1, length ? length.days + Math.ceil(length.seconds / DAY_SECONDS) : 1),
  seconds: 0,
});

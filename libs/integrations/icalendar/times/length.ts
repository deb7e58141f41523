import ICAL from 'ical.js';
import { allOf, type Properties, textOf } from '../file/read-properties';
import { DAY } from './civil';
import { type Moment, momentIn } from './moment';
import type { SourceClock } from './source-clock';

/** How long something lasts: first whole days by the calendar, then seconds by the stopwatch. */
export type Length = { days: number; seconds: number };

/**
 * By DTEND, else by DURATION; undefined when neither tells. A day lasts a day. DTEND measures an exact time, which every
 * repetition takes too (RFC 5545, 3.8.5.3). Throws when it can't be read, or ends before it starts.
 */
export const lengthOf = (properties: Properties, start: Moment, clock: SourceClock): Length | undefined => {
  const end = allOf(properties, 'dtend')[0];
  const duration = textOf(properties, 'duration');
  const length = end ? between(start, momentIn(end, clock), clock) : duration ? durationOf(duration) : undefined;
  if (length && length.days * DAY + length.seconds < 0) throw new Error('it ends before it starts');
  return start.isDate ? wholeDays(length) : length;
};

export const between = (start: Moment, end: Moment, clock: SourceClock): Length =>
  start.isDate
    ? { days: Math.ceil((end.wall - start.wall) / DAY), seconds: 0 }
    : { days: 0, seconds: clock.instant(end) - clock.instant(start) };

export const durationOf = (text: string): Length => {
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(text);
  const sign = isNegative ? -1 : 1;
  return { days: sign * (weeks * 7 + days), seconds: sign * (hours * 3600 + minutes * 60 + seconds) };
};

/** The longest that it can be on any wall. */
export const longest = (length: Length | undefined): number => (length ? length.days * DAY + length.seconds : 0) + DAY;

const wholeDays = (length: Length | undefined): Length => ({
  days: Math.max(1, length ? length.days + Math.ceil(length.seconds / DAY) : 1),
  seconds: 0,
});

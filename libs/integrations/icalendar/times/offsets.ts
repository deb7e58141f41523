import { DAY_SECONDS, type Wall } from './civil';

/** Returns the offset of a zone from UTC in seconds, at an instant in seconds since 1970. */
export type OffsetLookup = (instant: number) => number;

/** Uses the system's time zone data. The lookup caches, because that is slow: keep one per zone. Throws RangeError for an unknown zone. */
export const offsetsOf = (zone: string): OffsetLookup => {
  const [, sign, hours, minutes, seconds = 0] = FIXED_OFFSET.exec(zone === 'UTC' ? '+00:00' : zone) ?? [];
  if (sign) {
    const offset = Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
    return () => offset;
  }
  const clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { ...FORMAT_OPTIONS, timeZone: zone });
  const offsetCache = new Map<number, number>();
  const readOffset: OffsetLookup = (instant) => {
    const cachedOffset = offsetCache.get(instant);
    if (cachedOffset !== undefined) return cachedOffset;
    const offset = wallAt(clock, instant) - instant;
    offsetCache.set(instant, offset);
    return offset;
  };
  return (instant) => {
    const dayStart = Math.floor(instant / DAY_SECONDS) * DAY_SECONDS;
    const offset = readOffset(dayStart);
    return offset === readOffset(dayStart + DAY_SECONDS) ? offset : readOffset(Math.floor(instant / MINUTE) * MINUTE);
  };
};

/** The first instant of a time that comes twice; a time that the clocks skip has the offset before the change (RFC 5545, 3.3.5). */
export const instantOf = (wall: Wall, offsetAt: OffsetLookup): number => {
  const before = offsetAt(wall - DAY_SECONDS);
  const after = offsetAt(wall + DAY_SECONDS);
  const early = wall - before;
  if (before === after || offsetAt(early) === before) return early;
  const late = wall - after;
  return offsetAt(late) === after ? late : early;
};

export const standardOffsetOf = (offsetAt: OffsetLookup): number => Math.min(offsetAt(JANUARY), offsetAt(JULY));

/** Of any recent year. */
const [JANUARY, JULY] = [Date.UTC(2026, 0, 1) / 1000, Date.UTC(2026, 6, 1) / 1000];

/** Offsets change at whole minutes (in Newfoundland at 12:01 AM until 2011), so one is cached per minute. */
const MINUTE = 60;

const FORMAT_OPTIONS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

const wallAt = (clock: Intl.DateTimeFormat, instant: number): Wall => {
  const [month, day, year, hour, minute, second] = clock
    .format(instant * 1000)
    .match(DIGITS)!
    .map(Number);
  return Date.UTC(year!, month! - 1, day, hour, minute, second) / 1000;
};

const DIGITS = /\d+/g;

const FIXED_OFFSET = /^([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

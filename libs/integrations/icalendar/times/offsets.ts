import { DAY, type Wall } from './civil';

/** How far a zone's clocks are ahead of UTC, in seconds, at an instant in seconds since 1970. */
export type Offsets = (instant: number) => number;

/** From the system's own time zone data, asked once per day and zone: asking is dear. Throws RangeError for no such zone. */
export const offsetsOf = (zone: string): Offsets => {
  const [, sign, hours, minutes, seconds = 0] = FIXED.exec(zone === 'UTC' ? '+00:00' : zone) ?? [];
  if (sign) {
    const offset = Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
    return () => offset;
  }
  const clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { ...EVERYTHING, timeZone: zone });
  const asked = new Map<number, number>();
  const ask: Offsets = (instant) => {
    const known = asked.get(instant);
    if (known !== undefined) return known;
    const offset = wallOn(clock, instant) - instant;
    asked.set(instant, offset);
    return offset;
  };
  return (instant) => {
    const morning = Math.floor(instant / DAY) * DAY;
    const offset = ask(morning);
    return offset === ask(morning + DAY) ? offset : ask(Math.floor(instant / MINUTE) * MINUTE);
  };
};

/**
 * The instant at which a wall clock shows this. Of two such instants the first; where the clocks jump over it, as if they
 * had not jumped yet (RFC 5545, 3.3.5).
 */
export const instantOf = (wall: Wall, offsetAt: Offsets): number => {
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const early = wall - before;
  if (before === after || offsetAt(early) === before) return early;
  const late = wall - after;
  return offsetAt(late) === after ? late : early;
};

/** Without summer time, in a recent year. */
export const standardOffset = (offsetAt: Offsets): number => Math.min(offsetAt(JANUARY), offsetAt(JULY));

const [JANUARY, JULY] = [Date.UTC(2026, 0, 1) / 1000, Date.UTC(2026, 6, 1) / 1000];

/** Newfoundland and Labrador turned their clocks at 12:01 AM until 2011; no zone turns them within a minute. */
const MINUTE = 60;

const EVERYTHING = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

const wallOn = (clock: Intl.DateTimeFormat, instant: number): Wall => {
  const [month, day, year, hour, minute, second] = clock
    .format(instant * 1000)
    .match(NUMBERS)!
    .map(Number);
  return Date.UTC(year!, month! - 1, day, hour, minute, second) / 1000;
};

const NUMBERS = /\d+/g;

const FIXED = /^([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

import { allOf, type Property, readProperties, textOf } from '../file/read-properties';
import type { Report } from '../problems';
import type { Effort } from '../recurrence/effort';
import { repeatsOf } from '../recurrence/repeats';
import { ruleOf } from '../recurrence/rule';
import { DAY, dayNumber, type Wall } from '../times/civil';
import { type Moment, momentOf } from '../times/moment';
import { createSourceClock } from '../times/source-clock';

/** The clocks are turned at an instant, from one offset to another, all in seconds. */
export type Onset = { at: number; from: number; to: number };

/** Of one observance (STANDARD or DAYLIGHT). What cannot be read is reported and left out. */
export const onsetsOf = (lines: string[], effort: Effort, report: Report): Onset[] => {
  const properties = readProperties(lines, report);
  const attempt = <T>(what: string, read: () => T[]): T[] => {
    try {
      return read();
    } catch (error) {
      report(`${what} was left out: ${(error as Error).message}`);
      return [];
    }
  };
  return attempt('an observance', () => {
    const [start] = allOf(properties, 'dtstart');
    const to = secondsOf(textOf(properties, 'tzoffsetto'));
    const from = secondsOf(textOf(properties, 'tzoffsetfrom') ?? textOf(properties, 'tzoffsetto'));
    if (!start) throw new Error('it has no start');
    // Before an onset the wall stands in the offset that ends there.
    const clock = createSourceClock({ timeZone: zoneOf(from) }, report);
    const wallOf = (value: unknown): Wall => clock.wallIn(clock.town, momentOf(sinceReform(value), undefined, clock));
    const first: Moment = { wall: wallOf(start.values[0]), isDate: false, zone: clock.town };
    const repeats = (rule: Property) => repeatsOf(ruleOf(rule, first, clock), first.wall, false, YEARS, effort);
    const walls = [
      first.wall,
      ...allOf(properties, 'rrule').flatMap((rule) => attempt('RRULE', () => repeats(rule))),
      ...allOf(properties, 'rdate').flatMap(({ values }) => attempt('RDATE', () => values.map(wallOf))),
    ];
    return walls.map((wall) => ({ at: wall - from, from, to }));
  });
};

/** As far back, and as far ahead, as a calendar speaks of. */
const YEARS = { from: dayNumber(1970, 1, 1) * DAY, to: dayNumber(2101, 1, 1) * DAY };

/** '-0500', '+053000'; ical.js puts colons between them. */
const secondsOf = (text = ''): number => {
  const [, sign, hours, minutes, seconds = 0] = OFFSET.exec(text.replaceAll(':', '')) ?? [];
  if (!sign) throw new Error(`'${text}' is not an offset`);
  return Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
};

const OFFSET = /^([+-])([01]\d|2[0-3])([0-5]\d)([0-5]\d)?$/;

const zoneOf = (offset: number): string => {
  const parts = [Math.abs(offset) / 3600, (Math.abs(offset) / 60) % 60, Math.abs(offset) % 60];
  return (offset < 0 ? '-' : '+') + parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
};

/** Some programs let their zones begin with the first of all years. */
const sinceReform = (value: unknown): string => String(value).replace(/^(?:0\d|1[0-5])\d\d/, '1601');

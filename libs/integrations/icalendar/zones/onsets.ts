import { allOf, type Property, readProperties, textOf } from '../file/read-properties';
import type { Report } from '../problem-list';
import { repeatsOf } from '../recurrence/repeats';
import { ruleOf } from '../recurrence/rule';
import type { StepBudget } from '../recurrence/step-budget';
import { DAY_SECONDS, toDayNumber, type Wall } from '../times/civil';
import { createSourceClock } from '../times/source-clock';
import { parseZonedTime, type ZonedTime } from '../times/zoned-time';

/** All values are in seconds. */
export type Onset = { at: number; from: number; to: number };

/** Takes one observance (STANDARD or DAYLIGHT). What cannot be read is reported and left out. */
export const onsetsOf = (lines: string[], effort: StepBudget, report: Report): Onset[] => {
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
    const to = parseOffset(textOf(properties, 'tzoffsetto'));
    const from = parseOffset(textOf(properties, 'tzoffsetfrom') ?? textOf(properties, 'tzoffsetto'));
    if (!start) throw new Error('it has no start');
    // The local time of an onset is in the offset before the change.
    const clock = createSourceClock({ timeZone: toOffsetZone(from) }, report);
    const wallOf = (value: unknown): Wall =>
      clock.convertWall(clock.townZone, parseZonedTime(clampYear(value), undefined, clock));
    const first: ZonedTime = { wall: wallOf(start.values[0]), isDate: false, zone: clock.townZone };
    const repeats = (rule: Property) => repeatsOf(ruleOf(rule, first, clock), first.wall, false, SUPPORTED_YEARS, effort);
    const walls = [
      first.wall,
      ...allOf(properties, 'rrule').flatMap((rule) => attempt('RRULE', () => repeats(rule))),
      ...allOf(properties, 'rdate').flatMap(({ values }) => attempt('RDATE', () => values.map(wallOf))),
    ];
    return walls.map((wall) => ({ at: wall - from, from, to }));
  });
};

const SUPPORTED_YEARS = { from: toDayNumber(1970, 1, 1) * DAY_SECONDS, to: toDayNumber(2101, 1, 1) * DAY_SECONDS };

/** '-0500', '+053000'; ical.js adds colons. */
const parseOffset = (text = ''): number => {
  const [, sign, hours, minutes, seconds = 0] = OFFSET_PATTERN.exec(text.replaceAll(':', '')) ?? [];
  if (!sign) throw new Error(`'${text}' is not an offset`);
  return Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
};

const OFFSET_PATTERN = /^([+-])([01]\d|2[0-3])([0-5]\d)([0-5]\d)?$/;

const toOffsetZone = (offset: number): string => {
  const parts = [Math.abs(offset) / 3600, (Math.abs(offset) / 60) % 60, Math.abs(offset) % 60];
  return (offset < 0 ? '-' : '+') + parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
};

/** Some programs let their zones begin in the year 1. */
const clampYear = (value: unknown): string => String(value).replace(/^(?:0\d|1[0-5])\d\d/, '1601');

import { memoize } from '#libs/contracts';
import {
  DAY_SECONDS,
  dayOf,
  daysInMonth,
  timeOf,
  toCivilDay,
  toDayNumber,
  type Wall,
  wallText,
  weekdayOf,
} from '../../icalendar/times/civil';
import { type OffsetLookup, offsetsOf } from '../../icalendar/times/offsets';
import { toBasicFormat } from './time-lines';

/** VTIMEZONE for readers that do not know the name (RFC 5545, 3.6.5): a rule where the changes follow one, else each change. */
export const renderTimeZone = (zone: string, firstYear: number, lastYear: number): readonly string[] =>
  renderYears(`${firstYear} ${Math.max(lastYear, firstYear + MIN_YEARS)} ${zone}`);

/** In this many years the last Sunday of a month is not always its fourth. */
const MIN_YEARS = 10;

const renderYears = memoize((cacheKey: string): readonly string[] => {
  const [first = '', last = '', zone = ''] = cacheKey.split(' ');
  const offsetAt = offsetsOf(zone);
  // Includes the last change before the first day, whose offset applies there.
  const changes = changesOf(
    offsetAt,
    toDayNumber(Number(first) - 1, 1, 1) * DAY_SECONDS,
    toDayNumber(Number(last) + 1, 1, 1) * DAY_SECONDS,
  );
  const begin = toDayNumber(Number(first), 1, 1) * DAY_SECONDS;
  const observances = [...Map.groupBy(changes, ({ from, to }) => `${from} ${to}`).values()].map((sameChanges) =>
    renderObservance(zone, sameChanges),
  );
  const hasEarlierChange = changes.some(({ at }) => at < begin);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...(hasEarlierChange
      ? []
      : renderObservance(zone, [
          { at: EPOCH_SECONDS - offsetAt(begin), from: offsetAt(begin), to: offsetAt(begin), isSummer: false },
        ])),
    ...observances.flat(),
    'END:VTIMEZONE',
  ];
}, 64);

/** 1970-01-01: the start of the observance at the first day, if no earlier change is known. */
const EPOCH_SECONDS = 0;

/** All values are in seconds. */
type ZoneChange = Readonly<{ at: number; from: number; to: number; isSummer: boolean }>;

const changesOf = (offsetAt: OffsetLookup, begin: number, end: number): ZoneChange[] => {
  const changes: Omit<ZoneChange, 'isSummer'>[] = [];
  for (let at = begin; at < end; at += DAY_SECONDS) {
    const [from, to] = [offsetAt(at), offsetAt(at + DAY_SECONDS)];
    if (from !== to) changes.push({ at: findChange(offsetAt, at, at + DAY_SECONDS), from, to });
  }
  return changes.map((change) => ({ ...change, isSummer: change.to > change.from }));
};

const findChange = (offsetAt: OffsetLookup, before: number, after: number): number => {
  let [early, late] = [before, after];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (offsetAt(middle) === offsetAt(before)) early = middle;
    else late = middle;
  }
  return late;
};

const renderObservance = (zone: string, changes: readonly ZoneChange[]): string[] => {
  const { from, to, at, isSummer } = changes[0]!;
  const walls = changes.map((change) => change.at + change.from);
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${toBasicFormat(wallText(walls[0]!))}`,
    ...(walls.length > 1 ? renderRepeats(walls) : []),
    `TZOFFSETFROM:${toOffsetText(from)}`,
    `TZOFFSETTO:${toOffsetText(to)}`,
    `TZNAME:${zoneNameAt(zone, at)}`,
    `END:${kind}`,
  ];
};

const renderRepeats = (walls: readonly Wall[]): string[] => {
  const rule = ruleOf(walls);
  return rule ? [`RRULE:${rule}`] : walls.slice(1).map((wall) => `RDATE:${toBasicFormat(wallText(wall))}`);
};

/** Returns the RRULE of 'the second Sunday of March' or 'the last Sunday of October', if every year has exactly that. */
const ruleOf = (walls: readonly Wall[]): string | undefined => {
  const days = walls.map((wall) => toCivilDay(dayOf(wall)));
  const [first] = days as [(typeof days)[number]];
  const weekday = weekdayOf(first.number);
  const isYearly =
    days.every(
      ({ year, month, number }, nth) => year === first.year + nth && month === first.month && weekdayOf(number) === weekday,
    ) && walls.every((wall) => timeOf(wall) === timeOf(walls[0]!));
  if (!isYearly) return undefined;
  const nth = Math.ceil(first.day / 7);
  const byDay = (place: number) => `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${place}${WEEKDAY_CODES[weekday]}`;
  if (days.every(({ day }) => Math.ceil(day / 7) === nth)) return byDay(nth);
  return days.every(({ year, month, day }) => day > daysInMonth(year, month) - 7) ? byDay(-1) : undefined;
};

const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const toOffsetText = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.abs(seconds) / 3600, (Math.abs(seconds) % 3600) / 60, Math.abs(seconds) % 60];
  const parts = [hours, minutes, ...(rest ? [rest] : [])].map((part) => String(Math.floor(part)).padStart(2, '0'));
  return `${seconds < 0 ? '-' : '+'}${parts.join('')}`;
};

const zoneNameAt = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(at * 1000)
    .find(({ type }) => type === 'timeZoneName')!.value;

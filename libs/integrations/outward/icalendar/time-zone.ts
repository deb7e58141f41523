import { remembering } from '#libs/contracts';
import {
  civilDay,
  DAY,
  dayNumber,
  dayOf,
  daysInMonth,
  timeOf,
  type Wall,
  wallText,
  weekdayOf,
} from '../../icalendar/times/civil';
import { type Offsets, offsetsOf } from '../../icalendar/times/offsets';
import { bare } from './moments';

/**
 * How a zone's clocks go in these years, for readers that do not know it by its name (RFC 5545, 3.6.5): by a rule where its
 * changes follow one, else each of them. From the system's own time zone data.
 */
export const timeZoneLines = (zone: string, firstYear: number, lastYear: number): readonly string[] =>
  told(`${firstYear} ${Math.max(lastYear, firstYear + YEARS)} ${zone}`);

/** In so many years the last Sunday of a month is not always its fourth. */
const YEARS = 10;

const told = remembering((years: string): readonly string[] => {
  const [first = '', last = '', zone = ''] = years.split(' ');
  const offsetAt = offsetsOf(zone);
  // The change before the first day is the one it stands under.
  const changes = changesOf(offsetAt, dayNumber(Number(first) - 1, 1, 1) * DAY, dayNumber(Number(last) + 1, 1, 1) * DAY);
  const begin = dayNumber(Number(first), 1, 1) * DAY;
  const observances = [...Map.groupBy(changes, ({ from, to }) => `${from} ${to}`).values()].map((same) => observance(zone, same));
  const isKnownFromTheStart = changes.some(({ at }) => at < begin);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...(isKnownFromTheStart
      ? []
      : observance(zone, [{ at: EPOCH - offsetAt(begin), from: offsetAt(begin), to: offsetAt(begin), isSummer: false }])),
    ...observances.flat(),
    'END:VTIMEZONE',
  ];
}, 64);

/** 1970: as far back as the clocks are said to have gone that way. */
const EPOCH = 0;

/** The clocks are turned at an instant, from one offset to another, all in seconds. */
type Change = Readonly<{ at: number; from: number; to: number; isSummer: boolean }>;

const changesOf = (offsetAt: Offsets, begin: number, end: number): Change[] => {
  const changes: Omit<Change, 'isSummer'>[] = [];
  for (let at = begin; at < end; at += DAY) {
    const [from, to] = [offsetAt(at), offsetAt(at + DAY)];
    if (from !== to) changes.push({ at: turning(offsetAt, at, at + DAY), from, to });
  }
  return changes.map((change) => ({ ...change, isSummer: change.to > change.from }));
};

const turning = (offsetAt: Offsets, before: number, after: number): number => {
  let [early, late] = [before, after];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (offsetAt(middle) === offsetAt(before)) early = middle;
    else late = middle;
  }
  return late;
};

const observance = (zone: string, changes: readonly Change[]): string[] => {
  const { from, to, at, isSummer } = changes[0]!;
  const walls = changes.map((change) => change.at + change.from);
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${bare(wallText(walls[0]!))}`,
    ...(walls.length > 1 ? repeating(walls) : []),
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${nameOf(zone, at)}`,
    `END:${kind}`,
  ];
};

const repeating = (walls: readonly Wall[]): string[] => {
  const rule = ruleOf(walls);
  return rule ? [`RRULE:${rule}`] : walls.slice(1).map((wall) => `RDATE:${bare(wallText(wall))}`);
};

/** 'The second Sunday of March' or 'the last Sunday of October', when each year of them has just that. */
const ruleOf = (walls: readonly Wall[]): string | undefined => {
  const days = walls.map((wall) => civilDay(dayOf(wall)));
  const [first] = days as [(typeof days)[number]];
  const weekday = weekdayOf(first.number);
  const isYearly =
    days.every(
      ({ year, month, number }, nth) => year === first.year + nth && month === first.month && weekdayOf(number) === weekday,
    ) && walls.every((wall) => timeOf(wall) === timeOf(walls[0]!));
  if (!isYearly) return undefined;
  const nth = Math.ceil(first.day / 7);
  const byDay = (place: number) => `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${place}${WEEKDAYS[weekday]}`;
  if (days.every(({ day }) => Math.ceil(day / 7) === nth)) return byDay(nth);
  return days.every(({ year, month, day }) => day > daysInMonth(year, month) - 7) ? byDay(-1) : undefined;
};

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const offsetText = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.abs(seconds) / 3600, (Math.abs(seconds) % 3600) / 60, Math.abs(seconds) % 60];
  const parts = [hours, minutes, ...(rest ? [rest] : [])].map((part) => String(Math.floor(part)).padStart(2, '0'));
  return `${seconds < 0 ? '-' : '+'}${parts.join('')}`;
};

/** 'EST' */
const nameOf = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(at * 1000)
    .find(({ type }) => type === 'timeZoneName')!.value;

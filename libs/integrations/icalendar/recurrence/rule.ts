import type { Property } from '../file/read-properties';
import { DAY_SECONDS, type Wall } from '../times/civil';
import type { SourceClock } from '../times/source-clock';
import { parseZonedTime, type ZonedTime } from '../times/zoned-time';

/** In local time, independent of zones. */
export type Rule = {
  frequency: Frequency;
  interval: number;
  count?: number;
  until?: Wall;
  /** 0 is Sunday. */
  weekStart: number;
  /** By weekday; 'BYDAY=-1SU' is Sunday (0) with -1, 'BYDAY=SU' is Sunday with EVERY_WEEK. */
  weekdays?: ReadonlyMap<number, ReadonlySet<number>>;
  months?: ReadonlySet<number>;
  monthDays?: ReadonlySet<number>;
  yearDays?: ReadonlySet<number>;
  weekNumbers?: ReadonlySet<number>;
  hours?: ReadonlySet<number>;
  minutes?: ReadonlySet<number>;
  seconds?: ReadonlySet<number>;
  positions?: ReadonlySet<number>;
  /** Which day replaces one that a month or year does not have (RFC 7529); without it, none. */
  skip?: Skip;
};

export type Skip = 'BACKWARD' | 'FORWARD';

export type Frequency = 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** Values as of ical.js: lower-case names, a single value bare, several in an array. Throws for an invalid rule. */
export const ruleOf = ({ values }: Property, start: ZonedTime, clock: SourceClock): Rule => {
  const parts = values[0] as Record<string, unknown>;
  if (!parts['freq']) throw new Error('it has no frequency');
  if (!SUPPORTED_CALENDARS.has(parts['rscale'])) throw new Error(`it uses the unsupported calendar ${parts['rscale']}`);
  const numbers = (name: string) => (name in parts ? new Set(toList(parts[name]).map(Number)) : undefined);
  return {
    frequency: parts['freq'] as Frequency,
    interval: Math.max(1, Number(parts['interval'] ?? 1)),
    count: parts['count'] === undefined ? undefined : Math.max(1, Number(parts['count'])),
    until: parts['until'] === undefined ? undefined : untilOf(String(parts['until']), start, clock),
    weekStart: (Number(parts['wkst'] ?? MONDAY) + 6) % 7,
    weekdays: 'byday' in parts ? weekdaysOf(toList(parts['byday']).map(String)) : undefined,
    months: numbers('bymonth'),
    monthDays: numbers('bymonthday'),
    yearDays: numbers('byyearday'),
    weekNumbers: numbers('byweekno'),
    hours: numbers('byhour'),
    minutes: numbers('byminute'),
    seconds: numbers('bysecond'),
    positions: numbers('bysetpos'),
    ...skipOf(parts['skip']),
  };
};

const SUPPORTED_CALENDARS = new Set<unknown>([undefined, 'GREGORIAN']);

/** ical.js counts weekdays from 1, Sunday. */
const MONDAY = 2;

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A day includes its end, in any zone; an instant is converted to local time. */
const untilOf = (text: string, start: ZonedTime, clock: SourceClock): Wall => {
  const until = parseZonedTime(text, undefined, clock);
  if (until.isDate) return until.wall + DAY_SECONDS - 1;
  const isFloating = !text.endsWith('Z');
  return isFloating || start.isDate ? until.wall : clock.convertWall(start.zone, until);
};

const skipOf = (text: unknown): Pick<Rule, 'skip'> => {
  if (text === undefined || text === 'OMIT') return {};
  if (text !== 'BACKWARD' && text !== 'FORWARD') throw new Error(`'${text}' is not a way to skip a day`);
  return { skip: text };
};

const weekdaysOf = (texts: string[]): ReadonlyMap<number, ReadonlySet<number>> => {
  const weekdays = new Map<number, Set<number>>();
  for (const text of texts) {
    const weekday = WEEKDAY_CODES.indexOf(text.slice(-2));
    weekdays.set(weekday, (weekdays.get(weekday) ?? new Set()).add(Number(text.slice(0, -2) || EVERY_WEEK)));
  }
  return weekdays;
};

const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

export const EVERY_WEEK = 0;

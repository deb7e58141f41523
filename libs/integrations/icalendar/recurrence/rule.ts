import type { Property } from '../file/read-properties';
import { DAY, type Wall } from '../times/civil';
import { type Moment, momentOf } from '../times/moment';
import type { SourceClock } from '../times/source-clock';

/** A recurrence rule on one wall: without zones, everything is what that wall's clock shows. */
export type Rule = {
  frequency: Frequency;
  interval: number;
  count?: number;
  /** The last moment it may begin. */
  until?: Wall;
  /** 0 is Sunday. */
  weekStart: number;
  /** Weekdays; 'BYDAY=-1SU' is Sunday (0) with -1, 'BYDAY=SU' with none. */
  weekdays?: ReadonlyMap<number, ReadonlySet<number>>;
  months?: ReadonlySet<number>;
  monthDays?: ReadonlySet<number>;
  yearDays?: ReadonlySet<number>;
  weekNumbers?: ReadonlySet<number>;
  hours?: ReadonlySet<number>;
  minutes?: ReadonlySet<number>;
  seconds?: ReadonlySet<number>;
  positions?: ReadonlySet<number>;
  /** Which day is taken for one that a month or a year does not have (RFC 7529); without, none. */
  skip?: Skip;
};

export type Skip = 'BACKWARD' | 'FORWARD';

export type Frequency = 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** As ical.js hands it on: lower-case names, one value bare, several in an array. Throws when it makes no sense. */
export const ruleOf = ({ values }: Property, start: Moment, clock: SourceClock): Rule => {
  const parts = values[0] as Record<string, unknown>;
  if (!parts['freq']) throw new Error('it has no frequency');
  if (!GREGORIAN.has(parts['rscale'])) throw new Error(`it uses the unsupported calendar ${parts['rscale']}`);
  const numbers = (name: string) => (name in parts ? new Set(list(parts[name]).map(Number)) : undefined);
  return {
    frequency: parts['freq'] as Frequency,
    interval: Math.max(1, Number(parts['interval'] ?? 1)),
    count: parts['count'] === undefined ? undefined : Math.max(1, Number(parts['count'])),
    until: parts['until'] === undefined ? undefined : untilOf(String(parts['until']), start, clock),
    weekStart: (Number(parts['wkst'] ?? MONDAY) + 6) % 7,
    weekdays: 'byday' in parts ? weekdaysOf(list(parts['byday']).map(String)) : undefined,
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

/** The only calendar that we count by. */
const GREGORIAN = new Set<unknown>([undefined, 'GREGORIAN']);

/** ical.js counts the days of the week from 1, Sunday. */
const MONDAY = 2;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A day means to its end, on whatever wall; an instant means what that wall shows then. */
const untilOf = (text: string, start: Moment, clock: SourceClock): Wall => {
  const until = momentOf(text, undefined, clock);
  if (until.isDate) return until.wall + DAY - 1;
  const isFloating = !text.endsWith('Z');
  return isFloating || start.isDate ? until.wall : clock.wallIn(start.zone, until);
};

const skipOf = (text: unknown): Pick<Rule, 'skip'> => {
  if (text === undefined || text === 'OMIT') return {};
  if (text !== 'BACKWARD' && text !== 'FORWARD') throw new Error(`'${text}' is not a way to skip a day`);
  return { skip: text };
};

const weekdaysOf = (texts: string[]): ReadonlyMap<number, ReadonlySet<number>> => {
  const weekdays = new Map<number, Set<number>>();
  for (const text of texts) {
    const weekday = WEEKDAYS.indexOf(text.slice(-2));
    weekdays.set(weekday, (weekdays.get(weekday) ?? new Set()).add(Number(text.slice(0, -2) || EVERY)));
  }
  return weekdays;
};

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The place of a weekday that stands without one. */
export const EVERY = 0;

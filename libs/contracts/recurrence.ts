import { type Day, isDay } from './day';

/** A recurrence rule of an own event: the subset of RFC 5545 that the form offers. */
export type Recurrence = Readonly<{
  frequency: (typeof FREQUENCIES)[number];
  interval: number;
  /** In a week, or with `nth` in a month (-1 is the last). Empty: as the first occurrence. */
  days: readonly RecurrenceDay[];
  /** The last day, or the number of occurrences. Without either, it never ends. */
  until?: Day;
  count?: number;
}>;

/** 0 is Sunday. */
export type RecurrenceDay = Readonly<{ weekday: number; nth?: number }>;

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** Parses an RRULE value with parts in any order and letter case. Null if it is invalid or not supported. */
export const parseRecurrence = (text: string): Recurrence | null => {
  const parts = parseParts(text.toUpperCase());
  const frequency = FREQUENCIES.find((one) => one === parts?.get('FREQ'));
  if (!parts || !frequency || [...parts.keys()].some((name) => !PART_NAMES.includes(name))) return null;
  const [interval, count] = [parseNumber(parts.get('INTERVAL') ?? '1'), parts.has('COUNT') && parseNumber(parts.get('COUNT')!)];
  const until = parts.has('UNTIL') && parseUntil(parts.get('UNTIL')!);
  const days = (parts.get('BYDAY')?.split(',') ?? []).map(parseWeekday);
  if (!interval || count === null || until === null || (count && until) || !days.every(isWeekday)) return null;
  if (!days.every(({ nth }) => (frequency === 'MONTHLY') === (nth !== undefined)) || (frequency === 'DAILY' && days.length > 0))
    return null;
  return { frequency, interval, days, ...(until && { until }), ...(count && { count }) };
};

/** The normalized RRULE value: equal rules give equal texts. */
export const toRruleValue = ({ frequency, interval, days, until, count }: Recurrence): string =>
  [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    days.length > 0 && `BYDAY=${[...new Set(days.toSorted(compareRecurrenceDays).map(toWeekdayCode))].join(',')}`,
    until && `UNTIL=${until.replaceAll('-', '')}`,
    count && `COUNT=${count}`,
  ]
    .filter(Boolean)
    .join(';');

const PART_NAMES = ['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT'];

/** Null for a duplicate or malformed part. */
const parseParts = (text: string): ReadonlyMap<string, string> | null => {
  const parts = text
    .replace(/^RRULE:/, '')
    .split(';')
    .map((part) => /^([A-Z]+)=(.+)$/.exec(part.trim()));
  const values = new Map(parts.flatMap((part) => (part ? [[part[1]!, part[2]!] as const] : [])));
  return values.size === parts.length ? values : null;
};

const parseNumber = (text: string): number | null => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : null);

const parseUntil = (text: string): Day | null => {
  const day = text.replace(/^(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?$/, '$1-$2-$3');
  return isDay(day) ? day : null;
};

const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const parseWeekday = (text: string): RecurrenceDay | null => {
  const [, nth, name] = /^(-1|[1-5])?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAY_CODES.indexOf(name ?? '');
  return weekday < 0 ? null : { weekday, ...(nth && { nth: Number(nth) }) };
};

const isWeekday = (day: RecurrenceDay | null): day is RecurrenceDay => day !== null;

const toWeekdayCode = ({ weekday, nth }: RecurrenceDay) => `${nth ?? ''}${WEEKDAY_CODES[weekday]}`;

const compareRecurrenceDays = (a: RecurrenceDay, b: RecurrenceDay) => (a.nth ?? 0) - (b.nth ?? 0) || a.weekday - b.weekday;

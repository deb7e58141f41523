import { type Day, isDay } from './day';

/** How a resident's own event repeats, as RFC 5545 has it, down to what a person asks for. */
export type Recurrence = Readonly<{
  frequency: (typeof FREQUENCIES)[number];
  /** Every so many days, weeks or months. */
  interval: number;
  /** Of a week; of a month each with which of them, -1 the last. Empty for the weekday or the date on which it begins. */
  days: readonly WeekdayOf[];
  /** The last day, or how many times, the first counted; neither for ever. */
  until?: Day;
  count?: number;
}>;

/** 0 is Sunday. */
export type WeekdayOf = Readonly<{ weekday: number; nth?: number }>;

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** Of an RRULE's value, in any order and letter case; null for what it cannot mean, or what no own event does. */
export const recurrenceIn = (text: string): Recurrence | null => {
  const parts = partsIn(text.toUpperCase());
  const frequency = FREQUENCIES.find((one) => one === parts?.get('FREQ'));
  if (!parts || !frequency || [...parts.keys()].some((name) => !NAMES.includes(name))) return null;
  const [interval, count] = [numberIn(parts.get('INTERVAL') ?? '1'), parts.has('COUNT') && numberIn(parts.get('COUNT')!)];
  const until = parts.has('UNTIL') && dayIn(parts.get('UNTIL')!);
  const days = (parts.get('BYDAY')?.split(',') ?? []).map(weekdayIn);
  if (!interval || count === null || until === null || (count && until) || !days.every(isWeekday)) return null;
  if (!days.every(({ nth }) => (frequency === 'MONTHLY') === (nth !== undefined)) || (frequency === 'DAILY' && days.length > 0))
    return null;
  return { frequency, interval, days, ...(until && { until }), ...(count && { count }) };
};

/** The RRULE's value, alike for alike rules. */
export const recurrenceText = ({ frequency, interval, days, until, count }: Recurrence): string =>
  [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    days.length > 0 && `BYDAY=${[...new Set(days.toSorted(byPlace).map(weekdayText))].join(',')}`,
    until && `UNTIL=${until.replaceAll('-', '')}`,
    count && `COUNT=${count}`,
  ]
    .filter(Boolean)
    .join(';');

const NAMES = ['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT'];

/** Null where a part stands twice, or is none. */
const partsIn = (text: string): ReadonlyMap<string, string> | null => {
  const parts = text
    .replace(/^RRULE:/, '')
    .split(';')
    .map((part) => /^([A-Z]+)=(.+)$/.exec(part.trim()));
  const known = new Map(parts.flatMap((part) => (part ? [[part[1]!, part[2]!] as const] : [])));
  return known.size === parts.length ? known : null;
};

const numberIn = (text: string): number | null => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : null);

const dayIn = (text: string): Day | null => {
  const day = text.replace(/^(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?$/, '$1-$2-$3');
  return isDay(day) ? day : null;
};

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const weekdayIn = (text: string): WeekdayOf | null => {
  const [, nth, name] = /^(-1|[1-5])?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAYS.indexOf(name ?? '');
  return weekday < 0 ? null : { weekday, ...(nth && { nth: Number(nth) }) };
};

const isWeekday = (day: WeekdayOf | null): day is WeekdayOf => day !== null;

const weekdayText = ({ weekday, nth }: WeekdayOf) => `${nth ?? ''}${WEEKDAYS[weekday]}`;

const byPlace = (a: WeekdayOf, b: WeekdayOf) => (a.nth ?? 0) - (b.nth ?? 0) || a.weekday - b.weekday;

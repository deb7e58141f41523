import type { Property } from '../../icalendar/file/read-properties';

/** A day, or a time of day in a zone; without a zone the time is floating. */
export type WrittenTime = { day: string; clock?: string; zone?: string };

export type ItemSpan = { dtstart?: Property; dtend?: Property };

/** The last day is part of the event unless `isEndExcluded`. A text that is no date gives no start: nothing is guessed. */
export const toItemSpan = (start: string | undefined, end: string | undefined, isEndExcluded = false): ItemSpan => {
  const from = parseWrittenTime(start ?? '');
  const to = parseWrittenTime(end ?? '');
  if (!from) return {};
  return { dtstart: toProperty(from), ...(to && { dtend: toProperty(isEndExcluded ? to : endOfSpan(from, to)) }) };
};

export const parseWrittenTime = (text: string): WrittenTime | undefined => {
  const written = text.slice(0, MAX_LENGTH).trim().replace(/\s+/g, ' ');
  for (const { pattern, dayOf } of DAY_FORMATS) {
    const match = pattern.exec(written);
    if (match) return parseTimeOfDay(dayOf(match), written.slice(match[0].length));
  }
  return undefined;
};

const MAX_LENGTH = 80;

const DAY_FORMATS: { pattern: RegExp; dayOf: (match: RegExpExecArray) => string }[] = [
  { pattern: /^(\d{4})-(\d\d)-(\d\d)(?!\d)/, dayOf: ([, year, month, day]) => `${year}-${month}-${day}` },
  { pattern: /^(\d{4})(\d\d)(\d\d)(?=T|$)/i, dayOf: ([, year, month, day]) => `${year}-${month}-${day}` },
  {
    pattern: /^(?:[a-z]{3,9},? )?(\d\d?) ([a-z]{3,9})\.?,? (\d{4})(?!\d)/i,
    dayOf: ([, day, month, year]) => `${year}-${monthOf(month!)}-${day!.padStart(2, '0')}`,
  },
  {
    pattern: /^(?:[a-z]{3,9},? )?([a-z]{3,9})\.? (\d\d?)(?:st|nd|rd|th)?,? (\d{4})(?!\d)/i,
    dayOf: ([, month, day, year]) => `${year}-${monthOf(month!)}-${day!.padStart(2, '0')}`,
  },
  {
    pattern: /^(\d\d?)\/(\d\d?)\/(\d{4})(?!\d)/,
    dayOf: ([, month, day, year]) => `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`,
  },
];

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns '00' for a name that is no month. */
const monthOf = (name: string): string => String(MONTH_NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');

const CLOCK_PATTERN =
  /^(?:T|,? (?:at |@ ?)?)(\d\d?)(?::?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)?)? ?([ap])?\.?(?:m\.?)? ?([a-z]{1,4}|[+-]\d\d(?::?\d\d)?)?(?:\[[^\]]*\])?$/i;

const parseTimeOfDay = (day: string, rest: string): WrittenTime | undefined => {
  if (rest === '' || hasNoMonth(day)) return hasNoMonth(day) ? undefined : { day };
  const [, hour, minute, second = '00', half, zone] = CLOCK_PATTERN.exec(rest) ?? [];
  if (!hour || !(minute || half)) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return { day, clock: `${String(hours).padStart(2, '0')}:${minute ?? '00'}:${second}`, ...(zone && { zone: toZoneName(zone) }) };
};

const hasNoMonth = (day: string): boolean => day.slice(5, 7) === '00';

/** Converts '-0400' to '-04:00', which is recognized as a zone. */
const toZoneName = (zone: string): string =>
  /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}` : zone.toUpperCase();

const UTC_NAMES = new Set(['Z', 'UTC', 'GMT', 'UT']);

export const toProperty = ({ day, clock, zone }: WrittenTime): Property => {
  if (!clock) return { values: [day], params: {} };
  const isUtc = zone !== undefined && UTC_NAMES.has(zone);
  return { values: [`${day}T${clock}${isUtc ? 'Z' : ''}`], params: zone && !isUtc ? { tzid: zone } : {} };
};

/** In a range of days the last day is included whole; an event with a start time ends at the end of that day. */
const endOfSpan = (from: WrittenTime, to: WrittenTime): WrittenTime => {
  if (to.clock) return to;
  return from.clock ? { ...from, day: to.day, clock: '23:59:00' } : { day: dayAfter(to.day) };
};

/** Returns an invalid day unchanged, so that it is reported later. */
export const dayAfter = (day: string): string => {
  const next = Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000;
  return Number.isNaN(next) ? day : new Date(next).toISOString().slice(0, 10);
};

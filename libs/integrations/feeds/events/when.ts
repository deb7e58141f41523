import type { Property } from '../../icalendar/file/read-properties';

/** A day, or a time on the clock of a zone; floating without one. */
export type When = { day: string; clock?: string; zone?: string };

export type Span = { dtstart?: Property; dtend?: Property };

/**
 * From when to when, in the words of iCalendar, of what other formats write. Their last day is part of the event, unless
 * `isEndExcluded`. Nothing is guessed: what is no date is no start.
 */
export const spanOf = (start: string | undefined, end: string | undefined, isEndExcluded = false): Span => {
  const from = whenOf(start ?? '');
  const to = whenOf(end ?? '');
  if (!from) return {};
  return { dtstart: propertyOf(from), ...(to && { dtend: propertyOf(isEndExcluded ? to : lastMoment(from, to)) }) };
};

/** Undefined for what no date begins. */
export const whenOf = (text: string): When | undefined => {
  const written = text.slice(0, LONGEST).trim().replace(/\s+/g, ' ');
  for (const { pattern, dayOf } of DAYS) {
    const match = pattern.exec(written);
    if (match) return timed(dayOf(match), written.slice(match[0].length));
  }
  return undefined;
};

const LONGEST = 80;

const DAYS: { pattern: RegExp; dayOf: (match: RegExpExecArray) => string }[] = [
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

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** '00', which is no month, for what is none. */
const monthOf = (name: string): string => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');

const CLOCK =
  /^(?:T|,? (?:at |@ ?)?)(\d\d?)(?::?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)?)? ?([ap])?\.?(?:m\.?)? ?([a-z]{1,4}|[+-]\d\d(?::?\d\d)?)?(?:\[[^\]]*\])?$/i;

const timed = (day: string, rest: string): When | undefined => {
  if (rest === '' || monthless(day)) return monthless(day) ? undefined : { day };
  const [, hour, minute, second = '00', half, zone] = CLOCK.exec(rest) ?? [];
  if (!hour || !(minute || half)) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return { day, clock: `${String(hours).padStart(2, '0')}:${minute ?? '00'}:${second}`, ...(zone && { zone: zoneOf(zone) }) };
};

const monthless = (day: string): boolean => day.slice(5, 7) === '00';

/** '-0400' as '-04:00', so that it is known as a zone. */
const zoneOf = (zone: string): string =>
  /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}` : zone.toUpperCase();

const UTC = new Set(['Z', 'UTC', 'GMT', 'UT']);

export const propertyOf = ({ day, clock, zone }: When): Property => {
  if (!clock) return { values: [day], params: {} };
  const isUtc = zone !== undefined && UTC.has(zone);
  return { values: [`${day}T${clock}${isUtc ? 'Z' : ''}`], params: zone && !isUtc ? { tzid: zone } : {} };
};

/** Of days from one to another the last is whole; what begins at a time ends by the end of that day. */
const lastMoment = (from: When, to: When): When => {
  if (to.clock) return to;
  return from.clock ? { ...from, day: to.day, clock: '23:59:00' } : { day: dayAfter(to.day) };
};

/** A day that is none stays what it is, and is reported as such. */
export const dayAfter = (day: string): string => {
  const next = Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000;
  return Number.isNaN(next) ? day : new Date(next).toISOString().slice(0, 10);
};

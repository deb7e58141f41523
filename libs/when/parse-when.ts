import type { Day } from '#libs/contracts';
import { type PartOfDay, partOfDayIn, resolveHours } from './day-halves';
import type { DayReading, DaySpan, FoundDays } from './day-reading';
import { findDays } from './find-days';
import { DAY_MINUTES, type FoundHours, findHours } from './find-hours';
import { correctSpelling } from './spelling';

export type Moment = Readonly<{ today: Day; minuteOfDay: number }>;

export type When = Readonly<{
  /** Null if the text names no day and no period. */
  span: DaySpan | null;
  /** Minutes after midnight of the day or days. 'at 7' is both; 'after 8' only `from`, 'before noon' only `until`. */
  hours: Readonly<{ from?: number; until?: number }> | null;
  part: PartOfDay | null;
  noDay?: string;
  /** The text with corrected spelling, without the words of days and hours. */
  rest: string;
}>;

/** Returns the likeliest reading of the days and hours of a question or a search. */
export const parseWhen = (text: string, { today, minuteOfDay }: Moment): When => {
  const { words } = correctSpelling(text);
  const near = findNear(words, minuteOfDay);
  const found = near ? null : findSpan(words, today);
  const hours = near ? null : findHoursOf(words, found, minuteOfDay);
  const taken = [near, found, hours, findPart(words)].filter((one) => one !== null);
  const rest = taken.reduce((left, { from, to }) => `${left.slice(0, from)}${' '.repeat(to - from)}${left.slice(to)}`, words);
  const span = near ? { from: today, to: today } : ((found?.reading.noDay ? null : found && spanOf(found.reading)) ?? null);
  return {
    span,
    hours: near ? near.hours : hours && toHours(hours, words),
    part: partOfDayIn(wordsOfPart(words)),
    ...(found?.reading.noDay && { noDay: found.reading.noDay }),
    rest,
  };
};

const spanOf = ({ period, spans }: DayReading): DaySpan | null => period ?? spans[0] ?? null;

const findSpan = (words: string, today: Day): FoundDays | null =>
  findDays(words, today)
    .filter(({ reading }) => reading.weight > 0 && reading.kind !== 'numbers')
    .sort((a, b) => b.reading.weight - a.reading.weight || b.to - b.from - (a.to - a.from) || a.from - b.from)[0] ?? null;

const findHoursOf = (words: string, days: FoundDays | null, minuteOfDay: number): FoundHours | null =>
  findHours(words, minuteOfDay)
    .filter(({ from, to, reading }) => reading.weight >= 8 && (!days || to <= days.from || from >= days.to))
    .sort((a, b) => b.reading.weight - a.reading.weight || b.to - b.from - (a.to - a.from) || a.from - b.from)[0] ?? null;

const toHours = ({ reading }: FoundHours, words: string): { from?: number; until?: number } => {
  const { start, end } = resolveHours(reading, { words })[0]!;
  if (end !== null) return { from: start, until: Math.min(end, DAY_MINUTES - 1) };
  if (reading.side === 'before' || reading.side === 'until') return { until: start };
  return reading.side === 'after' ? { from: start } : { from: start, until: start };
};

const findNear = (words: string, minuteOfDay: number) => {
  const match = NEAR.exec(words);
  if (!match) return null;
  const ahead = match.groups!.unit
    ? Math.round(
        Number(match.groups!.n ? (NEAR_COUNTS[match.groups!.n.toLowerCase()] ?? match.groups!.n) : 1) *
          (/^h/i.test(match.groups!.unit) ? 60 : 1),
      )
    : 0;
  return {
    from: match.index,
    to: match.index + match[0].length,
    hours: { from: minuteOfDay, until: Math.min(minuteOfDay + ahead, DAY_MINUTES - 1) },
  };
};

const NEAR =
  /\b(?:right now|at the moment|(?:in|within|over) the (?:next|coming) (?:(?<n>\d{1,3}|one|two|three|four|five|six|couple of|few|half) )?(?<unit>hours?|minutes?))\b/i;
const NEAR_COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  'couple of': 2,
  few: 3,
  half: 0.5,
};

/** 'An evening class' is not in the evening of a day: only beside a day or after a preposition. */
const findPart = (words: string) => {
  const match = PART.exec(words);
  return match && { from: match.index, to: match.index + match[0].length };
};

const wordsOfPart = (words: string): string => PART.exec(words)?.[0] ?? '';

const PART =
  /\b(?:tonight|(?:this|in the|at|during the) (?:morning|afternoon|evening|night)s?|(?<=\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|today|tomorrow|yesterday|weekend|\d(?:st|nd|rd|th)?) )(?:morning|afternoon|evening|night)s?)\b/i;

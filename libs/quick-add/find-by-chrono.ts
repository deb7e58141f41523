import type { ParsedComponents, ParsedResult } from 'chrono-node';
import { casual } from 'chrono-node/en';
import { addDays, type Day, dayOfMonth, monthOf, yearOf } from '#libs/contracts';
import { type DaySpan, type FoundDays, toDay } from '#libs/when';

/** Days that only chrono knows. They are asked about, unless a day, a month and a year are written. */
export const findByChrono = (text: string, today: Day): FoundDays[] =>
  MAY_BE_DAY.test(text)
    ? casual.parse(text, toNoon(today), { forwardDate: true }).flatMap((result) => toFoundDays(result, today))
    : [];

/** Chrono reads every text slowly: it is asked only about those with a number, or a word of time. */
const MAY_BE_DAY = /\d|\b(?:day|week|weekend|fortnight|month|year|quarter|ago|hence|later|time)s?\b/i;

const toFoundDays = ({ index, text, start, end }: ParsedResult, today: Day): FoundDays[] => {
  const span = toSpan(start, end);
  // Hours alone are found by the grammar of hours.
  if (!span || !DATE_PARTS.some((part) => start.isCertain(part)) || !NAMES_DAY.test(text) || HOURS.test(text)) return [];
  const isWritten = DATE_PARTS.every((part) => start.isCertain(part)) && span.from >= today && /\b20\d\d\b/.test(text);
  return [
    {
      from: index,
      to: index + text.length,
      reading: isWritten
        ? { kind: 'date', spans: [span], weight: LIKELY }
        : { kind: 'relative', spans: [span, ...besideOf(span, today)], question: 'Which day is it?', weight: LIKELY },
    },
  ];
};

/** A direction or a written date: 'five days later', '2026.12.09'; 'one day' alone is a length. */
const NAMES_DAY = /\b(?:from|hence|later|in|after|next|within|20\d\d)\b|\d\D+\d/i;
const HOURS = /\b(?:hours?|hrs?|minutes?|mins?|seconds?)\b/i;

const DATE_PARTS = ['day', 'month', 'year'] as const;
const LIKELY = 7;

const toSpan = (start: ParsedComponents, end: ParsedComponents | null | undefined): DaySpan | null => {
  const from = toComponentDay(start);
  const to = end ? toComponentDay(end) : from;
  return from && to && to >= from ? { from, to } : null;
};

const toComponentDay = (components: ParsedComponents): Day | null =>
  toDay(components.get('year')!, components.get('month')!, components.get('day')!);

/** A count of days may include the first one. */
const besideOf = ({ from }: DaySpan, today: Day): DaySpan[] =>
  [-1, 1]
    .map((away) => addDays(from, away))
    .filter((day) => day >= today)
    .map((day) => ({ from: day, to: day }));

/** In the host's zone, as chrono expects. At noon no zone changes the day. */
const toNoon = (day: Day) => new Date(yearOf(day), monthOf(day) - 1, dayOfMonth(day), 12);

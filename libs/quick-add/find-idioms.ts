import { addDays, type Day, findAllMatches, weekdayOf } from '#libs/contracts';
import { type DayReading, type Found, nextWeekday } from '#libs/when';
import type { Role } from './roles';

/** Names that contain a day. The day is that of the event only if the line says no other. */
const DAY_IDIOMS: readonly Readonly<{ pattern: RegExp; weekday: number }>[] = [
  {
    pattern: /\b(?:meatless|motivation|monday night football|manic|mindful) ?mondays?\b|\bmonday night football\b/gi,
    weekday: 1,
  },
  { pattern: /\b(?:taco|ruby|terrific|super|toddler|two-dollar) tuesdays?\b/gi, weekday: 2 },
  { pattern: /\b(?:wine|waffle|wacky|wellness|hump day|winesday) ?wednesdays?\b/gi, weekday: 3 },
  { pattern: /\b(?:throwback|thirsty|thankful) thursdays?\b|\bthursday night football\b/gi, weekday: 4 },
  {
    pattern: /\b(?:casual|tgi|t\.g\.i\.|freaky|first|final|fun|flashback|fish) fridays?\b|\bfriday night lights\b/gi,
    weekday: 5,
  },
  { pattern: /\b(?:saturday night live)\b/gi, weekday: 6 },
  { pattern: /(?<!\bon )\bsunday (?:school|funday|scaries)\b/gi, weekday: 0 },
];

const ALWAYS_ON_DAY = /school|football|lights|live$/i;

const FRIDAY_THE_13TH = /\bfriday the (?:13th|thirteenth)\b/gi;

/** 'First Friday' with small letters is the first Friday of a month. */
const isIdiom = (said: string): boolean =>
  (!/^(?:first|final) /.test(said) && !/^(?:super|fun|final|first|toddler|mindful|motivation) /i.test(said)) ||
  /^[A-Z]\w+ [A-Z]\w+s$/.test(said);

export const findIdioms = (words: string): { from: number; to: number }[] =>
  [...DAY_IDIOMS.map(({ pattern }) => pattern), FRIDAY_THE_13TH].flatMap((pattern) =>
    findAllMatches(words, pattern)
      .filter(([said]) => isIdiom(said))
      .map(({ 0: { length }, index }) => ({ from: index, to: index + length })),
  );

/** The days that such names have by themselves. */
export const findIdiomDays = (words: string, today: Day): Found<DayReading & { role: Role }>[] => [
  ...DAY_IDIOMS.flatMap(({ pattern, weekday }) =>
    findAllMatches(words, pattern)
      .filter(([said]) => isIdiom(said) && !/^t\.?g\.?i|^ruby/i.test(said))
      .map(({ 0: said, index }) => toNamedDay(index, said, nextWeekday(today, weekday, false), ALWAYS_ON_DAY.test(said))),
  ),
  ...findAllMatches(words, FRIDAY_THE_13TH).map(({ 0: said, index }) => toNamedDay(index, said, nextFridayThe13th(today), true)),
];

const toNamedDay = (from: number, said: string, day: Day, isClear: boolean): Found<DayReading & { role: Role }> => ({
  from,
  to: from + said.length,
  reading: {
    kind: 'holiday',
    spans: [day, ...(isClear ? [] : [addDays(day, 7)])].map((one) => ({ from: one, to: one })),
    weight: 6,
    isName: true,
    isClear,
    role: 'on',
  },
});

const nextFridayThe13th = (today: Day): Day => {
  let day = today;
  while (weekdayOf(day) !== 5 || !day.endsWith('-13')) day = addDays(day, 1);
  return day;
};

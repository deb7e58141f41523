import { addDays, type Day, findAllMatches, memoizeLast, weekdayOf } from '#libs/contracts';
import { type DayReading, type Found, likelyRules, nextWeekday } from '#libs/when';
import type { Role } from './roles';

/** Names that contain a day. The day is that of the event only if the line says no other. */
const DAY_IDIOMS: readonly Readonly<{ pattern: RegExp; weekday: number | null }>[] = [
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
  // Of one Friday only.
  { pattern: /\bfriday the (?:13th|thirteenth)\b/gi, weekday: null },
];

const ALWAYS_ON_DAY = /school|football|lights|live$/i;

/** 'First Friday' with small letters is the first Friday of a month. */
const isIdiom = (said: string): boolean =>
  (!/^(?:first|final) /.test(said) && !/^(?:super|fun|final|first|toddler|mindful|motivation) /i.test(said)) ||
  /^[A-Z]\w+ [A-Z]\w+s$/.test(said);

export const findIdioms = (words: string): { from: number; to: number }[] =>
  idiomsIn(words).map(({ from, said }) => ({ from, to: from + said.length }));

/** The days that such names have by themselves. */
export const findIdiomDays = (words: string, today: Day): Found<DayReading & { role: Role }>[] =>
  idiomsIn(words)
    .filter(({ said }) => !/^t\.?g\.?i|^ruby/i.test(said))
    .map(({ idiom: { weekday }, from, said }) =>
      weekday === null
        ? toNamedDay(from, said, nextFridayThe13th(today), true)
        : toNamedDay(from, said, nextWeekday(today, weekday, false), ALWAYS_ON_DAY.test(said)),
    );

const idiomsIn = memoizeLast((words) =>
  likelyRules(DAY_IDIOMS, words).flatMap((idiom) =>
    findAllMatches(words, idiom.pattern)
      .filter(([said]) => isIdiom(said))
      .map(({ 0: said, index: from }) => ({ idiom, from, said })),
  ),
);

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

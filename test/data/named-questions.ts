import fc from 'fast-check';
import { endDayOf, foldCaseAndAccents, formatWeekday, memoize, startDayOf, type TownEvent } from '#libs/contracts';

/** Turns, of which the last one names `event` by a part of its title. `isOfDay` if it says the day of the event, too. */
export type NamedQuestion = Readonly<{ event: TownEvent; part: string; turns: readonly string[]; isOfDay: boolean }>;

const wordsOfTitle = (text: string): string[] =>
  foldCaseAndAccents(text)
    .replace(/['’]/g, '')
    .match(/[a-z0-9]+/g) ?? [];

/** Words that stand in many titles, or narrow a question: alone they name nothing. */
const SLIGHT_WORD =
  /^(?:the|an?|of|and|or|at|in|on|for|with|to|by|from|your|our|my|is|it|as|vs|no|new|old|big|all|free|open|closed|day|days|night|nights|morning|afternoon|evening|week|weekly|month|monthly|annual|first|second|third|fourth|last|next|event|show|time|meeting|club|class|group|program|session|series|special|regular|public|community|town|city|village|county|kids?|child(?:ren)?s?|teens?|family|families|adults?|seniors?|years?|spring|summer|fall|winter|holiday|hours?|after|noon|daughter|daddy|ever|learn|everybody|everyone|help|sign|board|boards|offices?|elementary|home|against|game|games|open|thing|things|about|there|where|what|valentines?|hanukkah|martin|luther|king|memorial|veterans?|presidents?|labor|independence|super|council|committee|commission|library|church|high|registration|this|that|these|live|play|plans?|checks?|lessons?|workshops?|services?|business|through|close[sd]?|costs?|rates?|parks?|opens?|indoors?|midnight|sunrise|finals?|houses?|band|old|early|drive|drives|drop|down|light|lights|reads?|readings?|budget|mardi|gras|connections?|evening|holiday|three|kindergarten|food|shows?|welcome|run|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|thanksgiving|halloween|easter|school|schools|cancelled|postponed|\d+\w*)$/;

const MAX_NAMES_OF_PART = 3;

const toStem = memoize((word: string): string => word.replace(/(?:ies|y)$/, 'i').replace(/(?:(?<=s|x|z|ch|sh)es|(?<!s)s)$/, ''));

const toggleNumber = (word: string): string =>
  word.length < MIN_LETTERS || /(?:ing|ed|ion)$/.test(word)
    ? word
    : /[^aious]s$/.test(word)
      ? word.slice(0, -1)
      : /[a-z]{3,}(?<![sxzy]|ch|sh)$/.test(word)
        ? `${word}s`
        : word;

/** Parts of a title by which its event is known: few names of the calendar have all their words, and one of them is not slight. */
const createPartsOf = (events: readonly TownEvent[]): ((event: TownEvent) => readonly string[]) => {
  const names = [...new Set(events.map(({ name }) => name))].map((name) => new Set(wordsOfTitle(name).map(toStem)));
  const isKnownBy = (words: readonly string[]) =>
    words.some((word) => word.length >= MIN_LETTERS && !SLIGHT_WORD.test(word)) &&
    names.filter((name) => words.every((word) => SLIGHT_WORD.test(word) || name.has(toStem(word)))).length <= MAX_NAMES_OF_PART;
  return memoize(({ name }: TownEvent) => {
    const words = wordsOfTitle(name);
    const beforeColon = wordsOfTitle(name.split(/[:(,–—|]| - /)[0]!);
    const afterColon = wordsOfTitle(
      /[:–—]| - /.test(name)
        ? name
            .split(/[:–—]| - /)
            .slice(1)
            .join(' ')
        : '',
    );
    const distinctive = words.filter((word) => word.length >= MIN_LETTERS && !SLIGHT_WORD.test(word));
    const parts = [
      ...[words, beforeColon, afterColon, words.slice(0, 2), words.slice(0, 3), words.slice(-2), words.slice(-3)],
      ...[distinctive, distinctive.slice(0, 2), distinctive.slice(-2), ...distinctive.map((word) => [word])],
    ];
    const all = parts
      .map(trimFunctionWords)
      .flatMap((part) => (part.length === 0 ? [] : [part, part.with(-1, toggleNumber(part.at(-1)!))]));
    return [...new Set(all.filter(isKnownBy).map((part) => part.join(' ')))];
  });
};

const MIN_LETTERS = 4;

/** 'In the dark' is asked for as 'dark', and 'night at the' as 'night'. */
const trimFunctionWords = (words: readonly string[]): string[] => {
  const from = words.findIndex((word) => !FUNCTION_WORD.test(word));
  const to = words.findLastIndex((word) => !FUNCTION_WORD.test(word));
  return from < 0 ? [] : words.slice(from, to + 1);
};

const FUNCTION_WORD = /^(?:the|an?|of|and|or|at|in|on|for|with|to|by|from|your|our|my|is|it|as|vs|no|against|\w)$/;

/** X is the part, D a day of the event, P its place, O its organization. */
const QUESTIONS = [
  ...[
    'when is X',
    'whens the X',
    'X',
    'X?',
    'what time is the X',
    'is there a X',
    'any X coming up',
    'where is X',
    'what about X',
  ],
  ...['is the X still on', 'how much is the X', 'tell me about X', 'X when', 'hey when is X again', 'anyone know when X is'],
  ...['do i have to sign up for X', 'is X happening', 'is X soon', 'are they doing X', 'what day is the X', 'looking for X'],
  ...['how do i get tickets for X', 'who is running X', 'when does the X start'],
];
const QUESTIONS_WITH_DAY = [
  ...['X D', 'is there X D', 'what time is X D', 'when is the X D', 'X D?', 'is the X D still on', 'how much is X D', 'D X'],
  ...['where is the X D', 'any X D', 'is X happening D'],
];
const QUESTIONS_WITH_NAME = [
  'X at the P',
  'when is X at P',
  'X at P',
  'when is X at the P',
  'is there X at P',
  'when is the X by O',
  'X from O',
];
const FOLLOWING_NAMES = ['and X', 'what about X', 'how about X?', 'ok and X?', 'and the X', 'X', 'what about the X'];
const LEADS = ['', '', 'and ', 'ok ', 'also '];

const daysSaidOf = memoize((event: TownEvent): string[] => {
  const day = startDayOf(event);
  if (!day || day < TODAY || day > LAST_DAY || endDayOf(event) !== day) return [];
  const date = new Date(`${day}T12:00Z`);
  const month = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }).toLowerCase();
  const weekday = formatWeekday(day).toLowerCase();
  const number = Number(day.slice(8));
  const isNear = day <= '2026-11-26' && day > TODAY;
  return [
    ...(isNear ? [`on ${weekday}`, weekday] : []),
    ...(day === '2026-11-21' ? ['tomorrow'] : day === TODAY ? ['today'] : []),
    ...(day === '2026-11-21' || day === '2026-11-22' ? ['this weekend'] : []),
    ...[`on ${month} ${number}`, `${month} ${number}`, `on the ${ordinalOf(number)} of ${month}`],
  ];
});

const TODAY = '2026-11-20';
/** A month and a day mean the next one. */
const LAST_DAY = '2027-10-31';

const ordinalOf = (number: number): string =>
  `${number}${/(?<!1)[123]$/.test(String(number)) ? ['st', 'nd', 'rd'][(number % 10) - 1] : 'th'}`;

const firstWordsOf = (text: string): string => wordsOfTitle(text.split(/[,(]/)[0]!).slice(0, 4).join(' ');

/** Those to come that a question can name. */
export const nameableEventsOf = (events: readonly TownEvent[], partsOf = createPartsOf(events)): readonly TownEvent[] =>
  events.filter((event) => endDayOf(event) >= TODAY && partsOf(event).length > 0);

export const arbitraryNamedQuestion = (events: readonly TownEvent[]): fc.Arbitrary<NamedQuestion> => {
  const partsOf = createPartsOf(events);
  const coming = nameableEventsOf(events, partsOf);
  return fc.record({ event: fc.constantFrom(...coming), other: fc.constantFrom(...coming) }).chain(({ event, other }) => {
    const days = daysSaidOf(event);
    const names = [event.location, event.organization].filter((name) => name !== undefined);
    const forms = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...QUESTIONS).map((form) => ({ form, isOfDay: false })) },
      ...(days.length > 0
        ? [
            {
              weight: 3,
              arbitrary: fc
                .tuple(fc.constantFrom(...QUESTIONS_WITH_DAY), fc.constantFrom(...days))
                .map(([form, day]) => ({ form: form.replace('D', day), isOfDay: true })),
            },
          ]
        : []),
      ...(names.length > 0
        ? [
            {
              weight: 1,
              arbitrary: fc.constantFrom(...QUESTIONS_WITH_NAME).map((form) => ({
                form: form
                  .replace(/\bP\b/, () => firstWordsOf(event.location ?? event.organization))
                  .replace(/\bO\b/, () => firstWordsOf(event.organization)),
                isOfDay: false,
              })),
            },
          ]
        : []),
    );
    return fc
      .record({
        part: fc.constantFrom(...partsOf(event)),
        form: forms,
        before: fc.option(fc.constantFrom('when is X', 'X?', 'how much is X', 'where is the X'), { freq: 2 }),
        following: fc.option(fc.constantFrom(...FOLLOWING_NAMES), { freq: 1 }),
        lead: fc.constantFrom(...LEADS),
      })
      .map(({ part, form: { form, isOfDay }, before, following, lead }) => {
        const otherPart = partsOf(other)[0]!;
        const question = form.replace('X', () => part);
        if (!before || other.name === event.name) return { event, part, turns: [question], isOfDay };
        const first = before.replace('X', () => otherPart);
        return following
          ? { event, part, turns: [first, following.replace('X', () => part)], isOfDay: false }
          : { event, part, turns: [first, `${lead}${question}`], isOfDay };
      });
  });
};

/** Whether another title has all the words of the part, so that either may be meant. */
export const isAsGood = (name: string, part: string): boolean => {
  const words = new Set(wordsOfTitle(name).map(toStem));
  return wordsOfTitle(part).every((word) => SLIGHT_WORD.test(word) || words.has(toStem(word)));
};

/** `isMet` tells which of the later events of the series the follow-up asks for. */
type TimeFollowUp = Readonly<{ text: string; isMet: (event: TownEvent) => boolean; isOfNext?: boolean }>;

const inMonth = (month: string) => (event: TownEvent) => event.date.slice(5, 7) === month;
const onWeekday = (days: readonly number[]) => (event: TownEvent) =>
  days.includes(new Date(`${event.date.slice(0, 10)}T12:00Z`).getUTCDay());

const TIME_FOLLOW_UPS: readonly TimeFollowUp[] = [
  ...[
    ...['next one?', 'when is the next one', 'the one after', 'and the one after that', 'any later ones', 'is there another one'],
    ...['we cant go then. next one?', "when's the next", 'any more after that', 'is there another date', 'is there a later one'],
    ...[
      'when is it after that',
      'and after that?',
      'i cant make that one, when is the next',
      'are there more',
      'any others later',
    ],
    ...[
      'other dates?',
      'when else',
      'any other dates',
      'cant make it that day, any other times',
      'and the next?',
      'when do they do it again',
    ],
    ...[
      'is there another one coming up',
      'that day doesnt work for us. whens the next one',
      'when will there be another',
      'next time?',
    ],
  ].map((text) => ({ text, isMet: () => true, isOfNext: true })),
  ...[
    'in december?',
    'any in december',
    'what about december',
    'and in december',
    'is there one in december',
    'december dates?',
  ].map((text) => ({ text, isMet: inMonth('12') })),
  ...['in january?', 'any in january', 'what about january', 'is it on in january too'].map((text) => ({
    text,
    isMet: inMonth('01'),
  })),
  ...[
    'on a saturday?',
    'is there one on a saturday',
    'any on saturdays',
    'is there a saturday one',
    'do they do it on saturdays',
  ].map((text) => ({ text, isMet: onWeekday([6]) })),
  ...['any on a weekend', 'is there one on a weekend'].map((text) => ({ text, isMet: onWeekday([0, 6]) })),
  ...['is there another one before christmas', 'any more before christmas'].map((text) => ({
    text,
    isMet: ({ date }: TownEvent) => date < '2026-12-25',
    isOfNext: true,
  })),
];

/** Of an event that the first turn names, the second one asks for another time. */
export type TimeQuestion = Readonly<{ part: string; turns: readonly [string, string] }> & Omit<TimeFollowUp, 'text'>;

export const arbitraryTimeQuestion = (events: readonly TownEvent[]): fc.Arbitrary<TimeQuestion> => {
  const partsOf = createPartsOf(events);
  const coming = nameableEventsOf(events, partsOf);
  return fc.constantFrom(...coming).chain((event) =>
    fc
      .record({
        part: fc.constantFrom(...partsOf(event)),
        first: fc.constantFrom('when is X', 'X?', 'what time is the X', 'when is the next X'),
        followUp: fc.constantFrom(...TIME_FOLLOW_UPS),
      })
      .map(({ part, first, followUp: { text, ...asked } }) => ({
        part,
        turns: [first.replace('X', () => part), text] as const,
        ...asked,
      })),
  );
};

/** The same title, or the same one before its colon: 'Movie: Elf'. */
export const isOfSeries = ({ name }: TownEvent, other: TownEvent): boolean => seriesOf(name) === seriesOf(other.name);

const seriesOf = (name: string): string => name.split(/[:(,–—|]| - /)[0]!;

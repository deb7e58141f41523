import {
  addDays,
  type Day,
  type DraftQuestion,
  daysBetween,
  type EventDraft,
  formatClockTime,
  formatFullDate,
  formatTimeOfDay,
  parseTimeOfDay,
  toRruleValue,
  weekdayOf,
} from '#libs/contracts';
import { ANY_COUNT, DAY_MINUTES, durationOf, HOUR_OF_LIGHT, likelyRules, MONTH, parseCount } from '#libs/when';
import type { Cover } from './build-covers';
import { type Candidates, withBlanksAt } from './candidates';

export const askAboutLeftovers = (text: string, cover: Cover, candidates: Candidates, draft: EventDraft): DraftQuestion[] => {
  const left = withBlanksAt(text, [...cover.parts.filter(({ kind }) => kind !== 'Name'), ...candidates.asides]);
  return [
    ...likelyRules(LEFT_WORDS, left).flatMap(({ pattern, question, isAsked, choices }) => {
      const match = isAsked(draft) && pattern.exec(left);
      return match ? [{ question, choices: choices?.(draft, match) ?? [] }] : [];
    }),
    ...(hasPartOfDayOnly(text, cover, draft) ? [{ question: 'At what time is it?', choices: [] }] : []),
    ...(isPerhapsWeekly(cover, candidates, draft) ? [askEveryWeek(draft)] : []),
  ];
};

/** 'mon nights' says when in the day, but no hour. */
const hasPartOfDayOnly = (text: string, { repeat }: Cover, { startTime }: EventDraft): boolean =>
  startTime === null && repeat !== null && /(?:mornings|afternoons|evenings|nights)$/i.test(text.slice(repeat.from, repeat.to));

const toSpanChoice = (from: Day, to: Day) => ({
  label: from === to ? formatFullDate(from) : `${formatFullDate(from)} – ${formatFullDate(to)}`,
  sets: { date: from, endDate: from === to ? null : to },
});

/** 'Wed sailing series May 5 - Aug 25' */
const isPerhapsWeekly = ({ days, repeat }: Cover, candidates: Candidates, { date, endDate }: EventDraft): boolean => {
  if (!date || !endDate || repeat || !days || daysBetween(date, endDate) < SEVERAL_WEEKS) return false;
  // 'collection ends Friday, December 4' names the weekday of its end.
  const weekdays = candidates.days.filter(
    ({ from, to, reading }) =>
      reading.kind === 'weekday' &&
      reading.weight >= 10 &&
      !(days.reading.role === 'until' && days.from <= from && to <= days.to),
  );
  return weekdays.length === 1 && weekdayOf(weekdays[0]!.reading.spans[0]!.from) === weekdayOf(date);
};

const SEVERAL_WEEKS = 13;

const askEveryWeek = ({ endDate }: EventDraft): DraftQuestion => ({
  question: 'Is that every week?',
  choices: [
    {
      label: 'Every week',
      sets: { endDate: null, recurrence: toRruleValue({ frequency: 'WEEKLY', interval: 1, days: [], until: endDate! }) },
    },
    { label: 'One event of several weeks', sets: {} },
  ],
});

/** 'after school', but not 'after school club'. */
const AROUND_HOURS =
  /\b(?:after|aft|before|b4) (?:school|work)\b(?! (?:club|program|care|activit|enrichment|special|snack|party|drinks|sale)|['’-])/i;

const COUNT_OF_UNITS =
  '(?:other|last|first|second|third|fourth|few|couple of|single|business|school|working|\\d+|two|three|four|six)(?: business| school| working)?';
const UNITS =
  'day|night|morning|afternoon|evening|week|month|year|quarter|season|spring|summer|fall|winter|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec';

/** '20 week ultrasound', '2-week follow-up': of an age, or of the time since the last one. */
const VISIT =
  '(?![^,.;!]*\\b(?:class|course|program|series|challenge|workshop)\\b)(?:ultrasound|sono(?:gram)?|scan|check(?:-?up|s| in)?|visit|appt|appointment|follow[ -]?up|test|bloodwork|labs?|shots?|vaccines?|vaccination|weigh-?in|cleaning|anniversary|recheck|post-?op|pre-?op|exam|screening|milestone|photos?|pics?|baby|pregnan\\w*)\\b';

export const AT_HOUR_OF_LIGHT = new RegExp(`\\bat ${HOUR_OF_LIGHT}\\b`, 'i');

type LeftWords = Readonly<{
  pattern: RegExp;
  question: string;
  isAsked: (draft: EventDraft) => boolean;
  choices?: (draft: EventDraft, match: RegExpExecArray) => DraftQuestion['choices'];
}>;

const LEFT_WORDS: readonly LeftWords[] = [
  {
    pattern:
      /\b(?:some ?time|at some point|one of these days|soon|TB[AD]|to be (?:announced|determined)|(?:before|after|over) the holidays|when(?:ever)? (?:are )?(?:you|u|y['’]?all) free|find a (?:date|day|time)|let me know what works)\b(?! (?:by|called))/i,
    question: 'Which day is it?',
    isAsked: ({ date }) => date === null,
  },
  {
    pattern:
      /\b(?:probably|tentative(?:ly)?|possibly|perhaps|date (?:is )?(?:TB[AD]|not (?:set|final)))\b|\bonce (?:it|the|we|they)\b/i,
    question: 'Is that day sure?',
    isAsked: ({ date }) => date !== null,
    choices: ({ date, endDate }) => [
      toSpanChoice(date!, endDate ?? date!),
      ...(endDate ? [date!, endDate].map((day) => toSpanChoice(day, day)) : []),
    ],
  },
  {
    pattern: /(?<!\d |[=/&?-])\bx ?(?<count>[3-9]|1\d)(?![\w/])/i,
    question: 'Does it repeat?',
    isAsked: ({ date, recurrence }) => date !== null && recurrence === null,
    choices: (_, { groups }) => toWeeklyChoices(groups!.count!),
  },
  {
    pattern:
      /\b(?:run(?:ning)? time|duration|runs|lasts|takes|allow|plan (?:on|for))\b:? (?:about |approx\.? )?(?<length>\d{1,3}|an?|two|three) ?(?<unit>minutes?|mins?|hours?|hrs?)\b/i,
    question: 'When does it end?',
    isAsked: ({ startTime, endTime }) => startTime !== null && endTime === null,
    choices: ({ startTime }, { groups }) => toEndChoices(startTime!, durationOf(groups!.length!, groups!.unit!)),
  },
  {
    pattern: new RegExp(
      `(?<!(?:[a-z]{3}|[\\s\\d)]|[ap]m)[.!?]\\s[^.!?]*)\\bfor (?:about )?${ANY_COUNT}(?:[ -]?(?:hours?|hrs?|minutes?|mins?)|h)\\b(?! (?:before|prior|after|in advance))`,
      'i',
    ),
    question: 'When does it end?',
    isAsked: ({ startTime, endTime }) => startTime !== null && endTime === null,
  },
  {
    pattern: new RegExp(
      `(?<!\\$\\d[\\d.]* )\\bfor (?:about )?${ANY_COUNT}[ -]?(?:days|weeks|wks|months|years|times|sessions|classes)\\b`,
      'i',
    ),
    question: 'When does it end?',
    isAsked: ({ date, endDate, recurrence }) => date !== null && endDate === null && !/UNTIL|COUNT/.test(recurrence ?? ''),
  },
  {
    pattern: new RegExp(
      `\\(?\\b(?<count>\\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)[ -](?:weeks?|wks?|sessions?|classes|meetings)\\b\\)?(?! (?:from|ago|before|after|old|notice|(?:\\S+ ){0,2}${VISIT}))`,
      'i',
    ),
    question: 'Does it repeat?',
    isAsked: ({ date, endDate, recurrence }) => date !== null && endDate === null && recurrence === null,
    choices: (_, { groups }) => toWeeklyChoices(groups!.count!),
  },
  {
    pattern: /\b(?:\d+|an?|two|three|few|couple) ?(?:of )?(?:hrs?|hours?|days?|weeks?|wks?)\b/i,
    question: 'Which day is it?',
    isAsked: ({ date }) => date === null,
  },
  {
    pattern: AT_HOUR_OF_LIGHT,
    question: 'At what time is it?',
    isAsked: ({ startTime }) => startTime === null,
  },
  {
    pattern: AROUND_HOURS,
    question: 'At what time is it?',
    isAsked: ({ startTime, date }) => startTime === null && date !== null,
  },
  {
    pattern: /\b(?:takes?|lasts?|runs?) (?:about |up to )?(?<days>\d|two|three|four|five|six|seven) days\b/i,
    question: 'Which days are they?',
    isAsked: ({ date, endDate, recurrence }) => date !== null && endDate === null && recurrence === null,
    choices: ({ date }, { groups }) =>
      [1, parseCount(groups!.days!)].map((length) => toSpanChoice(date!, addDays(date!, length - 1))),
  },
  {
    pattern: /\b(?:quarterly|qtrly|every quarter)\b(?!\s+(?!next\b)[a-z]{3})/i,
    question: 'Does it repeat?',
    isAsked: ({ recurrence, date }) => recurrence === null && date !== null,
    choices: () => [
      { label: 'Only once', sets: {} },
      { label: 'Every 3 months', sets: { recurrence: 'FREQ=MONTHLY;INTERVAL=3' } },
    ],
  },
  {
    // 'every family is welcome' is no series.
    pattern: new RegExp(
      `\\b(?:every (?:${COUNT_OF_UNITS} )?(?:${UNITS})|each (?:${UNITS})|every(?: other)?\\s*(?:$|[,.;!?]))`,
      'i',
    ),
    question: 'Does it repeat?',
    isAsked: ({ recurrence }) => recurrence === null,
  },
  {
    pattern: new RegExp(`\\b(?:until|(?:in|during|beginning|starting) ${MONTH})\\b`, 'i'),
    question: 'Until when?',
    isAsked: ({ recurrence }) => recurrence !== null,
  },
  {
    pattern: /\bor (?:next|maybe)\b(?! (?:at |noon|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b))/i,
    question: 'Which day is it?',
    isAsked: () => true,
  },
];

const toWeeklyChoices = (count: string): DraftQuestion['choices'] => [
  { label: 'Only once', sets: {} },
  {
    label: `Every week, ${parseCount(count)} times`,
    sets: { recurrence: toRruleValue({ frequency: 'WEEKLY', interval: 1, days: [], count: parseCount(count) }) },
  },
];

const toEndChoices = (startTime: string, minutes: number): DraftQuestion['choices'] => {
  const end = (parseTimeOfDay(startTime)! + minutes) % DAY_MINUTES;
  return [
    { label: formatTimeOfDay(end), sets: { endTime: formatClockTime(end) } },
    { label: 'Not known', sets: {} },
  ];
};

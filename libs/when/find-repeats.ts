import { addDays, type Day, findAllMatches, monthOf, type Recurrence, toRruleValue, weekdayOf, yearOf } from '#libs/contracts';
import { DAYS_PER_WEEK, firstDayOfMonth, lastDayOfMonth, monthAfter, nextWeekday, nthWeekdayOfMonth, toDay } from './calendar';
import { type Found, findAll, type Rule, toRulePattern } from './find-all';
import {
  COUNT_WORD,
  FULL_WEEKDAY_PLURAL,
  MONTH,
  NTH,
  ORDINAL_DAY_WORD,
  parseCount,
  parseCountWord,
  parseDayNumber,
  parseMonth,
  parseNth,
  parseWeekday,
  SMALL_COUNT,
  WEEKDAY,
  WEEKDAY_PLURAL,
  WEEKEND_DAYS,
} from './vocabulary';

export type RepeatReading = Readonly<{
  /** The rule of a series that begins on a day. */
  rule: (from: Day) => Recurrence;
  /** The first day of the series on or after a day. */
  first: (from: Day) => Day;
  /** Empty if any day may be the first. */
  weekdays: readonly number[];
  /** The words name no day. */
  needsDay: boolean;
  /** `plural` may be a part of a name: 'Taco Tuesdays'; `letters` and a `range` may be the days of one event: 'm-th', 'Mon-Fri'. */
  form: 'every' | 'plural' | 'letters' | 'list' | 'range';
  /** 'Tuesday every week' may hold for the day before it as well. */
  isEveryWeek?: boolean;
  question?: string;
  answers?: readonly RepeatAnswer[];
  weight: number;
}>;

/** An RRULE value, or null for no series; `first` if such a series begins on another day. */
type RepeatAnswer = Readonly<{ label: string; recurrence?: string | null; first?: RepeatReading['first'] }>;

export type FoundRepeat = Found<RepeatReading>;

export const findRepeats = (text: string): FoundRepeat[] => {
  const found = findAll(REPEAT_RULES, text, { text });
  return found.some(isEveryWeek) ? found.map(toEveryWeek) : found;
};

const isEveryWeek = ({ reading: { needsDay, question, rule } }: FoundRepeat): boolean => {
  if (!needsDay || question) return false;
  const { frequency, interval } = rule(ANY_DAY);
  return frequency === 'WEEKLY' && interval === 1;
};

const ANY_DAY: Day = '2000-01-01';

/** 'tutoring mon thurs 4pm every week': the days of one event are those of the series. */
const toEveryWeek = (found: FoundRepeat): FoundRepeat =>
  found.reading.form === 'list' ? { ...found, reading: { ...found.reading, form: 'every', weight: CLEAR + 24 } } : found;

type RepeatRule = Rule<RepeatReading, Readonly<{ text: string }>>;

const rule = (pattern: string, read: RepeatRule['read']): RepeatRule => ({ pattern: toRulePattern(pattern), read });

const CLEAR = 18;
const LIST = 10;
const EVERY = '(?:every|each)';
const LIST_JOINT = '(?:,? and |,? ?& ?|, ?| ?\\/ ?|\\+)';
/** 'mons & weds', where one plural is enough. */
const AND_JOINT = '(?: and | ?& ?| ?\\/ ?|\\+)';
const NO_DATE_NEXT = `(?!\\w|,? (?:the )?(?:${MONTH}|\\d{1,2}(?:\\/\\d|st|nd|rd|th)))`;
const WEEKDAY_LIST = `(?:${WEEKDAY_PLURAL}|${WEEKDAY})(?:${LIST_JOINT}(?:${WEEKDAY_PLURAL}|${WEEKDAY}))*`;
/** After 'every', spaces separate weekdays: 'every mon wed fri'. */
const SPACED_LIST = `(?:${WEEKDAY_PLURAL}|${WEEKDAY}|tu|th)(?:(?:${LIST_JOINT}| n | )(?:${WEEKDAY_PLURAL}|${WEEKDAY}|tu|th))*`;
const BEGINS_ON = `(?:on )?(?:next |this )?(?:${WEEKDAY}|${MONTH}|\\d{1,2}/\\d|the \\d|today|tomorrow)`;
/** Of 'sat 9-9:30 6 weeks starting Jan 9'. '6 weeks from today' is a single day. */
const BEGINNING_NEXT = ` (?:(?:starting|beginning|starts|begins) ${BEGINS_ON}|from (?:${MONTH}\\.? \\d|\\d{1,2}/\\d))`;
const DAY_OF_MONTH = `(?:(?:3[01]|[12]?\\d)(?:st|nd|rd|th)|${ORDINAL_DAY_WORD})`;
const NTH_JOINT = ' ?(?:,? and|,? &|&|\\/|,|\\+| ) ?';
const NTH_LIST = `${NTH}(?:${NTH_JOINT}${NTH})*`;
const NIGHTS = '(?: (?:mornings?|afternoons?|evenings?|nights?))?';
const INTERVAL_WEEKS = `(?<other>every other week|fortnightly|every (?:second|2nd) week|every (?<n>${SMALL_COUNT}) weeks)`;

const COUNT = `(?:${COUNT_WORD}|\\d{1,2})`;
/** 'last of ten weekly sessions', 'pay for ten weekly lessons': what is on that day is one of the series, or is about it. */
const ABOUT_SERIES =
  '\\b(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|one|rest|\\d(?:st|nd|rd|th)) of|(?:cancel|miss|skip)(?:l?ed|s?ed|p?ed)?|(?:bill|deposit|enroll?|enroll?ment|invoice|paid|pay|payment|register|registration|sign ?-?ups?|tickets?) for)(?: the| these| those| our| all)?';

const REPEAT_RULES: readonly RepeatRule[] = [
  rule(
    `(?:on )?(?:the )?(?<n>${DAY_OF_MONTH}) (?:and|&) (?:the )?(?<last>${DAY_OF_MONTH})(?: of)? (?:the|every|each) month`,
    ({ groups }) => ({
      ...onDayOfMonth(groups!.n!)!,
      question: `Is it the ${groups!.n} or the ${groups!.last}? Add one event for each.`,
      answers: [],
      weight: CLEAR + 16,
    }),
  ),
  rule(`(?:on )?(?<a>${WEEKDAY_PLURAL}) ?(?:through|to|-|–) ?(?<b>${WEEKDAY_PLURAL})`, ({ groups }) =>
    weeklyBetween(groups!.a!, groups!.b!),
  ),
  rule(`(?:on )?(?<every>${EVERY} )?(?<a>${WEEKDAY}) ?(?:through|to|-|–) ?(?<b>${WEEKDAY})`, ({ groups }) => {
    const reading = weeklyBetween(groups!.a!, groups!.b!, groups!.every !== undefined);
    return reading && (groups!.every ? reading : { ...reading, form: 'range', weight: LIST });
  }),
  rule(`(?<every>${EVERY} )?(?<a>m|tu?) ?- ?(?<b>th|r|w|sat|sun)`, ({ groups }) => {
    const reading = weeklyBetween(groups!.a!, groups!.b!);
    return reading && { ...reading, form: groups!.every ? 'every' : 'letters' };
  }),
  rule(`every(?= ${MONTH} (?:the )?(?:\\d|${ORDINAL_DAY_WORD}))`, () => ({ ...yearly(), needsDay: false, weight: CLEAR - 6 })),
  rule(`every (?<n>${SMALL_COUNT}) years`, ({ groups }) => yearly(parseCount(groups!.n!))),
  rule(
    `(?:on )?(?:the |${EVERY} |monthly on the |monthly )?(?<nth>${NTH_LIST}) (?<day>${WEEKDAY_PLURAL}|${WEEKDAY})${NIGHTS},? (?:of (?:the |every |each )?|in (?:the|every|each) ?|${EVERY} ?|a |monthly|per )month`,
    nthOfMonth(26),
  ),
  rule(
    `(?<=^)(?:daily|weekly|monthly|nightly)(?= [a-z]{3,})(?! (?:on|at|from|until|through|starting|the|in|for|by|every)\\b)`,
    ({ 0: said }) => ({
      ...plain(/^[dn]/i.test(said) ? 'DAILY' : /^w/i.test(said) ? 'WEEKLY' : 'MONTHLY', 1),
      weight: 4,
    }),
  ),
  rule(`(?:on )?(?:the )?(?<nth>${NTH_LIST}) (?<day>${WEEKDAY_PLURAL}|${WEEKDAY})${NIGHTS},? monthly`, nthOfMonth(14)),
  rule(`(?:on )?(?:${EVERY}|monthly(?: on)?(?: the)?) (?<nth>${NTH_LIST}) (?<day>${WEEKDAY})${NIGHTS}`, (match) =>
    EVERY_COUNTED.test(match[0]) ? everyCounted(match) : nthOfMonth(12)(match),
  ),
  rule(
    `(?:on )?(?:the |${EVERY} )?(?<nth>${NTH}(?:${NTH_JOINT}${NTH})+) (?<day>${WEEKDAY_PLURAL}|${WEEKDAY})${NIGHTS}`,
    nthOfMonth(18),
  ),
  rule(`(?:on )?(?:the )?(?<nth>${NTH}) (?<day>${FULL_WEEKDAY_PLURAL})`, nthOfMonth(10)),
  rule(
    `(?:on )?(?:the |${EVERY} )?(?<n>(?:3[01]|[12]?\\d)(?:st|nd|rd|th)|${ORDINAL_DAY_WORD}) of (?:the |every |each )?month`,
    ({ groups, 0: said }) => {
      if (/^the .* the month$/i.test(said)) return null;
      const reading = onDayOfMonth(groups!.n!);
      return reading && / of the month$/i.test(said) && !/every|each/i.test(said) ? { ...reading, ...IS_EVERY_MONTH } : reading;
    },
  ),
  rule(`(?:${EVERY} month|monthly) on the (?<n>(?:3[01]|[12]?\\d)(?:st|nd|rd|th)?|first|fifteenth|last day)`, ({ groups }) =>
    onDayOfMonth(groups!.n!),
  ),
  rule(`${EVERY} (?<n>(?:3[01]|[12]?\\d)(?:st|nd|rd|th))(?=\\s*(?:$|[,.;!]| at\\b| \\d))`, ({ groups }) =>
    onDayOfMonth(groups!.n!),
  ),
  rule(`(?:on )?(?:the )?(?<n>${DAY_OF_MONTH}),? (?:monthly|${EVERY} month)`, ({ groups }) => onDayOfMonth(groups!.n!)),
  // 'on the first every three months'
  rule(
    `(?:on )?(?:the )?(?<n>${DAY_OF_MONTH}),? (?:of )?every (?:other month|(?<months>${SMALL_COUNT}) months)|every (?:other month|(?<each>${SMALL_COUNT}) months),? on the (?<day>${DAY_OF_MONTH})(?! (?:${WEEKDAY}|week)\\b)`,
    ({ groups }) => {
      const { n, day, months, each } = groups!;
      return onDayOfMonth((n ?? day)!, parseCount(months ?? each ?? '2'));
    },
  ),
  rule(
    `(?:on )?${EVERY} (?:single )?(?<other>other |second |2nd |(?<n>${SMALL_COUNT}) weeks? on |week on )?(?<days>${SPACED_LIST})${NIGHTS}(?! \\d{1,2}(?:st|nd|rd|th)?(?=\\D|$)(?= of))`,
    ({ groups }) =>
      weeklyOn(
        weekdaysIn(groups!.days!),
        groups!.n ? parseCount(groups!.n) : /other|second|2nd/i.test(groups!.other ?? '') ? 2 : 1,
      ),
  ),
  rule(`(?:weekly|once a week|${EVERY} week|${INTERVAL_WEEKS}),? (?:on )?(?<days>${WEEKDAY_LIST})${NIGHTS}`, ({ groups }) =>
    weeklyWithInterval(groups!),
  ),
  rule(`(?:on )?(?<days>${WEEKDAY_LIST})${NIGHTS},? (?:weekly|${INTERVAL_WEEKS}|${EVERY} week|once a week)`, ({ groups }) =>
    weeklyWithInterval(groups!),
  ),
  rule(`(?:bi-?weekly) (?:on )?(?<days>${WEEKDAY_LIST})`, ({ groups }) => askedInterval('WEEKLY', weekdaysIn(groups!.days!))),
  rule(`(?:on )?(?<days>${WEEKDAY_LIST}),? bi-?weekly`, ({ groups }) => askedInterval('WEEKLY', weekdaysIn(groups!.days!))),
  rule(`(?:on )?(?<days>${WEEKDAY}(?:${LIST_JOINT}${WEEKDAY})*) (?:mornings|afternoons|evenings|nights)`, ({ groups }) =>
    weeklyOn(weekdaysIn(groups!.days!)),
  ),
  rule(`(?:on )?(?:${EVERY} )?(?:weekdays|week days|workdays|work days|school days|schooldays|m ?- ?f)`, () =>
    weeklyOn([1, 2, 3, 4, 5]),
  ),
  rule(`(?:on )?${EVERY} (?:weekday|week day|workday|school day)`, () => weeklyOn([1, 2, 3, 4, 5])),
  rule(`(?:on )?(?:${EVERY} weekend|weekends)`, () => weeklyOn([0, 6])),
  rule(
    `(?:on )?(?:${EVERY} )?(?<days>m[/,+& ]?w[/,+& ]?f|m[/+&]w|w[/+&]f|tu?[/+& ]?(?:th|r)|m[/+&]t[/+&]w[/+&]th|m w f|t th|mwf|tth|m[/+&](?:th|f)|t[/+&]w[/+&]th)`,
    (match) => letters(match),
  ),
  rule(
    `(?:${EVERY} (?:(?<other>other )|(?<n>${SMALL_COUNT}) )?(?:single )?(?:days?|nights?|mornings?|evenings?|afternoons?)|(?:(?<!^|\\bthe )(?:daily|nightly)|(?<!\\bthe )(?:daily|nightly)(?! [a-z]{3,})))`,
    ({ groups }) => everyInterval('DAILY', groups!),
  ),
  rule(
    `(?:${EVERY} (?:(?<other>other |second )|(?<n>${SMALL_COUNT}) )?weeks?|(?<!^|${ABOUT_SERIES} ${COUNT} )weekly|weekly(?! [a-z]{3,})|(?<fortnight>fortnightly)|once a week)`,
    ({ groups }) => everyInterval('WEEKLY', groups!),
  ),
  rule(
    `(?:${EVERY} (?:(?<other>other |second )|(?<n>${SMALL_COUNT}) )?months?|(?<!^)monthly|monthly(?! [a-z]{3,})|once a month)`,
    ({ groups }) => everyInterval('MONTHLY', groups!),
  ),
  rule(`(?:twice|two times|three times|2x|3x) (?:a|per|each|every) week,? (?:on )?(?<days>${WEEKDAY_LIST})`, ({ groups }) => ({
    ...weeklyOn(weekdaysIn(groups!.days!)),
    weight: CLEAR + 16,
  })),
  rule('bi-?weekly', () => askedInterval('WEEKLY', [])),
  rule('bi-?monthly', () => askedInterval('MONTHLY', [])),
  rule(`(?:on )?(?<days>${WEEKDAY_LIST}),? (?:twice|two times) (?:a|per|each|every) (?:week|month)`, ({ groups }) => ({
    ...weeklyOn(weekdaysIn(groups!.days!)),
    question: 'On which days is it? Add one event for each.',
    answers: [],
    weight: CLEAR + 10,
  })),
  rule(
    '(?:(?:twice|two times|2x)(?: (?:a|per|each|every))? ?(?:week|/week),? )(?:on )?(?<days>m[ /+&]w|tu?[ /+&](?:th|r)|w[ /+&]f)',
    (match) => letters(match),
  ),
  rule('(?:twice|two times|three times|3x|2x|[2-6] times) (?:a|per|each|every) (?:week|month)', () => ({
    ...plain('WEEKLY', 1),
    needsDay: false,
    question: 'On which days is it? Add one event for each.',
    answers: [],
  })),
  rule(
    `(?<!\\d )x ?(?<n>[2-9]|[12]\\d)(?= (?:starting|beginning|from|starts|begins) ${BEGINS_ON})|(?<!\\d )x ?(?<weeks>[2-9]|[12]\\d) ?(?:weeks|sessions|classes|lessons)|(?<=\\b${WEEKDAY}(?!s)\\b[^,;.!?]*? )(?:for )?(?!(?:1|2|one|two) )(?<behind>${COUNT}) weeks(?=${BEGINNING_NEXT})`,
    ({ groups }) => ({
      ...plain('WEEKLY', 1),
      rule: () => ({
        frequency: 'WEEKLY',
        interval: 1,
        days: [],
        count: parseCount((groups!.n ?? groups!.weeks ?? groups!.behind)!),
      }),
    }),
  ),
  rule(`(?:${EVERY} year|yearly(?! [a-z]{4,})|annually|once a year)`, () => yearly()),
  rule(
    `(?:on )?(?:most )?(?<days>(?:${WEEKDAY}${AND_JOINT})*(?:${FULL_WEEKDAY_PLURAL}|${WEEKDAY}['’]s(?= (?:\\d|at\\b)))(?:(?:${LIST_JOINT}| )${FULL_WEEKDAY_PLURAL}|${AND_JOINT}${WEEKDAY}${NO_DATE_NEXT})*(?:${LIST_JOINT}${WEEKDAY}(?= (?:mornings|afternoons|evenings|nights)))?)${NIGHTS}(?!['’])`,
    ({ groups }) => ({
      ...weeklyOn(weekdaysIn(groups!.days!)),
      form: 'plural',
      weight: CLEAR - 4 + 6 * (weekdaysIn(groups!.days!).length - 1),
    }),
  ),
  rule(`(?:on )?(?<days>${WEEKDAY}(?:(?:${LIST_JOINT}| )${WEEKDAY})+)`, ({ groups }) => ({
    ...weeklyOn(weekdaysIn(groups!.days!)),
    form: 'list',
    weight: LIST,
  })),
  rule(`(?:on )?(?!${WEEKEND_DAYS}(?!\\/))(?<days>${WEEKDAY}(?:\\/${WEEKDAY})+)`, ({ groups }) => ({
    ...weeklyOn(weekdaysIn(groups!.days!)),
    question: 'Is that every week?',
    answers: [{ label: 'Every week' }, { label: 'Only once', recurrence: null }],
  })),
];

const IS_EVERY_MONTH = {
  question: 'Is that every month?',
  answers: [{ label: 'Every month' }, { label: 'Only once', recurrence: null }],
};

function nthOfMonth(bonus: number) {
  return ({ groups }: RegExpExecArray): RepeatReading => {
    const nths = groups!
      .nth!.toLowerCase()
      .split(/ ?(?:,? and|,? &|&|\/|,|\+| ) ?/)
      .filter(Boolean)
      .map((one) => parseNth(one.trim()));
    const weekday = parseWeekday(groups!.day!);
    return {
      rule: () => ({ frequency: 'MONTHLY', interval: 1, days: nths.map((nth) => ({ weekday, nth })) }),
      first: (from) =>
        [0, 1, 2, 3, 4, 5]
          .map((later) => monthAfter(yearOf(from), monthOf(from), later))
          .flatMap(([year, month]) =>
            nths.map((nth) => nthWeekdayOfMonth(year, month, nth, weekday)).filter((day) => monthOf(day) === month),
          )
          .sort()
          .find((day) => day >= from)!,
      weekdays: [weekday],
      needsDay: false,
      form: 'every',
      weight: CLEAR + bonus,
    };
  };
}

/** Calendars of residents repeat by the month at most: shown so, and asked. */
const yearly = (years = 1): RepeatReading => ({
  ...plain('MONTHLY', 12 * years),
  question: 'Yearly events are not supported. Add it once?',
  answers: [{ label: 'Only once', recurrence: null }, { label: `Every ${12 * years} months` }],
});

/** 'Friday to Sunday' is a weekend: days across its end are those of a series only where the words say so. */
const weeklyBetween = (a: string, b: string, isAcrossWeekend = false): RepeatReading | null => {
  const [from, last] = [a, b].map((day) => LETTERS[day.toLowerCase()] ?? parseWeekday(day)) as [number, number];
  const to = isAcrossWeekend && last < from ? last + DAYS_PER_WEEK : last;
  return to > from
    ? { ...weeklyOn(Array.from({ length: to - from + 1 }, (_, at) => (from + at) % DAYS_PER_WEEK)), weight: CLEAR + 14 }
    : null;
};

const EVERY_COUNTED = /^(?:on )?(?:every|each) (?:second|2nd|third|3rd|fourth|4th) /i;

/** 'every second Friday' is every other one, or the second of the month. */
const everyCounted = (match: RegExpExecArray): RepeatReading => {
  const { nth, day } = match.groups!;
  const ofMonth = nthOfMonth(4)(match);
  const interval = parseNth(nth!);
  const other = weeklyOn([parseWeekday(day!)], interval);
  const answers = [
    {
      label: interval === 2 ? 'Every other week' : `Every ${interval} weeks`,
      recurrence: toRruleValue({ frequency: 'WEEKLY', interval, days: [] }),
      first: other.first,
    },
    { label: `The ${nth!.toLowerCase()} of the month`, recurrence: toRruleValue(ofMonth.rule('')), first: ofMonth.first },
  ];
  const [likelier, choices] = interval === 2 ? [other, answers] : [ofMonth, answers.toReversed()];
  return { ...likelier, question: 'How often is that?', answers: choices, weight: ofMonth.weight };
};

const onDayOfMonth = (said: string, interval = 1): RepeatReading | null => {
  const number = /last/i.test(said) ? 31 : parseDayNumber(said);
  if (/last/i.test(said)) return null;
  return {
    rule: () => ({ frequency: 'MONTHLY', interval, days: [] }),
    first: (from) =>
      [0, 1, 2, 3]
        .map((later) => toDay(...monthAfter(yearOf(from), monthOf(from), later), number))
        .find((day) => day !== null && day >= from) ?? from,
    weekdays: [],
    needsDay: false,
    form: 'every',
    weight: CLEAR + 8,
  };
};

const weekdaysIn = (text: string): number[] => [...new Set(findAllMatches(text, WEEKDAYS).map(([day]) => parseWeekday(day)))];

const WEEKDAYS = new RegExp(`\\b(?:${WEEKDAY}|tu|th)`, 'gi');

const weeklyOn = (weekdays: readonly number[], interval = 1): RepeatReading => ({
  rule: (from) => ({
    frequency: 'WEEKLY',
    interval,
    days:
      weekdays.length === 1 && weekdays[0] === weekdayOf(from)
        ? []
        : weekdays.toSorted((a, b) => a - b).map((weekday) => ({ weekday })),
  }),
  first: (from) => weekdays.map((weekday) => nextWeekday(from, weekday, true)).sort()[0]!,
  weekdays,
  needsDay: false,
  form: 'every',
  weight: CLEAR + 6 * (Math.min(weekdays.length, 4) - 1),
});

const weeklyWithInterval = ({ days, n, other }: Record<string, string | undefined>): RepeatReading => ({
  ...weeklyOn(weekdaysIn(days!), n ? parseCount(n) : other ? 2 : 1),
  isEveryWeek: true,
  weight: CLEAR + 6 * weekdaysIn(days!).length,
});

const LETTERS: Readonly<Record<string, number>> = { m: 1, t: 2, tu: 2, w: 3, th: 4, r: 4, f: 5 };

/** 'MWF', 't/th'. Small letters only with a separator. */
const letters = ({ groups }: RegExpExecArray): RepeatReading | null => {
  const days = groups!.days!;
  if (days === days.toLowerCase() && !/[/,+& ]|mwf|tth/.test(days)) return null;
  return weeklyOn((days.toLowerCase().match(/th|tu|[mtwrf]/g) ?? []).map((one) => LETTERS[one]!));
};

const plain = (frequency: Recurrence['frequency'], interval: number): RepeatReading => ({
  rule: () => ({ frequency, interval, days: [] }),
  first: (from) => from,
  weekdays: [],
  needsDay: frequency !== 'DAILY',
  form: 'every',
  weight: CLEAR - 4,
});

const everyInterval = (
  frequency: Recurrence['frequency'],
  { other, n, fortnight }: Record<string, string | undefined>,
): RepeatReading => plain(frequency, n ? parseCount(n) : other || fortnight ? 2 : 1);

const askedInterval = (frequency: 'WEEKLY' | 'MONTHLY', weekdays: readonly number[]): RepeatReading => {
  const each = frequency === 'WEEKLY' ? 'week' : 'month';
  const base = weekdays.length > 0 ? weeklyOn(weekdays, 2) : plain(frequency, 2);
  const value = (interval: number) => toRruleValue({ frequency, interval, days: [] });
  const answers = [
    { label: `Every other ${each}`, recurrence: value(2) },
    { label: `Every ${each}`, recurrence: value(1) },
  ];
  return { ...base, question: 'How often is that?', answers, weight: CLEAR + (weekdays.length > 0 ? 4 : 0) };
};

/** When a series ends; several days are asked about. `from` is its first day, if the words name the month it is in. */
export type RepeatEnd = Readonly<{ untils: readonly Day[]; from?: Day; count?: (rule: Recurrence) => number; weight: number }>;

/** Of a series only: '8 sessions', 'for 6 weeks', 'until June', 'in January'. */
export const findRepeatEnds = (text: string, today: Day): Found<RepeatEnd>[] => findAll(END_RULES, text, { today });

/** Behind the name of a month: no day of it, though an hour may stand there: 'Dec 2 at 1pm' has a day, 'Dec 2pm' has none. */
const NO_DAY_OF_MONTH_NEXT = `(?! ?(?:\\d{1,2}(?![\\d:]| ?[ap]\\b| ?[ap]\\.?m| ?[-–] ?\\d{1,2}(?::\\d\\d)? ?[ap])|the |${ORDINAL_DAY_WORD}))`;

/** What has a number behind it. */
const NUMBERED =
  '\\b(?:bldg|building|court|den|field|gate|grade|gym|lab|level|lot|pack|post|rink|rm|room|studio|suite|troop|unit)';

const END_RULES: readonly Rule<RepeatEnd, Readonly<{ today: Day }>>[] = [
  {
    // Not 'Room 6 Tuesdays'.
    pattern: toRulePattern(`(?<![-–—]|${NUMBERED} #?)(?<n>${SMALL_COUNT})(?= ${FULL_WEEKDAY_PLURAL}\\b(?! from))`),
    read: ({ groups }) => ({ untils: [], count: () => parseCount(groups!.n!), weight: 14 }),
  },
  // At the beginning of a clause: not 'Room 6 Monday evenings' and 'ages three to five Monday evenings'.
  {
    pattern: toRulePattern(
      `(?<=(?:^|[,;:(–—-] ?)(?:for )?)(?!\\d)(?<n>${SMALL_COUNT})(?= ${WEEKDAY} (?:morning|afternoon|evening|night)s\\b(?! (?:from|of|a|each) ))`,
    ),
    read: ({ groups }) => ({ untils: [], count: () => parseCount(groups!.n!), weight: 14 }),
  },
  {
    pattern: toRulePattern(
      `(?<first>${MONTH})(?: ?[-–—] ?| (?:to|through|until) )(?:the )?(?:end of )?(?<month>${MONTH})${NO_DAY_OF_MONTH_NEXT}(?:,? (?<year>20\\d\\d))?`,
    ),
    read: (match, { today }) => {
      const begins = firstDayOfMonth(...monthFrom(parseMonth(match.groups!.first!), today));
      return {
        untils: [lastDayOfMonth(...monthFrom(parseMonth(match.groups!.month!), begins))],
        from: begins > today ? begins : today,
        weight: 18,
      };
    },
  },
  {
    pattern: toRulePattern(
      `(?<!\\bage[sd]? |\\b(?:under|over|from) |\\$\\d[\\d.]*(?: for)? )(?:for )?(?:the next |a total of )?(?<n>${COUNT}) (?<unit>weeks|months|days|times|sessions|classes|lessons|meetings|visits|treatments|appointments|rehearsals|practices|workshops)(?! (?:for|are|is|cost) \\$| (?:old|and (?:up|older|under|over)|(?:to|[-–]) \\d))`,
    ),
    read: ({ groups }) => ({
      untils: [],
      count: (rule) => countOf(parseCountWord(groups!.n!), groups!.unit!.toLowerCase(), rule),
      weight: 14,
    }),
  },
  // 'pt mondays 9am 6x', but not '2x a month' and '3x5 cards'
  {
    pattern: toRulePattern('(?<n>[2-9]|[12]\\d)x(?=\\s*(?:$|[,;.!)]))'),
    read: ({ groups }) => ({ untils: [], count: () => Number(groups!.n), weight: 14 }),
  },
  // 'a six-week session', 'thirteen weekly classes'
  {
    pattern: toRulePattern(
      `(?<!${ABOUT_SERIES} |(?<!\\btotal )\\bof )(?:an? )?(?<n>${COUNT})(?:[ -](?<unit>weeks?)(?= (?:class|course|program|series|session|workshop)\\b)|(?= weekly (?:classes|gatherings|lessons|meetings|rehearsals|sessions|workshops)\\b))`,
    ),
    read: ({ groups, input }) => {
      const amount = parseCountWord(groups!.n!);
      // 'two weekly meetings mon and wed' are two of each week.
      if (!groups!.unit && amount > 1 && weekdaysIn(input.replace(groups!.n!, '')).length === amount) return null;
      return { untils: [], count: (rule) => countOf(amount, groups!.unit ? 'weeks' : 'sessions', rule), weight: 14 };
    },
  },
  {
    pattern: toRulePattern(
      `(?:until|through|ending in|ends in|to)(?: the)?(?: end of)? (?<month>${MONTH})(?! ?(?:\\d|the |${ORDINAL_DAY_WORD}))(?:,? (?<year>20\\d\\d))?`,
    ),
    read: (match, { today }) => ({ untils: possibleEnds(match, today), weight: 14 }),
  },
  {
    pattern: toRulePattern(
      `(?<lead>in|during|throughout|all|(?:starting|beginning)(?: in)?|from) (?<month>${MONTH})${NO_DAY_OF_MONTH_NEXT}`,
    ),
    read: (match, { today }) => {
      const until = possibleEnds(match, today)[0]!;
      const first: Day = `${until.slice(0, 8)}01`;
      const from = first > today ? first : today;
      return /starting|beginning|from/i.test(match.groups!.lead!)
        ? { untils: [], from, weight: 14 }
        : { untils: [until], from, weight: 14 };
    },
  },
];

const countOf = (amount: number, unit: string, { frequency, interval, days }: Recurrence): number => {
  const inAWeek = frequency === 'DAILY' ? 7 : Math.max(1, days.length);
  if (unit === 'weeks' && frequency !== 'MONTHLY') return Math.max(1, Math.floor((amount * inAWeek) / interval));
  return unit === 'months' && frequency === 'MONTHLY'
    ? Math.max(1, Math.floor(amount / interval))
    : unit === 'months'
      ? Math.max(1, Math.floor((amount * 4 * inAWeek) / interval))
      : amount;
};

/** The next such month, or the current one. */
const monthFrom = (month: number, day: Day): [number, number] => [yearOf(day) + (month < monthOf(day) ? 1 : 0), month];

/** 'until June' may mean its beginning or its end. */
const possibleEnds = ({ 0: text, groups }: RegExpExecArray, today: Day): Day[] => {
  const month = parseMonth(groups!.month!);
  const year = groups!.year ? Number(groups!.year) : yearOf(today) + (month < monthOf(today) ? 1 : 0);
  const last = lastDayOfMonth(year, month);
  return /until/i.test(text) && !/end of/i.test(text) ? [last, addDays(firstDayOfMonth(year, month), -1)] : [last];
};

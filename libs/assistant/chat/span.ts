import { addDays, type Day, formatFullDate, formatLongDate, formatMonth, monthOf, weekdayOf, yearOf } from '#libs/contracts';
import { parseWhen } from '#libs/when';

/** `name` is that in an answer: 'tomorrow', 'on Saturday, November 21', 'next week', 'in December'. */
export type DaySpan = Readonly<{ from: Day; to: Day; name: string }>;

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export const DAY_PART_MINUTES: Readonly<Record<DayPart, readonly [number, number]>> = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, 24 * 60],
};

export type QuestionTime = Readonly<{
  span: DaySpan | null;
  part: DayPart | null;
  rest: string /** For example 'There is no February 30.' */;
  noDay?: string;
}>;

export const parseQuestionTime = (text: string, today: Day): QuestionTime => {
  const { part, rest: withoutPart } = parseDayPart(text);
  const period = parsePeriod(withoutPart, today);
  const {
    span: days,
    rest,
    noDay,
  } = parseWhen((period?.rest ?? withoutPart).replace(FIRST_OR_LAST_OF, '$1'), { today, minuteOfDay: 0 });
  const span = days ? { ...days, name: nameSpan(days.from, days.to, today) } : (period?.span ?? null);
  return { span, part, rest, ...(noDay && { noDay }) };
};

/** 'The last day of school' does not mean yesterday. */
const FIRST_OR_LAST_OF = /\b(first|last) (?:day|night|week)(?= (?:of|to)\b)/gi;

export const isInSpan = (span: DaySpan, day: Day): boolean => span.from <= day && day <= span.to;

export const isOneDay = ({ from, to }: DaySpan): boolean => from === to;

export const formatWhen = (span: DaySpan, part: DayPart | null): string => {
  if (!part) return span.name;
  if (span.name === 'today') return part === 'evening' ? 'tonight' : `this ${part}`;
  return span.name.includes(' ') ? `${span.name}, in the ${part}` : `${span.name} ${part}`;
};

export const formatDayInYear = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? formatLongDate(day) : formatFullDate(day);

const nameSpan = (from: Day, to: Day, today: Day): string => {
  if (from === to) return NEAR_DAYS.find(([away]) => addDays(today, away) === from)?.[1] ?? `on ${formatDayInYear(from, today)}`;
  const isWeekend = weekdayOf(from) === 6 && addDays(from, 1) === to;
  if (isWeekend && from <= addDays(today, 6)) return 'this weekend';
  return `from ${formatDayInYear(from, today)} to ${formatDayInYear(to, today)}`;
};

const NEAR_DAYS = [
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
] as const;

const parseDayPart = (text: string): { part: DayPart | null; rest: string } => {
  for (const [pattern, instead] of PART_PHRASES) {
    const found = pattern.exec(text);
    if (found) return { part: PARTS_BY_WORD[found[1]!.toLowerCase()] ?? 'evening', rest: text.replace(pattern, instead) };
  }
  return { part: null, rest: text };
};

const PARTS_BY_WORD: Readonly<Record<string, DayPart>> = { morning: 'morning', afternoon: 'afternoon' };
const PART_PATTERN = '(morning|afternoon|evening|night)s?';

/** Phrases that name a part of the day, with their replacement. 'An evening class' is not one. */
const PART_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(tonight|tonite|2nite|2night)\b/i, 'today'],
  [new RegExp(`\\bthis ${PART_PATTERN}\\b`, 'i'), 'today'],
  [new RegExp(`\\b(?:in the|at) ${PART_PATTERN}\\b`, 'i'), ' '],
  [
    new RegExp(
      `(?<=\\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|today|tomm?or+ow|yesterday|weekend|\\d(?:st|nd|rd|th)?) )${PART_PATTERN}\\b`,
      'i',
    ),
    ' ',
  ],
];

type Period = Readonly<{ span: DaySpan; rest: string }>;

const parsePeriod = (text: string, today: Day): Period | null => {
  for (const [pattern, spanOf] of PERIODS) {
    const found = pattern.exec(text);
    const span = found && spanOf(today, found);
    if (found && span) return { span, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` };
  }
  return null;
};

const WEEKDAY_PATTERN = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTH_PREFIXES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_PATTERN =
  '(?:jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** 'Mar' and 'may' are also words. */
const ANY_MONTH_PATTERN = `(?:${MONTH_PATTERN}|mar(?:ch)?|may)`;
const YEAR_PATTERN = '\\b(?!\\.?,? ?\\d{1,2}(?:st|nd|rd|th)?\\b)(?: (?<year>20\\d\\d))?';
const COUNT_VALUES: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, seven: 7, ten: 10 };

/** Weeks begin on Monday. */
const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

const weekFrom = (monday: Day, name: string): DaySpan => ({ from: monday, to: addDays(monday, 6), name: name });

/** Only the remaining days of the current month. */
const monthSpan = (year: number, month: number, today: Day, name?: string): DaySpan => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const from = first < today && today < next ? today : first;
  return { from, to: addDays(next, -1), name: name ?? `in ${formatMonth(first)}${year === yearOf(today) ? '' : ` ${year}`}` };
};

const namedMonthSpan = (today: Day, { groups }: RegExpExecArray): DaySpan => {
  const month = MONTH_PREFIXES.indexOf(groups!.month!.slice(0, 3).toLowerCase()) + 1;
  const year = groups!.year ? Number(groups!.year) : yearOf(today) + (month < monthOf(today) ? 1 : 0);
  return monthSpan(year, month, today);
};

/** Whole months; the rest of the current season, otherwise the next one. */
const seasonSpan = (season: string, today: Day): DaySpan => {
  const month = FIRST_MONTHS[season]!;
  const isOn = (monthOf(today) - month + 12) % 12 < 3;
  const year = yearOf(today) - (isOn && monthOf(today) < month ? 1 : 0) + (!isOn && monthOf(today) > month ? 1 : 0);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const last = addDays(`${year + (month > 9 ? 1 : 0)}-${String(((month + 2) % 12) + 1).padStart(2, '0')}-01`, -1);
  return { from: isOn ? today : first, to: last, name: `${isOn ? 'this' : 'in'} ${season}` };
};

const FIRST_MONTHS: Readonly<Record<string, number>> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };

/** Periods longer than a weekend. */
const PERIODS: readonly (readonly [RegExp, (today: Day, found: RegExpExecArray) => DaySpan | null])[] = [
  [
    new RegExp(`(?<!${WEEKDAY_PATTERN},? (?:of )?)\\bnext week\\b(?!,?(?: on)? ${WEEKDAY_PATTERN})`, 'i'),
    (today) => weekFrom(addDays(mondayOf(today), 7), 'next week'),
  ],
  [
    /\b(?:this|the) week\b(?! (?:of|from|after))/i,
    (today) => ({ from: today, to: addDays(mondayOf(today), 6), name: 'this week' }),
  ],
  [/\blast week\b/i, (today) => weekFrom(addDays(mondayOf(today), -7), 'last week')],
  [
    /\blast weekend\b/i,
    (today) => {
      const saturday = addDays(mondayOf(today), -2);
      return { from: saturday, to: addDays(saturday, 1), name: 'last weekend' };
    },
  ],
  [
    /\b(?:in |over |within )?(?:the )?(?:next|coming) (\d{1,2}|two|three|four|five|seven|ten|few|couple of)? ?(day|week)s\b/i,
    (today, [, count = 'few', unit]) => {
      const many = COUNT_VALUES[count.toLowerCase()] ?? (Number(count) || 3);
      const days = many * (unit === 'week' ? 7 : 1);
      return { from: today, to: addDays(today, days), name: `in the next ${many} ${unit}s` };
    },
  ],
  [/\bthis month\b/i, (today) => monthSpan(yearOf(today), monthOf(today), today, 'this month')],
  [
    /\bnext month\b/i,
    (today) => monthSpan(yearOf(today) + (monthOf(today) === 12 ? 1 : 0), (monthOf(today) % 12) + 1, today, 'next month'),
  ],
  [/\bthis year\b/i, (today) => ({ from: today, to: `${yearOf(today)}-12-31`, name: 'this year' })],
  [/\bnext year\b/i, (today) => ({ from: `${yearOf(today) + 1}-01-01`, to: `${yearOf(today) + 1}-12-31`, name: 'next year' })],
  [
    /\b(?:this|next|in|during|over)(?: the)? (?<season>spring|summer|fall|autumn|winter)\b(?! (?:break|camps?|carnival|clean|concert|fair|festival|musical|play|reading|recital|sale|show|sports)\b)/i,
    (today, { groups }) => seasonSpan(groups!.season!.toLowerCase(), today),
  ],
  [
    new RegExp(`\\b(?:in|during|throughout|next|this) (?:early |late |mid )?(?<month>${ANY_MONTH_PATTERN})${YEAR_PATTERN}`, 'i'),
    namedMonthSpan,
  ],
  [
    new RegExp(
      `(?<!\\d(?:st|nd|rd|th)? (?:of )?)(?<!${WEEKDAY_PATTERN} (?:of|in) )\\b(?<month>${MONTH_PATTERN})${YEAR_PATTERN}`,
      'i',
    ),
    namedMonthSpan,
  ],
];

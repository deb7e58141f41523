import { addDays, type Day, fullDate, longDate, monthName, monthOf, weekdayOf, yearOf } from '#libs/contracts';
import { daysSaid } from '#libs/quick-add';

/** Days that are asked about, and what they are called: 'tomorrow', 'on Saturday, November 21', 'next week', 'in December'. */
export type Span = Readonly<{ from: Day; to: Day; called: string }>;

export const PARTS = ['morning', 'afternoon', 'evening'] as const;
export type Part = (typeof PARTS)[number];

/** Minutes after midnight, from and until. */
export const HOURS: Readonly<Record<Part, readonly [number, number]>> = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, 24 * 60],
};

export type When = Readonly<{
  span: Span | null;
  part: Part | null;
  rest: string /** 'There is no February 30.' */;
  noDay?: string;
}>;

/** When somebody's words are about, and their other words. */
export const whenIn = (text: string, today: Day): When => {
  const { part, rest: withoutPart } = partIn(text);
  const period = periodIn(withoutPart, today);
  const { days, rest, noDay } = daysSaid((period?.rest ?? withoutPart).replace(LAST_OF, '$1'), today);
  const span = days ? { ...days, called: called(days.from, days.to, today) } : (period?.span ?? null);
  return { span, part, rest, ...(noDay && { noDay }) };
};

/** 'the last day of school' is not yesterday. */
const LAST_OF = /\b(first|last) (?:day|night|week)(?= (?:of|to)\b)/gi;

export const isIn = (span: Span, day: Day): boolean => span.from <= day && day <= span.to;

export const isOneDay = ({ from, to }: Span): boolean => from === to;

/** 'tonight', 'tomorrow morning', 'on Saturday, November 21, in the evening' */
export const whenWords = (span: Span, part: Part | null): string => {
  if (!part) return span.called;
  if (span.called === 'today') return part === 'evening' ? 'tonight' : `this ${part}`;
  return span.called.includes(' ') ? `${span.called}, in the ${part}` : `${span.called} ${part}`;
};

/** A day as it is spoken of; with its year where that is another than this day's. */
export const dayWords = (day: Day, today: Day): string => (yearOf(day) === yearOf(today) ? longDate(day) : fullDate(day));

const called = (from: Day, to: Day, today: Day): string => {
  if (from === to) return NEAR.find(([away]) => addDays(today, away) === from)?.[1] ?? `on ${dayWords(from, today)}`;
  const isWeekend = weekdayOf(from) === 6 && addDays(from, 1) === to;
  if (isWeekend && from <= addDays(today, 6)) return 'this weekend';
  return `from ${dayWords(from, today)} to ${dayWords(to, today)}`;
};

const NEAR = [
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
] as const;

const partIn = (text: string): { part: Part | null; rest: string } => {
  for (const [pattern, instead] of PART_PHRASES) {
    const found = pattern.exec(text);
    if (found) return { part: PART_OF[found[1]!.toLowerCase()] ?? 'evening', rest: text.replace(pattern, instead) };
  }
  return { part: null, rest: text };
};

const PART_OF: Readonly<Record<string, Part>> = { morning: 'morning', afternoon: 'afternoon' };
const NAMED_PART = '(morning|afternoon|evening|night)s?';

/** What says which part of a day is meant, and what is left of it: an evening class is none. */
const PART_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(tonight|tonite|2nite|2night)\b/i, 'today'],
  [new RegExp(`\\bthis ${NAMED_PART}\\b`, 'i'), 'today'],
  [new RegExp(`\\b(?:in the|at) ${NAMED_PART}\\b`, 'i'), ' '],
  [
    new RegExp(
      `(?<=\\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|today|tomm?or+ow|yesterday|weekend|\\d(?:st|nd|rd|th)?) )${NAMED_PART}\\b`,
      'i',
    ),
    ' ',
  ],
];

type Period = Readonly<{ span: Span; rest: string }>;

const periodIn = (text: string, today: Day): Period | null => {
  for (const [pattern, spanOf] of PERIODS) {
    const found = pattern.exec(text);
    const span = found && spanOf(today, found);
    if (found && span) return { span, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` };
  }
  return null;
};

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** Two of them are words, too. */
const ANY_MONTH = `(?:${MONTH}|mar(?:ch)?|may)`;
const WITH_YEAR = '\\b(?!\\.?,? ?\\d{1,2}(?:st|nd|rd|th)?\\b)(?: (?<year>20\\d\\d))?';
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, seven: 7, ten: 10 };

/** Weeks begin on Monday. */
const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

const weekFrom = (monday: Day, name: string): Span => ({ from: monday, to: addDays(monday, 6), called: name });

/** Of a month that has begun, the rest. */
const monthSpan = (year: number, month: number, today: Day, name?: string): Span => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const from = first < today && today < next ? today : first;
  return { from, to: addDays(next, -1), called: name ?? `in ${monthName(first)}${year === yearOf(today) ? '' : ` ${year}`}` };
};

const named = (today: Day, { groups }: RegExpExecArray): Span => {
  const month = MONTHS.indexOf(groups!.month!.slice(0, 3).toLowerCase()) + 1;
  const year = groups!.year ? Number(groups!.year) : yearOf(today) + (month < monthOf(today) ? 1 : 0);
  return monthSpan(year, month, today);
};

/** Of whole months; the one that is on, the rest of it, or the next. */
const seasonSpan = (season: string, today: Day): Span => {
  const month = FIRST_MONTHS[season]!;
  const isOn = (monthOf(today) - month + 12) % 12 < 3;
  const year = yearOf(today) - (isOn && monthOf(today) < month ? 1 : 0) + (!isOn && monthOf(today) > month ? 1 : 0);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const last = addDays(`${year + (month > 9 ? 1 : 0)}-${String(((month + 2) % 12) + 1).padStart(2, '0')}-01`, -1);
  return { from: isOn ? today : first, to: last, called: `${isOn ? 'this' : 'in'} ${season}` };
};

const FIRST_MONTHS: Readonly<Record<string, number>> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };

/** Longer than a day or two, by how they are said. */
const PERIODS: readonly (readonly [RegExp, (today: Day, found: RegExpExecArray) => Span | null])[] = [
  [
    new RegExp(`(?<!${WEEKDAY},? (?:of )?)\\bnext week\\b(?!,?(?: on)? ${WEEKDAY})`, 'i'),
    (today) => weekFrom(addDays(mondayOf(today), 7), 'next week'),
  ],
  [
    /\b(?:this|the) week\b(?! (?:of|from|after))/i,
    (today) => ({ from: today, to: addDays(mondayOf(today), 6), called: 'this week' }),
  ],
  [/\blast week\b/i, (today) => weekFrom(addDays(mondayOf(today), -7), 'last week')],
  [
    /\blast weekend\b/i,
    (today) => {
      const saturday = addDays(mondayOf(today), -2);
      return { from: saturday, to: addDays(saturday, 1), called: 'last weekend' };
    },
  ],
  [
    /\b(?:in |over |within )?(?:the )?(?:next|coming) (\d{1,2}|two|three|four|five|seven|ten|few|couple of)? ?(day|week)s\b/i,
    (today, [, count = 'few', unit]) => {
      const many = COUNTS[count.toLowerCase()] ?? (Number(count) || 3);
      const days = many * (unit === 'week' ? 7 : 1);
      return { from: today, to: addDays(today, days), called: `in the next ${many} ${unit}s` };
    },
  ],
  [/\bthis month\b/i, (today) => monthSpan(yearOf(today), monthOf(today), today, 'this month')],
  [
    /\bnext month\b/i,
    (today) => monthSpan(yearOf(today) + (monthOf(today) === 12 ? 1 : 0), (monthOf(today) % 12) + 1, today, 'next month'),
  ],
  [/\bthis year\b/i, (today) => ({ from: today, to: `${yearOf(today)}-12-31`, called: 'this year' })],
  [/\bnext year\b/i, (today) => ({ from: `${yearOf(today) + 1}-01-01`, to: `${yearOf(today) + 1}-12-31`, called: 'next year' })],
  [
    /\b(?:this|next|in|during|over)(?: the)? (?<season>spring|summer|fall|autumn|winter)\b(?! (?:break|camps?|carnival|clean|concert|fair|festival|musical|play|reading|recital|sale|show|sports)\b)/i,
    (today, { groups }) => seasonSpan(groups!.season!.toLowerCase(), today),
  ],
  [new RegExp(`\\b(?:in|during|throughout|next|this) (?:early |late |mid )?(?<month>${ANY_MONTH})${WITH_YEAR}`, 'i'), named],
  [new RegExp(`(?<!\\d(?:st|nd|rd|th)? (?:of )?)(?<!${WEEKDAY} (?:of|in) )\\b(?<month>${MONTH})${WITH_YEAR}`, 'i'), named],
];

import { addDays, type ChatQuery, type Day, type QuerySpan, weekdayOf, yearOf } from '#libs/contracts';
import { type Moment, mondayOf, parseWeekday, parseWhen, WEEKDAY_NAMES } from '#libs/when';
import { otherWeekdays } from './weekdays';

export const readWeekdays = (text: string): { weekdays: ChatQuery['weekdays'] | null; rest: string } => {
  for (const [pattern, toDays] of WEEKDAY_PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const part = match.groups?.part ?? (/weeknight/i.test(match[0]) ? 'evening' : undefined);
    return { weekdays: toDays(match), rest: text.replace(match[0], part ? ` in the ${part} ` : ' ') };
  }
  return { weekdays: null, rest: text };
};

const DAY_NAME = `(?<day>${WEEKDAY_NAMES.join('|')})`;
const PART = '(?: (?<part>morning|afternoon|evening|night)s?)?';
const EXCEPT = "\\b(?:not|(?:is|are)n'?t|except|but not|(?:anything|any ?(?:day|time)s?) but)";
const WORKING_DAYS = [1, 2, 3, 4, 5];
const WEEKEND = [0, 6];

const namedDay = (match: RegExpExecArray): number => parseWeekday(match.groups!.day!);

const WEEKDAY_PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => readonly number[]])[] = [
  [new RegExp(`${EXCEPT} (?:on |during )?(?:a |the |any )?weekends?\\b`, 'i'), () => WORKING_DAYS],
  [new RegExp(`${EXCEPT} (?:on |during )?(?:a |the |any )?weekdays?\\b`, 'i'), () => WEEKEND],
  [new RegExp(`${EXCEPT} (?:on )?(?:a |any )?${DAY_NAME}s?\\b`, 'i'), (match) => otherWeekdays([namedDay(match)])],
  [
    new RegExp(`\\b(?:on |during |only )?(?:a |any |every |most )?week(?:day|night)s?${PART}(?: only)?\\b`, 'i'),
    () => WORKING_DAYS,
  ],
  [new RegExp(`\\b(?:on |only )?(?:weekends|(?:a |any |every )weekend)${PART}\\b`, 'i'), () => WEEKEND],
  [new RegExp(`\\b(?:on )?(?:a|any|every|each|some) ${DAY_NAME}${PART}\\b(?! (?:the|of)\\b)`, 'i'), (match) => [namedDay(match)]],
  [new RegExp(`\\b(?:on )?${DAY_NAME}s${PART}\\b`, 'i'), (match) => [namedDay(match)]],
];

/** The days that a question names, where it says more than a day or a period: 'before Sunday', 'the second half of May'. */
export const readPeriod = (text: string, moment: Moment): { span: QuerySpan; rest: string } | null =>
  PERIODS.reduce<{ span: QuerySpan; rest: string } | null>((found, [pattern, toSpan]) => {
    if (found) return found;
    const match = pattern.exec(text);
    const span = match && toSpan(match.groups ?? {}, moment);
    return span && span.from <= span.to ? { span, rest: text.replace(match[0], ' '.repeat(match[0].length)) } : null;
  }, null) ?? readSide(text, moment);

const MONTH =
  '(?:(?:next|this) month|the month|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: 20\\d\\d)?)';
const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth'];

type ToSpan = (named: Readonly<Record<string, string | undefined>>, moment: Moment) => QuerySpan | null;

const monthOf = (text: string, moment: Moment): QuerySpan => {
  const { today } = moment;
  const span = /^(?:the|this) month$/i.test(text) ? null : parseWhen(`in ${text}`, moment).span;
  return wholeMonthOf(span?.from ?? today);
};

const wholeMonthOf = (day: Day): QuerySpan => {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
};

const nthWeekend: ToSpan = ({ nth, month }, moment) => {
  const days = monthOf(month!, moment);
  const saturdays = datesBetween(days.from, days.to).filter((day) => weekdayOf(day) === 6);
  const number = NUMBERS.findIndex(
    (name) => name === nth!.toLowerCase() || Number.parseInt(nth!, 10) === NUMBERS.indexOf(name) + 1,
  );
  const saturday = nth!.toLowerCase() === 'last' ? saturdays.at(-1) : saturdays[number];
  return saturday ? { from: saturday, to: addDays(saturday, 1) } : null;
};

const halfOf: ToSpan = ({ half, month }, moment) => {
  const { from, to } = monthOf(month!, moment);
  return half!.toLowerCase() === 'first' ? { from, to: addDays(from, 14) } : { from: addDays(from, 15), to };
};

const ofYear: ToSpan = ({ year }, { today }) => ({
  from: Number(year) === yearOf(today) ? today : `${year}-01-01`,
  to: `${year}-12-31`,
});

const nextYear = (today: Day): QuerySpan => ({ from: `${yearOf(today) + 1}-01-01`, to: `${yearOf(today) + 1}-12-31` });

const weekBefore: ToSpan = ({ side, anchor }, moment) => {
  const day = parseWhen(`on ${anchor}`, moment).span?.from;
  if (!day) return null;
  return side!.toLowerCase() === 'before'
    ? { from: addDays(day, -7), to: addDays(day, -1) }
    : { from: addDays(day, 1), to: addDays(day, 7) };
};

const restOf: ToSpan = ({ unit }, { today }) =>
  ({
    week: { from: today, to: addDays(today, (7 - weekdayOf(today)) % 7) },
    month: { from: today, to: wholeMonthOf(today).to },
    year: { from: today, to: `${yearOf(today)}-12-31` },
  })[unit!.toLowerCase()] ?? null;

const weekendsAhead: ToSpan = ({ count }, { today }) => {
  const saturday = addDays(today, (6 - weekdayOf(today) + 7) % 7);
  return { from: saturday, to: addDays(saturday, 7 * (count === '3' || count === 'three' ? 2 : 1) + 1) };
};

const thisAndNextWeek: ToSpan = (_, { today }) => ({ from: today, to: addDays(today, ((7 - weekdayOf(today)) % 7) + 7) });

const afterNext: ToSpan = ({ unit }, { today }) => {
  const monday = addDays(mondayOf(today), 14);
  return unit!.toLowerCase() === 'week'
    ? { from: monday, to: addDays(monday, 6) }
    : { from: addDays(monday, 5), to: addDays(monday, 6) };
};

/** 'Early next week' is until Wednesday, 'later this week' from Thursday on. */
const partOfWeek: ToSpan = ({ part, unit }, { today }) => {
  const monday = addDays(mondayOf(today), unit!.toLowerCase() === 'next' ? 7 : 0);
  const [from, to] =
    /^(?:early|beginning)/i.test(part!) && !/^earlier/i.test(part!)
      ? [0, 2]
      : /^mid/i.test(part!)
        ? [1, 3]
        : /^earlier/i.test(part!)
          ? [0, 6]
          : [3, 6];
  return { from: addDays(monday, from) < today ? today : addDays(monday, from), to: addDays(monday, to) };
};

/** 'Friday the 13th': the next one on that day of the week. */
const numberedWeekday: ToSpan = ({ weekday, number }, { today }) => {
  const day = datesBetween(today, addDays(today, MAX_DAYS_TO_NUMBERED)).find(
    (one) => weekdayOf(one) === parseWeekday(weekday!) && Number(one.slice(8)) === Number(number),
  );
  return day ? { from: day, to: day } : null;
};

/** Each number falls on each day of the week within that time. */
const MAX_DAYS_TO_NUMBERED = 430;

const PERIODS: readonly (readonly [RegExp, ToSpan])[] = [
  [
    new RegExp(
      `\\b(?:on |in |during )?(?:the )?(?<nth>first|second|third|fourth|fifth|last|[1-5](?:st|nd|rd|th)) weekend (?:of|in) (?<month>${MONTH})\\b`,
      'i',
    ),
    nthWeekend,
  ],
  [new RegExp(`\\b(?:in |during )?(?:the )?(?<half>first|second|last|latter|other) half of (?<month>${MONTH})\\b`, 'i'), halfOf],
  [/\b(?:in |during )?(?:the )?week (?<side>before|after) (?<anchor>[a-z]+(?: (?:day|eve|\d{1,2})\b)?)/i, weekBefore],
  [
    /\b(?:(?:until|till?|through|thru|by|before|for) )?(?:the )?(?:end|rest|remainder) of (?:the |this )?(?<unit>week|month|year)\b/i,
    restOf,
  ],
  [/\b(?:on |in )?(?:the )?(?<unit>week|weekend) after next\b/i, afterNext],
  [
    /\b(?<part>early|earlier|late|later|mid|middle of|beginning of|end of)[ -](?:in )?(?:the )?(?<unit>this|next|the) week\b(?! (?:of|after)\b)/i,
    partOfWeek,
  ],
  [
    new RegExp(
      `\\b(?:on )?(?<weekday>${WEEKDAY_NAMES.join('|')}),? (?:on )?the (?<number>\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:of|in)\\b)`,
      'i',
    ),
    numberedWeekday,
  ],
  [/\bthis week (?:or|and) next(?: week)?\b/i, thisAndNextWeek],
  [/\b(?:in |over )?(?:the )?(?:next|coming) (?<count>2|3|two|three|couple of) weekends\b/i, weekendsAhead],
  [/\b(?:in|of|for|during) the new year\b(?!['’]?s\b)/i, (_, { today }) => nextYear(today)],
  // Not 'December of 2026', which is a month, nor 'the class of 2027'.
  [
    new RegExp(
      `\\b(?:in|for|during|(?<!\\b(?:class|spring|summer|fall|autumn|winter|${MONTH}) )of) (?:the year )?(?<year>20\\d\\d)\\b`,
      'i',
    ),
    ofYear,
  ],
  // 'Quilt show 2027'
  [
    new RegExp(
      `(?<=^[^\\d]*\\b(?!(?:class|of|since|until|by|before|after|to|and|or|the|${MONTH})\\b)[a-z\\uE100-\\uF8FF]{2,} |^[^\\d]*[\\uE100-\\uF8FF] )(?<year>20\\d\\d)(?=\\W*$)`,
      'iu',
    ),
    ofYear,
  ],
];

/** 'Before Sunday', 'until the end of January', 'after Christmas': the grammar reads the day, and leaves the word before it. */
const readSide = (text: string, moment: Moment): { span: QuerySpan; rest: string } | null => {
  const { span, rest } = parseWhen(text, moment);
  const match = span && SIDE.exec(rest);
  if (!match) return null;
  const { today } = moment;
  const side = match.groups!.side!.toLowerCase().split(' ')[0]!;
  const month = MONTH_AFTER.exec(rest)?.[1];
  const last = month ? monthOf(month, moment).to : addDays(span.to, MAX_DAYS_AFTER);
  const sided: QuerySpan =
    side === 'before'
      ? { from: today, to: addDays(span.from, -1) }
      : side === 'after'
        ? { from: addDays(span.to, 1), to: last }
        : { from: today, to: span.to };
  if (sided.from > sided.to) return null;
  const left = rest.replace(match[0], ' '.repeat(match[0].length));
  return { span: sided, rest: side === 'after' && month ? left.replace(MONTH_AFTER, ' ') : left };
};

const SIDE = /\b(?<side>(?:between|from) now (?:and|until|till?|to)|before|until|till?|through|thru|by|up to|after)(?= {3})\s+/i;
const MONTH_AFTER = new RegExp(`\\bin (${MONTH})\\b`, 'i');
/** 'After Christmas' names no end. */
const MAX_DAYS_AFTER = 31;

const datesBetween = (from: Day, to: Day): Day[] => {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

import {
  addDays,
  type Day,
  dayOfMonth,
  daysBetween,
  formatDateInYear,
  formatMonth,
  monthOf,
  weekdayOf,
  yearOf,
} from '#libs/contracts';
import {
  addMonths,
  firstDayOfMonth,
  lastDayOfMonth,
  mondayOf,
  monthAfter,
  nextWeekday,
  nextYearly,
  nthWeekdayOfMonth,
  toDay,
} from './calendar';
import type { DayReading, DaySpan, FoundDays } from './day-reading';
import { findAll, type Rule, toRulePattern } from './find-all';
import { findHoliday, HOLIDAY } from './holidays';
import { joinDays } from './join-days';
import {
  ANY_COUNT,
  CARDINAL_DAY_WORD,
  MONTH,
  NTH,
  ORDINAL_DAY_WORD,
  parseCount,
  parseDayNumber,
  parseMonth,
  parseNth,
  parseWeekday,
  SMALL_COUNT,
  WEEKDAY,
  WEEKEND_DAYS,
} from './vocabulary';

/** All words of a text that may be days, also those that overlap. Joined days ('Dec 5 to 7') come with their parts. */
export const findDays = (text: string, today: Day): FoundDays[] => {
  const single = findAll(DAY_RULES, text, { today, text });
  return joinDays(text, single, today);
};

type Context = Readonly<{ today: Day; text: string }>;
type DayRule = Rule<DayReading, Context>;

const rule = (pattern: string, read: DayRule['read']): DayRule => ({ pattern: toRulePattern(pattern), read });

const CLEAR = 10;
const LIKELY = 7;
const DOUBTFUL = 3;
const UNLIKELY = -8;

const onDay = (day: Day): DaySpan => ({ from: day, to: day });
const oneDay = (kind: DayReading['kind'], day: Day, weight = CLEAR): DayReading => ({ kind, spans: [onDay(day)], weight });

/** Who comes, as in 'hvac guy coming Tuesday'. */
const VISITOR = '(?:guy|m[ae]n|lad(?:y|ies)|wom[ae]n|people|folks|crew|tech|technician|plumber|electrician|mover)s?';
const PART_OF_DAY = '(?: (?:morning|afternoon|evening|eve|night))?';
const SPOKEN_YEAR =
  '(?:twenty|two thousand(?: and)?)[ -](?:twenty|thirty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?';
const YEAR = `(?:,? (?:of |in |in the year |A\\.?D\\.? )?(?<year>20\\d\\d|${SPOKEN_YEAR})| ?['’](?<short>\\d\\d))?`;
const DAY_NUMBER = `(?:(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?|${ORDINAL_DAY_WORD})`;
const NUMBERED_DAY = '(?:3[01]|[12]?\\d)(?:st|nd|rd|th)';
/** After a number that is no hour: not '7pm', '7:30' or '10-4'. */
/** 'Nov 9 am' may be an hour, 'Nov 30 am' may not. */
const NO_HOUR = '(?:(?<=\\b(?:1[3-9]|2\\d|3[01]))(?= [ap]m\\b)|(?! ?(?:[ap]\\.?m?\\b|:\\d)|:\\d|[\\d%/]|,?\\d{3}))';

/** Behind a month: no number of a day. */
const NO_DAY_NEXT = `(?!\\.? (?:\\d|the |${ORDINAL_DAY_WORD}))`;

const DAY_RULES: readonly DayRule[] = [
  rule(`(?:(?:for )?today(?:'s)?|this (?:morning|afternoon|evening)|tonight|right now)`, (_, { today }) =>
    oneDay('relative', today),
  ),
  rule(`(?:on )?tomorrow${PART_OF_DAY}(?:'s)?`, (_, { today }) => oneDay('relative', addDays(today, 1))),
  rule('(?:the )?day after tomorrow', (_, { today }) => oneDay('relative', addDays(today, 2), CLEAR + 4)),
  rule(`yesterday${PART_OF_DAY}|last night`, (_, { today }) => passed(addDays(today, -1), today, 'relative')),
  rule('(?:the )?day before yesterday', (_, { today }) => passed(addDays(today, -2), today, 'relative', CLEAR + 4)),
  rule(
    `(?:in|within) (?<n>${SMALL_COUNT}|\\d{3}|a couple(?: of)?|a few|a) (?<unit>days?|weeks?|months?)(?: time)?(?! from)`,
    ({ groups }, { today }) => oneDay('relative', ahead(today, groups!.n!, groups!.unit!)),
  ),
  rule(`in (?<n>${SMALL_COUNT}|a couple(?: of)?|a few) weeks,? (?:on )?(?:a )?(?<day>${WEEKDAY})`, ({ groups }, { today }) =>
    weekdayInWeeks(groups!, today),
  ),
  rule(`(?:on )?(?<day>${WEEKDAY}),? in (?<n>${SMALL_COUNT}|a couple(?: of)?|a few) weeks`, ({ groups }, { today }) =>
    weekdayInWeeks(groups!, today),
  ),
  rule(
    `(?:in )?(?<n>${SMALL_COUNT}|\\d{3}|a couple(?: of)?|a few|a) (?<unit>days?|weeks?|months?) (?:from (?:now|today)|hence)`,
    ({ groups }, { today }) => oneDay('relative', ahead(today, groups!.n!, groups!.unit!), CLEAR + 6),
  ),
  rule(
    `(?:(?:on|in) )?(?:(?<n>${SMALL_COUNT}|a couple(?: of)?|a|the) )?(?<unit>days?|weeks?) (?<side>from|after|before) (?<which>this coming |this |next )?(?<base>${WEEKDAY}|tomorrow|${HOLIDAY})`,
    ({ groups }, { today }) => awayFrom(groups!, today),
  ),
  rule(
    `(?:on )?(?:the )?(?<side>day|night|${WEEKDAY}) (?<way>before|after|of|following) (?<day>${HOLIDAY})`,
    ({ groups }, { today }) => besideHoliday(groups!, today),
  ),
  rule(
    `(?<n>${SMALL_COUNT}) (?<day>mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays) from (?:now|today)`,
    ({ groups }, { today }) => weekdaysFromNow(parseCount(groups!.n!), parseWeekday(groups!.day!), today),
  ),
  rule(
    `(?:on )?(?:(?<which>this coming|this|(?<!(?:\\b(?:is|are|be|was|${VISITOR})|['’](?:s|re)) )coming|next|last|the) )?(?<day>${WEEKDAY})${PART_OF_DAY}(?:['’]s)?`,
    (match, context) => weekday(match, context),
  ),
  // Not 'Dec 4 th 7pm'
  rule(
    `(?<!(?:\\b${MONTH}\\.?|\\b(?:the|grade|on)|^) \\d{1,2} )(?<!\\bwith )(?<day>tu|th)(?= (?:at )?\\d{1,2}(?::?\\d\\d)?(?: ?[ap]\\.?m?\\b| ?[-–] ?\\d|\\b(?! (?:grade|th|st|nd|rd)\\b)))`,
    ({ groups }, { today }) => ({ ...weekdayReading('', parseWeekday(groups!.day!), today), weight: LIKELY + 2 }),
  ),
  rule(`(?:on )?(?:next week(?: on)?,? )(?<day>${WEEKDAY})${PART_OF_DAY}`, ({ groups }, { today }) =>
    weekdayInNextWeek(today, parseWeekday(groups!.day!)),
  ),
  rule(`(?:on )?(?<day>${WEEKDAY})${PART_OF_DAY},? (?:of )?next week`, ({ groups }, { today }) =>
    weekdayInNextWeek(today, parseWeekday(groups!.day!)),
  ),
  rule(`(?:on )?(?:the )?(?<day>${WEEKDAY}) after next`, ({ groups }, { today }) =>
    oneDay('relative', addDays(nextWeekday(today, parseWeekday(groups!.day!), false), 7), CLEAR + 6),
  ),
  // In 'March 4th grade concert' the number belongs to the name as well.
  rule(`(?:on )?(?<month>${MONTH})(?= (?<day>\\d{1,2}(?:st|nd|rd|th))(?<counted>\\s+[a-z-]+))`, ({ groups }, { today }) => {
    const reading = COUNTED_NEXT.test(groups!.counted!)
      ? dateReading(parseMonth(groups!.month!), parseDayNumber(groups!.day!), null, today)
      : null;
    return reading && { ...reading, question: 'Which day is it?' };
  }),
  rule(`(?:on |the )*(?<month>${MONTH})\\.?,? (?:the )?(?<day>${DAY_NUMBER})${NO_HOUR}${YEAR}`, (match, context) =>
    monthAndDay(match, context),
  ),
  // 'vet Dec 9 am': a month without another day has that of the number.
  rule(`(?<month>${MONTH})(?<!\\b(?:in|of) \\w+)\\.? (?<day>1[0-2]|[1-9]) [ap]m`, (match, context) => {
    const others = context.text.replace(match[0], '');
    return A_DAY.test(others) ? null : monthAndDay(match, context, CLEAR + 8);
  }),
  // 'Jan 23/24'
  rule(
    `(?:on )?(?<month>${MONTH})\\.? (?<day>3[01]|[12]\\d|0?[1-9])/(?<last>3[01]|[12]\\d|0?[1-9])(?! ?[ap]\\.?m?\\b|[\\d/:])`,
    ({ groups, index }, { today, text }) =>
      PERSON_NAMES.test(groups!.month!) && PERSON_BEFORE.test(text.slice(0, index))
        ? null
        : withOrWithoutNext(daysOfMonth(groups!, today)),
  ),
  // Behind 'on' or before an hour, where the number counts nothing.
  rule(`on (?<month>${MONTH}) (?<day>${CARDINAL_DAY_WORD})(?! (?:to|thirty|fifteen|forty|o))${YEAR}`, (match, context) =>
    monthAndDay(match, context),
  ),
  rule(`(?<!\\bof )(?<month>${MONTH}) (?<day>${CARDINAL_DAY_WORD})(?= (?:at|from|between|noon)\\b)`, (match, context) =>
    monthAndDay(match, context, LIKELY + 2),
  ),
  rule(
    `(?:on |this |the )*(?<day>${DAY_NUMBER})(?: (?:day of|of|de))? (?<month>${MONTH})\\.?(?![ ,]*(?:\\d{1,2}(?:st|nd|rd|th)|${ORDINAL_DAY_WORD}|(?:3[01]|[12]\\d|0?[1-9]),? (?:\\d|at|from|noon)))${YEAR}`,
    (match, context) => monthAndDay(match, context, match.groups!.day!.match(/\D/) ? CLEAR + 1 : CLEAR - 2),
  ),
  rule(
    '(?:on )?(?<m>1[0-2]|0?[1-9])/(?<d>3[01]|[12]\\d|0?[1-9])(?:/(?<year>20\\d\\d)|/(?<short>\\d\\d))?(?![/\\d])',
    (match, context) => slashed(match, context),
  ),
  rule(
    '(?:on )?(?<m>1[0-2]|0?[1-9])/(?<d>3[01]|[12]\\d|0?[1-9]) ?[-–] ?(?<last>3[01]|[12]\\d|0?[1-9])(?! ?(?:[ap]\\.?m?\\b|:\\d)|[\\d/-])',
    ({ groups }, { today }) => daysOfMonth({ ...groups, month: undefined, day: groups!.d }, today, Number(groups!.m)),
  ),
  rule('(?:on )?(?<m>1[0-2]|0?[1-9])/(?<d>\\d{1,2})(?![/\\d])', ({ groups, 0: said }) =>
    Number(groups!.d) > 28 && !toDay(2028, Number(groups!.m), Number(groups!.d)) ? noDay(said) : null,
  ),
  rule('(?:on )?\\d{1,2}/\\d{1,2}(?![/\\d])', (match, context) => unreadable(match, context)),
  rule('(?:on )?(?:\\d{1,2}([/.-])\\d{1,2}\\1\\d{2,5}|\\d{4}([/.-])\\d{1,2}\\2\\d{1,2})(?![/\\d])', (match, context) =>
    unreadable(match, context),
  ),
  rule(`(?:on )?${MONTH}\\.? (?:3[2-9]|[4-9]\\d)(?:st|nd|rd|th)?${NO_HOUR}`, ({ 0: said }) => ({
    ...noDay(said),
    weight: DOUBTFUL,
  })),
  rule(
    `(?:(?:in|within) )?(?<n>${ANY_COUNT}) ?(?<unit>days?|weeks?|months?|years?|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays) (?:from (?:now|today)|hence)`,
    ({ groups }, { today }) => countedAhead(groups!, today),
  ),
  rule(`(?:in|within) (?<n>${ANY_COUNT}) ?(?<unit>days?|weeks?|months?|years?)(?! from)`, ({ groups }, { today }) =>
    countedAhead(groups!, today),
  ),
  rule(`(?:on )?(?<day>\\d{1,2})-(?<month>${MONTH})-(?:(?<year>20\\d\\d)|(?<short>\\d\\d))`, (match, context) =>
    monthAndDay(match, context),
  ),
  // '23DEC' on tickets
  rule(
    `(?:on )?(?<day>3[01]|[12]\\d|0?[1-9])(?<month>JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:(?<year>20\\d\\d)|(?<short>\\d\\d))?`,
    (match, context) => monthAndDay(match, context),
  ),
  rule('(?:on )?(?<year>20\\d\\d)-(?<m>\\d\\d)-(?<d>\\d\\d)(?:T(?=\\d))?', ({ groups }, context) => numeric(groups!, context)),
  rule(
    '(?:on )?(?<m>1[0-2]|0?[1-9])[-.](?<d>3[01]|[12]\\d|0?[1-9])[-.](?:(?<year>20\\d\\d)|(?<short>\\d\\d))',
    ({ groups }, context) => numeric(groups!, context),
  ),
  rule('(?<m>1[0-2]|0?[1-9])[-.](?<d>3[01]|[12]\\d|0?[1-9])(?![-.–]?\\d| ?[ap]\\.?m?\\b)', (match, context) =>
    dashed(match, context),
  ),
  // Not 'second Sunday march for life'
  rule(
    `(?:on )?(?:the )?(?<nth>${NTH}) (?<day>${WEEKDAY})${PART_OF_DAY}(?: (?:of|in) (?<month>${MONTH}|this month|next month)(?! of every)| (?<next>(?!mar|apr|may|june|aug)${MONTH}|${MONTH}(?= *(?:$|[,.;!(\\d]|(?:at|from|noon)\\b)))(?!\\.? (?:the )?${DAY_NUMBER}${NO_HOUR}))${YEAR}`,
    ({ groups }, context) => nthOfMonth({ ...groups, month: groups!.month ?? groups!.next }, context),
  ),
  rule(`(?:on )?(?:the )?(?<nth>${NTH}) (?<day>${WEEKDAY})`, (match, { today }) => nthAlone(match.groups!, today)),
  rule(
    `(?:on )?(?:the )?(?<!\\b(?:twenty|thirty)[ -])(?<which>last|first) day of (?:(?<month>${MONTH})${YEAR}|(?<of>this|the|next) month)`,
    ({ groups }, { today }) => edgeOfMonth(groups!, today),
  ),
  rule(`(?:at |by )?(?:the )?end of (?:the |this )?(?:month)`, (_, { today }) =>
    oneDay('relative', lastDayOfMonth(yearOf(today), monthOf(today))),
  ),
  rule(`(?:by|before|due) (?:the )?end of (?<month>${MONTH})(?:,? (?<year>20\\d\\d))?`, ({ groups }, { today }) => {
    const month = parseMonth(groups!.month!);
    const year = groups!.year ? Number(groups!.year) : yearOf(today) + (month < monthOf(today) ? 1 : 0);
    return oneDay('relative', lastDayOfMonth(year, month), CLEAR + 14);
  }),
  rule(
    `(?:on )?(?:(?<weekday>${WEEKDAY}),? (?:the )?|the )(?<n>(?:3[01]|[12]?\\d)(?:st|nd|rd|th)|${ORDINAL_DAY_WORD}(?! \\d+ [a-z]))(?: of (?<of>this|next|the) month)?`,
    (match, context) => ordinal(match, context),
  ),
  rule(
    `(?:on )?(?<weekday>${WEEKDAY}),? (?<n>(?:3[01]|2\\d|1[3-9])(?![\\d%/]|:\\d)|(?:1[0-2]|[1-9])${NO_HOUR})(?! ?(?:-|–|—|to|until|through|and|&|or) ?\\d| (?:(?:of|de) )?${MONTH}\\b|\\.\\d)`,
    (match, context) => weekdayAndNumber(match, context),
  ),
  rule(`(?<n>${NUMBERED_DAY})(?=\\s*(?:$|[,.;!]|at\\b|@|\\d))`, (match, context) => ordinal(match, context, LIKELY)),
  // 'camping 2nd-5th', 'closed from 1st to 3rd'
  rule(
    `(?<n>${NUMBERED_DAY})(?=(?: ?[-–] ?| (?:to|through|thru|until|and|&) )${NUMBERED_DAY}\\s*(?:$|[,.;!]|at\\b|@|\\d))`,
    (match, context) => firstOfTwo(match, context),
  ),
  rule(
    `(?:(?:from|between) )?(?:(?<weekday>${WEEKDAY}),? )?(?:the )?(?<day>${DAY_NUMBER}) ?(?:-|–|—|to|through|until|and|&) ?(?:(?:${WEEKDAY}),? )?(?:the )?(?<last>${DAY_NUMBER})(?: of)? (?<month>${MONTH})\\.?(?![ ,]*\\d{1,2}(?:st|nd|rd|th))${YEAR}`,
    ({ groups }, { today }) => daysOfMonth(groups!, today),
  ),
  rule(`(?:(?<lead>on|this|for|at|over) )?(?<day>${HOLIDAY})(?<part> (?:morning|afternoon|evening|night))?`, (match, context) =>
    holiday(match, context),
  ),
  rule(
    `(?:on |over )?(?:the )?(?<day>${HOLIDAY}|mlk|presidents|memorial|labor|columbus|thanksgiving)(?: day)? (?<what>weekend|week)`,
    ({ groups }, { today }) => aroundHoliday(groups!, today),
  ),
  rule(
    `(?:on |over )?(?:the )?(?<nth>${NTH}) weekend (?:of|in) (?:the )?(?<month>${MONTH}|(?:this |next )?month)${YEAR}`,
    ({ groups }, context) => weekendOfMonth(groups!, context),
  ),
  rule('(?:on |over |all )?(?:(?<which>this coming|this|the|next|coming|last) )?weekend', ({ groups }, { today }) =>
    weekend(groups!.which, today),
  ),
  rule(`(?:on )?(?<days>${WEEKEND_DAYS})(?!\\/)`, ({ groups }, { today }) => {
    const first = nextWeekday(today, /^fri/i.test(groups!.days!) ? 5 : 6, true);
    const whole = { from: first, to: addDays(first, 1) };
    const spans = [whole, onDay(whole.from), onDay(whole.to)];
    return { kind: 'date', isOfWeekdays: true, spans, question: 'Which day is it?', weight: CLEAR + 8 };
  }),
  rule(
    '(?:sometime|some time|at some point|one day) (?:on |over |during )?(?<which>this coming|this|the|next|coming) weekend',
    ({ groups }, { today }) => dayOfWeekend(weekend(groups!.which, today)),
  ),
  rule(
    '(?:(?:sometime|some time|during|in) )?(?<which>this|next|last|coming|the(?= week)) (?<unit>week|month|year)(?! (?:of|after|from (?:now|today|tomorrow|this|next|mon|tue|wed|thu|fri|sat|sun)))',
    ({ groups }, { today }) => period(groups!.which!.toLowerCase(), groups!.unit!.toLowerCase(), today),
  ),
  rule('(?:the )?week after next', (_, { today }) => {
    const monday = addDays(mondayOf(today), 14);
    return { ...openPeriod({ from: monday, to: addDays(monday, 6) }, 'Which day of that week is it?'), weight: CLEAR + 6 };
  }),
  rule(
    `(?:in |over |within |during )?(?:the )?(?:next|coming) (?<n>${SMALL_COUNT}|few|couple(?: of)?) (?<unit>days|weeks|months)`,
    ({ groups }, { today }) =>
      openPeriod({ from: today, to: ahead(today, `${groups!.n!.replace(/ of$/, '')}`, groups!.unit!) }, 'Which day is it?'),
  ),
  rule(
    `(?:(?:sometime |some time )?(?:in|during|throughout|this|next|by|of)(?: the month of)? )(?:the )?(?<piece>early|late|mid|beginning of|start of|end of|(?:first|last|second|third|1st|2nd|3rd) week of)?[ -]?(?<month>${MONTH})(?:,? (?<year>20\\d\\d))?${NO_DAY_NEXT}`,
    ({ groups, 0: said }, context) => month(groups!, said, context),
  ),
  rule(
    `(?:the )?(?<piece>early|late|mid|beginning of|start of|end of|(?:first|last|second|third|1st|2nd|3rd) week of)[ -](?<month>${MONTH})(?:,? (?<year>20\\d\\d))?${NO_DAY_NEXT}`,
    ({ groups, 0: said }, context) => month(groups!, said, context),
  ),
  // 'sticker expires november': with other days it is a part of the name.
  rule('(?<month>january|february|july|september|october|november|december)(?=\\s*$)', ({ groups, 0: said }, context) => {
    const reading = month(groups!, said, context);
    return reading && { ...reading, weight: DOUBTFUL };
  }),
  rule(
    `(?:this|next|in|in the|over the|during the|last) (?<season>spring|summer|fall|autumn|winter)(?! (?:break|camps?|carnival|clean|concert|fair|festival|musical|play|reading|recital|sale|show|sports|vacation)\\b)`,
    ({ groups, 0: said }, { today }) => season(groups!.season!.toLowerCase(), said, today),
  ),
];

const ahead = (today: Day, count: string, unit: string): Day => {
  const n = parseCount(count.replace(/ of$/i, ''));
  if (/^m/i.test(unit)) return addMonths(today, n);
  return addDays(today, n * (/^w/i.test(unit) ? 7 : 1));
};

/** 'in two weeks on Thursday': in that week, or as many weeks from the coming one. */
const weekdayInWeeks = ({ n, day }: Record<string, string | undefined>, today: Day): DayReading => {
  const weekday = parseWeekday(day!);
  const week = mondayOf(ahead(today, n!, 'weeks'));
  const [inWeek, counted] = [nextWeekday(week, weekday, true), ahead(nextWeekday(today, weekday, true), n!, 'weeks')];
  return inWeek === counted
    ? oneDay('relative', inWeek, CLEAR + 8)
    : { kind: 'relative', spans: [inWeek, counted].map(onDay), question: 'Which one do you mean?', weight: CLEAR + 8 };
};

/** In 'two Saturdays from now' the coming one may count as the first, or as now. */
const weekdaysFromNow = (count: number, weekday: number, today: Day): DayReading => {
  const day = addDays(nextWeekday(today, weekday, false), 7 * (count - 1));
  const base = oneDay('relative', day, CLEAR + 8);
  return weekday === weekdayOf(today)
    ? base
    : { ...base, spans: [day, addDays(day, 7)].map(onDay), question: 'Which one do you mean?' };
};

const awayFrom = ({ n, unit, side, base, which }: Record<string, string | undefined>, today: Day): DayReading | null => {
  const isWeekday = new RegExp(`^${WEEKDAY}$`, 'i').test(base!);
  if (isWeekday && !/from/i.test(side!)) return null;
  const from = isWeekday
    ? weekdayReading((which ?? '').trim(), parseWeekday(base!), today).spans[0]!.from
    : /^tomorrow/i.test(base!)
      ? addDays(today, 1)
      : findHoliday(base!, today);
  if (!from || (!n && /^d/i.test(unit!))) return null;
  const start = isWeekday && from === today ? addDays(from, which ? 0 : 7) : from;
  const days = parseCount(n ?? 'a') * (/^w/i.test(unit!) ? 7 : 1);
  return oneDay('relative', addDays(start, /before/i.test(side!) ? -days : days), CLEAR + 8);
};

const besideHoliday = ({ side, way, day }: Record<string, string | undefined>, today: Day): DayReading | null => {
  const on = findHoliday(day!, today);
  if (!on) return null;
  const isBefore = /before/i.test(way!);
  if (/^of$/i.test(way!)) return /^(?:day|night)$/i.test(side!) ? oneDay('holiday', on, CLEAR + 4) : null;
  if (/^(?:day|night)$/i.test(side!)) return oneDay('holiday', addDays(on, isBefore ? -1 : 1), CLEAR + 8);
  const after = nextWeekday(on, parseWeekday(side!), false);
  return oneDay('holiday', isBefore ? addDays(nextWeekday(on, parseWeekday(side!), true), -7) : after, CLEAR + 8);
};

const weekday = ({ groups, 0: whole, index }: RegExpExecArray, { today, text }: Context): DayReading | null => {
  const { day, which = '' } = groups!;
  const [before, after] = [text.slice(0, index), text.slice(index + whole.length)];
  const reading = {
    ...weekdayReading(which.toLowerCase(), parseWeekday(day!), today),
    ...(/^(?:this|next)/i.test(which) && { isNear: true }),
  };
  // 'SAT' is a test, unless all is in capitals.
  if (/^SAT$/.test(day!) && /\p{Ll}/u.test(text) && !HOUR_NEXT.test(after))
    return { ...reading, weight: SAT_NOT_A_DAY.test(after) ? UNLIKELY : DOUBTFUL };
  if (/^(?:sat|sun)$/i.test(day!) && !which && !/^on/i.test(whole) && isAnotherWord(day!, before, after))
    return { ...reading, weight: UNLIKELY };
  if (NAMED_DAY.test(`${before}${whole}`)) return { ...reading, weight: UNLIKELY };
  return reading;
};

const HOUR_NEXT = /^,? (?:at |@ ?)?(?:\d{1,2}(?::?\d\d)? ?[ap]\.?m?\b|noon\b)/i;
const SAT_NOT_A_DAY = /^ (?:prep|test|exam|class|course|tutor|review|practice|score|registration|words)/i;

/** 'check-in Sun Dec 27' */
const DATE_NEXT = new RegExp(`^,?\\s+(?:${MONTH}\\.? \\d|\\d)`, 'i');

/** 'sat' and 'sun' are also words. */
const isAnotherWord = (day: string, before: string, after: string): boolean =>
  /\b(?:the|of|hot|midnight|full)\s+$/i.test(before) ||
  (/\b(?:kids|we|he|she|they|who|dog|cat)\s+$/i.test(before) && !/^\s*(?:$|[,.;!]|at\b|@|\d|noon\b)/i.test(after)) ||
  (/^sun$/i.test(day) && /\b(?:in|under)\s+$/i.test(before) && !DATE_NEXT.test(after)) ||
  /^\s+(?:on the|down|still|with|prep|tests?|exams?)\b/i.test(after) ||
  (/^sun$/i.test(day) && /^\s+(?:tea|dress|screen|hat|room(?! \d)|valley|and (?:moon|sand|fun))\b/i.test(after));

/** Holidays that are named after a weekday have their own rule. */
const NAMED_DAY =
  /\b(?:(?:black|good) fri|cyber mon|giving tue|small (?:business|biz) sat|(?:holy|maundy) thu|(?:palm|easter|super bowl) sun|ash wed|(?:fat|shrove) tue|holy sat|easter mon)[a-z]*$/i;

const weekdayReading = (which: string, weekday: number, today: Day): DayReading => {
  const isToday = weekdayOf(today) === weekday;
  const soon = nextWeekday(today, weekday, true);
  const base = { kind: 'weekday', weight: CLEAR } as const;
  if (which === 'last') {
    const past = addDays(nextWeekday(today, weekday, false), isToday ? -14 : -7);
    return {
      ...base,
      spans: [past, addDays(past, isToday ? 14 : 7)].map(onDay),
      question: 'That day has passed. Which one is it?',
    };
  }
  if (which === 'next' && !isToday) {
    const later = addDays(soon, 7);
    // On a Friday, 'next Tuesday' is rather the coming one; on a Monday, 'next Friday' is rather that of the week after.
    const isThisWeek = daysBetween(today, soon) + ((weekdayOf(today) + 6) % 7) < 7;
    const spans = (isThisWeek ? [later, soon] : [soon, later]).map(onDay);
    return { ...base, spans, question: 'Which one do you mean?' };
  }
  if (which === 'next') return { ...base, spans: [onDay(addDays(soon, 7))] };
  if (isToday && /coming/.test(which))
    return { ...base, spans: [addDays(soon, 7), soon].map(onDay), question: 'Which one do you mean?' };
  if (isToday && which === '') return { ...base, spans: [soon, addDays(soon, 7)].map(onDay), question: TODAY_QUESTION };
  return { ...base, spans: [onDay(soon)] };
};

const TODAY_QUESTION = 'Is that today?';

/** A week may begin on Sunday or Monday, so a Sunday is asked about. */
const weekdayInNextWeek = (today: Day, weekday: number): DayReading => {
  const date = addDays(mondayOf(today), 7 + ((weekday + 6) % 7));
  const other = addDays(date, -7);
  const base = { kind: 'relative', weight: CLEAR + 6 } as const;
  return weekday === 0 && other > today
    ? { ...base, spans: [date, other].map(onDay), question: 'Which Sunday?' }
    : { ...base, spans: [onDay(date)] };
};

/** A word of a day or a month, or a date in figures. */
const A_DAY = new RegExp(`\\b(?:${WEEKDAY}|${MONTH}|today|tomorrow|tonight|\\d{1,2}/\\d{1,2})(?![\\p{L}])`, 'iu');

const monthAndDay = (
  { groups, 0: said, index }: RegExpExecArray,
  { today, text }: Context,
  weight = CLEAR + 2,
): DayReading | null => {
  const [month, number] = [parseMonth(groups!.month!), parseDayNumber(groups!.day!)];
  const year = yearIn(groups!);
  const after = text.slice(index + said.length);
  const isCounted = /(?:st|nd|rd|th)$/i.test(groups!.day!) && !year && isCountedNext(after);
  const isName = !year && PERSON_NAMES.test(said) && /^'s\b/.test(after);
  if (isName) return null;
  const reading = dateReading(month, number, year, today) ?? noDay(said);
  if (isCounted) return null;
  // 'may 4 people come' and 'march 4 miles'
  if (/^(?:may|march|mar)\b/i.test(groups!.month!) && PLURAL_NEXT.test(after)) return { ...reading, weight: DOUBTFUL };
  return { ...reading, weight: year ? weight + 2 : weight };
};

/** 'the 19th to the 23rd of February' */
const daysOfMonth = (
  groups: Record<string, string | undefined>,
  today: Day,
  month = parseMonth(groups.month!),
): DayReading | null => {
  const first = dateReading(month, parseDayNumber(groups.day!), yearIn(groups), today);
  const from = first?.spans[0]?.from;
  const to = from && toDay(yearOf(from), month, parseDayNumber(groups.last!));
  return to && to > from
    ? { ...first, spans: [{ from, to }], weight: /\D/.test(groups.day!) || /\D/.test(groups.last!) ? CLEAR + 12 : CLEAR + 3 }
    : null;
};

/** Two days in a row are both meant. */
const withOrWithoutNext = (reading: DayReading | null): DayReading | null => {
  const [whole] = reading?.spans ?? [];
  if (!reading || !whole) return null;
  const spans = daysBetween(whole.from, whole.to) === 1 ? [whole] : [onDay(whole.from), onDay(whole.to)];
  return { ...reading, spans, ...(spans.length > 1 && { question: 'Which day is it?' }), weight: CLEAR + 12 };
};

/** 'Dr. May 3/4' */
const PERSON_BEFORE = /\b(?:dr|mrs?|ms|miss|aunt|with|w\/?|for)\.? $/i;
const PERSON_NAMES = /^(?:april|may|june|august)\b/i;
/** 'for 1st, 3rd and 5th graders', 'between 2nd and 3rd Streets': also of a list. */
const isCountedNext = (after: string): boolean => COUNTED_NEXT.test(after.replace(LISTED_NEXT, ''));
const LISTED_NEXT = /^(?:(?:,| ?[-–]|,? (?:and|&|or)| to) ?\d{1,3}(?:st|nd|rd|th)){1,4}(?=\s)/i;
const COUNTED_NEXT =
  /^\s+(?:grades?|graders?|floors?|annual|streets?|sts?|aves?|avenues?|blocks?|time|anniversary|birthday|bday|b-day|inning|place|period|quarter|degree|ward|district|century|edition|level|year|day of|sunday of|week of)\b/i;
const PLURAL_NEXT = /^\s+(?:people|miles|kids|times|[a-z]{3,}s)\b/i;

/** A day without a year is the next one. If it passed recently, a question asks. Null if there is no such day. */
const dateReading = (month: number, day: number, year: number | null, today: Day): DayReading | null => {
  if (year !== null) {
    const date = toDay(year, month, day);
    if (!date) return null;
    return date < today ? { ...passed(date, today, 'relative'), kind: 'date' } : oneDay('date', date);
  }
  const next = nextYearly((one) => toDay(one, month, day), today);
  const thisYear = toDay(yearOf(today), month, day);
  if (thisYear && next && thisYear < today && daysBetween(thisYear, today) <= RECENT_DAYS) return passed(thisYear, today, 'date');
  return next && yearOf(next) <= yearOf(today) + 1 ? oneDay('date', next) : null;
};

const RECENT_DAYS = 20;

/** Offers the next such day first, if the year was not said. */
const passed = (day: Day, today: Day, kind: DayReading['kind'], weight = CLEAR): DayReading => {
  const next = nextYearly((year) => toDay(year, monthOf(day), dayOfMonth(day)), today)!;
  const spans = yearOf(day) === yearOf(today) && kind === 'date' && daysBetween(day, today) > 0 ? [next, day] : [day, next];
  const question = `${formatDateInYear(day, today)} has passed. Which day is it?`;
  return { kind, spans: spans.map(onDay), question, hasPassed: true, weight };
};

const noDay = (said: string): DayReading => {
  const words = said.replace(/^(?:on|the) /i, '').trim();
  return {
    kind: 'date',
    spans: [],
    question: `There is no ${words}. Which day is it?`,
    noDay: `There is no ${words}.`,
    weight: CLEAR,
  };
};

/** Figures in the form of a date that are none: '13/45', '12/31/9999'. '50/50' and '24/7' are none either. */
const unreadable = ({ 0: said, index }: RegExpExecArray, { today, text }: Context): DayReading | null => {
  const figures = said.replace(/^on /i, '').split(/[/.-]/);
  const [first, second, third] = figures.map(Number) as [number, number, number | undefined];
  const isIso = figures[0]!.length === 4;
  const [year, month, day] = isIso ? [first, second, third!] : [third ?? null, first, second];
  const inYear = year === null || isIso || figures[2]!.length === 4 ? year : 2000 + year;
  const isDay =
    toDay(2028, month, day) !== null && (inYear === null || (inYear >= 2000 && inYear < 2100 && figures[2]!.length !== 3));
  if (
    isDay ||
    (third === undefined && first === second) ||
    /^24\/7$/.test(said) ||
    FRACTION_NEXT.test(text.slice(index + said.length))
  )
    return null;
  const swapped = isIso || (third !== undefined && inYear! >= 2100) ? null : dateReading(second, first, inYear, today);
  return { ...noDay(said), ...(swapped?.spans.length === 1 && { spans: swapped.spans }), weight: DOUBTFUL };
};

/** Counts that the other rules do not know. Those that no calendar holds are asked about. */
const countedAhead = ({ n, unit }: Record<string, string | undefined>, today: Day): DayReading | null => {
  const [said, isYears] = [n!.trim(), /^y/i.test(unit!)];
  if (OTHER_COUNT.test(said) && !isYears) return null;
  const count = parseCount(said);
  const isKnown = count < 100 && /^(?:day|week|month|year)s?$/i.test(unit!);
  return isKnown
    ? oneDay('relative', isYears ? addMonths(today, 12 * count) : ahead(today, said, unit!), CLEAR + 14)
    : { kind: 'relative', spans: [], question: 'Which day is it?', weight: CLEAR + 14 };
};

const OTHER_COUNT = new RegExp(`^(?:${SMALL_COUNT}|\\d{3}|a|few|a few|couple of|a couple of)$`, 'i');

const yearIn = ({ year, short }: Record<string, string | undefined>): number | null => {
  if (short) return 2000 + Number(short);
  if (!year) return null;
  if (/^\d/.test(year)) return Number(year);
  const [, ...words] = year.replace(/two thousand(?: and)?/i, 'twenty').split(/[ -]/);
  return 2000 + words.reduce((sum, word) => sum + parseCount(word), 0);
};

const numeric = (groups: Record<string, string | undefined>, { today }: Context): DayReading | null => {
  const reading = dateReading(Number(groups.m), Number(groups.d), yearIn(groups), today);
  return reading && { ...reading, weight: CLEAR + 3 };
};

const slashed = ({ groups, 0: said, index }: RegExpExecArray, { today, text }: Context): DayReading | null => {
  if (GRADE_BEFORE.test(text.slice(0, index)) && Number(groups!.d) === Number(groups!.m) + 1) return null;
  const reading = dateReading(Number(groups!.m), Number(groups!.d), yearIn(groups!), today);
  const after = text.slice(index + said.length);
  if (!reading) return noDay(said);
  if (FRACTION_NEXT.test(after)) return { ...reading, weight: UNLIKELY };
  if (said === '9/11' && (REMEMBERED_BEFORE.test(text.slice(0, index)) || REMEMBRANCE_NEXT.test(after)))
    return { ...reading, kind: 'holiday', isName: true };
  return { ...reading, weight: CLEAR + (yearIn(groups!) ? 3 : 1) };
};

/** 'Grade 4/5 girls', but not '4th grade 12/13' */
const GRADE_BEFORE = /(?<!\d(?:st|nd|rd|th) )\b(?:grades?|ages?)\.? $/i;
const FRACTION_NEXT = /^(?:\s*(?:price|off|miles?|cups?|hours?|hr|days?|lbs?|pounds?|inch|marathon|dozen|of (?:the|a))\b|")/i;

/** '9/11 stair climb': the attacks of 2001, which are remembered on that day and on others. */
const REMEMBRANCE_NEXT =
  /^ (?:\w+ )?(?:memorial|remembrance|remembered|ceremony|tribute|vigil|observance|anniversary|museum|service|(?:stair )?climb|heroes|survivors?|victims|families|talk|exhibit|documentary)\b/i;
const REMEMBERED_BEFORE = /\b(?:remember(?:ing)?|honou?r(?:ing)?|since|of|after|commemorat(?:e|ing)) $/i;

/** In '11-28 wreath making 2pm' the numbers may be a day, hours or a part of the name. */
const dashed = ({ groups, index, 0: said }: RegExpExecArray, { today, text }: Context): DayReading | null => {
  const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
  if (COUNTED_BEFORE.test(before) || /^\s*(?:k|mi|miles?|year|yr|hour|yo)\b|^["%]/i.test(after) || /[$#\d.-]$/.test(before))
    return null;
  const reading = dateReading(Number(groups!.m), Number(groups!.d), null, today);
  return reading && { ...reading, kind: 'numbers', weight: DOUBTFUL, question: 'Which day is it?' };
};

const COUNTED_BEFORE = /\b(?:ages?|aged|grades?|rooms?|pages?|k|u|gr|chapters?|levels?|v|version|score|won|lost)\.? ?$/i;

const nthOfMonth = ({ nth, day, month, year, short }: Record<string, string | undefined>, { today }: Context): DayReading => {
  const [thisYear, thisMonth] = [yearOf(today), monthOf(today)];
  const on = (inYear: number, inMonth: number) => nthWeekdayOfMonth(inYear, inMonth, parseNth(nth!), parseWeekday(day!));
  const weight = CLEAR + 8;
  if (/month/i.test(month!))
    return oneDay('relative', on(...monthAfter(thisYear, thisMonth, /next/i.test(month!) ? 1 : 0)), weight);
  const saidYear = yearIn({ year, short });
  if (saidYear) return oneDay('relative', on(saidYear, parseMonth(month!)), weight);
  return oneDay('relative', nextYearly((one) => on(one, parseMonth(month!)), today)!, weight);
};

const nthAlone = ({ nth, day }: Record<string, string | undefined>, today: Day): DayReading | null => {
  if (/last/i.test(nth!)) return null;
  const which = { nth: parseNth(nth!), weekday: parseWeekday(day!) };
  const date = [0, 1, 2]
    .map((later) => nthWeekdayOfMonth(...monthAfter(yearOf(today), monthOf(today), later), which.nth, which.weekday))
    .find((one) => one >= today)!;
  return { ...oneDay('relative', date, CLEAR + 4), question: 'Is that every month?', nth: which };
};

const edgeOfMonth = (groups: Record<string, string | undefined>, today: Day): DayReading => {
  const { which, month, of } = groups;
  const [year, number] = month
    ? [yearIn(groups) ?? yearOf(today) + (parseMonth(month) < monthOf(today) ? 1 : 0), parseMonth(month)]
    : monthAfter(yearOf(today), monthOf(today), /next/i.test(of!) ? 1 : 0);
  return oneDay('relative', /last/i.test(which!) ? lastDayOfMonth(year, number) : firstDayOfMonth(year, number), CLEAR + 8);
};

/** 'the 5th', 'Tuesday the 24th': of this or one of the next months. */
const ordinal = ({ groups, 0: said, index }: RegExpExecArray, { today, text }: Context, weight?: number): DayReading | null => {
  const { weekday: day, n, of } = groups!;
  const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
  const number = parseDayNumber(n!);
  const isWord = !/\d/.test(n!);
  if (isCountedNext(after) || new RegExp(`^ (?:of )?${MONTH}|^ (?:and|&) \\d\\w* ${WEEKDAY}|^ ${WEEKDAY}`, 'i').test(after))
    return null;
  if (/^ (?:of (?:every|each|the)|monthly|every|each) ?(?:month)?\b/i.test(after) && !of) return null;
  if (
    new RegExp(`\\b${MONTH}\\.? (?:the )?$`, 'i').test(before) ||
    (isWord &&
      !day &&
      !/^on /i.test(said) &&
      !/\b(?:by|until|through|before|due|from|to|for|starting|beginning|it,|\w+(?:th|st|nd|rd) (?:and|or)) $/i.test(before) &&
      !(number > 3 && IS_APART.test(after)))
  )
    return null;
  const months = (of ? [/next/i.test(of) ? 1 : 0] : [0, 1, 2]).map((later) =>
    toDay(...monthAfter(yearOf(today), monthOf(today), later), number),
  );
  const possible = months.filter((one): one is Day => one !== null && one >= today);
  const date = possible.find((one) => !day || weekdayOf(one) === parseWeekday(day)) ?? possible[0];
  if (!date) return { ...noDay(said), weight: DOUBTFUL };
  const isSure = !day || weekdayOf(date) === parseWeekday(day);
  const reading = oneDay('ordinal', date, weight ?? (day ? CLEAR + 8 : CLEAR - 1));
  return isSure
    ? reading
    : { ...reading, spans: [date, nextWeekday(today, parseWeekday(day!), false)].map(onDay), question: 'Which day is it?' };
};

/** Beside another day, 'for 1st-3rd' may be grades. */
const firstOfTwo = (match: RegExpExecArray, context: Context): DayReading | null =>
  FOR_BEFORE.test(context.text.slice(0, match.index)) || OTHER_DAY.test(context.text) ? null : ordinal(match, context, LIKELY);

const FOR_BEFORE = /\b(?:for|grades?|kids|floors?) $/i;
const OTHER_DAY = new RegExp(`\\b(?:${WEEKDAY}|${MONTH}|\\d{1,2}/\\d{1,2}|today|tomorrow|tonight)(?![\\p{L}\\d])`, 'iu');

/** 'meeting the thirtieth at six' */
const IS_APART =
  /^,? (?:at|from|around|between|and|or) |^,? (?:\d{1,2}(?::?\d\d)? ?(?:[ap]\.?m?\b|[-–])|\d{1,2}:\d|noon\b|(?:[a-z]+ ){1,2}[ap]\.?m\b)|^\s*$/i;

/** 'saturday 28': a number that may be an hour is the day of the month only if the hour follows. */
const weekdayAndNumber = ({ groups, 0: said, index }: RegExpExecArray, { today, text }: Context): DayReading | null => {
  const [number, weekday] = [Number(groups!.n), parseWeekday(groups!.weekday!)];
  const after = text.slice(index + said.length);
  if (COUNTED_NEXT.test(after) || NUMBER_COUNTS.test(after) || (number <= 12 && !CLOCK_BEHIND.test(after))) return null;
  const dates = [0, 1, 2]
    .map((later) => toDay(...monthAfter(yearOf(today), monthOf(today), later), number))
    .filter((day): day is Day => day !== null && day >= today);
  const date = dates.find((day) => weekdayOf(day) === weekday);
  if (date) return oneDay('ordinal', date, CLEAR + 8);
  if (number <= 12 || !dates[0] || !/^(?:$|[,.;!?]| (?:at|from|\d))/.test(after)) return null;
  const spans = [nextWeekday(today, weekday, false), dates[0]].map(onDay);
  return { kind: 'ordinal', spans, question: 'Which day is it?', weight: CLEAR + 2 };
};

const CLOCK_BEHIND = /^,? (?:.* )?(?:\d{1,2}(?::?\d\d)? ?[ap]\.?m?\b|\d{1,2}:\d\d|\d{1,4} ?(?:-|–) ?\d{1,4}\b(?!\/)|noon\b)/i;
const NUMBER_COUNTS = /^ (?:people|kids|[a-z]{2,}[^s\W]s)\b/;

/** 'Christmas dinner' may be on another day; 'on Christmas' and 'Christmas morning' are not. */
const holiday = ({ groups, index, 0: said }: RegExpExecArray, { today, text }: Context): DayReading | null => {
  const { day, lead, part } = groups!;
  if (
    /^'?s?\s+(?:ave|avenue|street|road|lane|trees?|park|lights|cards?|cookies|tree lighting|list|shopping)\b/i.test(
      text.slice(index + said.length),
    ) &&
    lead
  )
    return null;
  const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
  const isDay =
    /^(?:on|this)$/i.test(lead ?? '') ||
    (NAME_BEFORE.test(before) && (HOUR_BEHIND.test(after) || (part ? /^ \d{1,2}$/ : CLOCK_NEXT).test(after))) ||
    (IS_CLOSED.test(before) && /^\s*(?:$|[,.;!?])/.test(after));
  const date = findHoliday(day!, today);
  const base = {
    kind: 'holiday',
    ...(!isDay && { isName: true }),
    ...((part ||
      (KNOWN_DAYS.test(day!) && !(PREPARED_FOR.test(before) || /^for$/i.test(lead ?? ''))) ||
      (IS_FIRST.test(before) && isAtHome(day!, after))) && { isClear: true }),
  } as const;
  if (!date) return { ...base, spans: [], question: 'Which day is it?', weight: DOUBTFUL };
  return { ...base, spans: [onDay(date)], weight: CLEAR + (isDay ? 2 : 0) };
};

/** 'Polar plunge, New Year's Day, 11 AM', 'sleigh rides New Year's Day at one' */
const NAME_BEFORE = /[\p{L}\d)!]{3} ?[,|•–—]? *$/u;
const HOUR_BEHIND =
  /^(?: ?[,|•–—@] *(?:at |from )?| (?:at|from) )(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m?\b|-|–)|(?:12 )?noon\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i;
/** 'turkey trot thanksgiving 830am' */
const CLOCK_NEXT =
  /^ (?:\d{1,2}(?::?\d\d)? ?(?:[ap]\.?m?\b|[-–] ?\d{1,2}(?::?\d\d)?(?: ?[ap]\.?m?)?(?![\w/-]))|\d{1,2}:\d\d\b|noon\b)/i;
/** 'no school thanksgiving' */
const IS_CLOSED = /\b(?:(?:closed|open|off|cancell?ed)|no (?:[a-z]+ )?[a-z]+)(?:,| -)? $/i;

/** 'thanksgiving at aunt carols', 'Thanksgiving dinner at Kim's': at home, the holiday itself or its meal is the event. */
const IS_FIRST =
  /^(?:(?:put|add|please|um+|uh+|hmm+|oh|ok|okay|and|so|having|hosting|(?:i|we)['’](?:re|m|ll)|(?:we|i) (?:have|are|am|will)|have|host),? )*$/i;
const isAtHome = (day: string, after: string): boolean => {
  const meal = MEAL_BEHIND.exec(after)?.[0] ?? '';
  return HOME_BEHIND.test(after.slice(meal.length)) && (meal === '' || (FAMILY_DAYS.test(day) && !OUT_BEHIND.test(after)));
};

const MEAL_BEHIND = /^ (?:dinner|lunch|supper|feast|meal|brunch|breakfast)\b/i;
const HOME_BEHIND =
  /^(?:,? (?:at )?\d{1,2}(?::\d\d)? ?[ap]\.?m?\.?)? at (?!st\.? |saint )(?:the )?(?:(?:my|our|his|her|their|aunt|uncle|grandma|grandpa|nana|mom|dad)s?\b|(?:[\p{L}.]+ ){0,3}\p{L}+(?:['’]s|s['’]))/iu;
/** Of other holidays, the meal may be on another day. */
const FAMILY_DAYS = /^(?:thanksgiving|christmas|xmas|easter)/i;
/** Those who eat out or at work may do so on another day. */
const OUT_BEHIND =
  /\bat (?:the )?(?:(?:my|our|his|her|their|\p{L}+['’]?s['’]?) (?:church|school|office|work|job|restaurant|bar|pub|diner|cafe|gym|club|hall|lodge|center|class|store|shop|temple|parish)\b|(?:denny|applebee|mcdonald|chili|wendy|arby|carrabba|culver|friendly|perkin|bob evan|bertucci|uno|hooter|bennigan|shoney|o['’]charley|ruby tuesday|p\.?f\.? chang|dave (?:and|&) buster)['’]?s\b|sts\.? )/iu;

/** 'order the ham for Christmas Eve' */
const PREPARED_FOR = /\b(?:re:?|about|for|plan(?:ning)?)(?: the)? $/i;

/** Their names say the day: nobody celebrates them on another one. */
const KNOWN_DAYS = new RegExp(
  `^(?:(?:tax|election|christmas|new year'?s'?|thanksgiving|boxing|groundhog) day|.* eve|nye|.* ${WEEKDAY})$`,
  'i',
);

const aroundHoliday = ({ day, what }: Record<string, string | undefined>, today: Day): DayReading | null => {
  const on = findHoliday(day!, today) ?? findHoliday(`${day} day`, today);
  if (!on) return null;
  if (/^week$/i.test(what!))
    return {
      ...openPeriod(
        { from: mondayOf(on), to: addDays(mondayOf(on), 6) },
        `Which day in the week of ${formatDateInYear(on, today)} is it?`,
      ),
      weight: CLEAR + 4,
    };
  const saturday =
    weekdayOf(on) === 0 ? addDays(on, -1) : weekdayOf(on) < 3 ? addDays(on, -weekdayOf(on) - 1) : addDays(on, 6 - weekdayOf(on));
  const sunday = addDays(saturday, 1);
  const long = { from: on < saturday ? on : saturday, to: on > sunday ? on : sunday };
  const short = { from: saturday, to: sunday };
  return {
    kind: 'weekend',
    spans: long.from === short.from && long.to === short.to ? [short] : [long, short],
    ...(long.from !== short.from || long.to !== short.to ? { question: 'Which days are they?' } : {}),
    weight: CLEAR + 8,
  };
};

/** Saturday and Sunday; on either of them, the rest of the current weekend. */
const weekend = (which: string | undefined, today: Day): DayReading => {
  const saturday = addDays(mondayOf(today), 5);
  const isNext = /next/i.test(which ?? '');
  const span = (from: Day): DaySpan => ({ from: from < today && addDays(from, 1) >= today ? today : from, to: addDays(from, 1) });
  const [soon, later] = [span(saturday), span(addDays(saturday, 7))];
  const base = { kind: 'weekend', weight: CLEAR } as const;
  if (/last/i.test(which ?? ''))
    return { ...base, spans: [span(addDays(saturday, -7))], question: 'That weekend has passed. Which one is it?' };
  if (isNext && weekdayOf(today) > 0 && weekdayOf(today) < 4)
    return { ...base, spans: [later, soon], question: 'Which weekend?' };
  if (isNext) return { ...base, spans: [later] };
  return which ? { ...base, spans: [soon] } : { ...base, spans: [soon, later], question: 'Which weekend?', weight: LIKELY };
};

/** Of which the Saturday is in the month: 'the last weekend of January'. One across the edge of the month is asked about. */
const weekendOfMonth = (groups: Record<string, string | undefined>, context: Context): DayReading => {
  const { from: saturday } = nthOfMonth({ ...groups, day: 'saturday' }, context).spans[0]!;
  const [chosen, before] = [saturday, addDays(saturday, -7)].map((from) => ({ from, to: addDays(from, 1) })) as [
    DaySpan,
    DaySpan,
  ];
  const isAcross = ({ from, to }: DaySpan) => monthOf(from) !== monthOf(to);
  const isDoubtful = /last/i.test(groups.nth!) ? isAcross(chosen) : parseNth(groups.nth!) === 1 && isAcross(before);
  const base = { kind: 'weekend', weight: CLEAR + 8 } as const;
  return isDoubtful ? { ...base, spans: [chosen, before], question: 'Which weekend?' } : { ...base, spans: [chosen] };
};

/** 'sometime this weekend' is on one of the days. */
const dayOfWeekend = ({ kind, spans: [whole] }: DayReading): DayReading => ({
  kind,
  spans: [...new Set([whole!.from, whole!.to])].map(onDay).concat(whole!.from < whole!.to ? [whole!] : []),
  question: 'Which day is it?',
  weight: CLEAR + 4,
});

/** A period is asked about: its likeliest day, the others if they are few, or all of it. */
const openPeriod = (whole: DaySpan, question: string, likeliest = whole.from): DayReading => {
  const length = daysBetween(whole.from, whole.to) + 1;
  const others =
    length > MAX_OFFERED_DAYS
      ? []
      : Array.from({ length }, (_, at) => addDays(whole.from, at)).filter((day) => day !== likeliest);
  return {
    kind: 'period',
    spans: [...[likeliest, ...others].map(onDay), toWorkWeek(whole)],
    question,
    period: whole,
    weight: CLEAR,
  };
};

const MAX_OFFERED_DAYS = 7;

const toWorkWeek = ({ from, to }: DaySpan): DaySpan =>
  daysBetween(from, to) === 6 && weekdayOf(from) === 1 ? { from, to: addDays(to, -2) } : { from, to };

const period = (which: string, unit: string, today: Day): DayReading => {
  const step = which === 'next' || which === 'coming' ? 1 : which === 'last' ? -1 : 0;
  const words = `${which === 'the' ? 'this' : which} ${unit}`;
  if (unit === 'week') {
    const monday = addDays(mondayOf(today), 7 * step);
    return openPeriod(
      { from: step === 0 ? today : monday, to: addDays(monday, 6) },
      step < 0 ? `${formatDateInYear(addDays(today, -7), today)} has passed. Which day is it?` : `Which day ${words} is it?`,
      addDays(today, 7 * step),
    );
  }
  if (unit === 'month') {
    const [year, month] = monthAfter(yearOf(today), monthOf(today), step);
    const first = firstDayOfMonth(year, month);
    return openPeriod(
      { from: step === 0 ? today : first, to: lastDayOfMonth(year, month) },
      `Which day in ${formatMonth(first)} is it?`,
    );
  }
  const year = yearOf(today) + step;
  // Beside another day it says nothing: 'at Aunt Carol's this year, Dec 20'.
  return {
    ...openPeriod({ from: step === 0 ? today : `${year}-01-01`, to: `${year}-12-31` }, `Which day ${words} is it?`),
    weight: LIKELY,
  };
};

const month = (
  { piece = '', month: name, year }: Record<string, string | undefined>,
  said: string,
  { today }: Context,
): DayReading | null => {
  const number = parseMonth(name!);
  // 'mar' and 'may' are also words.
  if (
    /^(?:mar|may|march)$/i.test(name!) &&
    !piece &&
    !/^(?:in|sometime|during|throughout|next|this|by|early|late|mid)/i.test(said)
  )
    return null;
  if (/^of /i.test(said)) return null;
  const inYear = year ? Number(year) : yearOf(today) + (number < monthOf(today) ? 1 : 0);
  const [first, last] = [firstDayOfMonth(inYear, number), lastDayOfMonth(inYear, number)];
  const [from, to] = pieceOfMonth(piece.toLowerCase(), first, last);
  return openPeriod({ from: from < today && to >= today ? today : from, to }, `Which day in ${formatMonth(first)} is it?`);
};

/** Weeks of a month begin on Monday; the first one has the first day of the month, unless that is near the end of a week. */
const pieceOfMonth = (piece: string, first: Day, last: Day): [Day, Day] => {
  const week = [/^(?:first|1st)/, /^(?:second|2nd)/, /^(?:third|3rd)/].findIndex(
    (nth) => / week of$/.test(piece) && nth.test(piece),
  );
  if (week >= 0) {
    const monday = addDays(mondayOf(week === 0 ? addDays(first, 3) : first), 7 * week);
    return [monday < first ? first : monday, addDays(monday, 6)];
  }
  if (piece === 'last week of') return [addDays(last, -6), last];
  if (/^(?:early|beginning|start)/.test(piece)) return [first, addDays(first, 9)];
  if (piece === 'mid') return [addDays(first, 10), addDays(first, 19)];
  if (/^(?:late|end)/.test(piece)) return [addDays(first, 20), last];
  return [first, last];
};

/** Whole months; the rest of the current season, otherwise the next one. */
const season = (name: string, said: string, today: Day): DayReading => {
  const start = SEASON_MONTHS[name]!;
  const isOn = (monthOf(today) - start + 12) % 12 < 3;
  const year = yearOf(today) - (isOn && monthOf(today) < start ? 1 : 0) + (!isOn && monthOf(today) > start ? 1 : 0);
  const first = firstDayOfMonth(year, start);
  return openPeriod(
    { from: isOn ? today : first, to: lastDayOfMonth(...monthAfter(year, start, 2)) },
    `Which day ${said} is it?`,
  );
};

const SEASON_MONTHS: Readonly<Record<string, number>> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };

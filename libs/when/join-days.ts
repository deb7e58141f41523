import {
  addDays,
  type Day,
  dayOfMonth,
  daysBetween,
  findAllMatches,
  formatDateInYear,
  memoize,
  monthOf,
  weekdayOf,
  yearOf,
} from '#libs/contracts';
import { mondayOf, nextWeekday, toDay } from './calendar';
import { CORRECTION } from './correction';
import type { DayReading, DaySpan, FoundDays } from './day-reading';
import {
  MONTH,
  ORDINAL_DAY_WORD,
  parseCount,
  parseDayNumber,
  parseWeekday,
  SMALL_COUNT,
  WEEKDAY,
  WEEKDAY_NAMES,
} from './vocabulary';

/** Adds the days that stand together: ranges, lists, alternatives, a weekday with its date, a correction. */
export const joinDays = (text: string, single: readonly FoundDays[], today: Day): FoundDays[] => {
  const withNumbers = [
    ...single,
    ...single.flatMap((found) => withFollowingNumber(text, found)),
    ...single.flatMap((found) => withFollowingRanges(text, found)),
    ...single.flatMap((found) => withWeekOf(text, found, today)),
  ];
  const pairs = joinPairs(text, withNumbers, withNumbers, today);
  if (pairs.length > MAX_PAIRS) return [...withNumbers, ...pairs];
  const triples = pairs.length > 0 ? joinPairs(text, pairs, withNumbers, today) : [];
  const ofTwoPairs = pairs.length > 1 ? joinPairs(text, pairs, pairs, today) : [];
  const ofThreePairs = ofTwoPairs.length > 0 ? joinPairs(text, ofTwoPairs, pairs, today) : [];
  const joined = [...withNumbers, ...pairs, ...triples, ...ofTwoPairs, ...ofThreePairs];
  return [
    ...joined,
    ...joined.flatMap((found) => withWeekdays(text, found)),
    ...joined.flatMap((found) => asSaidWeek(text, found)),
  ];
};

/** A text with more of them is no list of three or four days: joining them further costs the square. */
const MAX_PAIRS = 24;

const joinPairs = (text: string, firsts: readonly FoundDays[], seconds: readonly FoundDays[], today: Day): FoundDays[] =>
  firsts.flatMap((first) =>
    seconds.flatMap((second) => {
      const gap = second.from - first.to;
      if (gap < 0 || gap > MAX_GAP || !isJoinable(first.reading) || !isJoinable(second.reading)) return [];
      const between = text.slice(first.to, second.from);
      const lead = /^ (?:and|&) (?:the )?$/i.test(between)
        ? BETWEEN.exec(text.slice(Math.max(0, first.from - 12), first.from))
        : null;
      const join = lead ? asRange : jointOf(between)?.join;
      const before = text.slice(Math.max(0, first.from - 24), first.from);
      const isMoved = join === asRange && MOVED.test(before);
      const isStay = !join && CHECK_IN.test(before) && CHECK_OUT.test(between);
      const reading = isMoved
        ? asAlternatives(second.reading, first.reading, today)
        : (isStay ? asRange : join)?.(first.reading, second.reading, today);
      return reading
        ? [{ from: first.from - (lead?.[0].length ?? 0), to: second.to, reading: lead ? withLead(reading) : reading }]
        : [];
    }),
  );

const MAX_CACHED_JOINTS = 500;

/** Several readings of the same two days have the same words between them. */
const jointOf = memoize(
  (between: string): Joint | null => JOINTS.find(({ pattern }) => pattern.test(between)) ?? null,
  MAX_CACHED_JOINTS,
);

const isJoinable = ({ weight, kind }: DayReading) => weight > 0 && kind !== 'numbers';

const MAX_GAP = 24;
const MOVED = /\b(?:moved|changed|rescheduled|postponed|pushed|switched)(?: from)? $/i;
/** 'Check-in Fri, Jan 15 – check-out Mon, Jan 18' */
const CHECK_IN = /\b(?:check(?:ing)?[- ]?in|arriv(?:e|es|ing|al))\W*$/i;
const CHECK_OUT = /^\W*(?:check(?:ing)?[- ]?out|depart(?:s|ing|ure)?|leav(?:e|es|ing))\W*$/i;
const BETWEEN = /\bbetween $/i;
/** More than the list that the same days are without it. */
const withLead = (reading: DayReading): DayReading => ({ ...reading, weight: reading.weight + 4 });

type Join = (first: DayReading, second: DayReading, today: Day) => DayReading | null;

const joinedWeight = (first: DayReading, second: DayReading) => Math.max(first.weight, second.weight) + 7;

const asRange: Join = (first, second, today) => {
  // 'toy drive Nov 16 - Dec 18' has begun.
  const to = second.spans[0]?.to;
  const passedDay = first.hasPassed && !second.hasPassed ? first.spans.find((span) => span.from < today)?.from : undefined;
  const isUnderWay = passedDay !== undefined && to !== undefined && daysBetween(passedDay, to) < MAX_DAYS_UNDER_WAY;
  const from = isUnderWay ? passedDay : first.spans[0]?.from;
  if (!from || !to || first.period || second.kind === 'weekend') return null;
  const isNextWeek = second.kind === 'weekday' && to <= from && daysBetween(to, from) < 7;
  const isNextYear = second.kind === 'date' && to <= from && daysBetween(to, from) < 300;
  const end = isNextWeek ? addDays(to, 7) : isNextYear ? addYear(to) : to;
  const question = isUnderWay ? undefined : first.question;
  // 'fri-mon' from today on, or from the next Friday on
  const endOf = (span: DaySpan, at: number) => {
    if (second.kind === 'weekday') return addDays(end, daysBetween(from, span.from));
    return (second.hasPassed && second.spans[at]?.to) || end;
  };
  return end > from
    ? {
        kind: 'date',
        spans: [
          { from, to: end },
          ...(question ? first.spans.slice(1).map((span, at) => ({ from: span.from, to: endOf(span, at + 1) })) : []),
        ].filter((span) => span.to > span.from),
        ...(question && { question }),
        ...(first.kind === 'weekday' && second.kind === 'weekday' && { isOfWeekdays: true }),
        ...(first.kind !== 'weekday' && second.kind === 'weekday' && { endsInWeekday: true }),
        weight: joinedWeight(first, second) + (second.isPaired ? 1 : 0),
      }
    : null;
};

/** 'Nov 12 - Nov 14, 2027' is in the year of its end. */
const MAX_DAYS_UNDER_WAY = 300;

const addYear = (day: Day): Day => `${yearOf(day) + 1}${day.slice(4)}`;

const WHICH_DAY = 'Which day is it?';

const asList: Join = (first, second) => {
  const [a, b] = [first.spans[0], second.spans[0]];
  if (!a || !b || first.period || second.period || first.isName || second.isName) return null;
  // In 'Dec 1 through Friday, Dec 4' the weekday is that of the second date.
  if (first.endsInWeekday && second.kind === 'date') return null;
  // 'Fri-Sun, Jan 8-10': the weekday is one of those days.
  if (areWeekdays(first) && b.from < b.to && nextWeekday(b.from, weekdayOf(a.from), true) <= b.to) return null;
  const next = second.kind === 'weekday' && b.from <= a.to ? { from: addDays(b.from, 7), to: addDays(b.to, 7) } : b;
  const isOfWeekdays = areWeekdays(first, second);
  const base = { kind: 'date', ...(isOfWeekdays && { isOfWeekdays }), weight: joinedWeight(first, second) } as const;
  const isOneSpan = first.spans.length === 1 || first.kind === 'weekday' || first.spans.every(({ to }) => to <= a.to);
  if (addDays(a.to, 1) === next.from && isOneSpan) {
    return { ...base, ...inTwoDays(first, { ...second, spans: [next] }) };
  }
  const before = first.isOfWeekdays || first.question === WHICH_DAY ? first.spans : [a];
  return a.from === b.from ? null : { ...base, spans: [...before, b], question: WHICH_DAY };
};

const areWeekdays = (...days: readonly DayReading[]): boolean =>
  days.every(({ kind, isOfWeekdays }) => kind === 'weekday' || isOfWeekdays === true);

/** 'Mon 12/14, Tue 12/15' may be two events. */
const inTwoDays = (first: DayReading, second: DayReading): Pick<DayReading, 'spans' | 'question' | 'isPaired'> => {
  const [a, b] = [first.spans[0]!, second.spans[0]!];
  const whole = { from: a.from, to: b.to };
  const days = first.question === WHICH_DAY ? [...first.spans.slice(1), b] : [a, b];
  return first.isPaired && second.isPaired
    ? { isPaired: true, spans: [whole, ...days], question: WHICH_DAY }
    : { spans: [whole] };
};

const asBesideOrList: Join = (first, second, today) => asOneDay(first, second, today) ?? asList(first, second, today);

/** 'Saturday and Dec 12' are two days, even if that is a Saturday. */
const isDateOfOther = (first: DayReading, second: DayReading): boolean =>
  first.kind === 'weekday' && second.kind === 'date' && second.spans[0]?.from === second.spans[0]?.to && !second.isPaired;

/** 'Mon Nov 30 and Tue Dec 1' are both meant. */
const asBoth = (reading: DayReading | null): DayReading | null => reading && { ...reading, isOfAll: true };

const asAlternatives: Join = (first, second) => {
  if (first.spans.length === 0 || second.spans.length === 0) return null;
  const spans = [
    first.spans[0]!,
    ...first.spans.slice(first.question === 'Which day is it?' ? 1 : first.spans.length),
    second.spans[0]!,
  ];
  return { kind: 'date', spans, question: 'Which day is it?', weight: joinedWeight(first, second) };
};

/** The second day stands instead of the first. */
const asCorrection: Join = (first, second) => ({ ...second, weight: joinedWeight(first, second) + 4 });

/** A weekday beside its date, 'Wed this week', or two days in a row. */
const asOneDay: Join = (first, second, today) => {
  const [weekday, other] =
    first.kind === 'weekday' ? [first, second] : second.kind === 'weekday' ? [second, first] : [null, null];
  if (!weekday) return inARow(first, second);
  const said = weekdayOf(weekday.spans[0]!.from);
  const weight = joinedWeight(first, second);
  if (other.isOfWeekdays && weekday === second) return asList(first, second, today);
  if (other.kind === 'weekday') {
    // 'Fridays sat 6pm', but 'work fri sat'
    const isNextDay = daysBetween(first.spans[0]!.from, second.spans[0]!.from) === 1;
    return first.question === TODAY && !isNextDay ? null : asList(first, second, today);
  }
  if (other.kind === 'holiday') return null;
  if (other.period) {
    if (daysBetween(other.period.from, other.period.to) > 6) return null;
    const day = addDays(mondayOf(other.period.to), (said + 6) % 7);
    // On a Friday, 'Wed this week' is the next one.
    return { kind: 'date', spans: day < today ? weekday.spans : [{ from: day, to: day }], weight };
  }
  const span = other.spans[0];
  if (!span) return { ...other, weight };
  const match = other.spans.find(({ from, to }) => daysBetween(from, to) < 7 && weekdayOf(from) === said);
  if (match) return { ...other, isPaired: true, spans: [match, ...other.spans.filter((one) => one !== match)], weight };
  // 'Nov 27-29, Fri & Sat'
  if (other === first && span.from < span.to && other.kind === 'date' && nextWeekday(span.from, said, true) <= span.to)
    return { ...other, weight };
  const isWithin = other.kind === 'weekend' && (said === 6 || said === 0 || said === 5);
  if (isWithin) {
    const day = addDays(mondayOf(span.to), (said + 6) % 7);
    return { kind: 'date', spans: [{ from: day, to: day }], weight };
  }
  // 'Sat & Sun, Dec 5-6': of a list, the last weekday is no pair with the range.
  if ((other.kind === 'relative' && other.spans.length === 1) || (weekday === first && span.from < span.to)) return null;
  // Such a pair is seldom meant.
  const near = [-3, -2, -1, 0, 1, 2, 3].map((away) => addDays(span.from, away)).find((day) => weekdayOf(day) === said)!;
  return {
    kind: 'date',
    spans: [span, { from: near, to: near }],
    question: notTheWeekday(span.from, said, today),
    weight: weight - 5,
  };
};

const notTheWeekday = (date: Day, weekday: number, today: Day): string =>
  `${formatDateInYear(date, today)} is not a ${WEEKDAY_NAMES[weekday]}. Which day is it?`;

const TODAY = 'Is that today?';

const inARow = (first: DayReading, second: DayReading): DayReading | null => {
  const [a, b] = [first.spans[0], second.spans[0]];
  if (!a || !b || (first.question && first.question !== TODAY) || second.question) return null;
  const weight = joinedWeight(first, second);
  if (a.from === b.from && a.to === b.to) return { ...second, weight };
  if (first.kind === 'date' && second.kind === 'date' && addDays(a.to, 1) === b.from)
    return { kind: 'date', ...(areWeekdays(first, second) && { isOfWeekdays: true }), ...inTwoDays(first, second), weight };
  // 'Mon to Wed, 11/30 to 12/2'
  const isSame =
    daysBetween(a.from, a.to) === daysBetween(b.from, b.to) && weekdayOf(a.from) === weekdayOf(b.from) && a.from !== a.to;
  return isSame ? { ...second, weight } : null;
};

type Joint = Readonly<{ pattern: RegExp; join: Join }>;

const JOINTS: readonly Joint[] = [
  {
    pattern:
      /^,? ?(?:-|–|—|to|through|until|ending)(?: on)?(?: about)?(?: the)? ?$|^,? (?:and )?(?:runs|running|continues|continuing|lasts|goes) (?:through|until|to)(?: the)? $|^ (?:to|through|until|-|–|—)(?: and including)? $/i,
    join: asRange,
  },
  {
    pattern: /^(?:,? and| ?,? ?&)(?: on)?(?: the)? ?$/i,
    join: (a, b, today) => asBoth(isDateOfOther(a, b) ? asList(a, b, today) : asBesideOrList(a, b, today)),
  },
  { pattern: /^(?: ?[,+/](?: on)?(?: the)? ?)$/i, join: (a, b, today) => asBesideOrList(a, b, today) },
  { pattern: /^,? or(?: maybe)?(?: on)?(?: the)? $/i, join: asAlternatives },
  { pattern: new RegExp(`^${CORRECTION}$`, 'i'), join: asCorrection },
  { pattern: /^[\s,(:–—-]*$|^,? (?:what is it|i think|i think it's|i guess|um+|uh+),? (?:the )?$/i, join: asOneDay },
  {
    pattern: /^,? (?:on|the|is|of the|in the)(?: the)? $/i,
    join: (a, b, today) => (a.period || b.period || a.kind === 'weekday' ? asOneDay(a, b, today) : null),
  },
];

/** 'Dec 12-14', 'Dec 12 and 13', 'the 3rd or 4th', 'Dec 4, 5 and 6'. */
const withFollowingNumber = (text: string, { from, to, reading }: FoundDays): FoundDays[] => {
  const [span] = reading.spans;
  if (
    (reading.kind !== 'date' && reading.kind !== 'ordinal') ||
    !span ||
    span.from !== span.to ||
    /\/\d+$/.test(text.slice(from, to))
  )
    return [];
  const match = FOLLOWING_NUMBERS.exec(text.slice(to, to + 40));
  if (!match || /20\d\d$/.test(text.slice(from, to))) return [];
  const [listed, joint, last] = [match[1]!, match[2]!.trim().toLowerCase(), parseDayNumber(match[3]!)];
  const saidYear = YEAR_NEXT.exec(text.slice(to + match[0].length));
  const year = Number(saidYear?.[1] ?? yearOf(span.from));
  const number = (day: string | number) => toDay(year, monthOf(span.from), Number(day));
  const end = number(last);
  const first = number(dayOfMonth(span.from))!;
  const days = [first, ...(listed.match(/\d+/g) ?? []).map(number), end];
  // 'Jan 2, 9-3' goes on with hours.
  if (!end || days.includes(null) || days.some((day, at) => at > 0 && day! <= days[at - 1]!)) return [];
  const isRow = days.every((day, at) => at === 0 || addDays(days[at - 1]!, 1) === day);
  // 'Dec 4, 5' may be an hour, 'Dec 24, 25 and Jan 1' may not.
  if (joint === ',' && days.length < 3 && !MONTH_NEXT.test(text.slice(to + match[0].length))) return [];
  const isRange = isRow || /^(?:-|–|—|to|through|until.*)$/.test(joint);
  const spans: DaySpan[] = isRange && joint !== 'or' ? [{ from: first, to: end }] : days.map((day) => ({ from: day!, to: day! }));
  const joined = {
    kind: 'date',
    spans,
    ...(spans.length > 1 && { question: 'Which day is it?' }),
    weight: reading.weight + (match[4] || /[a-z]$/i.test(text.slice(from, to)) ? 9 : 8),
  } as const;
  return [{ from, to: to + match[0].length + (saidYear?.[0].length ?? 0), reading: joined }];
};

const YEAR_NEXT = /^,? (20\d\d)(?![\d:])/;

const MONTH_NEXT = new RegExp(`^(?:,? and|,? ?&|,) ${MONTH}\\.? \\d`, 'i');

/** 'Dec 4-5 and 11-12' */
const withFollowingRanges = (text: string, { from, to, reading }: FoundDays): FoundDays[] => {
  const [span] = reading.spans;
  const match = reading.kind === 'date' && span?.from === span?.to ? FOLLOWING_RANGES.exec(text.slice(to, to + 24)) : null;
  if (!span || !match) return [];
  const days = match.slice(1).map((day) => toDay(yearOf(span.from), monthOf(span.from), Number(day)));
  const [end, first, last] = days;
  if (!end || !first || !last || !(span.from < end && end < first && first < last)) return [];
  const spans = [
    { from: span.from, to: end },
    { from: first, to: last },
  ];
  return [{ from, to: to + match[0].length, reading: { kind: 'date', spans, question: WHICH_DAY, weight: reading.weight + 22 } }];
};

const FOLLOWING_RANGES = /^ ?[-–] ?(\d{1,2})(?:,? and|,? ?&|,) ?(\d{1,2}) ?[-–] ?(\d{1,2})(?![\d/:]| ?[ap]\.?m?\b)/i;

const FOLLOWING_NUMBERS = new RegExp(
  `^((?:, ?\\d{1,2}(?:st|nd|rd|th)?)*) ?(-|–|—|,? and|,? ?&| ?\\+(?= ?\\d{1,2}(?:\\s*$|[,;]| (?:\\d|at\\b|@)))|,? or|to|through|until(?: about)?|,) ?(?:the )?(${ORDINAL_DAY_WORD}|3[01]|[12]?\\d)(st|nd|rd|th)?(?![\\d/]| ?[ap]\\.?m?\\b|:\\d|\\.\\d| ?(?:-|–|to) ?\\d| (?:people|kids|grade|of us|tickets)\\b)(?=$|\\W)`,
  'i',
);

/** 'Fri, Sat & Sun, Dec 4-6', 'Nov 24 & 26 (Tuesday and Thursday)': several weekdays beside their dates. */
const withWeekdays = (text: string, { from, to, reading }: FoundDays): FoundDays[] => {
  const [first] = reading.spans;
  if (reading.kind !== 'date' || !first || (reading.spans.length === 1 && first.from === first.to)) return [];
  const ahead = WEEKDAYS_AHEAD.exec(text.slice(Math.max(0, from - MAX_WEEKDAYS_LENGTH), from))?.[0] ?? '';
  const behind = WEEKDAYS_BEHIND.exec(text.slice(to, to + MAX_WEEKDAYS_LENGTH))?.[0] ?? '';
  if (ahead === '' && behind === '') return [];
  const dates = reading.spans.length > 1 ? reading.spans.map((span) => span.from) : daysOf(first);
  const weighed = { ...reading, weight: reading.weight + WEEKDAYS_WEIGHT };
  return [
    ...(areWeekdaysOf(ahead, dates) ? [{ from: from - ahead.length, to, reading: weighed }] : []),
    ...(areWeekdaysOf(behind, dates) ? [{ from, to: to + behind.length, reading: weighed }] : []),
  ];
};

/** Each of them, or the first and the last one. */
const areWeekdaysOf = (words: string, dates: readonly Day[]): boolean => {
  const said = findAllMatches(words, A_WEEKDAY).map(([day]) => parseWeekday(day));
  const own = dates.map(weekdayOf);
  const isOfEach = said.length === own.length && said.every((day, at) => day === own[at]);
  return isOfEach || (own.length <= 7 && said.length === 2 && said[0] === own[0] && said[1] === own.at(-1));
};

const daysOf = ({ from, to }: DaySpan): Day[] => Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));

const [MAX_WEEKDAYS_LENGTH, WEEKDAYS_WEIGHT] = [60, 20];
const WEEKDAYS = `${WEEKDAY}(?:(?: ?,? (?:and|&) | ?, ?| ?[&/+–-] ?| (?:to|through) )${WEEKDAY})+`;
const WEEKDAYS_AHEAD = new RegExp(`\\b(?:on )?${WEEKDAYS}[ ,(:]{1,3}$`, 'i');
const WEEKDAYS_BEHIND = new RegExp(`^[ ,(]{1,3}${WEEKDAYS}\\b`, 'i');
const A_WEEKDAY = new RegExp(`\\b${WEEKDAY}`, 'gi');

/** 'week of Dec 7', 'weekend of March 20', 'a week before Dec 19' */
const withWeekOf = (text: string, found: FoundDays, today: Day): FoundDays[] => {
  const [span] = found.reading.spans;
  if (!span || found.reading.kind === 'weekday' || found.reading.period || found.reading.kind === 'numbers') return [];
  const before = text.slice(Math.max(0, found.from - 32), found.from);
  const isRange = span.from < span.to || RANGE_NEXT.test(text.slice(found.to, found.to + MAX_GAP));
  for (const { pattern, read } of LEADS) {
    const match = pattern.exec(before);
    const reading = match && read(span.from, match, today, isRange);
    if (reading)
      return [{ from: found.from - match[0].length, to: found.to, reading: { ...reading, weight: found.reading.weight + 7 } }];
  }
  return [];
};

const RANGE_NEXT = /^ ?(?:-|–|—|to|through|until|and|&) ?(?:the )?(?:\d|[a-z]+(?:st|nd|rd|th)\b)/i;

type LeadRead = (day: Day, match: RegExpExecArray, today: Day, isRange: boolean) => Omit<DayReading, 'weight'> | null;

/** 'the week of Nov 30 to Dec 4' is these days. */
const asSaidWeek = (text: string, { from, to, reading }: FoundDays): FoundDays[] => {
  const [span, ...others] = reading.spans;
  const isRange = span !== undefined && others.length === 0 && span.from < span.to && !reading.period;
  const lead = isRange ? WEEK_OF.exec(text.slice(Math.max(0, from - 32), from)) : null;
  return lead ? [{ from: from - lead[0].length, to, reading: { ...reading, weight: reading.weight + 7 } }] : [];
};

const WEEK_OF = /\b(?:the )?week (?:of|beginning|starting) (?:the )?$/i;

/** The week of a Sunday begins on it. */
const weekOf: LeadRead = (day, _, today, isRange) => {
  if (isRange) return null;
  const first = weekdayOf(day) === 0 ? day : mondayOf(day);
  const whole = { from: first, to: addDays(first, 6) };
  const start = whole.from < today ? today : whole.from;
  const others = [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(whole.from, at)).filter((one) => one !== day && one >= start);
  return {
    kind: 'period',
    spans: [...[day, ...others].map((one) => ({ from: one, to: one })), { from: whole.from, to: addDays(whole.from, 4) }],
    period: whole,
    question: `Which day in the week of ${formatDateInYear(day, today)} is it?`,
  };
};

const weekendOf: LeadRead = (day, _, __, isRange) => {
  if (isRange) return null;
  const saturday = addDays(mondayOf(day), 5);
  const span = { from: saturday, to: addDays(saturday, 1) };
  const long = { from: day, to: span.to };
  return weekdayOf(day) === 5
    ? { kind: 'weekend', spans: [long, span], question: 'Which days are they?' }
    : { kind: 'weekend', spans: [span] };
};

/** Of a holiday at a weekend, the weekend after it is the next one. */
const weekendAround: LeadRead = (day, { groups }) => {
  const saturday = addDays(mondayOf(day), 5);
  const isWithin = day >= saturday;
  const isBefore = /before/i.test(groups!.side!);
  const first = isBefore ? addDays(saturday, -7) : isWithin ? addDays(saturday, 7) : saturday;
  return { kind: 'weekend', spans: [{ from: first, to: addDays(first, 1) }] };
};

const awayFrom: LeadRead = (day, { groups }) => {
  const days = parseCount(groups!.n!) * (/^w/i.test(groups!.unit!) ? 7 : 1);
  const date = addDays(day, /before/i.test(groups!.side!) ? -days : days);
  return { kind: 'relative', spans: [{ from: date, to: date }] };
};

const LEADS: readonly { pattern: RegExp; read: LeadRead }[] = [
  { pattern: WEEK_OF, read: weekOf },
  { pattern: /\b(?:on |over )?(?:the )?(?:weekend|w\/e)(?: of)? (?:the )?$/i, read: weekendOf },
  { pattern: /\b(?:on |over )?(?:the )?weekend (?<side>before|after|following) (?:the )?$/i, read: weekendAround },
  {
    pattern: new RegExp(`\\b(?<n>${SMALL_COUNT}|a|the) (?<unit>days?|weeks?) (?<side>before|after|from) (?:the )?$`, 'i'),
    read: awayFrom,
  },
];

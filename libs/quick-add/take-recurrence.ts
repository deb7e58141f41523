import { addDays, type Day, type DraftQuestion, isDay, type Recurrence, toRruleValue, weekdayOf, yearOf } from '#libs/contracts';
import { findHoliday, HOLIDAY_PATTERN } from './holidays';
import { END_BOUNDARY, Line, START_BOUNDARY } from './line';
import { firstDayOfMonth, nextWeekday, nthWeekdayOfMonth, takeDays } from './take-days';
import { MONTH_PATTERN, MONTH_PREFIXES, ORDINAL_PATTERN, ORDINAL_VALUES, parseWeekday, WEEKDAY_PATTERN } from './weekdays';

/** `rule` gives the recurrence rule that starts on a day, `first` the first occurrence on or after a day. */
export type TakenRecurrence = {
  rule: (from: Day) => Recurrence;
  first: (from: Day) => Day;
  needsDay?: boolean;
  questions: DraftQuestion[];
};

const WEEKDAY_LIST = `${WEEKDAY_PATTERN}(?:(?:,? and |,? ?& ?|, ?| ?\\/ ?|\\+)${WEEKDAY_PATTERN})*`;
/** After 'every', spaces separate weekdays: 'every mon wed fri'. */
const SPACED_WEEKDAY_LIST = `${WEEKDAY_PATTERN}(?:(?:,? and |,? ?& ?|, ?| ?\\/ ?|\\+| )${WEEKDAY_PATTERN})*`;
const PLURAL_WEEKDAY = '(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mons|fris|sats|suns)';
const EVERY = '(?:every|each)';

export const takeRecurrence = (line: Line): TakenRecurrence | null =>
  takeNthOfMonth(line) ?? takeWeekly(line) ?? takeFrequencyWord(line) ?? takePluralWeekdays(line);

const takeNthOfMonth = (line: Line): TakenRecurrence | null => {
  const match =
    line.take(
      'Repeats',
      new RegExp(
        `${START_BOUNDARY}(?:on )?(?:the |${EVERY} |monthly on the )?(?<nth>${ORDINAL_PATTERN}(?: (?:and|&) ${ORDINAL_PATTERN})*) (?<day>${WEEKDAY_PATTERN}) (?:of (?<which>the|every|each)|${EVERY}|a|monthly|every) ?month${END_BOUNDARY}`,
        'i',
      ),
    ) ??
    line.take(
      'Repeats',
      new RegExp(
        `${START_BOUNDARY}(?:on )?(?:${EVERY}|monthly(?: on)?(?: the)?) (?<nth>${ORDINAL_PATTERN}(?: (?:and|&) ${ORDINAL_PATTERN})*) (?<day>${WEEKDAY_PATTERN})${END_BOUNDARY}`,
        'i',
      ),
    ) ??
    line.take(
      'Repeats',
      new RegExp(
        `${START_BOUNDARY}(?:on )?(?:the )?(?<nth>${ORDINAL_PATTERN}(?: ?(?:and|&|\\/|,) ?${ORDINAL_PATTERN})+) (?<day>${WEEKDAY_PATTERN})${END_BOUNDARY}`,
        'i',
      ),
    ) ??
    line.take(
      'Repeats',
      new RegExp(`${START_BOUNDARY}(?:on )?(?:the )?(?<nth>${ORDINAL_PATTERN}) (?<day>${PLURAL_WEEKDAY})${END_BOUNDARY}`, 'i'),
    );
  if (match) {
    const nths = match
      .groups!.nth!.toLowerCase()
      .split(/ ?(?:and|&|\/|,) ?/)
      .map((one) => ORDINAL_VALUES[one]!);
    return monthlyOnNth(nths, parseWeekday(match.groups!.day!));
  }
  const dated =
    line.take(
      'Repeats',
      new RegExp(
        `${START_BOUNDARY}(?:on )?(?:the |${EVERY} )?(?<n>[12]?\\d|3[01])(?:st|nd|rd|th) of (?:the|every|each) month${END_BOUNDARY}`,
        'i',
      ),
    ) ??
    line.take(
      'Repeats',
      new RegExp(`${START_BOUNDARY}(?:every month|monthly) on the (?<n>[12]?\\d|3[01])(?:st|nd|rd|th)?${END_BOUNDARY}`, 'i'),
    );
  if (!dated) return null;
  const number = Number(dated.groups!.n);
  return { rule: createSimpleRule('MONTHLY'), first: (from) => nextDayOfMonth(from, number), questions: [] };
};

const monthlyOnNth = (nths: number[], weekday: number): TakenRecurrence => ({
  rule: () => ({ frequency: 'MONTHLY', interval: 1, days: nths.map((nth) => ({ weekday, nth })) }),
  first: (from) => {
    const months = [0, 1, 2].map((ahead) => monthAhead(from, ahead));
    const days = months.flatMap(([year, month]) => nths.map((nth) => nthWeekdayOfMonth(year, month, nth, weekday))).sort();
    return days.find((day) => day >= from)!;
  },
  questions: [],
});

const monthAhead = (from: Day, ahead: number): [number, number] => {
  const month = Number(from.slice(5, 7)) + ahead;
  return [yearOf(from) + (month > 12 ? 1 : 0), ((month - 1) % 12) + 1];
};

const nextDayOfMonth = (from: Day, number: number): Day =>
  [0, 1, 2]
    .map((ahead) => monthAhead(from, ahead))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`)
    .find((day) => isDay(day) && day >= from) ?? from;

const takeWeekly = (line: Line): TakenRecurrence | null => {
  const match =
    line.take(
      'Repeats',
      new RegExp(
        `${START_BOUNDARY}(?:on )?${EVERY} (?<other>other|second|2nd|(?<n>two|three|four|[2-9]) weeks? on|week on)? ?(?<days>${SPACED_WEEKDAY_LIST})${END_BOUNDARY}`,
        'i',
      ),
    ) ??
    line.take(
      'Repeats',
      new RegExp(
        `${START_BOUNDARY}(?:weekly|once a week|(?<other>every other week|fortnightly|every (?<n>two|three|four|[2-9]) weeks|every week)),? (?:on )?(?<days>${WEEKDAY_LIST})${END_BOUNDARY}`,
        'i',
      ),
    ) ??
    line.take(
      'Repeats',
      new RegExp(
        `${START_BOUNDARY}(?<days>${WEEKDAY_LIST}),? (?:weekly|(?<other>every other week|fortnightly|every (?<n>two|three|four|[2-9]) weeks)|every week|each week)${END_BOUNDARY}`,
        'i',
      ),
    );
  if (!match) return null;
  const { other, n, days } = match.groups!;
  const interval = n
    ? (INTERVAL_VALUES[n.toLowerCase()] ?? Number(n))
    : other && !/^(?:week on|every week)$/i.test(other)
      ? 2
      : 1;
  return weeklyOn(weekdaysIn(days!), interval);
};

const INTERVAL_VALUES: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

const weekdaysIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(WEEKDAY_PATTERN, 'gi'))].map(([day]) => parseWeekday(day));

const weeklyOn = (weekdays: readonly number[], interval = 1): TakenRecurrence => ({
  rule: (from) => ({
    frequency: 'WEEKLY',
    interval,
    days:
      weekdays.length === 1 && weekdays[0] === weekdayOf(from)
        ? []
        : [...new Set(weekdays)].sort((a, b) => a - b).map((weekday) => ({ weekday })),
  }),
  first: (from) => weekdays.map((weekday) => nextWeekday(from, weekday, true)).sort()[0]!,
  questions: [],
});

const takeFrequencyWord = (line: Line): TakenRecurrence | null => {
  if (
    line.take(
      'Repeats',
      new RegExp(
        `${START_BOUNDARY}(?:twice|two times|three times|3x|2x|[2-6] times) (?:a|per|each|every) (?:week|month)${END_BOUNDARY}`,
        'i',
      ),
    )
  )
    return {
      rule: createSimpleRule('WEEKLY'),
      first: (from) => from,
      questions: [{ question: 'On which days is it? Add one event for each.', choices: [] }],
    };
  if (
    line.take(
      'Repeats',
      new RegExp(
        `${START_BOUNDARY}(?:on )?(?:(?:${EVERY} )?(?:weekdays|week days|workdays|school days|m-f)|${EVERY} (?:weekday|week day|workday|school day))${END_BOUNDARY}`,
        'i',
      ),
    )
  )
    return weeklyOn([1, 2, 3, 4, 5]);
  if (line.take('Repeats', new RegExp(`${START_BOUNDARY}(?:on )?(?:${EVERY} weekend|weekends)${END_BOUNDARY}`, 'i')))
    return weeklyOn([0, 6]);
  const letters = line.take(
    'Repeats',
    /(?<=^|[\s,;(])(?:on )?(?<days>M\/?W\/?F|M\/?W|T\/?(?:Th|R)|T(?:u|ue)\/?Th)(?=$|[\s,;.)\uE000])/,
  );
  if (letters) return weeklyOn(/^M/.test(letters.groups!.days!) ? (/F/.test(letters[0]) ? [1, 3, 5] : [1, 3]) : [2, 4]);
  const days = line.take(
    'Repeats',
    new RegExp(
      `${START_BOUNDARY}(?:${EVERY} (?:(?<other>other )|(?<n>two|three|four|[2-9]\\d?) )?(?:days?|nights?|mornings?|evenings?)|daily|nightly)${END_BOUNDARY}`,
      'i',
    ),
  );
  if (days) return everyInterval('DAILY', days);
  const weeks = line.take(
    'Repeats',
    new RegExp(
      `${START_BOUNDARY}(?:${EVERY} (?:(?<other>other )|(?<n>two|three|four|[2-9]) )?weeks?|weekly|fortnightly|(?<bi>bi-?weekly)|once a week)${END_BOUNDARY}`,
      'i',
    ),
  );
  if (weeks) return everyInterval('WEEKLY', weeks);
  const months = line.take(
    'Repeats',
    new RegExp(
      `${START_BOUNDARY}(?:${EVERY} (?:(?<other>other )|(?<n>two|three|four|[2-9]) )?months?|monthly|once a month|(?<bi>bi-?monthly))${END_BOUNDARY}`,
      'i',
    ),
  );
  if (months) return everyInterval('MONTHLY', months);
  if (!line.take('Repeats', new RegExp(`${START_BOUNDARY}(?:${EVERY} year|yearly|annually|once a year)${END_BOUNDARY}`, 'i')))
    return null;
  const once = { label: 'Only once', sets: { recurrence: null } };
  return {
    rule: createSimpleRule('MONTHLY', 12),
    first: (from) => from,
    needsDay: true,
    questions: [{ question: 'Yearly events are not supported. Add it once?', choices: [once] }],
  };
};

const everyInterval = (frequency: Recurrence['frequency'], { 0: text, groups }: RegExpExecArray): TakenRecurrence => {
  const { other, n, bi } = groups!;
  const interval = n ? (INTERVAL_VALUES[n.toLowerCase()] ?? Number(n)) : other || bi || /fortnight/i.test(text) ? 2 : 1;
  const each = frequency === 'WEEKLY' ? 'week' : 'month';
  const choices = [
    { label: `Every other ${each}`, sets: { recurrence: toRruleValue(createSimpleRule(frequency, 2)('')) } },
    { label: `Every ${each}`, sets: { recurrence: toRruleValue(createSimpleRule(frequency)('')) } },
  ];
  const questions = bi ? [{ question: `How often is that?`, choices }] : [];
  return { rule: createSimpleRule(frequency, interval), first: (from) => from, needsDay: frequency !== 'DAILY', questions };
};

const createSimpleRule =
  (frequency: Recurrence['frequency'], interval = 1) =>
  (_: Day): Recurrence => ({ frequency, interval, days: [] });

const takePluralWeekdays = (line: Line): TakenRecurrence | null => {
  const names = PLURAL_WEEKDAY;
  const plural = line.take(
    'Repeats',
    new RegExp(`${START_BOUNDARY}(?:on )?(?<days>${names}(?:(?:,? and |,? ?& ?|, ?| ?\\/ ?)${names})*)${END_BOUNDARY}`, 'i'),
  );
  if (plural) return weeklyOn(weekdaysIn(plural.groups!.days!));
  const slashed = line.take(
    'Repeats',
    new RegExp(`${START_BOUNDARY}(?:on )?(?<days>${WEEKDAY_PATTERN}(?:\\/${WEEKDAY_PATTERN})+)${END_BOUNDARY}`, 'i'),
  );
  if (!slashed) return null;
  const weekdays = weekdaysIn(slashed.groups!.days!);
  const once = { label: 'Only once', sets: { recurrence: null } };
  const repeats = weeklyOn(weekdays);
  return { ...repeats, questions: [{ question: 'Is that every week?', choices: [{ label: 'Every week', sets: {} }, once] }] };
};

/** Several `untils` lead to a question. */
export type RecurrenceEnd = { untils: Day[]; from?: Day; count?: (rule: Recurrence) => number };

/** 'until Dec 20', 'until June', 'in June', 'for 6 weeks', '8 times'. */
export const takeRecurrenceEnd = (line: Line, today: Day): RecurrenceEnd => {
  const counted = line.take(
    'Repeats',
    new RegExp(
      `${START_BOUNDARY}(?:for )?(?:the next )?(?<n>\\d{1,2}|two|three|four|five|six|eight|ten|twelve) (?<unit>weeks|months|days|times|sessions|classes)${END_BOUNDARY}`,
      'i',
    ),
  );
  if (counted) {
    const { n, unit } = counted.groups!;
    return {
      untils: [],
      count: (rule) => countOccurrences(NUMBER_VALUES[n!.toLowerCase()] ?? Number(n), unit!.toLowerCase(), rule),
    };
  }
  const month = line.take(
    'Repeats',
    new RegExp(
      `${START_BOUNDARY}(?:until|through|ending in|ends in)(?: the)?(?: end of)? (?<month>${MONTH_PATTERN})(?! ?\\d)${END_BOUNDARY}`,
      'i',
    ),
  );
  if (month) return { untils: findPossibleEnds(month, today) };
  const during = line.take(
    'Repeats',
    new RegExp(
      `${START_BOUNDARY}(?:in|during|throughout|all) (?<month>${MONTH_PATTERN})(?! ?\\d{1,2}(?![\\d:]| ?[ap]))${END_BOUNDARY}`,
      'i',
    ),
  );
  if (during) {
    const until = findPossibleEnds(during, today)[0]!;
    const first: Day = `${until.slice(0, 8)}01`;
    return { untils: [until], from: first > today ? first : today };
  }
  const until = line.take(
    'Repeats',
    new RegExp(
      `${START_BOUNDARY}(?:until|through|ending|ends|to)(?: on)? (?<day>${MONTH_PATTERN}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?|\\d{4}-\\d\\d-\\d\\d|${HOLIDAY_PATTERN})${END_BOUNDARY}`,
      'i',
    ),
  );
  if (!until) return { untils: [] };
  const { day } = until.groups!;
  const holiday = findHoliday(day!, today);
  const days = holiday ? { date: holiday } : takeDays(new Line(day!), today, false);
  return { untils: days ? [days.date] : [] };
};

const NUMBER_VALUES: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};

const countOccurrences = (amount: number, unit: string, { frequency, interval, days }: Recurrence): number => {
  const inAWeek = frequency === 'DAILY' ? 7 : Math.max(1, days.length);
  if (unit === 'weeks' && frequency !== 'MONTHLY') return Math.max(1, Math.floor((amount * inAWeek) / interval));
  return unit === 'months' ? Math.max(1, Math.floor(amount / interval)) : amount;
};

/** 'until June' may mean its beginning or its end. */
const findPossibleEnds = ({ 0: text, groups }: RegExpExecArray, today: Day): Day[] => {
  const month = MONTH_PREFIXES.indexOf(groups!.month!.slice(0, 3).toLowerCase()) + 1;
  const year = yearOf(today) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const [first, next] = [
    firstDayOfMonth(year, month),
    month === 12 ? firstDayOfMonth(year + 1, 1) : firstDayOfMonth(year, month + 1),
  ];
  return /end|through/i.test(text) ? [addDays(next, -1)] : [addDays(next, -1), addDays(first, -1)];
};

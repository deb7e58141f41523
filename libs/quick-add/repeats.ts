import {
  addDays,
  type Day,
  type DraftQuestion,
  isDay,
  type Recurrence,
  recurrenceText,
  weekdayOf,
  yearOf,
} from '#libs/contracts';
import { coming, firstOf, nthDay, takeDays } from './days';
import { HOLIDAY, holidayIn } from './holidays';
import { AFTER, BEFORE, Line } from './line';
import { MONTH, MONTHS, NTH, NTHS, WEEKDAY, weekdayIn } from './weekdays';

/** How it repeats, and from when on: `first` of a day on which it may begin. */
export type Repeats = {
  rule: (from: Day) => Recurrence;
  first: (from: Day) => Day;
  needsDay?: boolean;
  questions: DraftQuestion[];
};

const LISTED = `${WEEKDAY}(?:(?:,? and |,? ?& ?|, ?| ?\\/ ?|\\+)${WEEKDAY})*`;
/** After 'every', spaces do: 'every mon wed fri'. */
const LISTED_BY_SPACES = `${WEEKDAY}(?:(?:,? and |,? ?& ?|, ?| ?\\/ ?|\\+| )${WEEKDAY})*`;
const PLURAL = '(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mons|fris|sats|suns)';
const EVERY = '(?:every|each)';

/** Takes what says that something repeats out of the line; null where nothing does. */
export const takeRepeats = (line: Line): Repeats | null =>
  takeNthOfMonth(line) ?? takeWeekly(line) ?? takeByWord(line) ?? takePlural(line);

const takeNthOfMonth = (line: Line): Repeats | null => {
  const match =
    line.take(
      'Repeats',
      new RegExp(
        `${BEFORE}(?:on )?(?:the |${EVERY} |monthly on the )?(?<nth>${NTH}(?: (?:and|&) ${NTH})*) (?<day>${WEEKDAY}) (?:of (?<which>the|every|each)|${EVERY}|a|monthly|every) ?month${AFTER}`,
        'i',
      ),
    ) ??
    line.take(
      'Repeats',
      new RegExp(
        `${BEFORE}(?:on )?(?:${EVERY}|monthly(?: on)?(?: the)?) (?<nth>${NTH}(?: (?:and|&) ${NTH})*) (?<day>${WEEKDAY})${AFTER}`,
        'i',
      ),
    ) ??
    line.take(
      'Repeats',
      new RegExp(`${BEFORE}(?:on )?(?:the )?(?<nth>${NTH}(?: ?(?:and|&|\\/|,) ?${NTH})+) (?<day>${WEEKDAY})${AFTER}`, 'i'),
    ) ??
    line.take('Repeats', new RegExp(`${BEFORE}(?:on )?(?:the )?(?<nth>${NTH}) (?<day>${PLURAL})${AFTER}`, 'i'));
  if (match) {
    const nths = match
      .groups!.nth!.toLowerCase()
      .split(/ ?(?:and|&|\/|,) ?/)
      .map((one) => NTHS[one]!);
    return byNth(nths, weekdayIn(match.groups!.day!));
  }
  const dated =
    line.take(
      'Repeats',
      new RegExp(
        `${BEFORE}(?:on )?(?:the |${EVERY} )?(?<n>[12]?\\d|3[01])(?:st|nd|rd|th) of (?:the|every|each) month${AFTER}`,
        'i',
      ),
    ) ??
    line.take('Repeats', new RegExp(`${BEFORE}(?:every month|monthly) on the (?<n>[12]?\\d|3[01])(?:st|nd|rd|th)?${AFTER}`, 'i'));
  if (!dated) return null;
  const number = Number(dated.groups!.n);
  return { rule: plain('MONTHLY'), first: (from) => onNumber(from, number), questions: [] };
};

const byNth = (nths: number[], weekday: number): Repeats => ({
  rule: () => ({ frequency: 'MONTHLY', interval: 1, days: nths.map((nth) => ({ weekday, nth })) }),
  first: (from) => {
    const months = [0, 1, 2].map((ahead) => monthAhead(from, ahead));
    const days = months.flatMap(([year, month]) => nths.map((nth) => nthDay(year, month, nth, weekday))).sort();
    return days.find((day) => day >= from)!;
  },
  questions: [],
});

const monthAhead = (from: Day, ahead: number): [number, number] => {
  const month = Number(from.slice(5, 7)) + ahead;
  return [yearOf(from) + (month > 12 ? 1 : 0), ((month - 1) % 12) + 1];
};

const onNumber = (from: Day, number: number): Day =>
  [0, 1, 2]
    .map((ahead) => monthAhead(from, ahead))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`)
    .find((day) => isDay(day) && day >= from) ?? from;

const takeWeekly = (line: Line): Repeats | null => {
  const match =
    line.take(
      'Repeats',
      new RegExp(
        `${BEFORE}(?:on )?${EVERY} (?<other>other|second|2nd|(?<n>two|three|four|[2-9]) weeks? on|week on)? ?(?<days>${LISTED_BY_SPACES})${AFTER}`,
        'i',
      ),
    ) ??
    line.take(
      'Repeats',
      new RegExp(
        `${BEFORE}(?:weekly|once a week|(?<other>every other week|fortnightly|every (?<n>two|three|four|[2-9]) weeks|every week)),? (?:on )?(?<days>${LISTED})${AFTER}`,
        'i',
      ),
    ) ??
    line.take(
      'Repeats',
      new RegExp(
        `${BEFORE}(?<days>${LISTED}),? (?:weekly|(?<other>every other week|fortnightly|every (?<n>two|three|four|[2-9]) weeks)|every week|each week)${AFTER}`,
        'i',
      ),
    );
  if (!match) return null;
  const { other, n, days } = match.groups!;
  const interval = n ? (COUNTS[n.toLowerCase()] ?? Number(n)) : other && !/^(?:week on|every week)$/i.test(other) ? 2 : 1;
  return weeklyOn(daysIn(days!), interval);
};

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

const daysIn = (text: string): number[] => [...text.matchAll(new RegExp(WEEKDAY, 'gi'))].map(([day]) => weekdayIn(day));

const weeklyOn = (weekdays: readonly number[], interval = 1): Repeats => ({
  rule: (from) => ({
    frequency: 'WEEKLY',
    interval,
    days:
      weekdays.length === 1 && weekdays[0] === weekdayOf(from)
        ? []
        : [...new Set(weekdays)].sort((a, b) => a - b).map((weekday) => ({ weekday })),
  }),
  first: (from) => weekdays.map((weekday) => coming(from, weekday, true)).sort()[0]!,
  questions: [],
});

const takeByWord = (line: Line): Repeats | null => {
  if (
    line.take(
      'Repeats',
      new RegExp(`${BEFORE}(?:twice|two times|three times|3x|2x|[2-6] times) (?:a|per|each|every) (?:week|month)${AFTER}`, 'i'),
    )
  )
    return {
      rule: plain('WEEKLY'),
      first: (from) => from,
      questions: [{ question: 'On which days is it? Add one event for each.', choices: [] }],
    };
  if (
    line.take(
      'Repeats',
      new RegExp(
        `${BEFORE}(?:on )?(?:(?:${EVERY} )?(?:weekdays|week days|workdays|school days|m-f)|${EVERY} (?:weekday|week day|workday|school day))${AFTER}`,
        'i',
      ),
    )
  )
    return weeklyOn([1, 2, 3, 4, 5]);
  if (line.take('Repeats', new RegExp(`${BEFORE}(?:on )?(?:${EVERY} weekend|weekends)${AFTER}`, 'i'))) return weeklyOn([0, 6]);
  const letters = line.take(
    'Repeats',
    /(?<=^|[\s,;(])(?:on )?(?<days>M\/?W\/?F|M\/?W|T\/?(?:Th|R)|T(?:u|ue)\/?Th)(?=$|[\s,;.)\uE000])/,
  );
  if (letters) return weeklyOn(/^M/.test(letters.groups!.days!) ? (/F/.test(letters[0]) ? [1, 3, 5] : [1, 3]) : [2, 4]);
  const days = line.take(
    'Repeats',
    new RegExp(
      `${BEFORE}(?:${EVERY} (?:(?<other>other )|(?<n>two|three|four|[2-9]\\d?) )?(?:days?|nights?|mornings?|evenings?)|daily|nightly)${AFTER}`,
      'i',
    ),
  );
  if (days) return often('DAILY', days);
  const weeks = line.take(
    'Repeats',
    new RegExp(
      `${BEFORE}(?:${EVERY} (?:(?<other>other )|(?<n>two|three|four|[2-9]) )?weeks?|weekly|fortnightly|(?<bi>bi-?weekly)|once a week)${AFTER}`,
      'i',
    ),
  );
  if (weeks) return often('WEEKLY', weeks);
  const months = line.take(
    'Repeats',
    new RegExp(
      `${BEFORE}(?:${EVERY} (?:(?<other>other )|(?<n>two|three|four|[2-9]) )?months?|monthly|once a month|(?<bi>bi-?monthly))${AFTER}`,
      'i',
    ),
  );
  if (months) return often('MONTHLY', months);
  if (!line.take('Repeats', new RegExp(`${BEFORE}(?:${EVERY} year|yearly|annually|once a year)${AFTER}`, 'i'))) return null;
  const once = { label: 'Only once', sets: { recurrence: null } };
  return {
    rule: plain('MONTHLY', 12),
    first: (from) => from,
    needsDay: true,
    questions: [{ question: 'Yearly events are not supported. Add it once?', choices: [once] }],
  };
};

const often = (frequency: Recurrence['frequency'], { 0: text, groups }: RegExpExecArray): Repeats => {
  const { other, n, bi } = groups!;
  const interval = n ? (COUNTS[n.toLowerCase()] ?? Number(n)) : other || bi || /fortnight/i.test(text) ? 2 : 1;
  const each = frequency === 'WEEKLY' ? 'week' : 'month';
  const choices = [
    { label: `Every other ${each}`, sets: { recurrence: recurrenceText(plain(frequency, 2)('')) } },
    { label: `Every ${each}`, sets: { recurrence: recurrenceText(plain(frequency)('')) } },
  ];
  const questions = bi ? [{ question: `How often is that?`, choices }] : [];
  return { rule: plain(frequency, interval), first: (from) => from, needsDay: frequency !== 'DAILY', questions };
};

const plain =
  (frequency: Recurrence['frequency'], interval = 1) =>
  (_: Day): Recurrence => ({ frequency, interval, days: [] });

/** 'Tuesdays', 'Mondays and Wednesdays', 'Tue/Thu'. */
const takePlural = (line: Line): Repeats | null => {
  const names = PLURAL;
  const plural = line.take(
    'Repeats',
    new RegExp(`${BEFORE}(?:on )?(?<days>${names}(?:(?:,? and |,? ?& ?|, ?| ?\\/ ?)${names})*)${AFTER}`, 'i'),
  );
  if (plural) return weeklyOn(daysIn(plural.groups!.days!));
  const slashed = line.take('Repeats', new RegExp(`${BEFORE}(?:on )?(?<days>${WEEKDAY}(?:\\/${WEEKDAY})+)${AFTER}`, 'i'));
  if (!slashed) return null;
  const weekdays = daysIn(slashed.groups!.days!);
  const once = { label: 'Only once', sets: { recurrence: null } };
  const repeats = weeklyOn(weekdays);
  return { ...repeats, questions: [{ question: 'Is that every week?', choices: [{ label: 'Every week', sets: {} }, once] }] };
};

/** How long it goes on. Of several ends it is asked which is meant. */
export type Ending = { untils: Day[]; from?: Day; count?: (rule: Recurrence) => number };

/** Takes the end of what repeats out of the line: 'until Dec 20', 'until June', 'in June', 'for 6 weeks', '8 times'. */
export const takeEnd = (line: Line, today: Day): Ending => {
  const counted = line.take(
    'Repeats',
    new RegExp(
      `${BEFORE}(?:for )?(?:the next )?(?<n>\\d{1,2}|two|three|four|five|six|eight|ten|twelve) (?<unit>weeks|months|days|times|sessions|classes)${AFTER}`,
      'i',
    ),
  );
  if (counted) {
    const { n, unit } = counted.groups!;
    return { untils: [], count: (rule) => timesIn(WORDS[n!.toLowerCase()] ?? Number(n), unit!.toLowerCase(), rule) };
  }
  const month = line.take(
    'Repeats',
    new RegExp(`${BEFORE}(?:until|through|ending in|ends in)(?: the)?(?: end of)? (?<month>${MONTH})(?! ?\\d)${AFTER}`, 'i'),
  );
  if (month) return { untils: endsOf(month, today) };
  const during = line.take(
    'Repeats',
    new RegExp(`${BEFORE}(?:in|during|throughout|all) (?<month>${MONTH})(?! ?\\d{1,2}(?![\\d:]| ?[ap]))${AFTER}`, 'i'),
  );
  if (during) {
    const until = endsOf(during, today)[0]!;
    const first: Day = `${until.slice(0, 8)}01`;
    return { untils: [until], from: first > today ? first : today };
  }
  const until = line.take(
    'Repeats',
    new RegExp(
      `${BEFORE}(?:until|through|ending|ends|to)(?: on)? (?<day>${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?|\\d{4}-\\d\\d-\\d\\d|${HOLIDAY})${AFTER}`,
      'i',
    ),
  );
  if (!until) return { untils: [] };
  const { day } = until.groups!;
  const holiday = holidayIn(day!, today);
  const days = holiday ? { date: holiday } : takeDays(new Line(day!), today, false);
  return { untils: days ? [days.date] : [] };
};

const WORDS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 };

/** How many days of it there are in six weeks. */
const timesIn = (amount: number, unit: string, { frequency, interval, days }: Recurrence): number => {
  const inAWeek = frequency === 'DAILY' ? 7 : Math.max(1, days.length);
  if (unit === 'weeks' && frequency !== 'MONTHLY') return Math.max(1, Math.floor((amount * inAWeek) / interval));
  return unit === 'months' ? Math.max(1, Math.floor(amount / interval)) : amount;
};

/** 'until June' may be its beginning or its end. */
const endsOf = ({ 0: text, groups }: RegExpExecArray, today: Day): Day[] => {
  const month = MONTHS.indexOf(groups!.month!.slice(0, 3).toLowerCase()) + 1;
  const year = yearOf(today) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const [first, next] = [firstOf(year, month), month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1)];
  return /end|through/i.test(text) ? [addDays(next, -1)] : [addDays(next, -1), addDays(first, -1)];
};

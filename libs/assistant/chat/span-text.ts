import {
  addDays,
  type Day,
  dayOfMonth,
  formatFullDate,
  formatLongDate,
  formatMonth,
  formatTimeOfDay,
  type QueryHours,
  type QuerySpan,
  weekdayOf,
  yearOf,
} from '#libs/contracts';
import { WEEKDAY_NAMES } from '#libs/when';
import { otherWeekdays } from './weekdays';

export const isInSpan = ({ from, to, gap }: QuerySpan, day: Day): boolean =>
  from <= day && day <= to && !(gap && gap.from <= day && day <= gap.to);

export const isOneDay = ({ from, to }: QuerySpan): boolean => from === to;

/** 'tonight', 'on Saturday, November 21, before noon', 'in December' */
export const formatWhen = (span: QuerySpan, hours: QueryHours | undefined, today: Day): string => {
  const days = formatSpan(span, today);
  if (!hours) return days;
  const part = DAY_PARTS.find(([, from, until]) => from === hours.from && until === hours.until)?.[0];
  if (!part) return `${days}, ${formatHours(hours)}`;
  if (days === 'today') return part === 'evening' ? 'tonight' : `this ${part}`;
  return days.includes(' ') ? `${days}, in the ${part}` : `${days} ${part}`;
};

export const formatHours = ({ from, until }: QueryHours): string => {
  const part = DAY_PARTS.find(([, first, end]) => first === from && end === until)?.[0];
  if (part) return `in the ${part}`;
  if (from === until) return `at ${formatTimeOfDay(from)}`;
  if (from === 0) return `before ${formatTime(until)}`;
  return until >= DAY_END ? `after ${formatTime(from)}` : `between ${formatTime(from)} and ${formatTime(until)}`;
};

const DAY_END = 24 * 60 - 1;
const NOON = 12 * 60;

const formatTime = (time: number) => (time === NOON ? 'noon' : formatTimeOfDay(time));

export const DAY_PARTS: readonly (readonly [name: string, from: number, until: number])[] = [
  ['morning', 0, 12 * 60],
  ['afternoon', 12 * 60, 17 * 60],
  ['evening', 17 * 60, 24 * 60],
];

/** Of the night, those of the evening. */
export const hoursOfPart = (name: string): QueryHours | undefined => {
  const [, from, until] = DAY_PARTS.find(([part]) => part === (name === 'night' ? 'evening' : name)) ?? [];
  return from === undefined ? undefined : { from, until: until! };
};

/** 'tomorrow', 'on Saturday, November 21', 'next week', 'in December' */
export const formatSpan = (span: QuerySpan, today: Day): string => {
  const { from, to, gap } = span;
  if (gap)
    return `${formatSpan({ from, to: addDays(gap.from, -1) }, today)} and ${formatSpan({ from: addDays(gap.to, 1), to }, today)}`;
  if (from === to) return NEAR_DAYS.find(([away]) => addDays(today, away) === from)?.[1] ?? `on ${formatDayInYear(from, today)}`;
  const named = namedSpans(today).find(([, first, last]) => first === from && last === to);
  if (named) return named[0];
  if (dayOfMonth(addDays(to, 1)) === 1 && from.slice(0, 7) === to.slice(0, 7)) {
    if (from === today) return 'this month';
    if (dayOfMonth(from) === 1) return `in ${formatMonth(from)}${yearOf(from) === yearOf(today) ? '' : ` ${yearOf(from)}`}`;
  }
  if (to === addDays(today, -1)) return 'in the past';
  return from === today
    ? `until ${formatDayInYear(to, today)}`
    : `from ${formatDayInYear(from, today)} to ${formatDayInYear(to, today)}`;
};

export const formatDaysOfWeek = (weekdays: readonly number[]): string => {
  const days = [...weekdays].sort().join('');
  if (weekdays.length > MAX_NAMED_DAYS) return `not ${formatDaysOfWeek(otherWeekdays(weekdays))}`;
  return `on ${DAY_GROUPS[days] ?? new Intl.ListFormat('en-US').format(weekdays.map((day) => `${WEEKDAY_NAMES[day]}s`))}`;
};

/** Of more, those that are left out are named. */
const MAX_NAMED_DAYS = 5;

const DAY_GROUPS: Readonly<Record<string, string>> = { '12345': 'weekdays', '06': 'weekends' };

const NEAR_DAYS = [
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
] as const;

/** Weeks begin on Monday. */
export const namedSpans = (today: Day): (readonly [name: string, from: Day, to: Day])[] => {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const saturday = addDays(monday, 5);
  return [
    ['this weekend', saturday, addDays(saturday, 1)],
    ['next weekend', addDays(saturday, 7), addDays(saturday, 8)],
    ['last weekend', addDays(saturday, -7), addDays(saturday, -6)],
    ['this week', today, addDays(monday, 6)],
    ['this week', monday, addDays(monday, 6)],
    ['next week', addDays(monday, 7), addDays(monday, 13)],
    ['last week', addDays(monday, -7), addDays(monday, -1)],
    ['this year', today, `${yearOf(today)}-12-31`],
    ['next year', `${yearOf(today) + 1}-01-01`, `${yearOf(today) + 1}-12-31`],
  ];
};

export const formatDayInYear = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? formatLongDate(day) : formatFullDate(day);

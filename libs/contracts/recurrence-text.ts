import { addDays, type Day, dayOfMonth, monthOf } from './day';
import { formatDateInYear, formatOrdinalDay, formatWeekday } from './day-text';
import { parseRecurrence, type Recurrence, type RecurrenceDay } from './recurrence';

/** 'Every other Tuesday until Jun 1, 2027'. `rule` is an RRULE value, `day` the first occurrence. '' for an unknown rule. */
export const formatRecurrence = (rule: string, day: Day): string => {
  const recurrence = parseRecurrence(rule);
  return recurrence ? [...formatFrequency(recurrence, day), ...formatEnd(recurrence, day)].join(' ') : '';
};

/** Which occurrence of its weekday in the month a day is, from 1; -1 for the last one. */
export const weekdayNumberOf = (day: Day): number =>
  monthOf(addDays(day, 7)) === monthOf(day) ? Math.ceil(dayOfMonth(day) / 7) : -1;

const formatFrequency = ({ frequency, interval, days }: Recurrence, day: Day): string[] => {
  if (frequency === 'DAILY') return [formatInterval(interval, 'day')];
  if (frequency === 'MONTHLY') return [formatInterval(interval, 'month'), 'on the', formatMonthDays(days, day)];
  const names = days.length === 0 ? [formatWeekday(day)] : days.map(({ weekday }) => WEEKDAY_NAMES[weekday]!);
  if (interval <= 2) return [formatInterval(interval, names.join() === WORKDAY_NAMES ? 'weekday' : formatList(names))];
  return [formatInterval(interval, 'week'), 'on', formatList(names)];
};

const formatEnd = ({ until, count }: Recurrence, day: Day): string[] => {
  if (until) return ['until', formatDateInYear(until, day)];
  return count ? [`(${count} ${count === 1 ? 'time' : 'times'})`] : [];
};

const formatInterval = (interval: number, what: string) => {
  if (interval === 1) return `Every ${what}`;
  return interval === 2 ? `Every other ${what}` : `Every ${interval} ${what}s`;
};

const formatMonthDays = (days: readonly RecurrenceDay[], day: Day) =>
  days.length === 0
    ? formatOrdinalDay(day)
    : formatList(days.map(({ nth, weekday }) => `${ORDINAL_NAMES[nth ?? 1]} ${WEEKDAY_NAMES[weekday]}`));

const formatList = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WORKDAY_NAMES = WEEKDAY_NAMES.slice(1, 6).join();
const ORDINAL_NAMES: Readonly<Record<number, string>> = {
  ...{ 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' },
  [-1]: 'last',
};

import { addDays, type Day, dayNumber, monthOf } from './day';
import { dayInYear, ordinalDay, weekdayName } from './day-text';
import { type Recurrence, recurrenceIn, type WeekdayOf } from './recurrence';

/** 'Every other Tuesday until Jun 1, 2027': how something repeats that begins on a day, for people. `rule` is the value of an RRULE. */
export const recurrenceWords = (rule: string, day: Day): string => {
  const known = recurrenceIn(rule);
  return known ? [...often(known, day), ...ending(known, day)].join(' ') : '';
};

/** '1st', 'last': which of its weekday in its month a day is; -1 where no other comes after it. */
export const nthOf = (day: Day): number => (monthOf(addDays(day, 7)) === monthOf(day) ? Math.ceil(dayNumber(day) / 7) : -1);

const often = ({ frequency, interval, days }: Recurrence, day: Day): string[] => {
  if (frequency === 'DAILY') return [every(interval, 'day')];
  if (frequency === 'MONTHLY') return [every(interval, 'month'), 'on the', onThe(days, day)];
  const names = days.length === 0 ? [weekdayName(day)] : days.map(({ weekday }) => NAMES[weekday]!);
  if (interval <= 2) return [every(interval, names.join() === WEEKDAYS ? 'weekday' : listed(names))];
  return [every(interval, 'week'), 'on', listed(names)];
};

const ending = ({ until, count }: Recurrence, day: Day): string[] => {
  if (until) return ['until', dayInYear(until, day)];
  return count ? [`(${count} ${count === 1 ? 'time' : 'times'})`] : [];
};

const every = (interval: number, what: string) => {
  if (interval === 1) return `Every ${what}`;
  return interval === 2 ? `Every other ${what}` : `Every ${interval} ${what}s`;
};

const onThe = (days: readonly WeekdayOf[], day: Day) =>
  days.length === 0 ? ordinalDay(day) : listed(days.map(({ nth, weekday }) => `${NTHS[nth ?? 1]} ${NAMES[weekday]}`));

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WEEKDAYS = NAMES.slice(1, 6).join();
const NTHS: Readonly<Record<number, string>> = {
  ...{ 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' },
  [-1]: 'last',
};

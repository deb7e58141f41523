import { type CivilDay, dayNumber, daysInMonth, daysInYear, weekdayOf } from '../times/civil';
import { EVERY, type Rule } from './rule';

type Matches = (day: CivilDay) => boolean;

/**
 * Whether a rule may fall on a day. Within a year, a month, a week or a day, whatever RFC 5545 says expands or limits comes
 * to the same: the days that satisfy every BY part.
 */
export const dayMatcher = (rule: Rule, start: CivilDay): Matches => {
  const { months, monthDays, yearDays, weekNumbers, weekdays } = withDefaults(rule, start);
  const tests: (Matches | undefined)[] = [
    months && ((day) => months.has(day.month)),
    monthDays && ((day) => hasPlace(monthDays, day.day, daysInMonth(day.year, day.month))),
    yearDays && ((day) => hasPlace(yearDays, dayOfYear(day), daysInYear(day.year))),
    weekNumbers && ((day) => hasPlace(weekNumbers, ...weekOfYear(day, rule.weekStart))),
    weekdays && weekdayTest(weekdays, rule),
  ];
  const asked = tests.filter((test) => test !== undefined);
  return (day) => asked.every((test) => test(day));
};

/** Where no part of a rule tells the day, the first occurrence does. */
export const withDefaults = (rule: Rule, start: CivilDay): Rule => {
  const { frequency, months, monthDays, yearDays, weekNumbers, weekdays } = rule;
  const weekday = new Map([[weekdayOf(start.number), new Set([EVERY])]]);
  if (frequency === 'WEEKLY') return { ...rule, weekdays: weekdays ?? weekday };
  if (frequency === 'MONTHLY' && !monthDays && !weekdays) return { ...rule, monthDays: new Set([start.day]) };
  if (frequency !== 'YEARLY' || monthDays || yearDays || weekdays) return rule;
  if (weekNumbers) return { ...rule, weekdays: weekday };
  return { ...rule, months: months ?? new Set([start.month]), monthDays: new Set([start.day]) };
};

/** Places count from 1, or back from -1. */
const hasPlace = (places: ReadonlySet<number>, place: number, of: number): boolean =>
  places.has(place) || places.has(place - of - 1);

const dayOfYear = (day: CivilDay): number => day.number - dayNumber(day.year, 1, 1) + 1;

/** A week belongs to the year that holds its fourth day: [its number, how many that year has]. */
const weekOfYear = (day: CivilDay, weekStart: number): [number, number] => {
  const middle = day.number - ((weekdayOf(day.number) - weekStart + 7) % 7) + 3;
  const year = new Date(middle * 86_400_000).getUTCFullYear();
  const first = dayNumber(year, 1, 1);
  const last = first + daysInYear(year) - 1;
  const number = Math.floor((middle - first) / 7) + 1;
  return [number, number + Math.floor((last - middle) / 7)];
};

/** '2TU' is the month's second Tuesday, or the year's in a yearly rule that names no month. */
export const weekdayTest = (weekdays: ReadonlyMap<number, ReadonlySet<number>>, rule: Rule): Matches => {
  const isOfMonth = rule.frequency === 'MONTHLY' || (rule.frequency === 'YEARLY' && rule.months !== undefined);
  const isOfYear = rule.frequency === 'YEARLY' && !rule.months && !rule.weekNumbers;
  return (day) => {
    const places = weekdays.get(weekdayOf(day.number));
    if (!places) return false;
    if (places.has(EVERY) || !(isOfMonth || isOfYear)) return true;
    const [place, of] = isOfMonth ? [day.day, daysInMonth(day.year, day.month)] : [dayOfYear(day), daysInYear(day.year)];
    return places.has(Math.ceil(place / 7)) || places.has(-Math.ceil((of - place + 1) / 7));
  };
};

import { type CivilDay, daysInMonth, daysInYear, toDayNumber, weekdayOf } from '../times/civil';
import { EVERY_WEEK, type Rule } from './rule';

type DayPredicate = (day: CivilDay) => boolean;

/** Within a period, the BY parts that expand and those that limit (RFC 5545) have the same effect: a day must satisfy all. */
export const createDayMatcher = (rule: Rule, start: CivilDay): DayPredicate => {
  const { months, monthDays, yearDays, weekNumbers, weekdays } = withDefaultDays(rule, start);
  const tests: (DayPredicate | undefined)[] = [
    months && ((day) => months.has(day.month)),
    monthDays && ((day) => matchesPlace(monthDays, day.day, daysInMonth(day.year, day.month))),
    yearDays && ((day) => matchesPlace(yearDays, dayOfYear(day), daysInYear(day.year))),
    weekNumbers && ((day) => matchesPlace(weekNumbers, ...weekOfYear(day, rule.weekStart))),
    weekdays && createWeekdayMatcher(weekdays, rule),
  ];
  const dayTests = tests.filter((test) => test !== undefined);
  return (day) => dayTests.every((test) => test(day));
};

/** Where no part of a rule names the day, the day of the first occurrence counts. */
export const withDefaultDays = (rule: Rule, start: CivilDay): Rule => {
  const { frequency, months, monthDays, yearDays, weekNumbers, weekdays } = rule;
  const weekday = new Map([[weekdayOf(start.number), new Set([EVERY_WEEK])]]);
  if (frequency === 'WEEKLY') return { ...rule, weekdays: weekdays ?? weekday };
  if (frequency === 'MONTHLY' && !monthDays && !weekdays) return { ...rule, monthDays: new Set([start.day]) };
  if (frequency !== 'YEARLY' || monthDays || yearDays || weekdays) return rule;
  if (weekNumbers) return { ...rule, weekdays: weekday };
  return { ...rule, months: months ?? new Set([start.month]), monthDays: new Set([start.day]) };
};

/** Places count from 1, or back from -1. */
const matchesPlace = (places: ReadonlySet<number>, place: number, of: number): boolean =>
  places.has(place) || places.has(place - of - 1);

const dayOfYear = (day: CivilDay): number => day.number - toDayNumber(day.year, 1, 1) + 1;

/** Returns the number of the week and how many weeks its year has. A week belongs to the year that holds its fourth day. */
const weekOfYear = (day: CivilDay, weekStart: number): [number, number] => {
  const middle = day.number - ((weekdayOf(day.number) - weekStart + 7) % 7) + 3;
  const year = new Date(middle * 86_400_000).getUTCFullYear();
  const first = toDayNumber(year, 1, 1);
  const last = first + daysInYear(year) - 1;
  const number = Math.floor((middle - first) / 7) + 1;
  return [number, number + Math.floor((last - middle) / 7)];
};

/** '2TU' is the second Tuesday of the month, or of the year in a yearly rule that names no month. */
export const createWeekdayMatcher = (weekdays: ReadonlyMap<number, ReadonlySet<number>>, rule: Rule): DayPredicate => {
  const isOfMonth = rule.frequency === 'MONTHLY' || (rule.frequency === 'YEARLY' && rule.months !== undefined);
  const isOfYear = rule.frequency === 'YEARLY' && !rule.months && !rule.weekNumbers;
  return (day) => {
    const places = weekdays.get(weekdayOf(day.number));
    if (!places) return false;
    if (places.has(EVERY_WEEK) || !(isOfMonth || isOfYear)) return true;
    const [place, of] = isOfMonth ? [day.day, daysInMonth(day.year, day.month)] : [dayOfYear(day), daysInYear(day.year)];
    return places.has(Math.ceil(place / 7)) || places.has(-Math.ceil((of - place + 1) / 7));
  };
};

import { type CivilDay, type DayNumber, daysInMonth, daysInYear, toCivilDay, toDayNumber } from '../times/civil';
import { createWeekdayMatcher, withDefaultDays } from './matching-days';
import type { Rule, Skip } from './rule';

/** Replaces days such as February 30 (RFC 7529, 4.1), by the first day of the year or month. BYDAY limits them too. */
export const createSubstituteDays = (rule: Rule, start: CivilDay): ((opens: DayNumber) => DayNumber[]) => {
  const { frequency, skip, months, monthDays, yearDays, weekNumbers, weekdays } = withDefaultDays(rule, start);
  const ofMonths = MONTHS_PER_PERIOD[frequency];
  if (!skip || !ofMonths || weekNumbers) return () => [];
  const isAllowed = weekdays ? createWeekdayMatcher(weekdays, rule) : () => true;

  const ofMonth = (year: number, month: number): DayNumber[] =>
    monthDays && !yearDays && (!months || months.has(month))
      ? findSubstitutes(monthDays, toDayNumber(year, month, 1), daysInMonth(year, month), skip)
      : [];
  const ofYear = (year: number): DayNumber[] =>
    frequency === 'YEARLY' && yearDays && !monthDays && !months
      ? findSubstitutes(yearDays, toDayNumber(year, 1, 1), daysInYear(year), skip)
      : [];

  return (opens) => {
    const { year, month } = toCivilDay(opens);
    const days = [...Array.from({ length: ofMonths }, (_, at) => ofMonth(year, month + at)).flat(), ...ofYear(year)];
    return days.filter((day) => isAllowed(toCivilDay(day)));
  };
};

const MONTHS_PER_PERIOD: Partial<Record<Rule['frequency'], number>> = { YEARLY: 12, MONTHLY: 1 };

/** Places count from 1, or back from -1; one beyond either end is replaced by the day next to that end. */
const findSubstitutes = (places: ReadonlySet<number>, opens: DayNumber, size: number, skip: Skip): DayNumber[] =>
  [...places]
    .filter((place) => Math.abs(place) > size)
    .map((place) => (place > 0 ? opens + size : opens) - (skip === 'BACKWARD' ? 1 : 0));

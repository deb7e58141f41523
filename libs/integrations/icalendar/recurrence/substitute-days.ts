import { type CivilDay, civilDay, type DayNumber, dayNumber, daysInMonth, daysInYear } from '../times/civil';
import { weekdayTest, withDefaults } from './matching-days';
import type { Rule, Skip } from './rule';

/**
 * The days that a rule takes for those which a month or a year does not have, such as February 30 (RFC 7529, 4.1), by the
 * day on which a year or month opens. BYDAY limits them like any other.
 */
export const substituteDays = (rule: Rule, start: CivilDay): ((opens: DayNumber) => DayNumber[]) => {
  const { frequency, skip, months, monthDays, yearDays, weekNumbers, weekdays } = withDefaults(rule, start);
  const ofMonths = MONTHS[frequency];
  if (!skip || !ofMonths || weekNumbers) return () => [];
  const isAllowed = weekdays ? weekdayTest(weekdays, rule) : () => true;

  const ofMonth = (year: number, month: number): DayNumber[] =>
    monthDays && !yearDays && (!months || months.has(month))
      ? substitutes(monthDays, dayNumber(year, month, 1), daysInMonth(year, month), skip)
      : [];
  const ofYear = (year: number): DayNumber[] =>
    frequency === 'YEARLY' && yearDays && !monthDays && !months
      ? substitutes(yearDays, dayNumber(year, 1, 1), daysInYear(year), skip)
      : [];

  return (opens) => {
    const { year, month } = civilDay(opens);
    const days = [...Array.from({ length: ofMonths }, (_, at) => ofMonth(year, month + at)).flat(), ...ofYear(year)];
    return days.filter((day) => isAllowed(civilDay(day)));
  };
};

/** How many each period has. */
const MONTHS: Partial<Record<Rule['frequency'], number>> = { YEARLY: 12, MONTHLY: 1 };

/** Places count from 1, or back from -1; what lies beyond either end goes to the day beside that end. */
const substitutes = (places: ReadonlySet<number>, opens: DayNumber, size: number, skip: Skip): DayNumber[] =>
  [...places]
    .filter((place) => Math.abs(place) > size)
    .map((place) => (place > 0 ? opens + size : opens) - (skip === 'BACKWARD' ? 1 : 0));

import { addDays, type Day, weekdayOf } from '#libs/contracts';
import { monthOf, nextMonth, previousMonth, sameDayIn } from './month';

/** Where a key leads from a day; undefined for keys that lead nowhere. */
export const dayAfterKey = (key: string, day: Day): Day | undefined => STEPS[key]?.(day);

const STEPS: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => sameDayIn(previousMonth(monthOf(day)), day),
  PageDown: (day) => sameDayIn(nextMonth(monthOf(day)), day),
};

import {
  addDays,
  type Day,
  dayOfMonth,
  daysBetween,
  monthOf,
  parseRecurrence,
  type Recurrence,
  weekdayOf,
  yearOf,
} from '#libs/contracts';
import { mondayOf, nthWeekdayOfMonth } from '../../libs/when/calendar';

/**
 * The same for the same series: COUNT and an equal UNTIL become the UNTIL of the last day that the series has, and a week's only day is
 * left out where the first day says it.
 */
export const toComparableSeries = (rrule: string, first: Day): string => {
  const rule = parseRecurrence(rrule);
  const last = rule && lastDayOf(rule, first);
  const isOwnWeekday = rule?.frequency === 'WEEKLY' && rule.days.length === 1 && rule.days[0]!.weekday === weekdayOf(first);
  const shortened = isOwnWeekday ? rrule.replace(/;BYDAY=\w+/, '') : rrule;
  return last ? shortened.replace(/(?:UNTIL|COUNT)=\d+/, `UNTIL=${last.replaceAll('-', '')}`) : shortened;
};

/** Null for a series that never ends. */
const lastDayOf = (rule: Recurrence, first: Day): Day | null => {
  if (!rule.until && !rule.count) return null;
  let last: Day | null = null;
  let found = 0;
  for (
    let day = first;
    day <= (rule.until ?? addDays(first, MAX_DAYS)) && found < (rule.count ?? MAX_DAYS);
    day = addDays(day, 1)
  ) {
    if (!isOn(rule, first, day)) continue;
    last = day;
    found += 1;
  }
  return last;
};

const MAX_DAYS = 3_660;

const isOn = ({ frequency, interval, days }: Recurrence, first: Day, day: Day): boolean => {
  if (frequency === 'DAILY') return daysBetween(first, day) % interval === 0;
  if (frequency === 'WEEKLY') {
    const weekdays = days.length > 0 ? days.map(({ weekday }) => weekday) : [weekdayOf(first)];
    return weekdays.includes(weekdayOf(day)) && (daysBetween(mondayOf(first), mondayOf(day)) / 7) % interval === 0;
  }
  const months = (yearOf(day) - yearOf(first)) * 12 + monthOf(day) - monthOf(first);
  const isDay =
    days.length > 0
      ? days.some(({ nth, weekday }) => nthWeekdayOfMonth(yearOf(day), monthOf(day), nth!, weekday) === day)
      : dayOfMonth(day) === dayOfMonth(first);
  return isDay && months % interval === 0;
};

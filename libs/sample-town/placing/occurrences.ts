import type { Day } from '#libs/contracts';
import type { CalendarDay } from './calendar-day';
import type { Series } from './series';
import { saidBy } from './words';

/** The first days of everything a series puts into the calendar. */
export const occurrences = ({ rule, only, ahead }: Series, calendar: CalendarDay[]): Day[] => {
  if ('dates' in rule) return rule.dates;
  const allowed = only ? saidBy(only) : () => true;
  const within = ({ fromToday }: CalendarDay) => fromToday >= rule.from && fromToday <= (ahead ?? rule.to);
  return calendar.filter((day) => within(day) && rule.falls(day) && allowed(day)).map(({ day }) => day);
};

import type { Day } from '#libs/contracts';
import type { CalendarDay } from './calendar-day';
import { parseDayWords } from './day-words';
import type { SampleSeries } from './series';

export const occurrenceDaysOf = ({ rule, only, ahead }: SampleSeries, calendar: CalendarDay[]): Day[] => {
  if ('dates' in rule) return rule.dates;
  const allowed = only ? parseDayWords(only) : () => true;
  const within = ({ fromToday }: CalendarDay) => fromToday >= rule.from && fromToday <= (ahead ?? rule.to);
  return calendar.filter((day) => within(day) && rule.falls(day) && allowed(day)).map(({ day }) => day);
};

import { type Day, yearOf } from './day';
import { formatFullDate, formatLongDate } from './day-text';
import { millisecondsOf } from './instant';
import { memoize } from './memoize';
import { toTownDay } from './town-day';

/** 'today at 9:05 AM', 'on Wednesday, November 18, at 4:12 PM'; with the year if it differs from that of `today`. */
export const formatInstant = (timeZone: string, instant: string, today: Day): string => {
  const day = toTownDay(timeZone, instant);
  const time = timeFormatFor(timeZone).format(millisecondsOf(instant)).replace(/\s/g, ' ');
  if (day === today) return `today at ${time}`;
  return `on ${yearOf(day) === yearOf(today) ? formatLongDate(day) : formatFullDate(day)}, at ${time}`;
};

const timeFormatFor = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
);

import type { Day } from './day';
import { yearOf } from './day';
import { fullDate, longDate } from './day-text';
import { millisecondsOf } from './instant';
import { remembering } from './remembering';
import { dayIn } from './town-day';

/** When something became known: 'today at 9:05 AM', 'on Wednesday, November 18, at 4:12 PM', with its year when that is another one. */
export const momentWords = (timeZone: string, instant: string, today: Day): string => {
  const day = dayIn(timeZone, instant);
  const time = clockFor(timeZone).format(millisecondsOf(instant)).replace(/\s/g, ' ');
  if (day === today) return `today at ${time}`;
  return `on ${yearOf(day) === yearOf(today) ? longDate(day) : fullDate(day)}, at ${time}`;
};

const clockFor = remembering(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
);

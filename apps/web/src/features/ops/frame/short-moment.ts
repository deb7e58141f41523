import { type Day, dayIn, dayInYear } from '#libs/contracts';

/** '8:40 AM' today, else 'Nov 19, 8:40 AM', by the town's clock. */
export const shortMoment = (timeZone: string, instant: string, today: Day): string => {
  const day = dayIn(timeZone, instant);
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(Date.parse(instant))
    .replace(/\s/g, ' ');
  return day === today ? time : `${dayInYear(day, today)}, ${time}`;
};

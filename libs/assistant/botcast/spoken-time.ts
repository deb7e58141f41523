import { addDays, type Day, dayNumber, monthName, weekdayName } from '#libs/contracts';
import { cardinal, ordinal } from './spoken-number';

/** 'seven thirty in the evening', of minutes after midnight. */
export const spokenTime = (minutes: number): string => {
  if (minutes === 0) return 'midnight';
  if (minutes === NOON) return 'noon';
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const spoken = minute === 0 ? '' : minute < 10 ? ` oh ${cardinal(minute)}` : ` ${cardinal(minute)}`;
  return `${cardinal(((hour + 11) % 12) + 1)}${spoken} ${PARTS.find(({ until }) => hour < until)!.said}`;
};

/** 'Friday, November twentieth' */
export const spokenDay = (day: Day): string => `${weekdayName(day)}, ${monthName(day)} ${ordinal(dayNumber(day))}`;

/** 'Today, Friday, November twentieth', 'On Monday, November twenty-third': what a day begins with. */
export const spokenHeading = (day: Day, today: Day): string => {
  const near = day === today ? 'Today, ' : day === addDays(today, 1) ? 'Tomorrow, ' : 'On ';
  return near + spokenDay(day);
};

const NOON = 12 * 60;

/** By the hour. */
const PARTS = [
  { until: 1, said: 'at night' },
  { until: 12, said: 'in the morning' },
  { until: 17, said: 'in the afternoon' },
  { until: 21, said: 'in the evening' },
  { until: 24, said: 'at night' },
];

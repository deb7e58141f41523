import { addDays, type Day, dayOfMonth, formatMonth, formatWeekday } from '#libs/contracts';
import { toCardinalWords, toOrdinalWords } from './spoken-number';

/** 'seven thirty in the evening'. Takes minutes after midnight. */
export const toSpokenTime = (minutes: number): string => {
  if (minutes === 0) return 'midnight';
  if (minutes === NOON_MINUTES) return 'noon';
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const spoken = minute === 0 ? '' : minute < 10 ? ` oh ${toCardinalWords(minute)}` : ` ${toCardinalWords(minute)}`;
  return `${toCardinalWords(((hour + 11) % 12) + 1)}${spoken} ${DAY_PARTS.find(({ until }) => hour < until)!.said}`;
};

export const toSpokenDay = (day: Day): string => `${formatWeekday(day)}, ${formatMonth(day)} ${toOrdinalWords(dayOfMonth(day))}`;

/** 'Today, Friday, November twentieth', 'On Monday, November twenty-third'. */
export const toSpokenHeading = (day: Day, today: Day): string => {
  const near = day === today ? 'Today, ' : day === addDays(today, 1) ? 'Tomorrow, ' : 'On ';
  return near + toSpokenDay(day);
};

const NOON_MINUTES = 12 * 60;

/** `until` is an hour. */
const DAY_PARTS = [
  { until: 1, said: 'at night' },
  { until: 12, said: 'in the morning' },
  { until: 17, said: 'in the afternoon' },
  { until: 21, said: 'in the evening' },
  { until: 24, said: 'at night' },
];

import { millisecondsOf } from './instant';

/** How long ago something was: 'just now', '1 minute ago', '3 hours ago', '2 days ago'. */
export const agoWords = (instant: string, now: string): string => {
  const minutes = Math.floor((millisecondsOf(now) - millisecondsOf(instant)) / MINUTE);
  if (minutes < 1) return 'just now';
  if (minutes < HOUR) return counted(minutes, 'minute');
  return minutes < DAY ? counted(Math.floor(minutes / HOUR), 'hour') : counted(Math.floor(minutes / DAY), 'day');
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

const MINUTE = 60_000;

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

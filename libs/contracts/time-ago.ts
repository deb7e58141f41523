import { millisecondsOf } from './instant';

export const formatTimeAgo = (instant: string, now: string): string => {
  const minutes = Math.floor((millisecondsOf(now) - millisecondsOf(instant)) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < HOUR_MINUTES) return counted(minutes, 'minute');
  return minutes < DAY_MINUTES
    ? counted(Math.floor(minutes / HOUR_MINUTES), 'hour')
    : counted(Math.floor(minutes / DAY_MINUTES), 'day');
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

const MINUTE_MS = 60_000;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

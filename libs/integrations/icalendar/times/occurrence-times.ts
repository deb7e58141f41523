import type { FeedOccurrence } from '../feed-occurrence';
import { DAY_SECONDS, dayOf, dayText, timeOf, type Wall, wallText } from './civil';
import type { Duration } from './duration';
import type { SourceClock } from './source-clock';
import type { ZonedTime } from './zoned-time';

export type OccurrenceTimes = Pick<FeedOccurrence, 'date' | 'endDate' | 'time' | 'startTime' | 'endTime'>;

/** An event from midnight to midnight is an all-day event, however it is written. */
export const toOccurrenceTimes = (start: ZonedTime, length: Duration | undefined, clock: SourceClock): OccurrenceTimes => {
  if (start.isDate) return toAllDay(dayOf(start.wall), dayOf(start.wall) + length!.days - 1);
  const startInstant = clock.instant(start);
  const ends = length && clock.instant({ ...start, wall: start.wall + length.days * DAY_SECONDS }) + length.seconds;
  const from = clock.townWall(startInstant);
  const to = ends !== undefined && ends > startInstant ? clock.townWall(ends) : undefined;
  if (timeOf(from) === 0 && (to === undefined || timeOf(to) === 0 || timeOf(to) >= LAST_MINUTE_SECONDS)) {
    return toAllDay(dayOf(from), lastDayBetween(from, to ?? from + DAY_SECONDS));
  }
  return {
    date: dayText(dayOf(from)),
    endDate: laterDay(dayOf(from), to === undefined ? dayOf(from) : lastDayBetween(from, to)),
    time: toClockText(from),
    startTime: toInstantText(from, startInstant),
    endTime: to === undefined ? undefined : toInstantText(to, ends!),
  };
};

const LAST_MINUTE_SECONDS = DAY_SECONDS - 60;

const toAllDay = (first: number, last: number): OccurrenceTimes => ({
  date: dayText(first),
  endDate: laterDay(first, last),
  time: 'All Day',
});

const laterDay = (first: number, last: number) => (last > first ? dayText(last) : undefined);

/** An end is exclusive, and an event that ends at night belongs to the evening on which it began. */
const lastDayBetween = (from: Wall, to: Wall): number =>
  timeOf(to) <= MORNING_SECONDS && to - from < DAY_SECONDS ? Math.max(dayOf(from), dayOf(to) - 1) : dayOf(to - 1);

const MORNING_SECONDS = 6 * 3600;

export const toClockText = (wall: Wall): string => {
  const [hour, minute] = [Math.floor(timeOf(wall) / 3600), Math.floor(timeOf(wall) / 60) % 60];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

export const toInstantText = (wall: Wall, instant: number): string => {
  const minutes = Math.round(Math.abs(wall - instant) / 60);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${wallText(wall)}${wall < instant ? '-' : '+'}${hour}:${minute}`;
};

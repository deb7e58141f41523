import type { Happening } from '../happening';
import { DAY, dayOf, dayText, timeOf, type Wall, wallText } from './civil';
import type { Length } from './length';
import type { Moment } from './moment';
import type { SourceClock } from './source-clock';

/** When something is, as the town tells it. */
export type Telling = Pick<Happening, 'date' | 'endDate' | 'time' | 'startTime' | 'endTime'>;

/** From midnight to midnight is a day, however the publisher's software puts it. */
export const tell = (start: Moment, length: Length | undefined, clock: SourceClock): Telling => {
  if (start.isDate) return wholeDays(dayOf(start.wall), dayOf(start.wall) + length!.days - 1);
  const begins = clock.instant(start);
  const ends = length && clock.instant({ ...start, wall: start.wall + length.days * DAY }) + length.seconds;
  const from = clock.townWall(begins);
  const to = ends !== undefined && ends > begins ? clock.townWall(ends) : undefined;
  if (timeOf(from) === 0 && (to === undefined || timeOf(to) === 0 || timeOf(to) >= LAST_MINUTE)) {
    return wholeDays(dayOf(from), lastDayOf(from, to ?? from + DAY));
  }
  return {
    date: dayText(dayOf(from)),
    endDate: later(dayOf(from), to === undefined ? dayOf(from) : lastDayOf(from, to)),
    time: clockText(from),
    startTime: instantText(from, begins),
    endTime: to === undefined ? undefined : instantText(to, ends!),
  };
};

const LAST_MINUTE = DAY - 60;

const wholeDays = (first: number, last: number): Telling => ({
  date: dayText(first),
  endDate: later(first, last),
  time: 'All Day',
});

const later = (first: number, last: number) => (last > first ? dayText(last) : undefined);

/** An end is not part of the event, and a night out belongs to the evening on which it began. */
const lastDayOf = (from: Wall, to: Wall): number =>
  timeOf(to) <= MORNING && to - from < DAY ? Math.max(dayOf(from), dayOf(to) - 1) : dayOf(to - 1);

const MORNING = 6 * 3600;

/** '6:00 PM' */
export const clockText = (wall: Wall): string => {
  const [hour, minute] = [Math.floor(timeOf(wall) / 3600), Math.floor(timeOf(wall) / 60) % 60];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** `2026-11-20T18:00:00-05:00` */
export const instantText = (wall: Wall, instant: number): string => {
  const minutes = Math.round(Math.abs(wall - instant) / 60);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${wallText(wall)}${wall < instant ? '-' : '+'}${hour}:${minute}`;
};

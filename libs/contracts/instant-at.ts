import { tzOffset } from '@date-fns/tz';
import type { Day } from './day';
import { millisecondsOf } from './instant';

/** '18:00' on a day of the town, as an ISO instant with the town's offset: '2026-11-20T18:00:00-05:00'. */
export const instantAt = (day: Day, clock: string, timeZone: string): string =>
  `${day}T${clock}:00${offsetText(offsetAt(Date.parse(`${day}T${clock}:00Z`), timeZone))}`;

/** Every instant at which the town's clock shows it, the earlier first: two where clocks go back over it, none where they go forward. */
export const instantsAt = (day: Day, clock: string, timeZone: string): string[] => {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  const around = [wall - DAY, wall + DAY].map((near) => tzOffset(timeZone, new Date(near)));
  return [...new Set(around)]
    .filter((offset) => tzOffset(timeZone, new Date(wall - offset * MINUTE)) === offset)
    .sort((a, b) => b - a)
    .map((offset) => `${day}T${clock}:00${offsetText(offset)}`);
};

/** An instant as the town's clock has it: '2026-11-20T18:00:00-05:00'. */
export const onTownClock = (instant: string, timeZone: string): string => {
  const milliseconds = millisecondsOf(instant);
  const offset = tzOffset(timeZone, new Date(milliseconds));
  return `${new Date(milliseconds + offset * MINUTE).toISOString().slice(0, 19)}${offsetText(offset)}`;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Minutes. The wall clock read as UTC is up to half a day off, so the offset found there is looked up again where it leads. */
const offsetAt = (wallClock: number, timeZone: string) => {
  const guess = tzOffset(timeZone, new Date(wallClock));
  return tzOffset(timeZone, new Date(wallClock - guess * MINUTE));
};

const offsetText = (offset: number) => {
  const minutes = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

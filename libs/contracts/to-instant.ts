import { tzOffset } from '@date-fns/tz';
import type { Day } from './day';
import { millisecondsOf } from './instant';

/** '18:00' on a day in the town becomes '2026-11-20T18:00:00-05:00'. */
export const toInstant = (day: Day, clock: string, timeZone: string): string =>
  `${day}T${clock}:00${formatOffset(findOffset(Date.parse(`${day}T${clock}:00Z`), timeZone))}`;

/** All instants with this local time, earliest first: two when clocks go back over it, none when they skip it. */
export const toPossibleInstants = (day: Day, clock: string, timeZone: string): string[] => {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  const around = [wall - DAY_MS, wall + DAY_MS].map((near) => tzOffset(timeZone, new Date(near)));
  return [...new Set(around)]
    .filter((offset) => tzOffset(timeZone, new Date(wall - offset * MINUTE_MS)) === offset)
    .sort((a, b) => b - a)
    .map((offset) => `${day}T${clock}:00${formatOffset(offset)}`);
};

/** The same instant with the town's offset: '2026-11-20T18:00:00-05:00'. */
export const toTownInstant = (instant: string, timeZone: string): string => {
  const milliseconds = millisecondsOf(instant);
  const offset = tzOffset(timeZone, new Date(milliseconds));
  return `${new Date(milliseconds + offset * MINUTE_MS).toISOString().slice(0, 19)}${formatOffset(offset)}`;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Minutes. Reading the local time as UTC is off by up to half a day, so the offset is looked up again at the corrected instant. */
const findOffset = (wallClock: number, timeZone: string) => {
  const guess = tzOffset(timeZone, new Date(wallClock));
  return tzOffset(timeZone, new Date(wallClock - guess * MINUTE_MS));
};

const formatOffset = (offset: number) => {
  const minutes = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

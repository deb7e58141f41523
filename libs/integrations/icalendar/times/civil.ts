import type { Day } from '#libs/contracts';

/** What a clock on the wall shows: the seconds since 1970 that it would be if the wall stood in UTC. */
export type Wall = number;

/** Days since 1970-01-01. */
export type DayNumber = number;

export type CivilDay = { number: DayNumber; year: number; month: number; day: number };

export const DAY = 86_400;

export const dayOf = (wall: Wall): DayNumber => Math.floor(wall / DAY);

/** Seconds since midnight. */
export const timeOf = (wall: Wall): number => wall - dayOf(wall) * DAY;

export const civilDay = (number: DayNumber): CivilDay => {
  const date = new Date(number * DAY * 1000);
  return { number, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** Months and days beyond the last run over, as in a calendar: (2026, 13, 0) is 2026-12-31. */
export const dayNumber = (year: number, month: number, day: number): DayNumber => Date.UTC(year, month - 1, day) / 1000 / DAY;

export const daysInMonth = (year: number, month: number): number => dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);

export const daysInYear = (year: number): number => dayNumber(year + 1, 1, 1) - dayNumber(year, 1, 1);

/** 0 is Sunday. */
export const weekdayOf = (number: DayNumber): number => (((number + 4) % 7) + 7) % 7;

export const dayText = (number: DayNumber): Day => wallText(number * DAY).slice(0, 10);

export const dayFromText = (day: Day): DayNumber => Date.parse(`${day}T00:00:00Z`) / 1000 / DAY;

/** `yyyy-mm-ddThh:mm:ss` */
export const wallText = (wall: Wall): string => new Date(wall * 1000).toISOString().slice(0, 19);

import type { Day } from '#libs/contracts';

/** Local time: the seconds since 1970 that a wall clock shows, as if it stood in UTC. */
export type Wall = number;

/** Days since 1970-01-01. */
export type DayNumber = number;

export type CivilDay = { number: DayNumber; year: number; month: number; day: number };

export const DAY_SECONDS = 86_400;

export const dayOf = (wall: Wall): DayNumber => Math.floor(wall / DAY_SECONDS);

/** Returns seconds since midnight. */
export const timeOf = (wall: Wall): number => wall - dayOf(wall) * DAY_SECONDS;

export const toCivilDay = (number: DayNumber): CivilDay => {
  const date = new Date(number * DAY_SECONDS * 1000);
  return { number, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** Months and days beyond the last run over, as in a calendar: (2026, 13, 0) is 2026-12-31. */
export const toDayNumber = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month - 1, day) / 1000 / DAY_SECONDS;

export const daysInMonth = (year: number, month: number): number => toDayNumber(year, month + 1, 1) - toDayNumber(year, month, 1);

export const daysInYear = (year: number): number => toDayNumber(year + 1, 1, 1) - toDayNumber(year, 1, 1);

/** 0 is Sunday. */
export const weekdayOf = (number: DayNumber): number => (((number + 4) % 7) + 7) % 7;

export const dayText = (number: DayNumber): Day => wallText(number * DAY_SECONDS).slice(0, 10);

export const dayFromText = (day: Day): DayNumber => Date.parse(`${day}T00:00:00Z`) / 1000 / DAY_SECONDS;

export const wallText = (wall: Wall): string => new Date(wall * 1000).toISOString().slice(0, 19);

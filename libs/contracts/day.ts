import { memoize } from './memoize';

/** A calendar day, `yyyy-mm-dd`, without a time zone. The functions below do not depend on the host's zone. */
export type Day = string;

export const addDays = (day: Day, days: number): Day => dayAt(utcMidnightMs(day) + days * DAY_MS);

/** Negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => (utcMidnightMs(to) - utcMidnightMs(from)) / DAY_MS;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** 1 to 12. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

export const dayOfMonth = (day: Day): number => Number(day.slice(8, 10));

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => (((utcMidnightMs(day) / DAY_MS + FIRST_WEEKDAY) % 7) + 7) % 7;

/** 1970 begins with a Thursday. */
const FIRST_WEEKDAY = 4;

/** False for '2026-02-30' and any other text that is not a valid day. */
export const isDay = (text: string): boolean => DAY_PATTERN.test(text) && addDays(text, 0) === text;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Since 1970. In UTC every day has the same length. */
const utcMidnightMs = memoize((day: Day): number => Date.UTC(yearOf(day), monthOf(day) - 1, dayOfMonth(day)));

const dayAt = memoize((utcMidnight: number): Day => new Date(utcMidnight).toISOString().slice(0, 10));

const DAY_MS = 24 * 60 * 60 * 1000;

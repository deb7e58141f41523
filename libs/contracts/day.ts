/** A calendar day, `yyyy-mm-dd`. It has no zone: the sums below never ask the host's. */
export type Day = string;

export const addDays = (day: Day, days: number): Day => new Date(midnight(day) + days * LENGTH).toISOString().slice(0, 10);

/** Whole days from one to the other; negative when `to` is the earlier. */
export const daysBetween = (from: Day, to: Day): number => (midnight(to) - midnight(from)) / LENGTH;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** 1 to 12. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** Of the month, 1 to 31. */
export const dayNumber = (day: Day): number => Number(day.slice(8, 10));

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(midnight(day)).getUTCDay();

/** False for '2026-02-30' and for anything not written as a day. */
export const isDay = (text: string): boolean => WRITTEN.test(text) && addDays(text, 0) === text;

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** Its midnight in UTC, where no clock ever changes and every day is as long, ms. A long list asks for thousands. */
const midnight = (day: Day): number => Date.UTC(yearOf(day), monthOf(day) - 1, dayNumber(day));

const LENGTH = 24 * 60 * 60 * 1000;

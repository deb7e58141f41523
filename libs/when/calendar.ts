import { addDays, type Day, isDay, monthOf, weekdayOf, yearOf } from '#libs/contracts';

export const DAYS_PER_WEEK = 7;

export const firstDayOfMonth = (year: number, month: number): Day => `${year}-${String(month).padStart(2, '0')}-01`;

export const lastDayOfMonth = (year: number, month: number): Day => addDays(firstDayOfMonth(...monthAfter(year, month)), -1);

/** Year and month, `ahead` months after the one given. */
export const monthAfter = (year: number, month: number, ahead = 1): [number, number] => [
  year + Math.floor((month - 1 + ahead) / 12),
  ((((month - 1 + ahead) % 12) + 12) % 12) + 1,
];

export const toDay = (year: number, month: number, day: number): Day | null => {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : null;
};

export const nextWeekday = (from: Day, weekday: number, mayBeSame: boolean): Day => {
  const ahead = (weekday - weekdayOf(from) + 7) % 7;
  return addDays(from, ahead === 0 && !mayBeSame ? 7 : ahead);
};

/** `nth` is -1 for the last one. `weekday` is 0 for Sunday. */
export const nthWeekdayOfMonth = (year: number, month: number, nth: number, weekday: number): Day =>
  nth > 0
    ? addDays(nextWeekday(firstDayOfMonth(year, month), weekday, true), 7 * (nth - 1))
    : addDays(nextWeekday(addDays(lastDayOfMonth(year, month), 1), weekday, true), -7);

export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

export const nextYearly = (on: (year: number) => Day | null, today: Day): Day | null => {
  for (let year = yearOf(today); year < yearOf(today) + MAX_YEARS_AHEAD; year++) {
    const day = on(year);
    if (day !== null && day >= today) return day;
  }
  return null;
};

/** February 29 is in one of them. */
const MAX_YEARS_AHEAD = 5;

/** The same day, `months` later, or the last day of that month. */
export const addMonths = (day: Day, months: number): Day => {
  const [year, month] = monthAfter(yearOf(day), monthOf(day), months);
  return toDay(year, month, Number(day.slice(8))) ?? lastDayOfMonth(year, month);
};

/** Of the Western churches (the Gregorian computus). */
export const easterSunday = (year: number): Day => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return toDay(year, Math.floor(n / 31), (n % 31) + 1)!;
};

import { type Day, daysBetween, weekdayOf } from '#libs/contracts';

/** 0 is Sunday. */
export const otherWeekdays = (weekdays: readonly number[]): number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays.includes(day));

/** Whether one of the days from the first to the last is on one of the weekdays. */
export const isOnWeekday = (first: Day, last: Day, weekdays: readonly number[]): boolean => {
  const days = Math.min(daysBetween(first, last), 6);
  return Array.from({ length: days + 1 }, (_, ahead) => (weekdayOf(first) + ahead) % 7).some((day) => weekdays.includes(day));
};

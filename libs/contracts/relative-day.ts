import { addDays, type Day, daysBetween } from './day';

/** 'TODAY', 'TOMORROW', '15 DAYS AWAY', '3 DAYS AGO'. */
export const relativeLabel = (day: Day, today: Day): string => labelFor(daysBetween(today, day));

/** The same, but the day before today is 'YESTERDAY'. */
export const stripLabel = (day: Day, today: Day): string => (addDays(day, 1) === today ? 'YESTERDAY' : relativeLabel(day, today));

/** Eleven days, the given one in the middle. */
export const dateStrip = (day: Day): Day[] => Array.from({ length: 11 }, (_, index) => addDays(day, index - 5));

export type WeekMarker = 'Two Weeks Away' | 'Three Weeks Away' | 'Four Weeks Away';

/** What stands between two days of a list where the number of whole weeks from today reaches 2, 3 or 4. */
export const weekMarker = (previousDay: Day | undefined, day: Day, today: Day): WeekMarker | null => {
  const weeks = weeksAway(day, today);
  const before = previousDay === undefined ? 0 : weeksAway(previousDay, today);
  return before < weeks ? (MARKERS[weeks] ?? null) : null;
};

const labelFor = (days: number): string => NEAR[days] ?? (days > 0 ? `${days} DAYS AWAY` : `${-days} DAYS AGO`);

const NEAR: Record<number, string> = { [-1]: '1 DAY AGO', 0: 'TODAY', 1: 'TOMORROW' };

const weeksAway = (day: Day, today: Day): number => Math.floor(daysBetween(today, day) / 7);

const MARKERS: Record<number, WeekMarker> = { 2: 'Two Weeks Away', 3: 'Three Weeks Away', 4: 'Four Weeks Away' };

import { addDays, type Day, daysBetween } from './day';

export const formatRelativeDay = (day: Day, today: Day): string => formatDaysAway(daysBetween(today, day));

export const formatStripDay = (day: Day, today: Day): string =>
  addDays(day, 1) === today ? 'YESTERDAY' : formatRelativeDay(day, today);

export const toDateStrip = (day: Day): Day[] => Array.from({ length: 11 }, (_, index) => addDays(day, index - 5));

export type WeekMarker = 'Two Weeks Away' | 'Three Weeks Away' | 'Four Weeks Away';

/** The marker between two days of a list where the number of whole weeks from today reaches 2, 3 or 4. */
export const findWeekMarker = (previousDay: Day | undefined, day: Day, today: Day): WeekMarker | null => {
  const weeks = countWeeksAway(day, today);
  const before = previousDay === undefined ? 0 : countWeeksAway(previousDay, today);
  return before < weeks ? (WEEK_MARKERS[weeks] ?? null) : null;
};

const formatDaysAway = (days: number): string => NEAR_LABELS[days] ?? (days > 0 ? `${days} DAYS AWAY` : `${-days} DAYS AGO`);

const NEAR_LABELS: Record<number, string> = { [-1]: '1 DAY AGO', 0: 'TODAY', 1: 'TOMORROW' };

const countWeeksAway = (day: Day, today: Day): number => Math.floor(daysBetween(today, day) / 7);

const WEEK_MARKERS: Record<number, WeekMarker> = { 2: 'Two Weeks Away', 3: 'Three Weeks Away', 4: 'Four Weeks Away' };

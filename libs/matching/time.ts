import type { Day } from '#libs/contracts';
import type { Telling } from './telling';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From how many days on an event is a run, which others may tell from another first or last day on. */
const RUN_DAYS = 7;

const MINUTE_MS = 60 * 1000;

/** How long before it begins people may come to it, by how likely one of the times is that of the doors. One of two may be rounded. */
const ARRIVAL_MS = { said: 120 * MINUTE_MS, likely: 90 * MINUTE_MS, unlikely: 10 * MINUTE_MS };

/** What part of the longer run the other has to tell, too. */
const MUCH = 0.75;

export type Time = Readonly<{ start?: number; end?: number; date: Day; days: number }>;

export const timeOf = ({ date, endDate, startTime, endTime }: Telling): Time => {
  const start = startTime ? Date.parse(startTime) : Number.NaN;
  const end = endTime ? Date.parse(endTime) : Number.NaN;
  const days = endDate && endDate > date ? Math.round((Date.parse(endDate) - Date.parse(date)) / DAY_MS) + 1 : 1;
  return { ...(Number.isFinite(start) && { start }), ...(Number.isFinite(end) && { end }), date, days };
};

export const isRun = ({ days }: Time) => days >= RUN_DAYS;

/**
 * Whether both begin at the same time: on the minute; on the same day, where one or both say no hour; or are nearly the same
 * run; or `near`, as the doors are to the show. What is at another time is another happening, be it the evening after the matinee.
 */
export const compareTimes = (
  a: Time,
  b: Time,
  arrival: keyof typeof ARRIVAL_MS,
): 'same' | 'near' | 'day' | 'run' | 'different' => {
  if (isRun(a) && isRun(b)) return overlap(a, b) >= MUCH ? 'run' : 'different';
  if (isRun(a) || isRun(b)) return 'different';
  if (a.start !== undefined && b.start !== undefined)
    return a.start === b.start ? 'same' : areNear(a, b, ARRIVAL_MS[arrival]) ? 'near' : 'different';
  if (a.date !== b.date) return 'different';
  return a.start === b.start && a.days === b.days ? 'same' : 'day';
};

const areNear = (a: Time, b: Time, arrivalMs: number): boolean => {
  const [first, second] = a.start! < b.start! ? [a, b] : [b, a];
  return second.start! - first.start! <= arrivalMs && !areSessions(first, second);
};

/** One is over before the other begins, or each is as long as the other. */
const areSessions = (first: Time, second: Time): boolean =>
  first.end !== undefined &&
  (first.end <= second.start! || (second.end !== undefined && second.end - second.start! === first.end - first.start!));

const overlap = (a: Time, b: Time): number => {
  const [firstA, firstB] = [Date.parse(a.date) / DAY_MS, Date.parse(b.date) / DAY_MS];
  const shared = Math.min(firstA + a.days, firstB + b.days) - Math.max(firstA, firstB);
  return shared / Math.max(a.days, b.days);
};

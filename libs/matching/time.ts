import type { Day } from '#libs/contracts';
import type { PublishedVersion } from './published-version';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Publishers may give different first or last days for one run. */
const MIN_RUN_DAYS = 7;

const MINUTE_MS = 60 * 1000;

/** Between doors and show, by how likely one of the times is that of the doors. Allows for rounding. */
const MAX_ARRIVAL_MS = { said: 120 * MINUTE_MS, likely: 90 * MINUTE_MS, possible: 30 * MINUTE_MS, unlikely: 10 * MINUTE_MS };

/** Between two starts of an event that both let end at one time. */
const MAX_SAME_END_MS = 60 * MINUTE_MS;

/** Before and after an event, in the booking of its room. */
const MAX_SETUP_MS = 30 * MINUTE_MS;

/** A fraction of the longer run. */
const MIN_RUN_OVERLAP = 0.75;

export type VersionTime = Readonly<{ start?: number; end?: number; date: Day; days: number }>;

export const toVersionTime = ({ date, endDate, startTime, endTime }: PublishedVersion): VersionTime => {
  const start = startTime ? Date.parse(startTime) : Number.NaN;
  const end = endTime ? Date.parse(endTime) : Number.NaN;
  const days = endDate && endDate > date ? Math.round((Date.parse(endDate) - Date.parse(date)) / DAY_MS) + 1 : 1;
  return { ...(Number.isFinite(start) && { start }), ...(Number.isFinite(end) && { end }), date, days };
};

export const isRun = ({ days }: VersionTime) => days >= MIN_RUN_DAYS;

/** Whatever either says of doors or a check-in. */
export const areFarApart = (a: VersionTime, b: VersionTime): boolean =>
  a.start !== undefined && b.start !== undefined && Math.abs(a.start - b.start) > MAX_ARRIVAL_MS.said && !(isRun(a) && isRun(b));

/** It lacks a day, or another publisher adds one: such a run may be compared with a longer one. */
export const isAlmostRun = ({ days }: VersionTime) => days >= MIN_RUN_DAYS - 1;

export type TimeLikeness = 'same' | 'near' | 'day' | 'run' | 'different';

/** The same minute or days, the same day without a time, nearly one run, or `near`: doors and show, not matinee and evening. */
export const compareTimes = (a: VersionTime, b: VersionTime, arrival: keyof typeof MAX_ARRIVAL_MS): TimeLikeness => {
  if (isRun(a) && isRun(b)) return overlapOf(a, b) >= MIN_RUN_OVERLAP ? 'run' : 'different';
  if (isRun(a) || isRun(b))
    return isAlmostRun(a) && isAlmostRun(b) && a.date === b.date && Math.abs(a.days - b.days) === 1 ? 'run' : 'different';
  if (a.start !== undefined && b.start !== undefined)
    return a.start === b.start ? 'same' : areDoorsAndShow(a, b, MAX_ARRIVAL_MS[arrival]) ? 'near' : 'different';
  if (a.date !== b.date) return 'different';
  return a.days === b.days && (a.start === b.start || a.days > 1) ? 'same' : 'day';
};

/** As the doors and the show of one event, which ends no later for one than for the other. */
export const isHalfAnHourApart = (a: VersionTime, b: VersionTime): boolean =>
  a.start !== undefined &&
  b.start !== undefined &&
  a.start !== b.start &&
  !(isRun(a) || isRun(b)) &&
  areDoorsAndShow(a, b, MAX_ARRIVAL_MS.possible) &&
  (a.end === undefined || b.end === undefined || Math.abs(a.end - b.end) <= MAX_ARRIVAL_MS.possible);

const areDoorsAndShow = (a: VersionTime, b: VersionTime, arrivalMs: number): boolean => {
  const [first, second] = a.start! < b.start! ? [a, b] : [b, a];
  const distance = second.start! - first.start!;
  return (
    (distance <= arrivalMs && !areSessions(first, second)) ||
    (distance <= MAX_SAME_END_MS && endTogether(first, second)) ||
    (distance <= MAX_SETUP_MS && isWithSetup(first, second))
  );
};

/** One ends before the other begins, or both have the same length. */
const areSessions = (first: VersionTime, second: VersionTime): boolean =>
  first.end !== undefined &&
  (first.end <= second.start! || (second.end !== undefined && second.end - second.start! === first.end - first.start!));

/** Sessions do not: the later one would lie in the other. */
const endTogether = (first: VersionTime, second: VersionTime): boolean =>
  first.end !== undefined && first.end === second.end && first.end - second.start! >= 2 * (second.start! - first.start!);

/** The longer one begins before the other, ends after it, and is no longer than twice as long. */
const isWithSetup = (longer: VersionTime, shorter: VersionTime): boolean =>
  longer.end !== undefined &&
  shorter.end !== undefined &&
  longer.end > shorter.end &&
  longer.end - shorter.end <= MAX_SETUP_MS &&
  shorter.end - shorter.start! >= shorter.start! - longer.start! + longer.end - shorter.end;

const overlapOf = (a: VersionTime, b: VersionTime): number => {
  const [firstA, firstB] = [Date.parse(a.date) / DAY_MS, Date.parse(b.date) / DAY_MS];
  const shared = Math.min(firstA + a.days, firstB + b.days) - Math.max(firstA, firstB);
  return shared / Math.max(a.days, b.days);
};

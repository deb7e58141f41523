import { addDays, type Day, daysBetween, isDay, type OwnEventOccurrence, parseRecurrence } from '#libs/contracts';
import type { OwnContent } from '#libs/domain';
import { recurrenceDaysOf } from '#libs/integrations';

/** Occurrences within this many days of the first are numbered; later ones are found only by their day. */
const MAX_NUMBERED_DAYS = 4_000;

/** Days searched on either side for the nearest occurrence; more than a year. */
const SEARCH_DAYS = 400;

/** Zero-based; null if the occurrence is too far from the first. */
export const occurrenceNumberOf = ({ from, rule, day }: OwnEventOccurrence): number | null =>
  daysBetween(from, day) > MAX_NUMBERED_DAYS ? null : recurrenceDaysOf(parseRecurrence(rule)!, from, from, day).length - 1;

export const dayOfOccurrence = ({ date, recurrence }: OwnContent, number: number): Day | undefined => {
  const rule = parseRecurrence(recurrence!)!;
  const count = Math.min(rule.count ?? number + 1, number + 1);
  return recurrenceDaysOf({ ...rule, count }, date, date, daysAfter(date, MAX_NUMBERED_DAYS))[number];
};

/** Nearest first, the earlier of two. Falls back to the first day. */
export const daysNear = ({ date, recurrence }: OwnContent, near: Day): Day[] => {
  const around = recurrenceDaysOf(
    parseRecurrence(recurrence!)!,
    date,
    daysAfter(near, -SEARCH_DAYS),
    daysAfter(near, SEARCH_DAYS),
  );
  return (around.length > 0 ? around : [date]).toSorted((a, b) => distance(a, near) - distance(b, near));
};

const distance = (a: Day, b: Day) => Math.abs(daysBetween(a, b));

const daysAfter = (day: Day, days: number): Day => {
  const other = addDays(day, days);
  if (isDay(other)) return other;
  return days < 0 ? '0001-01-01' : '9999-12-31';
};

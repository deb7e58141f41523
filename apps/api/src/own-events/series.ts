import { addDays, type Day, daysBetween, isDay, type Repeats, recurrenceIn } from '#libs/contracts';
import type { OwnContent } from '#libs/domain';
import { daysOf } from '#libs/integrations';

/** Days from the first within which occurrences are numbered: what lies farther away is found by its day alone. */
const LONGEST_NUMBERED = 4_000;

/** Days on either side within which the nearest occurrence is looked for: longer than a year. */
const AROUND = 400;

/** The place of an occurrence in its series, the first being 0; null where it is too far from the first. */
export const numberOf = ({ from, rule, day }: Repeats): number | null =>
  daysBetween(from, day) > LONGEST_NUMBERED ? null : daysOf(recurrenceIn(rule)!, from, from, day).length - 1;

/** The day of the occurrence with a number; undefined where the series has none. */
export const dayNumbered = ({ date, recurrence }: OwnContent, number: number): Day | undefined => {
  const rule = recurrenceIn(recurrence!)!;
  const count = Math.min(rule.count ?? number + 1, number + 1);
  return daysOf({ ...rule, count }, date, date, daysAfter(date, LONGEST_NUMBERED))[number];
};

/** The days of a series around another day, those next to it first, the earlier of two. Never none: the first day is always there. */
export const daysNear = ({ date, recurrence }: OwnContent, near: Day): Day[] => {
  const around = daysOf(recurrenceIn(recurrence!)!, date, daysAfter(near, -AROUND), daysAfter(near, AROUND));
  return (around.length > 0 ? around : [date]).toSorted((a, b) => distance(a, near) - distance(b, near));
};

const distance = (a: Day, b: Day) => Math.abs(daysBetween(a, b));

/** Within the years that a day can be written in. */
const daysAfter = (day: Day, days: number): Day => {
  const other = addDays(day, days);
  if (isDay(other)) return other;
  return days < 0 ? '0001-01-01' : '9999-12-31';
};

import type { ChatQuery, QueryHours } from '#libs/contracts';

/** The one of the next year is not asked for. */
export const MAX_DAYS_OF_SERIES = 300;

export const beginsWithin = (one: QueryHours | null, { from, until }: QueryHours): boolean =>
  one !== null && from <= one.from && one.from < until;

/** Supper from half past four to half past seven is on in the evening; a game from four to six, half of it, is not. */
export const isMostlyIn = ({ from, until }: QueryHours, start: number, end: number): boolean =>
  2 * (Math.min(end, until) - Math.max(start, from)) > end - start;

export const hasTime = ({ span, weekdays, hours }: ChatQuery): boolean => Boolean(span || weekdays || hours);

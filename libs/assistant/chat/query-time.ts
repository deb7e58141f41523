import type { ChatQuery, QueryHours } from '#libs/contracts';

/** The one of the next year is not asked for. */
export const MAX_DAYS_OF_SERIES = 300;

export const beginsWithin = (one: QueryHours | null, { from, until }: QueryHours): boolean =>
  one !== null && from <= one.from && one.from < until;

export const hasTime = ({ span, weekdays, hours }: ChatQuery): boolean => Boolean(span || weekdays || hours);

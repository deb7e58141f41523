import type { ChatQuery, QueryHours } from '#libs/contracts';
import { DAY_MINUTES } from '#libs/when';

/** The one of the next year is not asked for. */
export const MAX_DAYS_OF_SERIES = 300;

export const beginsWithin = (one: QueryHours | null, { from, until }: QueryHours): boolean =>
  one !== null && from <= one.from && one.from < until;

/** Supper from half past four to half past seven is on in the evening; a game from four to six, half of it, is not. */
export const isMostlyIn = ({ from, until }: QueryHours, start: number, end: number): boolean =>
  2 * (Math.min(end, until) - Math.max(start, from)) > end - start;

export const hasTime = ({ span, weekdays, hours }: ChatQuery): boolean => Boolean(span || weekdays || hours);

/** Whether nothing but days and hours is asked for, if anything. */
export const asksOnlyTime = ({ span: _, weekdays: __, hours: ___, ...others }: ChatQuery): boolean =>
  Object.keys(others).length === 0;

/** The longer part of the day that is left. */
export const besideHours = ({ from, until }: QueryHours): QueryHours =>
  from > DAY_MINUTES - until ? { from: 0, until: from } : { from: until, until: DAY_MINUTES };

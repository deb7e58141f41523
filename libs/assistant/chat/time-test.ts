import { type ChatQuery, type QueryHours, type QuerySpan, weekdayOf } from '#libs/contracts';
import { WEEKDAY } from '#libs/when';
import type { FollowUp } from './merge-queries';
import { beginsWithin, hasTime, isMostlyIn } from './query-time';
import { isOnWeekday, otherWeekdays } from './weekdays';

/**
 * Returns whether all of an event is at that time: without one, whether it is the event before. 'Monday', unlike 'this Monday', is that of
 * any week, unless an event of the answer is on the next one.
 */
export const createTimeTest = (
  time: Pick<ChatQuery, 'span' | 'weekdays' | 'hours'>,
  { text, eventIds, listed, events }: Pick<FollowUp, 'text' | 'eventIds' | 'listed' | 'events'>,
): ((id: number) => boolean) => {
  if (!hasTime(time)) return (id) => id === eventIds[0];
  const { span, weekdays, hours } = time;
  const isWithinSpan = (days: QuerySpan | null): boolean => span !== undefined && isWithin(days, span);
  const isToldThen = listed.some((id) => isWithinSpan(events.spanOf(id)));
  const isOfAnyWeek = span !== undefined && !isToldThen && WEEKDAY_OF_ANY_WEEK.test(text);
  const meant = isOfAnyWeek ? [weekdayOf(span.from)] : weekdays;
  const isOnDays = (days: QuerySpan | null): boolean =>
    days !== null && (meant ? !isOnWeekday(days.from, days.to, otherWeekdays(meant)) : span === undefined || isWithinSpan(days));
  return (id) => isOnDays(events.spanOf(id)) && (!hours || isAt(events.hoursOf(id), hours));
};

export const isWithin = (days: QuerySpan | null, { from, to }: QuerySpan): boolean =>
  days !== null && from <= days.from && days.to <= to;

/** What goes on at an hour is at that hour. */
const isAt = (own: QueryHours | null, hours: QueryHours): boolean =>
  own !== null &&
  (hours.from === hours.until
    ? own.from <= hours.from && hours.from < own.until
    : beginsWithin(own, hours) || isMostlyIn(hours, own.from, own.until));

const WEEKDAY_OF_ANY_WEEK = new RegExp(`(?<!\\b(?:this|next|coming) )\\b${WEEKDAY}\\b`, 'i');

import type { Day } from './day';
import { endDayOf, isPast } from './event-days';
import { millisecondsOf } from './instant';
import type { TownEvent } from './town-event';

/** `now` is an ISO instant, `today` the town's day at that instant. */
export type CurrentTime = Readonly<{ now: string; today: Day }>;

type TimedEvent = Pick<TownEvent, 'date' | 'endDate' | 'startTime' | 'endTime'>;

export const isOver = (event: TimedEvent, currentTime: CurrentTime): boolean =>
  isPast(event, currentTime.today) || hasEndedToday(event, currentTime);

/**
 * True if today is its last day and its end has passed. An event with an unknown end lasts until the end of the day. An end equal
 * to the start or on another day is ignored.
 */
export const hasEndedToday = (event: TimedEvent, { now, today }: CurrentTime): boolean => {
  const { startTime, endTime = '' } = event;
  const isKnown = endTime !== startTime && endTime.slice(0, 10) === today && endDayOf(event) === today;
  return isKnown && millisecondsOf(endTime) <= millisecondsOf(now);
};

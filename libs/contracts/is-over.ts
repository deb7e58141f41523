import type { Day } from './day';
import { isPast, lastDay } from './event-days';
import { millisecondsOf } from './instant';
import type { TownEvent } from './town-event';

/** An ISO instant, and the town's day then. */
export type Moment = Readonly<{ now: string; today: Day }>;

type Timed = Pick<TownEvent, 'date' | 'endDate' | 'startTime' | 'endTime'>;

/** It is past, or was to end earlier today. */
export const isOver = (event: Timed, moment: Moment): boolean => isPast(event, moment.today) || hasEndedToday(event, moment);

/**
 * Its last day is today and its end has come. As long as nobody knows when it ends it lasts until that day is over; an end at
 * its own start says nothing, nor does one on another day than the last.
 */
export const hasEndedToday = (event: Timed, { now, today }: Moment): boolean => {
  const { startTime, endTime = '' } = event;
  const isKnown = endTime !== startTime && endTime.slice(0, 10) === today && lastDay(event) === today;
  return isKnown && millisecondsOf(endTime) <= millisecondsOf(now);
};

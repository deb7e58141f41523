import type { Day } from './day';
import { isPast, lastDay } from './event-days';
import { millisecondsOf } from './instant';
import type { TownEvent } from './town-event';

/** An ISO instant, and the town's day then. */
export type Moment = Readonly<{ now: string; today: Day }>;

/**
 * It is past, or was to end earlier today. As long as nobody knows when it ends it lasts until its last day is over; an end at
 * its own start says nothing, nor does one on another day than the last.
 */
export const isOver = (event: Pick<TownEvent, 'date' | 'endDate' | 'startTime' | 'endTime'>, { now, today }: Moment): boolean => {
  if (isPast(event, today)) return true;
  const { startTime, endTime = '' } = event;
  const isKnown = endTime !== startTime && endTime.slice(0, 10) === today && lastDay(event) === today;
  return isKnown && millisecondsOf(endTime) <= millisecondsOf(now);
};

import type { Day } from './day';
import { endDayOf, isPast } from './event-days';
import { millisecondsOf } from './instant';
import type { TownEvent } from './town-event';

/** `now` is an ISO instant, `today` the town's day at that instant. */
export type CurrentTime = Readonly<{ now: string; today: Day }>;

type TimedEvent = Pick<TownEvent, 'date' | 'endDate' | 'startTime' | 'endTime'>;

export const isOver = (event: TimedEvent, currentTime: CurrentTime): boolean =>
  isPast(event, currentTime.today) || hasEndedToday(event, currentTime);

/** An unknown end, one equal to the start or on another day counts as the end of the day. */
export const hasEndedToday = (event: TimedEvent, { now, today }: CurrentTime): boolean => {
  const { startTime, endTime = '' } = event;
  const isKnown = endTime !== startTime && endTime.slice(0, 10) === today && endDayOf(event) === today;
  return isKnown && millisecondsOf(endTime) <= millisecondsOf(now);
};

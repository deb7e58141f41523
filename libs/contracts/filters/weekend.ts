import { addDays, type Day, weekdayOf } from '../day';
import { endDayOf, startDayOf } from '../event-days';
import { LAST_MINUTE_OF_DAY, MIDNIGHT, timeOfDayOf } from '../time-of-day';
import { lastsForDays, startMinutesOf } from '../times';
import type { TownEvent } from '../town-event';

export type Weekend = Readonly<{ friday: Day; saturday: Day; sunday: Day }>;

/** The current or next weekend. Its Friday belongs to it. */
export const weekendOf = (today: Day): Weekend => {
  const saturday = addDays(today, weekdayOf(today) === SUNDAY ? -1 : SATURDAY - weekdayOf(today));
  return { friday: addDays(saturday, -1), saturday, sunday: addDays(saturday, 1) };
};

type ScheduledEvent = Pick<TownEvent, 'date' | 'endDate' | 'time' | 'startTime' | 'endTime' | 'description'>;

export const isOnWeekend = (event: ScheduledEvent, { friday, saturday, sunday }: Weekend): boolean => {
  const [first, last] = [startDayOf(event), endDayOf(event)];
  if (first === null || first > sunday || last < friday) return false;
  return last >= saturday || isOnFridayEvening(event);
};

/** Minutes after midnight. */
export const EVENING_START = 17 * 60;

/** 23:59 stands for an unknown end. */
const isOnFridayEvening = (event: ScheduledEvent): boolean => {
  // An event of several days is already running at midnight.
  const [start, end] = [lastsForDays(event) ? MIDNIGHT : startMinutesOf(event), timeOfDayOf(event.endTime)];
  return start !== null && (start >= EVENING_START || (end !== null && end > EVENING_START && end !== LAST_MINUTE_OF_DAY));
};

const SUNDAY = 0;
const SATURDAY = 6;

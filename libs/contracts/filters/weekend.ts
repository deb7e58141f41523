import { clockOf, LAST_MINUTE, MIDNIGHT } from '../clock';
import { addDays, type Day, weekdayOf } from '../day';
import { firstDay, lastDay } from '../event-days';
import { lastsForDays, startMinutes } from '../times';
import type { TownEvent } from '../town-event';

export type Weekend = Readonly<{ friday: Day; saturday: Day; sunday: Day }>;

/** The one that is on, else the next; its Friday belongs to it. */
export const weekendOf = (today: Day): Weekend => {
  const saturday = addDays(today, weekdayOf(today) === SUNDAY ? -1 : SATURDAY - weekdayOf(today));
  return { friday: addDays(saturday, -1), saturday, sunday: addDays(saturday, 1) };
};

type Scheduled = Pick<TownEvent, 'date' | 'endDate' | 'time' | 'startTime' | 'endTime' | 'description'>;

/** It takes place on Saturday or Sunday, or on Friday from five on, begun by then or not. */
export const isOnWeekend = (event: Scheduled, { friday, saturday, sunday }: Weekend): boolean => {
  const [first, last] = [firstDay(event), lastDay(event)];
  if (first === null || first > sunday || last < friday) return false;
  return last >= saturday || isOnInTheEvening(event);
};

/** Minutes after midnight. */
export const EVENING = 17 * 60;

/** An end at 23:59 is nobody's plan. */
const isOnInTheEvening = (event: Scheduled): boolean => {
  // What lasts for days has been on since before its last one.
  const [start, end] = [lastsForDays(event) ? MIDNIGHT : startMinutes(event), clockOf(event.endTime)];
  return start !== null && (start >= EVENING || (end !== null && end > EVENING && end !== LAST_MINUTE));
};

const SUNDAY = 0;
const SATURDAY = 6;

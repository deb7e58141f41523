import { addDays, type Day, yearOf } from './day';
import { monthName } from './day-text';
import { firstDay, isPast } from './event-days';
import { byDateThenTime } from './event-order';
import type { TownEvent } from './town-event';

export type EventGroup = { heading: string; events: TownEvent[] };

/**
 * TODAY, TOMORROW, COMING UP (the rest of the month), 'DECEMBER', 'JANUARY 2027', THE FUTURE, NO DATE, in this order and only
 * those that have events. Past events are in none; what has begun and not ended is in TODAY.
 */
export const groupEvents = (events: readonly TownEvent[], today: Day): EventGroup[] => {
  const tomorrow = addDays(today, 1);
  const groups = new Map<string, EventGroup>();
  // In order of their first days, events reach the headings in the headings' order.
  for (const event of events.filter((each) => !isPast(each, today)).sort(byDateThenTime)) {
    const heading = headingFor(firstDay(event), today, tomorrow);
    const group = groups.get(heading);
    if (group) group.events.push(event);
    else groups.set(heading, { heading, events: [event] });
  }
  return [...groups.values()];
};

const headingFor = (day: Day | null, today: Day, tomorrow: Day): string => {
  if (day === null) return 'NO DATE';
  if (day <= today) return 'TODAY';
  if (day === tomorrow) return 'TOMORROW';
  if (day.slice(0, 7) === today.slice(0, 7)) return 'COMING UP';
  if (yearOf(day) >= FUTURE) return 'THE FUTURE';
  const month = monthName(day).toUpperCase();
  return yearOf(day) === yearOf(today) ? month : `${month} ${yearOf(day)}`;
};

const FUTURE = 2030;

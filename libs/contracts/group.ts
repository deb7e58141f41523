import { addDays, type Day, yearOf } from './day';
import { monthName } from './day-text';
import { firstDay, isPast } from './event-days';
import { orderEvents } from './event-order';
import { remembering } from './remembering';
import type { TownEvent } from './town-event';

export type EventGroup = { heading: string; events: TownEvent[] };

/**
 * TODAY, TOMORROW, COMING UP (the rest of the month), 'DECEMBER', 'JANUARY 2027', THE FUTURE, NO DATE, in this order and only
 * those that have events. Past events are in none; what has begun and not ended is in TODAY.
 */
export const groupEvents = (events: readonly TownEvent[], today: Day): EventGroup[] => {
  const headingOf = headingsFrom(today);
  const groups = new Map<string, EventGroup>();
  // In order of their first days, events reach the headings in the headings' order.
  for (const event of orderEvents(events.filter((each) => !isPast(each, today)))) {
    const heading = headingOf(firstDay(event));
    const group = groups.get(heading);
    if (group) group.events.push(event);
    else groups.set(heading, { heading, events: [event] });
  }
  return [...groups.values()];
};

const headingsFrom = (today: Day) => {
  const tomorrow = addDays(today, 1);
  return remembering((day: Day | null): string => {
    if (day === null) return 'NO DATE';
    if (day <= today) return 'TODAY';
    if (day === tomorrow) return 'TOMORROW';
    if (day.slice(0, 7) === today.slice(0, 7)) return 'COMING UP';
    if (yearOf(day) >= FUTURE) return 'THE FUTURE';
    const month = monthName(day).toUpperCase();
    return yearOf(day) === yearOf(today) ? month : `${month} ${yearOf(day)}`;
  });
};

const FUTURE = 2030;

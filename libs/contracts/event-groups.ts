import { addDays, type Day, yearOf } from './day';
import { formatMonth } from './day-text';
import { isPast, startDayOf } from './event-days';
import { sortEvents } from './event-order';
import { memoize } from './memoize';
import type { TownEvent } from './town-event';

export type EventGroup = { heading: string; events: TownEvent[] };

/** TODAY (with running events), TOMORROW, COMING UP (this month), 'DECEMBER', 'JANUARY 2027', THE FUTURE, NO DATE; none past. */
export const groupEvents = (events: readonly TownEvent[], today: Day): EventGroup[] => {
  const headingOf = createHeadingLookup(today);
  const groups = new Map<string, EventGroup>();
  // Events sorted by first day reach the headings in their order.
  for (const event of sortEvents(events.filter((each) => !isPast(each, today)))) {
    const heading = headingOf(startDayOf(event));
    const group = groups.get(heading);
    if (group) group.events.push(event);
    else groups.set(heading, { heading, events: [event] });
  }
  return [...groups.values()];
};

/** Null for events without a date. */
export const headingOf = (day: Day | null, today: Day): string => createHeadingLookup(today)(day);

const createHeadingLookup = memoize((today: Day) => {
  const tomorrow = addDays(today, 1);
  return memoize((day: Day | null): string => {
    if (day === null) return 'NO DATE';
    if (day <= today) return 'TODAY';
    if (day === tomorrow) return 'TOMORROW';
    if (day.slice(0, 7) === today.slice(0, 7)) return 'COMING UP';
    if (yearOf(day) >= FIRST_FUTURE_YEAR) return 'THE FUTURE';
    const month = formatMonth(day).toUpperCase();
    return yearOf(day) === yearOf(today) ? month : `${month} ${yearOf(day)}`;
  });
}, 2);

const FIRST_FUTURE_YEAR = 2030;

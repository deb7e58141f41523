import type { Day, TownEvent } from '#libs/contracts';
import { addDays, byName, firstDay, isPromoted, isRunWithoutHours, lastDay, startMinutes } from '#libs/contracts';
import { agendaOf } from '../appearance';

/** What happens on each day from the first to the last, by time, then name. A run is on all of its days. */
export const eventsByDay = (events: TownEvent[], first: Day, last: Day): Map<Day, TownEvent[]> => {
  const days = new Map<Day, TownEvent[]>();
  for (const event of [...events].sort(byTimeThenName)) {
    const begin = firstDay(event);
    if (begin === null) continue;
    const end = lastDay(event) < last ? lastDay(event) : last;
    for (let day = begin > first ? begin : first; day <= end; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
};

/** Bars for the events of a day: one each where no day has more than six, else in proportion to the `most` that a day has. */
export const barsFor = (count: number, most: number): number =>
  most <= MOST_BARS ? count : count && Math.max(1, Math.round((MOST_BARS * count) / most));

/** The one worth naming in a small cell: a featured one, one with an agenda, the only one. */
export const notable = (events: TownEvent[]): TownEvent | undefined =>
  events.find(isPromoted) ?? events.find(agendaOf) ?? (events.length === 1 ? events[0] : undefined);

/** The order of the events of one day. */
export const byTimeThenName = (a: TownEvent, b: TownEvent) => minutesOf(a) - minutesOf(b) || byName(a.name, b.name);

const minutesOf = (event: TownEvent) => (isRunWithoutHours(event) ? LAST : (startMinutes(event) ?? LAST));

const MOST_BARS = 6;

/** What has no time stands last. */
const LAST = 24 * 60;

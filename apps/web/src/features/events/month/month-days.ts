import {
  addDays,
  compareNames,
  type Day,
  endDayOf,
  isPromoted,
  isRunWithoutHours,
  startDayOf,
  startMinutesOf,
  type TownEvent,
} from '#libs/contracts';
import { agendaUrlOf } from '../appearance';

/** By time, then name. A run is on all of its days. */
export const eventsByDay = (events: TownEvent[], first: Day, last: Day): Map<Day, TownEvent[]> => {
  const days = new Map<Day, TownEvent[]>();
  for (const event of [...events].sort(compareByTimeAndName)) {
    const begin = startDayOf(event);
    if (begin === null) continue;
    const end = endDayOf(event) < last ? endDayOf(event) : last;
    for (let day = begin > first ? begin : first; day <= end; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
};

export const barCountOf = (count: number, maxCount: number): number =>
  maxCount <= MAX_BARS ? count : count && Math.max(1, Math.round((MAX_BARS * count) / maxCount));

export const highlightOf = (events: TownEvent[]): TownEvent | undefined =>
  events.find(isPromoted) ?? events.find(agendaUrlOf) ?? (events.length === 1 ? events[0] : undefined);

export const compareByTimeAndName = (a: TownEvent, b: TownEvent) =>
  sortMinutesOf(a) - sortMinutesOf(b) || compareNames(a.name, b.name);

const sortMinutesOf = (event: TownEvent) => (isRunWithoutHours(event) ? LAST_MINUTES : (startMinutesOf(event) ?? LAST_MINUTES));

const MAX_BARS = 6;

/** Events without a time come last. */
const LAST_MINUTES = 24 * 60;

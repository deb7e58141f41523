import { useQuery } from '@tanstack/react-query';
import {
  displayedTimesOf,
  filterEvents,
  isOver,
  sortEvents,
  startDayOf,
  startMinutesOf,
  type TownEvent,
  titleOf,
} from '#libs/contracts';
import { queries } from '../../lib/queries';
import { useNow, useToday } from '../../lib/use-town';

const MAX_SHOWN = 3;

export const TodayEvents = () => {
  const today = useToday();
  const now = useNow();
  const { data = [] } = useQuery(queries.events);
  const { events } = filterEvents({ events: data, now, choice: { kind: 'all' }, follows: NO_IDS, saved: NO_IDS });
  return sortEvents(events.filter((event) => takesPlace(event) && startDayOf(event) === today && !isOver(event, { now, today })))
    .slice(0, MAX_SHOWN)
    .map((event) => (
      <li key={event.id}>
        <b>{displayedTimesOf(event).start}</b>
        <span>{titleOf(event)}</span>
      </li>
    ));
};

const takesPlace = (event: TownEvent) => event.status === 'confirmed' && startMinutesOf(event) !== null;

const NO_IDS: ReadonlySet<never> = new Set();

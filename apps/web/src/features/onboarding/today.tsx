import { useQuery } from '@tanstack/react-query';
import { filterEvents, firstDay, isOver, orderEvents, startMinutes, type TownEvent, timesOf, titleOf } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { useNow, useToday } from '../../lib/use-town';

const SHOWN = 3;

/** The first of today that are not over. */
export const Today = () => {
  const today = useToday();
  const now = useNow();
  const { data = [] } = useQuery(queries.events);
  const { events } = filterEvents({ events: data, now, choice: { kind: 'all' }, follows: NONE, saved: NONE });
  return orderEvents(events.filter((event) => isOn(event) && firstDay(event) === today && !isOver(event, { now, today })))
    .slice(0, SHOWN)
    .map((event) => (
      <li key={event.id}>
        <b>{timesOf(event).start}</b>
        <span>{titleOf(event)}</span>
      </li>
    ));
};

const isOn = (event: TownEvent) => event.status === 'confirmed' && startMinutes(event) !== null;

const NONE: ReadonlySet<never> = new Set();

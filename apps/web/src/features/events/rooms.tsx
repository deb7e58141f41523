import { createContext, useContext, useMemo } from 'react';
import { formatMoreRooms, type RoomRow, type TownEvent, toRoomRows } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import { useExpanded } from './list/use-expanded';
import styles from './rooms.module.css';

/** Events in several rooms at the same time share one row, keyed by the event it shows, until it is opened. */
export type Rooms = Readonly<{
  rows: ReadonlyMap<number, RoomRow>;
  opened: ReadonlySet<number>;
  toggle: (id: number) => void;
}>;

export const RoomsContext = createContext<Rooms>({ rows: new Map(), opened: new Set(), toggle: () => {} });

export const useRooms = (events: readonly TownEvent[]): { shownEvents: readonly TownEvent[]; rooms: Rooms } => {
  const { expanded: opened, toggle } = useExpanded();
  const all = useMemo(() => toRoomRows(events), [events]);
  return useMemo(() => {
    const rows = new Map(all.flatMap((row) => (row.others.length > 0 ? [[row.event.id, row] as const] : [])));
    const shownEvents =
      rows.size === 0 ? events : all.flatMap(({ event, others }) => (opened.has(event.id) ? [event, ...others] : [event]));
    return { shownEvents, rooms: { rows, opened, toggle } };
  }, [all, events, opened, toggle]);
};

export const rowIdOf = ({ rows, opened }: Rooms, id: number): number =>
  [...rows.values()].find(({ event, others }) => !opened.has(event.id) && others.some((other) => other.id === id))?.event.id ??
  id;

export const eventsOfRow = ({ rows, opened }: Rooms, event: TownEvent): readonly TownEvent[] =>
  opened.has(event.id) ? [event] : [event, ...(rows.get(event.id)?.others ?? [])];

/** A hook, so that most rows do not render an empty component. */
export const useHasMoreRooms = ({ id }: TownEvent): boolean => useContext(RoomsContext).rows.has(id);

export const MoreRooms = ({ event: { id } }: { event: TownEvent }) => {
  const { rows, opened, toggle } = useContext(RoomsContext);
  const [row, isOpen] = [rows.get(id), opened.has(id)];
  return (
    row && (
      <button type="button" className={styles.more} data-rooms aria-expanded={isOpen} onClick={() => toggle(id)}>
        {formatMoreRooms(row)}
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
    )
  );
};

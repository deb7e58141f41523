import { createContext, useContext, useMemo } from 'react';
import { moreRoomsWords, type RoomsRow, rowsOfRooms, type TownEvent } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import { useExpanded } from './list/use-expanded';
import styles from './rooms.module.css';

/** What is on in several rooms of a list: one row each by the event that is shown, and which of them are opened. */
export type Rooms = Readonly<{
  rows: ReadonlyMap<number, RoomsRow>;
  opened: ReadonlySet<number>;
  toggle: (id: number) => void;
}>;

export const RoomsContext = createContext<Rooms>({ rows: new Map(), opened: new Set(), toggle: () => {} });

/** The events that have rows: of those in several rooms the first, until its row is opened. */
export const useRooms = (events: readonly TownEvent[]): { shown: readonly TownEvent[]; rooms: Rooms } => {
  const { expanded: opened, toggle } = useExpanded();
  const all = useMemo(() => rowsOfRooms(events), [events]);
  return useMemo(() => {
    const rows = new Map(all.flatMap((row) => (row.others.length > 0 ? [[row.event.id, row] as const] : [])));
    const shown =
      rows.size === 0 ? events : all.flatMap(({ event, others }) => (opened.has(event.id) ? [event, ...others] : [event]));
    return { shown, rooms: { rows, opened, toggle } };
  }, [all, events, opened, toggle]);
};

/** The event in whose row another one is folded, or that one itself. */
export const rowOf = ({ rows, opened }: Rooms, id: number): number =>
  [...rows.values()].find(({ event, others }) => !opened.has(event.id) && others.some((other) => other.id === id))?.event.id ??
  id;

/** The event of a row and what is folded in it. */
export const inRowOf = ({ rows, opened }: Rooms, event: TownEvent): readonly TownEvent[] =>
  opened.has(event.id) ? [event] : [event, ...(rows.get(event.id)?.others ?? [])];

/** Asked by every row, so that nearly all of them have no empty component. */
export const useHasMoreRooms = ({ id }: TownEvent): boolean => useContext(RoomsContext).rows.has(id);

/** Opens and folds the rows of the other rooms, below the place of the first. */
export const MoreRooms = ({ event: { id } }: { event: TownEvent }) => {
  const { rows, opened, toggle } = useContext(RoomsContext);
  const [row, isOpen] = [rows.get(id), opened.has(id)];
  return (
    row && (
      <button type="button" className={styles.more} data-rooms aria-expanded={isOpen} onClick={() => toggle(id)}>
        {moreRoomsWords(row)}
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
    )
  );
};

import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import type { Day, TownEvent } from '#libs/contracts';
import { groupEvents } from '#libs/contracts';
import { EventRow } from '../card/event-row';
import { type RowEnd, SIGNS_AND_DETAILS } from '../card/row-end';
import { RoomsContext, rowOf, useRooms } from '../rooms';
import { rowId } from '../row-id';
import { useHiding } from '../use-hiding';
import { rememberPlace, useReturn } from '../use-return';
import styles from './event-list.module.css';
import { ListGroup } from './list-group';
import { type ListParts, listParts, type RowsPart } from './list-parts';
import { useExpanded } from './use-expanded';
import { useFolding } from './use-folding';
import { useOver } from './use-over';
import { type PartWindow, usePartWindow } from './use-part-window';

type Props = {
  events: TownEvent[];
  saved: ReadonlySet<number>;
  today: Day;
  rowEnd?: RowEnd;
  /** Whether what is over and what is still on stand apart in today; otherwise each in its place. */
  folds?: boolean;
};

/** The events under their headings, however many they are. Between ordering and drawing them the page may listen to a tap. */
export const EventList = ({ events, today, folds = false, ...rest }: Props) => {
  const { shown, rooms } = useRooms(events);
  const over = useOver(shown);
  const folding = useFolding(over, folds);
  const parts = useMemo(() => listParts(groupEvents(shown, today), today, folding), [shown, today, folding]);
  return (
    <RoomsContext value={rooms}>
      <DrawnParts parts={parts} over={over} today={today} {...rest} />
    </RoomsContext>
  );
};

const DrawnParts = ({
  parts,
  over,
  saved,
  today,
  rowEnd = SIGNS_AND_DETAILS,
}: Omit<Props, 'events' | 'folds'> & { parts: ListParts; over: ReadonlySet<number> }) => {
  const list = useRef<HTMLDivElement>(null);
  const view = usePartWindow(parts, list);
  const { expanded, toggle } = useExpanded();
  const rooms = useContext(RoomsContext);
  const { fading, hide, said } = useHiding(list, rooms);
  useEffect(() => void performance.mark('list'), []);
  const returned = useReturn((id) => reveal(rowOf(rooms, id), parts, view));
  const highlighted = returned === null ? null : rowOf(rooms, returned);
  const actions = useMemo(() => ({ toggle, hide, open: rememberPlace }), [toggle, hide]);

  const row = useCallback(
    (event: TownEvent, of: RowsPart['of']) => (
      <EventRow
        event={event}
        asRun={of === 'still on'}
        over={over.has(event.id)}
        today={today}
        saved={saved.has(event.id)}
        expanded={expanded.has(event.id)}
        fading={fading.has(event.id)}
        returned={highlighted === event.id}
        actions={actions}
        end={rowEnd}
      />
    ),
    [over, today, saved, expanded, fading, highlighted, actions, rowEnd],
  );

  return (
    <div data-list>
      <div ref={list} className={styles.list} style={view.held ? { marginTop: -view.held } : undefined} {...view.focus}>
        {parts.groups.map((group) => (
          <ListGroup key={group.heading} group={group} view={view} today={today} row={row} />
        ))}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
};

/** Draws the part of an event if it is far away, then brings the event itself to the screen. */
const reveal = (id: number, { groups }: ListParts, view: PartWindow): boolean => {
  const parts = groups.flatMap(({ days }) => days.flatMap((day) => day.parts));
  const part = parts.find(({ events }) => events.some((event) => event.id === id));
  if (part && !view.isVisible(part.index)) view.scrollTo(part.index);
  if (part) keepInView(id, SETTLING);
  return part !== undefined;
};

/** Pictures until what is drawn above an event has been measured, each of which may push it on. */
const SETTLING = 10;

const keepInView = (id: number, pictures: number) => {
  if (pictures === 0) return;
  requestAnimationFrame(() => {
    document.getElementById(rowId(id))?.scrollIntoView({ block: 'nearest' });
    keepInView(id, pictures - 1);
  });
};

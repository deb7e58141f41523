import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { type Day, groupEvents, type TownEvent } from '#libs/contracts';
import type { RestOfList } from '../../../lib/rest-of-list';
import { EventRow } from '../card/event-row';
import { type RowEnd, SIGNS_AND_DETAILS } from '../card/row-end';
import { RoomsContext, rowIdOf, useRooms } from '../rooms';
import { rowId } from '../row-id';
import { useHideRow } from '../use-hide-row';
import { rememberOpenedEvent, useReturnedEvent } from '../use-returned-event';
import styles from './event-list.module.css';
import { ListGroup } from './list-group';
import { type ListParts, type RowsPart, toListParts } from './list-parts';
import { useExpanded } from './use-expanded';
import { type PartWindow, usePartWindow } from './use-part-window';
import { usePastIds } from './use-past-ids';
import { useTodayFolds } from './use-today-folds';

type Props = {
  events: TownEvent[];
  rest?: RestOfList | undefined;
  saved: ReadonlySet<number>;
  today: Day;
  rowEnd?: RowEnd;
  /** True separates past events and those still on within today. Otherwise each event stays in its place. */
  folds?: boolean;
};

/** Grouping and rendering are separate renders, so that the page can react to input in between. */
export const EventList = ({ events, today, folds = false, ...rest }: Props) => {
  const { shownEvents, rooms } = useRooms(events);
  const pastIds = usePastIds(shownEvents);
  const folding = useTodayFolds(pastIds, folds);
  const parts = useMemo(() => toListParts(groupEvents(shownEvents, today), today, folding), [shownEvents, today, folding]);
  return (
    <RoomsContext value={rooms}>
      <RenderedParts parts={parts} overIds={pastIds} today={today} {...rest} />
    </RoomsContext>
  );
};

const RenderedParts = ({
  parts,
  overIds: pastIds,
  rest,
  saved,
  today,
  rowEnd = SIGNS_AND_DETAILS,
}: Omit<Props, 'events' | 'folds'> & { parts: ListParts; overIds: ReadonlySet<number> }) => {
  const list = useRef<HTMLDivElement>(null);
  const view = usePartWindow(parts, list);
  const { expanded, toggle } = useExpanded();
  const rooms = useContext(RoomsContext);
  const { fading, hide, said: announcement } = useHideRow(list, rooms);
  useEffect(() => void performance.mark('list'), []);
  const returned = useReturnedEvent((id) => scrollToEvent(rowIdOf(rooms, id), parts, view));
  const highlighted = returned === null ? null : rowIdOf(rooms, returned);
  const actions = useMemo(() => ({ toggle, hide, open: rememberOpenedEvent }), [toggle, hide]);

  const renderRow = useCallback(
    (event: TownEvent, of: RowsPart['of']) => (
      <EventRow
        event={event}
        asRun={of === 'still on'}
        hasEnded={pastIds.has(event.id)}
        today={today}
        saved={saved.has(event.id)}
        expanded={expanded.has(event.id)}
        fading={fading.has(event.id)}
        returned={highlighted === event.id}
        actions={actions}
        end={rowEnd}
      />
    ),
    [pastIds, today, saved, expanded, fading, highlighted, actions, rowEnd],
  );

  return (
    <div data-list>
      <div
        ref={list}
        className={styles.list}
        style={view.pendingScrollPx ? { marginTop: -view.pendingScrollPx } : undefined}
        {...view.focus}
      >
        {parts.groups.map((group) => (
          <ListGroup
            key={group.heading}
            group={group}
            beyond={group === parts.groups.at(-1) ? countBeyond(rest, group.heading) : 0}
            view={view}
            today={today}
            row={renderRow}
          />
        ))}
      </div>
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  );
};

/** Rows of a heading that are not loaded; undefined while they are unknown. */
const countBeyond = (rest: RestOfList | undefined, heading: string) =>
  rest && !rest.beyond ? undefined : (rest?.beyond?.get(heading) ?? 0);

/** Scrolls to the part of the event first if it is not rendered. Returns false if the list has no such event. */
const scrollToEvent = (id: number, { groups }: ListParts, view: PartWindow): boolean => {
  const parts = groups.flatMap(({ days }) => days.flatMap((day) => day.parts));
  const part = parts.find(({ events }) => events.some((event) => event.id === id));
  if (part && !view.isVisible(part.index)) view.scrollTo(part.index);
  if (part) keepInView(id, SETTLING_FRAMES);
  return part !== undefined;
};

/** Frames until everything above an event is measured. Each measurement may move the event. */
const SETTLING_FRAMES = 10;

const keepInView = (id: number, remainingFrames: number) => {
  if (remainingFrames === 0) return;
  requestAnimationFrame(() => {
    document.getElementById(rowId(id))?.scrollIntoView({ block: 'nearest' });
    keepInView(id, remainingFrames - 1);
  });
};

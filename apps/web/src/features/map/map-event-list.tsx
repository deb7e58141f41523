import { useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import {
  countRoomRows,
  displayedTimesOf,
  eventPathOf,
  formatNumber,
  formatWhere,
  repairMojibake,
  type TownEvent,
  titleLabelsOf,
  titleOf,
  toRoomRows,
} from '#libs/contracts';
import { rememberedState } from '../../lib/remembered-state';
import { Button } from '../../ui/button';
import { isCancelled } from '../events/appearance';
import { formatEventCount } from '../events/format-event-count';
import { MoreRooms, RoomsContext, useHasMoreRooms, useRooms } from '../events/rooms';
import styles from './map-event-list.module.css';
import type { LocatedEvent } from './pins';

type Props = {
  located: readonly LocatedEvent[];
  unlocated: readonly TownEvent[];
  dayWords: string;
  choiceLabel: string;
  isSelected: (id: number) => boolean;
  onShowOnMap: (id: number) => void;
};

export const MapEventList = ({ located, unlocated, dayWords, choiceLabel, isSelected, onShowOnMap }: Props) => {
  const id = useId();
  const locatedEvents = useMemo(() => located.map(({ event }) => event), [located]);
  return (
    <div className={styles.list}>
      <section aria-labelledby={id}>
        <p className={styles.count} role="status">
          {formatEventCount(countRoomRows(locatedEvents))} from {choiceLabel}
        </p>
        <h2 id={id}>Events for {dayWords}</h2>
        {locatedEvents.length > 0 ? (
          <EventItems events={locatedEvents} isSelected={isSelected} onShowOnMap={onShowOnMap} />
        ) : (
          <p className={styles.none}>No events with a location on this day.</p>
        )}
      </section>
      {unlocated.length > 0 && <UnlocatedEvents events={unlocated} />}
    </div>
  );
};

const UnlocatedEvents = ({ events }: { events: readonly TownEvent[] }) => {
  const [headingId, listId] = [useId(), useId()];
  const [isExpanded, setExpanded] = useIsExpanded();
  const section = useRef<HTMLElement>(null);
  const rows = useMemo(() => toRoomRows(events), [events]);
  const collapsedEvents = useMemo(() => rows.slice(0, COLLAPSED_ROWS).flatMap(({ event, others }) => [event, ...others]), [rows]);
  const firstHiddenRow = rows[COLLAPSED_ROWS];
  const showAll = () => {
    flushSync(() => setExpanded(true));
    // The button moves away below the new rows, so the focus goes to the first of them.
    section.current?.querySelector<HTMLElement>(`[href="${eventPathOf(firstHiddenRow!.event)}"]`)?.focus();
  };
  return (
    <section ref={section} className={styles.unlocated} aria-labelledby={headingId}>
      <h2 id={headingId}>Without a known place</h2>
      <p className={styles.count}>{formatEventCount(rows.length)} not on the map</p>
      <div id={listId}>
        <EventItems events={isExpanded ? events : collapsedEvents} />
      </div>
      {firstHiddenRow && (
        <Button
          className={styles.more}
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={isExpanded ? () => setExpanded(false) : showAll}
        >
          {isExpanded ? `Show the first ${COLLAPSED_ROWS}` : `Show all ${formatNumber(rows.length)}`}
        </Button>
      )}
    </section>
  );
};

const COLLAPSED_ROWS = 10;

/** Remembered so that a visitor who returns from an event finds its row. */
const useIsExpanded = rememberedState(false);

type EventItemsProps = { events: readonly TownEvent[]; isSelected?: Props['isSelected']; onShowOnMap?: Props['onShowOnMap'] };

const EventItems = ({ events, isSelected, onShowOnMap }: EventItemsProps) => {
  const { shownEvents, rooms } = useRooms(events);
  return (
    <RoomsContext value={rooms}>
      <ol>
        {shownEvents.map((event) => (
          <EventItem
            key={event.id}
            event={event}
            {...(onShowOnMap && { isSelected: isSelected?.(event.id) === true, onShowOnMap: () => onShowOnMap(event.id) })}
          />
        ))}
      </ol>
    </RoomsContext>
  );
};

type EventItemProps = { event: TownEvent; isSelected?: boolean; onShowOnMap?: () => void };

const EventItem = ({ event, isSelected, onShowOnMap }: EventItemProps) => {
  const { start, end } = displayedTimesOf(event);
  const name = titleOf(event);
  const hasMoreRooms = useHasMoreRooms(event);
  return (
    <li data-selected={isSelected || undefined} data-cancelled={isCancelled(event) || undefined}>
      <span className={styles.time}>
        {start}
        {end && (
          <>
            {' –'}
            <br />
            {end}
          </>
        )}
      </span>
      <div>
        <h3>
          {isCancelled(event) && <span className="sr">Cancelled: </span>}
          <Link href={eventPathOf(event)}>{name}</Link>
        </h3>
        <p>{repairMojibake(formatWhere(event))}</p>
        {hasMoreRooms && <MoreRooms event={event} />}
        <p>{[event.organization, event.subOrganization, ...titleLabelsOf(event)].filter(Boolean).join(', ')}</p>
      </div>
      {onShowOnMap && (
        <Button className={styles.show} aria-label={`Show on Map: ${name}`} aria-pressed={isSelected} onClick={onShowOnMap}>
          Show on Map
        </Button>
      )}
    </li>
  );
};

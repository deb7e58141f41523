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
  unplaced: readonly TownEvent[];
  day: string;
  from: string;
  isSelected: (id: number) => boolean;
  onShow: (id: number) => void;
};

export const MapEventList = ({ located, unplaced, day, from, isSelected, onShow }: Props) => {
  const id = useId();
  const placed = useMemo(() => located.map(({ event }) => event), [located]);
  return (
    <div className={styles.list}>
      <section aria-labelledby={id}>
        <p className={styles.count} role="status">
          {formatEventCount(countRoomRows(placed))} from {from}
        </p>
        <h2 id={id}>Events for {day}</h2>
        {placed.length > 0 ? (
          <EventItems events={placed} isSelected={isSelected} onShow={onShow} />
        ) : (
          <p className={styles.none}>No events with a location on this day.</p>
        )}
      </section>
      {unplaced.length > 0 && <UnplacedEvents events={unplaced} />}
    </div>
  );
};

const UnplacedEvents = ({ events }: { events: readonly TownEvent[] }) => {
  const [headingId, listId] = [useId(), useId()];
  const [isWhole, showWhole] = useIsWhole();
  const section = useRef<HTMLElement>(null);
  const rows = useMemo(() => toRoomRows(events), [events]);
  const first = useMemo(() => rows.slice(0, FIRST_ROWS).flatMap(({ event, others }) => [event, ...others]), [rows]);
  const next = rows[FIRST_ROWS];
  const showAll = () => {
    flushSync(() => showWhole(true));
    section.current?.querySelector<HTMLElement>(`[href="${eventPathOf(next!.event)}"]`)?.focus();
  };
  return (
    <section ref={section} className={styles.unplaced} aria-labelledby={headingId}>
      <h2 id={headingId}>Without a known place</h2>
      <p className={styles.count}>{formatEventCount(rows.length)} not on the map</p>
      <div id={listId}>
        <EventItems events={isWhole ? events : first} />
      </div>
      {next && (
        <Button
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={isWhole ? () => showWhole(false) : showAll}
        >
          {isWhole ? `Show the first ${FIRST_ROWS}` : `Show all ${formatNumber(rows.length)}`}
        </Button>
      )}
    </section>
  );
};

const FIRST_ROWS = 10;

/** Kept until the page is reloaded, so that a visitor who returns from an event finds its row. */
const useIsWhole = rememberedState(false);

type EventItemsProps = { events: readonly TownEvent[]; isSelected?: Props['isSelected']; onShow?: Props['onShow'] };

const EventItems = ({ events, isSelected, onShow }: EventItemsProps) => {
  const { shownEvents, rooms } = useRooms(events);
  return (
    <RoomsContext value={rooms}>
      <ol>
        {shownEvents.map((event) => (
          <EventItem
            key={event.id}
            event={event}
            {...(onShow && { selected: isSelected?.(event.id) === true, onShow: () => onShow(event.id) })}
          />
        ))}
      </ol>
    </RoomsContext>
  );
};

const EventItem = ({ event, selected, onShow }: { event: TownEvent; selected?: boolean; onShow?: () => void }) => {
  const { start, end } = displayedTimesOf(event);
  const name = titleOf(event);
  const hasMoreRooms = useHasMoreRooms(event);
  return (
    <li data-selected={selected || undefined} data-cancelled={isCancelled(event) || undefined}>
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
      {onShow && (
        <Button className={styles.show} aria-label={`Show on Map: ${name}`} aria-pressed={selected} onClick={onShow}>
          Show on Map
        </Button>
      )}
    </li>
  );
};

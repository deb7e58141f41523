import { useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import {
  countRows,
  eventPath,
  numberWords,
  plainQuotes,
  rowsOfRooms,
  type TownEvent,
  timesOf,
  titleMarksOf,
  titleOf,
  whereWords,
} from '#libs/contracts';
import { keptState } from '../../lib/kept-state';
import { Button } from '../../ui/button';
import { isCancelled } from '../events/appearance';
import { countWords } from '../events/count-words';
import { MoreRooms, RoomsContext, useHasMoreRooms, useRooms } from '../events/rooms';
import styles from './event-list.module.css';
import type { Located } from './pins';

type Props = {
  located: readonly Located[];
  /** Those of the day of which nobody knows where they are. */
  unplaced: readonly TownEvent[];
  /** The day, as the slider calls it. */
  day: string;
  /** Whose events they are. */
  from: string;
  isSelected: (id: number) => boolean;
  onShow: (id: number) => void;
};

/** Everything that is on the map, for those who cannot use one, too; below it what cannot be. */
export const EventList = ({ located, unplaced, day, from, isSelected, onShow }: Props) => {
  const id = useId();
  const placed = useMemo(() => located.map(({ event }) => event), [located]);
  return (
    <div className={styles.list}>
      <section aria-labelledby={id}>
        <p className={styles.count} role="status">
          {countWords(countRows(placed))} from {from}
        </p>
        <h2 id={id}>Events for {day}</h2>
        {placed.length > 0 ? (
          <Rows events={placed} isSelected={isSelected} onShow={onShow} />
        ) : (
          <p className={styles.none}>No events with a location on this day.</p>
        )}
      </section>
      {unplaced.length > 0 && <Unplaced events={unplaced} />}
    </div>
  );
};

/** In a large town most of a day: its first rows, and on demand the others. */
const Unplaced = ({ events }: { events: readonly TownEvent[] }) => {
  const [headingId, listId] = [useId(), useId()];
  const [isWhole, showWhole] = useWhole();
  const section = useRef<HTMLElement>(null);
  const rows = useMemo(() => rowsOfRooms(events), [events]);
  const first = useMemo(() => rows.slice(0, FIRST_ROWS).flatMap(({ event, others }) => [event, ...others]), [rows]);
  const next = rows[FIRST_ROWS];
  // The keyboard goes on at the first of those that were not there.
  const showAll = () => {
    flushSync(() => showWhole(true));
    section.current?.querySelector<HTMLElement>(`[href="${eventPath(next!.event)}"]`)?.focus();
  };
  return (
    <section ref={section} className={styles.unplaced} aria-labelledby={headingId}>
      <h2 id={headingId}>Without a known place</h2>
      <p className={styles.count}>{countWords(rows.length)} not on the map</p>
      <div id={listId}>
        <Rows events={isWhole ? events : first} />
      </div>
      {next && (
        <Button
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={isWhole ? () => showWhole(false) : showAll}
        >
          {isWhole ? `Show the first ${FIRST_ROWS}` : `Show all ${numberWords(rows.length)}`}
        </Button>
      )}
    </section>
  );
};

const FIRST_ROWS = 10;

/** Until the page is loaded anew, so that those who come back from an event find its row. */
const useWhole = keptState(false);

type RowsProps = { events: readonly TownEvent[]; isSelected?: Props['isSelected']; onShow?: Props['onShow'] };

const Rows = ({ events, isSelected, onShow }: RowsProps) => {
  const { shown, rooms } = useRooms(events);
  return (
    <RoomsContext value={rooms}>
      <ol>
        {shown.map((event) => (
          <Row
            key={event.id}
            event={event}
            {...(onShow && { selected: isSelected?.(event.id) === true, onShow: () => onShow(event.id) })}
          />
        ))}
      </ol>
    </RoomsContext>
  );
};

const Row = ({ event, selected, onShow }: { event: TownEvent; selected?: boolean; onShow?: () => void }) => {
  const { start, end } = timesOf(event);
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
          <Link href={eventPath(event)}>{name}</Link>
        </h3>
        <p>{plainQuotes(whereWords(event))}</p>
        {hasMoreRooms && <MoreRooms event={event} />}
        <p>{[event.organization, event.subOrganization, ...titleMarksOf(event)].filter(Boolean).join(', ')}</p>
      </div>
      {onShow && (
        <Button className={styles.show} aria-label={`Show on Map: ${name}`} aria-pressed={selected} onClick={onShow}>
          Show on Map
        </Button>
      )}
    </li>
  );
};

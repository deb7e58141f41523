import { useId } from 'react';
import { Link } from 'wouter';
import {
  type Day,
  eventPathOf,
  formatCount,
  formatDateRange,
  formatLongDate,
  formatMoreRooms,
  formatTimeRange,
  formatWhere,
  isAllDay,
  type RoomRow,
  repairMojibake,
  titleOf,
  toRoomRows,
} from '#libs/contracts';
import { mainPlainTextOf } from '#libs/contracts/texts';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { isCancelled } from '../events/appearance';
import { formatStart } from '../town-map/start-label';
import { directionsLink } from './directions-link';
import styles from './event-card.module.css';
import type { LocatedEvent } from './pins';

type Props = {
  /** At least one. */
  selected: readonly LocatedEvent[];
  day: Day;
  onSelect: (id: number) => void;
  onClose: () => void;
};

export const EventCard = ({ selected, day, onSelect, onClose }: Props) => {
  const rows = toRoomRows(selected.map(({ event }) => event));
  const onlyEvent = rows[0]!.event;
  const title = rows.length > 1 ? `${formatCount(rows.length, 'event')} here` : titleOf(onlyEvent);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-card onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {rows.length === 1 && isCancelled(onlyEvent) && <span className="sr">Cancelled: </span>}
          {title}
        </h2>
        <IconButton icon="x" label="Close the selected event" tip={false} onClick={onClose} />
      </header>
      {rows.length > 1 ? (
        <EventChoices rows={rows} onSelect={onSelect} />
      ) : (
        <SelectedEvent event={onlyEvent} place={selected[0]!.place} day={day} />
      )}
    </section>
  );
};

const EventChoices = ({ rows, onSelect }: Pick<Props, 'onSelect'> & { rows: readonly RoomRow[] }) => (
  <ul className={styles.choices}>
    {rows.map((row) => (
      <li key={row.event.id}>
        <button type="button" onClick={() => onSelect(row.event.id)}>
          <b>{formatStart(row.event)}</b>
          <span>{[titleOf(row.event), row.others.length > 0 && formatMoreRooms(row)].filter(Boolean).join(' ')}</span>
        </button>
      </li>
    ))}
  </ul>
);

const SelectedEvent = ({ event, place, day }: LocatedEvent & { day: Day }) => {
  const time = isAllDay(event) ? '' : formatTimeRange(event);
  return (
    <>
      <p className={styles.quiet}>{event.organization}</p>
      <p className={styles.when} data-cancelled={isCancelled(event) || undefined}>
        <b>{formatDateRange(event) ?? formatLongDate(day)}</b>
        {time && <b>{time}</b>}
      </p>
      <p>{repairMojibake(formatWhere(event))}</p>
      {event.description && <p className={styles.description}>{mainPlainTextOf(event)}</p>}
      <div className={styles.buttons}>
        <Button component={Link} href={eventPathOf(event)} variant="filled">
          View Details
        </Button>
        <Button
          component="a"
          href={directionsLink(event, place)}
          target="_blank"
          rel="noreferrer"
          leftSection={<Icon name="external" />}
        >
          Directions
          <span className="sr">, opens in a new tab</span>
        </Button>
      </div>
    </>
  );
};

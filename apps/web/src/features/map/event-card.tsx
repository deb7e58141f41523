import { useId } from 'react';
import { Link } from 'wouter';
import {
  countedWords,
  type Day,
  eventPath,
  isAllDay,
  longDate,
  moreRoomsWords,
  plainQuotes,
  type RoomsRow,
  rangeLabel,
  rowsOfRooms,
  timeRange,
  titleOf,
  whereWords,
} from '#libs/contracts';
import { mainWords } from '#libs/contracts/texts';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { isCancelled } from '../events/appearance';
import { startLabel } from '../town-map/start-label';
import { directionsLink } from './directions-link';
import styles from './event-card.module.css';
import type { Located } from './pins';

type Props = {
  /** At least one. */
  selected: readonly Located[];
  day: Day;
  onSelect: (id: number) => void;
  onClose: () => void;
};

/** Tells of the selected event, or which events there are where several share a pin. */
export const EventCard = ({ selected, day, onSelect, onClose }: Props) => {
  const rows = rowsOfRooms(selected.map(({ event }) => event));
  const one = rows[0]!.event;
  const title = rows.length > 1 ? `${countedWords(rows.length, 'event')} here` : titleOf(one);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-card onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {rows.length === 1 && isCancelled(one) && <span className="sr">Cancelled: </span>}
          {title}
        </h2>
        <IconButton icon="x" label="Close the selected event" tip={false} onClick={onClose} />
      </header>
      {rows.length > 1 ? <Choices rows={rows} onSelect={onSelect} /> : <About event={one} place={selected[0]!.place} day={day} />}
    </section>
  );
};

const Choices = ({ rows, onSelect }: Pick<Props, 'onSelect'> & { rows: readonly RoomsRow[] }) => (
  <ul className={styles.choices}>
    {rows.map((row) => (
      <li key={row.event.id}>
        <button type="button" onClick={() => onSelect(row.event.id)}>
          <b>{startLabel(row.event)}</b>
          <span>{[titleOf(row.event), row.others.length > 0 && moreRoomsWords(row)].filter(Boolean).join(' ')}</span>
        </button>
      </li>
    ))}
  </ul>
);

const About = ({ event, place, day }: Located & { day: Day }) => {
  const time = isAllDay(event) ? '' : timeRange(event);
  return (
    <>
      <p className={styles.quiet}>{event.organization}</p>
      <p className={styles.when} data-cancelled={isCancelled(event) || undefined}>
        <b>{rangeLabel(event) ?? longDate(day)}</b>
        {time && <b>{time}</b>}
      </p>
      <p>{plainQuotes(whereWords(event))}</p>
      {event.description && <p className={styles.description}>{mainWords(event)}</p>}
      <div className={styles.buttons}>
        <Button component={Link} href={eventPath(event)} variant="filled">
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

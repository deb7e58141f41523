import { useId } from 'react';
import { Link } from 'wouter';
import {
  countedWords,
  type Day,
  eventPath,
  isAllDay,
  longDate,
  plainQuotes,
  rangeLabel,
  type TownEvent,
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
  const [one, ...others] = selected.map(({ event }) => event);
  const title = others.length > 0 ? `${countedWords(selected.length, 'event')} here` : titleOf(one!);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-card onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {others.length === 0 && isCancelled(one!) && <span className="sr">Cancelled: </span>}
          {title}
        </h2>
        <IconButton icon="x" label="Close the selected event" tip={false} onClick={onClose} />
      </header>
      {others.length > 0 ? <Choices selected={selected} onSelect={onSelect} /> : <About event={one!} day={day} />}
    </section>
  );
};

const Choices = ({ selected, onSelect }: Pick<Props, 'selected' | 'onSelect'>) => (
  <ul className={styles.choices}>
    {selected.map(({ event }) => (
      <li key={event.id}>
        <button type="button" onClick={() => onSelect(event.id)}>
          <b>{startLabel(event)}</b>
          <span>{titleOf(event)}</span>
        </button>
      </li>
    ))}
  </ul>
);

const About = ({ event, day }: { event: TownEvent; day: Day }) => {
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
          href={directionsLink(plainQuotes(event.address ?? ''))}
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

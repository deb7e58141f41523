import { useId } from 'react';
import { Link } from 'wouter';
import { eventPath, plainQuotes, type TownEvent, timesOf, titleOf } from '#libs/contracts';
import { Button } from '../../ui/button';
import { isCancelled } from '../events/appearance';
import { countWords } from '../events/count-words';
import styles from './event-list.module.css';
import type { Located } from './pins';

type Props = {
  located: readonly Located[];
  /** The day, as the slider calls it. */
  day: string;
  /** Whose events they are. */
  from: string;
  isSelected: (id: number) => boolean;
  onShow: (id: number) => void;
};

/** Everything that is on the map, for those who cannot use one, too. */
export const EventList = ({ located, day, from, isSelected, onShow }: Props) => {
  const id = useId();
  return (
    <section className={styles.list} aria-labelledby={id}>
      <p className={styles.count} role="status">
        {countWords(located.length)} from {from}
      </p>
      <h2 id={id}>Events for {day}</h2>
      {located.length > 0 ? (
        <ol>
          {located.map(({ event }) => (
            <Row key={event.id} event={event} selected={isSelected(event.id)} onShow={() => onShow(event.id)} />
          ))}
        </ol>
      ) : (
        <p className={styles.none}>No events with a location on this day.</p>
      )}
    </section>
  );
};

const Row = ({ event, selected, onShow }: { event: TownEvent; selected: boolean; onShow: () => void }) => {
  const { start, end } = timesOf(event);
  const name = titleOf(event);
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
        <p>{plainQuotes(event.location ?? event.address ?? '')}</p>
        <p>{[event.organization, event.subOrganization].filter(Boolean).join(', ')}</p>
      </div>
      <Button className={styles.show} aria-label={`Show on Map: ${name}`} aria-pressed={selected} onClick={onShow}>
        Show on Map
      </Button>
    </li>
  );
};

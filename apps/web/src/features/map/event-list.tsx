import { useId, useMemo } from 'react';
import { Link } from 'wouter';
import { countRows, eventPath, plainQuotes, type TownEvent, timesOf, titleMarksOf, titleOf } from '#libs/contracts';
import { Button } from '../../ui/button';
import { isCancelled } from '../events/appearance';
import { countWords } from '../events/count-words';
import { MoreRooms, RoomsContext, useHasMoreRooms, useRooms } from '../events/rooms';
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
  const { shown, rooms } = useRooms(useMemo(() => located.map(({ event }) => event), [located]));
  return (
    <section className={styles.list} aria-labelledby={id}>
      <p className={styles.count} role="status">
        {countWords(countRows(located.map(({ event }) => event)))} from {from}
      </p>
      <h2 id={id}>Events for {day}</h2>
      {located.length > 0 ? (
        <RoomsContext value={rooms}>
          <ol>
            {shown.map((event) => (
              <Row key={event.id} event={event} selected={isSelected(event.id)} onShow={() => onShow(event.id)} />
            ))}
          </ol>
        </RoomsContext>
      ) : (
        <p className={styles.none}>No events with a location on this day.</p>
      )}
    </section>
  );
};

const Row = ({ event, selected, onShow }: { event: TownEvent; selected: boolean; onShow: () => void }) => {
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
        <p>{plainQuotes(event.location ?? event.address ?? '')}</p>
        {hasMoreRooms && <MoreRooms event={event} />}
        <p>{[event.organization, event.subOrganization, ...titleMarksOf(event)].filter(Boolean).join(', ')}</p>
      </div>
      <Button className={styles.show} aria-label={`Show on Map: ${name}`} aria-pressed={selected} onClick={onShow}>
        Show on Map
      </Button>
    </li>
  );
};

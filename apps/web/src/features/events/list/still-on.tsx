import { flushSync } from 'react-dom';
import { type Day, endingWords, numberWords, rowsOfRooms } from '#libs/contracts';
import { remembered, useRemembered } from '../../../lib/local-storage';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { rowId } from '../row-id';
import type { StillOn } from './list-parts';
import styles from './still-on.module.css';
import { showAll } from './use-unfolded';

type Props = { stillOn: StillOn };

/** The band that opens and folds what is still on: a heading in the list; a table, whose lines have none, is asked for none. */
export const StillOnBand = ({
  stillOn: { events, shown },
  today,
  heading: Heading = 'h3',
}: Props & { today: Day; heading?: 'h3' | 'div' }) => {
  const [isOpen, open] = useRemembered(remembered.isStillOnOpen);
  const rows = rowsOfRooms(events).map(({ event }) => event);
  const ending = endingWords(rows, today);
  return (
    <Heading>
      <button type="button" id={BAND} className={styles.band} aria-expanded={shown > 0} onClick={() => open(!isOpen)}>
        <span className={styles.title}>
          Still on <span aria-hidden="true">·</span> {numberWords(rows.length)}
          <span className="sr"> {rows.length === 1 ? 'event' : 'events'}.</span>
        </span>
        <span className={styles.words}>Exhibitions and other long runs. {ending && <b>{ending}</b>}</span>
        <Icon name={shown ? 'up' : 'down'} />
      </button>
    </Heading>
  );
};

/** Below the rows: the way to the others, and back. */
export const StillOnFoot = ({ stillOn: { events, shown } }: Props) => {
  const more = events.length - shown;
  return (
    <div className={`${styles.foot} paperless`}>
      {more > 0 && <Button onClick={() => showMore(events[shown]!.id)}>Show {more} more</Button>}
      <Button variant="subtle" onClick={fold}>
        Fold
      </Button>
    </div>
  );
};

/** The keyboard goes on at the first of those that were not there. */
const showMore = (next: number) => {
  flushSync(() => showAll(true));
  document.getElementById(rowId(next))?.querySelector('a')?.focus();
};

/** What was below the rows comes up to the band; so does the keyboard. */
const fold = () => {
  flushSync(() => {
    remembered.isStillOnOpen.write(false);
    showAll(false);
  });
  document.getElementById(BAND)?.focus();
};

const BAND = 'still-on';

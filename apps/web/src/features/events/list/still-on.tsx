import { flushSync } from 'react-dom';
import { type Day, formatEndings, formatNumber, toRoomRows } from '#libs/contracts';
import { remembered, useRemembered } from '../../../lib/local-storage';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { rowId } from '../row-id';
import type { StillOn } from './list-parts';
import styles from './still-on.module.css';
import { showAllStillOn } from './use-still-on-rows';

type Props = { stillOn: StillOn };

/** A heading in the list, but not in a table, whose rows have no headings. */
export const StillOnBand = ({
  stillOn: { events, shownCount },
  today,
  heading: Heading = 'h3',
}: Props & { today: Day; heading?: 'h3' | 'div' }) => {
  const [isOpen, open] = useRemembered(remembered.isStillOnOpen);
  const rows = toRoomRows(events).map(({ event }) => event);
  const endingsText = formatEndings(rows, today);
  return (
    <Heading>
      <button type="button" id={BAND_ID} className={styles.band} aria-expanded={shownCount > 0} onClick={() => open(!isOpen)}>
        <span className={styles.title}>
          Still on <span aria-hidden="true">·</span> {formatNumber(rows.length)}
          <span className="sr"> {rows.length === 1 ? 'event' : 'events'}.</span>
        </span>
        <span className={styles.words}>Exhibitions and other long runs. {endingsText && <b>{endingsText}</b>}</span>
        <Icon name={shownCount ? 'up' : 'down'} />
      </button>
    </Heading>
  );
};

export const StillOnFoot = ({ stillOn: { events, shownCount } }: Props) => {
  const more = events.length - shownCount;
  return (
    <div className={`${styles.foot} paperless`}>
      {more > 0 && <Button onClick={() => showMore(events[shownCount]!.id)}>Show {more} more</Button>}
      <Button variant="subtle" onClick={foldStillOn}>
        Fold
      </Button>
    </div>
  );
};

const showMore = (next: number) => {
  flushSync(() => showAllStillOn(true));
  document.getElementById(rowId(next))?.querySelector('a')?.focus();
};

/** The focus follows the button that moves up to the band. */
const foldStillOn = () => {
  flushSync(() => {
    remembered.isStillOnOpen.write(false);
    showAllStillOn(false);
  });
  document.getElementById(BAND_ID)?.focus();
};

const BAND_ID = 'still-on';

import { countRoomRows, formatNumber } from '#libs/contracts';
import { sharedState } from '../../../lib/shared-state';
import { Icon } from '../../../ui/icon';
import styles from './earlier-toggle.module.css';
import type { EarlierEvents } from './split-today';

/** Kept until the page is reloaded, so that a visitor who returns from an event finds its row. */
export const earlierOpenState = sharedState(false);

export const EarlierToggle = ({ earlier: { events, isOpen } }: { earlier: EarlierEvents }) => (
  <button type="button" className={styles.line} aria-expanded={isOpen} onClick={() => earlierOpenState.write(!isOpen)}>
    <span>{formatNumber(countRoomRows(events))} earlier today</span>
    <Icon name={isOpen ? 'up' : 'down'} />
  </button>
);

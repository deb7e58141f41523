import { countRows, numberWords } from '#libs/contracts';
import { sharedState } from '../../../lib/shared-state';
import { Icon } from '../../../ui/icon';
import styles from './earlier.module.css';
import type { Earlier } from './today-parts';

/** Until the page is loaded anew, so that those who come back from an event find its row. */
export const earlierOpen = sharedState(false);

/** The line that opens and folds what of today is over. */
export const EarlierLine = ({ earlier: { events, isOpen } }: { earlier: Earlier }) => (
  <button type="button" className={styles.line} aria-expanded={isOpen} onClick={() => earlierOpen.write(!isOpen)}>
    <span>{numberWords(countRows(events))} earlier today</span>
    <Icon name={isOpen ? 'up' : 'down'} />
  </button>
);

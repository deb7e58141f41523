import { useSyncExternalStore } from 'react';
import { focusHeading } from '../../lib/focus-heading';
import { IconButton } from '../../ui/icon-button';
import styles from './back-to-top.module.css';

/** Stands in the list's column of dates, where it covers no row, as soon as the top is out of sight. */
export const BackToTop = () =>
  useSyncExternalStore(onScroll, isFarDown) ? (
    <IconButton icon="top" label="Back to top" className={styles.button} onClick={toTop} />
  ) : null;

const onScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

const isFarDown = () => window.scrollY > 320;

const toTop = () => {
  window.scrollTo(0, 0);
  focusHeading();
};

import { Portal } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/icon-button';
import styles from './back-to-top.module.css';

/** Stands in the list's column of dates, where it covers no row, as soon as the top is out of sight. */
export const BackToTop = () =>
  useSyncExternalStore(onScroll, isFarDown) ? (
    <Portal>
      <aside aria-label="Back to top">
        <IconButton icon="top" label="Back to top" className={styles.button} onClick={toTop} />
      </aside>
    </Portal>
  ) : null;

const onScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

const isFarDown = () => window.scrollY > window.innerHeight;

const toTop = () => {
  window.scrollTo(0, 0);
  document.querySelector('h1')?.focus({ preventScroll: true });
};

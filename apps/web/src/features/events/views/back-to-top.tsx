import { useSyncExternalStore } from 'react';
import { focusHeading } from '../../../lib/focus-heading';
import { IconButton } from '../../../ui/icon-button';
import styles from './back-to-top.module.css';

export const BackToTop = () =>
  useSyncExternalStore(addScrollListener, isScrolledDown, () => false) ? (
    <IconButton icon="top" label="Back to top" className={`${styles.button} paperless`} onClick={scrollToTop} />
  ) : null;

const addScrollListener = (onScroll: () => void) => {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

const MIN_SCROLL_PX = 300;

const isScrolledDown = () => window.scrollY > MIN_SCROLL_PX;

const scrollToTop = () => {
  window.scrollTo(0, 0);
  focusHeading();
};

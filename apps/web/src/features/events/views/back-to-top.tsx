import { useSyncExternalStore } from 'react';
import { focusHeading } from '../../../lib/focus-heading';
import { IconButton } from '../../../ui/icon-button';
import styles from './back-to-top.module.css';

/** There as soon as the top is out of sight. */
export const BackToTop = () =>
  useSyncExternalStore(onScroll, isFarDown, () => false) ? (
    <IconButton icon="top" label="Back to top" className={`${styles.button} paperless`} onClick={toTop} />
  ) : null;

const onScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

const FAR = 300;

const isFarDown = () => window.scrollY > FAR;

const toTop = () => {
  window.scrollTo(0, 0);
  focusHeading();
};

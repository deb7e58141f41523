import { useSyncExternalStore } from 'react';
import styles from './offline-line.module.css';

/** Says quietly, at the foot of every page, that what is read may be old. */
export const OfflineLine = () => {
  const offline = useSyncExternalStore(listen, isOffline, () => false);
  return (
    <p className={styles.line} role="status" data-offline={offline || undefined}>
      {offline && 'You are offline. What you see may have changed since.'}
    </p>
  );
};

const isOffline = () => !navigator.onLine;

const listen = (changed: () => void) => {
  for (const turn of TURNS) window.addEventListener(turn, changed);
  return () => {
    for (const turn of TURNS) window.removeEventListener(turn, changed);
  };
};

const TURNS = ['online', 'offline'];

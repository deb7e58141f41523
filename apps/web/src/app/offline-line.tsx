import { useOffline } from '../lib/use-offline';
import styles from './offline-line.module.css';

/** Says quietly, at the foot of every page, that what is read may be old. */
export const OfflineLine = () => {
  const offline = useOffline();
  return (
    <p className={styles.line} role="status" data-offline={offline || undefined}>
      {offline && 'You are offline. What you see may have changed since.'}
    </p>
  );
};

import { useTitle } from '../lib/use-title';
import styles from './broken-page.module.css';

export const NeedsNetwork = () => {
  useTitle('No network');
  return (
    <div className={styles.broken}>
      <h1>This page needs the network</h1>
      <p>It is not stored on this device. It appears as soon as Almanac can be reached.</p>
    </div>
  );
};

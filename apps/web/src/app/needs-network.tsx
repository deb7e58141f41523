import { useTitle } from '../lib/use-title';
import styles from './broken-page.module.css';

export const NeedsNetwork = () => {
  useTitle('No network');
  return (
    <div className={styles.broken}>
      <h1>This page needs the network</h1>
      <p>Nothing of it is kept on this device. It is shown as soon as Almanac can be reached.</p>
    </div>
  );
};

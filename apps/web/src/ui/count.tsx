import { formatNumber } from '#libs/contracts';
import styles from './count.module.css';

/** The number of events, as a badge. */
export const Count = ({ of }: { of: number }) => (
  <span className={styles.count}>
    <span className="sr">events: </span>
    {formatNumber(of)}
  </span>
);

import { formatNumber } from '#libs/contracts';
import styles from './count.module.css';

export const Count = ({ of }: { of: number }) => (
  <span className={styles.count}>
    <span className="sr">events: </span>
    {formatNumber(of)}
  </span>
);

import { numberWords } from '#libs/contracts';
import styles from './count.module.css';

/** How many events there are of what stands beside it. */
export const Count = ({ of }: { of: number }) => (
  <span className={styles.count}>
    <span className="sr">events: </span>
    {numberWords(of)}
  </span>
);

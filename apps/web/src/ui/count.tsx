import styles from './count.module.css';

/** How many events there are of what stands beside it. */
export const Count = ({ of }: { of: number }) => (
  <span className={styles.count}>
    <span className="sr">events: </span>
    {of}
  </span>
);

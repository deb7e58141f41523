import styles from './sidebar.module.css';

export const Count = ({ of }: { of: number }) => (
  <span className={styles.count}>
    <span className="sr">events: </span>
    {of}
  </span>
);

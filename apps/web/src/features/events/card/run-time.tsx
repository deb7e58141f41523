import { type Day, runWords, type TownEvent } from '#libs/contracts';
import styles from './event-row.module.css';

/** Until when something is on that has long begun. */
export const RunTime = ({ event, today }: { event: TownEvent; today: Day }) => {
  const { to, since, left } = runWords(event, today);
  return (
    <p className={`${styles.time} ${styles.until}`}>
      {event.displayDate || to} <small>{since}</small> {left && <small className={styles.range}>{left}</small>}
    </p>
  );
};

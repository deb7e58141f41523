import { dayNumber, firstDay, shortMonth, type TownEvent, timesOf, titleOf, whereWords } from '#libs/contracts';
import styles from './remind-dialog.module.css';

/** Which event it is: its day, its name, and when and where. */
export const EventHead = ({ event }: { event: TownEvent }) => {
  const day = firstDay(event);
  return (
    <div className={styles.head}>
      {day && (
        <p className={styles.day} aria-hidden="true">
          <b className="numeral">{dayNumber(day)}</b>
          {shortMonth(day)}
        </p>
      )}
      <div>
        <p className={styles.name}>{titleOf(event)}</p>
        <p className={styles.where}>{[timesOf(event).start, whereWords(event)].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  );
};

import {
  dayOfMonth,
  displayedTimesOf,
  formatShortMonth,
  formatWhere,
  startDayOf,
  type TownEvent,
  titleOf,
} from '#libs/contracts';
import styles from './remind-dialog.module.css';

export const DialogEventSummary = ({ event }: { event: TownEvent }) => {
  const day = startDayOf(event);
  return (
    <div className={styles.head}>
      {day && (
        <p className={styles.day}>
          <b className="numeral">{dayOfMonth(day)}</b>
          {formatShortMonth(day)}
        </p>
      )}
      <div>
        <p className={styles.name}>{titleOf(event)}</p>
        <p className={styles.where}>{[displayedTimesOf(event).start, formatWhere(event)].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  );
};

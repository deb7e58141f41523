import { type Day, dayNumber, firstDay, lastDay, shortMonth, TBD, type TownEvent, weekdayName, yearOf } from '#libs/contracts';
import styles from './event-table.module.css';

/** The day as a numeral, an upcoming run as two; words where no day is known. `day` is today for what is going on. */
export const TableDate = ({ event, day, today }: { event: TownEvent; day: Day | null; today: Day }) =>
  day === null || event.displayDate ? (
    <span className={styles.text}>{event.displayDate || TBD}</span>
  ) : (
    <>
      <span className={styles.number}>
        {dayNumber(day)}
        {day === firstDay(event) && lastDay(event) !== day && <span className={styles.to}>–{dayNumber(lastDay(event))}</span>}
      </span>
      <span className={styles.month}>
        {shortMonth(day)}
        {yearOf(day) !== yearOf(today) && ` ${yearOf(day)}`}
        <br />
        {day === today ? 'Today' : weekdayName(day).slice(0, 3)}
      </span>
    </>
  );

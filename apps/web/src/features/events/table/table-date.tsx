import {
  type Day,
  dayNumber,
  firstDay,
  lastDay,
  rangeLabel,
  runWords,
  shortMonth,
  TBD,
  type TownEvent,
  untilLastDay,
  weekdayName,
  yearOf,
} from '#libs/contracts';
import styles from './event-table.module.css';

type Props = { event: TownEvent; day: Day | null; today: Day };

/**
 * The day as a numeral, an upcoming run as two; words where no day is known, and where a run ends in another month. `day` is
 * today for what is going on, which says until when.
 */
export const TableDate = ({ event, day, today }: Props) => {
  if (day === null || event.displayDate) return <span className={styles.text}>{event.displayDate || TBD}</span>;
  const last = day === firstDay(event) ? lastDay(event) : day;
  const weekday = day === today ? 'Today' : weekdayName(day).slice(0, 3);
  const year = yearOf(day) === yearOf(today) ? '' : ` ${yearOf(day)}`;
  const until = last === day && untilLastDay(event, day, today);
  return monthOf(last) === monthOf(day) ? (
    <>
      <span className={styles.number}>
        {dayNumber(day)}
        {last !== day && <span className={styles.to}>–{dayNumber(last)}</span>}
      </span>
      <span className={styles.month}>
        {shortMonth(day)}
        {year}
        <br />
        {weekday}
      </span>
      {until && <span className={styles.under}>{until}</span>}
    </>
  ) : (
    <>
      <span className={styles.text}>{rangeLabel(event)}</span>
      <span className={styles.under}>
        {weekday}
        {year}
      </span>
    </>
  );
};

/** Until when something is on that has long begun. */
export const RunDate = ({ event, today }: Omit<Props, 'day'>) => {
  const { to, since, left } = runWords(event, today);
  return (
    <>
      <span className={styles.text}>{event.displayDate || to}</span>
      <span className={styles.under}>
        {since}
        {left && <span className={styles.left}>{left}</span>}
      </span>
    </>
  );
};

const monthOf = (day: Day) => day.slice(0, 7);

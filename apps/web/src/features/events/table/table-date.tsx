import {
  type Day,
  dayOfMonth,
  endDayOf,
  formatDateRange,
  formatRun,
  formatShortMonth,
  formatUntilLastDay,
  formatWeekday,
  startDayOf,
  TBD,
  type TownEvent,
  yearOf,
} from '#libs/contracts';
import styles from './event-table.module.css';

type Props = { event: TownEvent; day: Day | null; today: Day };

/** Numbers for an upcoming run; text without an exact day or for an end in another month. `day` is today for a running event. */
export const TableDate = ({ event, day, today }: Props) => {
  if (day === null || event.displayDate) return <span className={styles.text}>{event.displayDate || TBD}</span>;
  const last = day === startDayOf(event) ? endDayOf(event) : day;
  const weekday = day === today ? 'Today' : formatWeekday(day).slice(0, 3);
  const year = yearOf(day) === yearOf(today) ? '' : ` ${yearOf(day)}`;
  const until = last === day && formatUntilLastDay(event, day, today);
  return monthOf(last) === monthOf(day) ? (
    <>
      <span className={styles.number}>
        {dayOfMonth(day)}
        {last !== day && <span className={styles.to}>–{dayOfMonth(last)}</span>}
      </span>
      <span className={styles.month}>
        {formatShortMonth(day)}
        {year}
        <br />
        {weekday}
      </span>
      {until && <span className={styles.under}>{until}</span>}
    </>
  ) : (
    <>
      <span className={styles.text}>{formatDateRange(event)}</span>
      <span className={styles.under}>
        {weekday}
        {year}
      </span>
    </>
  );
};

export const RunDate = ({ event, today }: Omit<Props, 'day'>) => {
  const { to, since, left } = formatRun(event, today);
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

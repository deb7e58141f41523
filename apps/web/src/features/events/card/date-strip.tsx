import type { Day } from '#libs/contracts';
import {
  coversDay,
  dateStrip,
  dayNumber,
  firstDay,
  longDate,
  shortMonth,
  stripLabel,
  type TownEvent,
  weekdayName,
} from '#libs/contracts';
import styles from './date-strip.module.css';

/** Eleven days around an event, and how far away it is. */
export const DateStrip = ({ event, today }: { event: TownEvent; today: Day }) => {
  const first = firstDay(event);
  if (first === null) return null;
  const days = dateStrip(first);
  return (
    <div className={styles.when}>
      <p className={`caps ${styles.label}`}>{stripLabel(first, today)}</p>
      <ol className={styles.strip} aria-label={stripWords(days, first)}>
        {days.map((day) => (
          <li key={day} className={classOf(day, event, today)} aria-current={day === first ? 'date' : undefined}>
            <span className={styles.long}>{weekdayName(day).slice(0, 3)}</span>
            <span className={styles.short} aria-hidden="true">
              {weekdayName(day).slice(0, 1)}
            </span>
            <b>{dayNumber(day)}</b>
            <span className={styles.month}>{shortMonth(day)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};

const classOf = (day: Day, event: TownEvent, today: Day) =>
  coversDay(event, day) ? styles.on : day === today ? styles.today : undefined;

const stripWords = (days: Day[], first: Day) => `${longDate(days[0]!)} to ${longDate(days.at(-1)!)}, event on ${longDate(first)}`;

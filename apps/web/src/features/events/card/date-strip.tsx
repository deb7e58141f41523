import type { Day } from '#libs/contracts';
import { dateStrip, dayNumber, lastDay, longDate, shortMonth, stripLabel, type TownEvent, weekdayName } from '#libs/contracts';
import styles from './date-strip.module.css';

/** Eleven days around an event, and how far away it is. */
export const DateStrip = ({ event, today }: { event: TownEvent; today: Day }) => {
  const days = dateStrip(event.date);
  return (
    <div className={styles.when}>
      <p className={`caps ${styles.label}`}>{stripLabel(event.date, today)}</p>
      <ol className={styles.strip} aria-label={stripWords(days, event)}>
        {days.map((day) => (
          <li key={day} className={classOf(day, event, today)} aria-current={day === event.date ? 'date' : undefined}>
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
  day >= event.date && day <= lastDay(event) ? styles.on : day === today ? styles.today : undefined;

const stripWords = (days: Day[], event: TownEvent) =>
  `${longDate(days[0]!)} to ${longDate(days.at(-1)!)}, event on ${longDate(event.date)}`;

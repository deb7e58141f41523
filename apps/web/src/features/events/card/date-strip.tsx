import type { Day } from '#libs/contracts';
import {
  coversDay,
  dateStrip,
  dayNumber,
  firstDay,
  lastDay,
  longDate,
  nearestDay,
  shortMonth,
  stripLabel,
  type TownEvent,
  weekdayName,
} from '#libs/contracts';
import styles from './date-strip.module.css';

/** Eleven days around an event, and how far away it is. A run that has begun is around today, one that is over around its end. */
export const DateStrip = ({ event, today }: { event: TownEvent; today: Day }) => {
  const middle = nearestDay(event, today);
  if (middle === null) return null;
  const days = dateStrip(middle);
  return (
    <div className={styles.when}>
      <p className={`caps ${styles.label}`}>{stripLabel(middle, today)}</p>
      <ol className={styles.strip} aria-label={stripWords(days, event)}>
        {days.map((day) => (
          <li key={day} className={classOf(day, event, today)} aria-current={day === middle ? 'date' : undefined}>
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

const stripWords = (days: Day[], event: TownEvent) => `${span(days[0]!, days.at(-1)!)}, event ${eventWords(event)}`;

const eventWords = (event: TownEvent) => {
  const [first, last] = [firstDay(event)!, lastDay(event)];
  return first === last ? `on ${longDate(first)}` : `from ${span(first, last)}`;
};

const span = (first: Day, last: Day) => `${longDate(first)} to ${longDate(last)}`;

import {
  coversDay,
  type Day,
  dayOfMonth,
  endDayOf,
  formatLongDate,
  formatShortMonth,
  formatStripDay,
  formatWeekday,
  nearestDayOf,
  startDayOf,
  type TownEvent,
  toDateStrip,
} from '#libs/contracts';
import styles from './date-strip.module.css';

/** Eleven days. A run that has begun is centred on today, a past one on its last day. */
export const DateStrip = ({ event, today }: { event: TownEvent; today: Day }) => {
  const middle = nearestDayOf(event, today);
  if (middle === null) return null;
  const days = toDateStrip(middle);
  return (
    <div className={styles.when}>
      <p className={`caps ${styles.label}`}>{formatStripDay(middle, today)}</p>
      <ol className={styles.strip} aria-label={formatStripLabel(days, event)}>
        {days.map((day) => (
          <li key={day} className={classOf(day, event, today)} aria-current={day === middle ? 'date' : undefined}>
            <span className={styles.long}>{formatWeekday(day).slice(0, 3)}</span>
            <span className={styles.short} aria-hidden="true">
              {formatWeekday(day).slice(0, 1)}
            </span>
            <b>{dayOfMonth(day)}</b>
            <span className={styles.month}>{formatShortMonth(day)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};

const classOf = (day: Day, event: TownEvent, today: Day) =>
  coversDay(event, day) ? styles.on : day === today ? styles.today : undefined;

const formatStripLabel = (days: Day[], event: TownEvent) =>
  `${formatDateSpan(days[0]!, days.at(-1)!)}, event ${formatEventSpan(event)}`;

const formatEventSpan = (event: TownEvent) => {
  const [first, last] = [startDayOf(event)!, endDayOf(event)];
  return first === last ? `on ${formatLongDate(first)}` : `from ${formatDateSpan(first, last)}`;
};

const formatDateSpan = (first: Day, last: Day) => `${formatLongDate(first)} to ${formatLongDate(last)}`;

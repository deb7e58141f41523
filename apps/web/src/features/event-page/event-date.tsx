import {
  coversDay,
  type Day,
  dayOfMonth,
  displayedDaysOf,
  formatEventDays,
  formatMonthLabel,
  formatWeekday,
  startDayOf,
  TBD,
  type TownEvent,
} from '#libs/contracts';
import { isCancelled, isWithdrawn } from '../events/appearance';
import styles from './event-date.module.css';

export const EventDate = ({ event, today }: { event: TownEvent; today: Day }) => (
  <div className={styles.date} data-look={classNamesOf(event, today)}>
    <p className="sr">{formatEventDays(event)}</p>
    {displayedDaysOf(event).map((day) => (
      <DateFace key={day} day={day} today={today} />
    ))}
    {(event.displayDate || !startDayOf(event)) && (
      <p className={styles.text} aria-hidden="true">
        {event.displayDate || TBD}
      </p>
    )}
  </div>
);

const classNamesOf = (event: TownEvent, today: Day) => {
  if (isCancelled(event)) return 'off';
  if (isWithdrawn(event)) return 'gone';
  return coversDay(event, today) ? 'today' : undefined;
};

const DateFace = ({ day, today }: { day: Day; today: Day }) => (
  <p className={styles.face} aria-hidden="true">
    <span>{formatWeekday(day).slice(0, 3)}</span>
    <b className="numeral">{dayOfMonth(day)}</b>
    <span className={styles.month}>{formatMonthLabel(day, today)}</span>
  </p>
);

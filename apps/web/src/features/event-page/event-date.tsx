import type { Day, TownEvent } from '#libs/contracts';
import { coversDay, dayNumber, firstDay, fullDate, lastDay, shortMonth, TBD, weekdayName, yearOf } from '#libs/contracts';
import { isCancelled } from '../events/appearance';
import styles from './event-date.module.css';

/** The big numbers: a day, the first and last of several, or the words that stand for them. */
export const EventDate = ({ event, today }: { event: TownEvent; today: Day }) => (
  <div className={styles.date} data-look={isCancelled(event) ? 'off' : coversDay(event, today) ? 'today' : undefined}>
    <p className="sr">{words(event)}</p>
    {days(event).map((day) => (
      <Face key={day} day={day} today={today} />
    ))}
    {(event.displayDate || !firstDay(event)) && (
      <p className={styles.text} aria-hidden="true">
        {event.displayDate || TBD}
      </p>
    )}
  </div>
);

const Face = ({ day, today }: { day: Day; today: Day }) => (
  <p className={styles.face} aria-hidden="true">
    <span>{weekdayName(day).slice(0, 3)}</span>
    <b className="numeral">{dayNumber(day)}</b>
    <span className={styles.month}>{yearOf(day) === yearOf(today) ? shortMonth(day) : `${shortMonth(day)} ${yearOf(day)}`}</span>
  </p>
);

const days = (event: TownEvent): Day[] => {
  const first = firstDay(event);
  return first === null || event.displayDate ? [] : [...new Set([first, lastDay(event)])];
};

const words = (event: TownEvent) => days(event).map(fullDate).join(' to ') || event.displayDate || 'Date to be determined';

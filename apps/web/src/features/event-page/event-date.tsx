import type { Day, TownEvent } from '#libs/contracts';
import { coversDay, dayNumber, daysInWords, daysOf, firstDay, monthBelow, TBD, weekdayName } from '#libs/contracts';
import { isCancelled, isWithdrawn } from '../events/appearance';
import styles from './event-date.module.css';

/** The big numbers: a day, the first and last of several, or the words that stand for them. */
export const EventDate = ({ event, today }: { event: TownEvent; today: Day }) => (
  <div className={styles.date} data-look={look(event, today)}>
    <p className="sr">{daysInWords(event)}</p>
    {daysOf(event).map((day) => (
      <Face key={day} day={day} today={today} />
    ))}
    {(event.displayDate || !firstDay(event)) && (
      <p className={styles.text} aria-hidden="true">
        {event.displayDate || TBD}
      </p>
    )}
  </div>
);

const look = (event: TownEvent, today: Day) => {
  if (isCancelled(event)) return 'off';
  if (isWithdrawn(event)) return 'gone';
  return coversDay(event, today) ? 'today' : undefined;
};

const Face = ({ day, today }: { day: Day; today: Day }) => (
  <p className={styles.face} aria-hidden="true">
    <span>{weekdayName(day).slice(0, 3)}</span>
    <b className="numeral">{dayNumber(day)}</b>
    <span className={styles.month}>{monthBelow(day, today)}</span>
  </p>
);

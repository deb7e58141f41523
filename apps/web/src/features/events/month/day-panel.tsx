import { type Day, dayNumber, longDate, monthName, relativeLabel, type TownEvent, weekdayName } from '#libs/contracts';
import { countWords } from '../count-words';
import styles from './day-panel.module.css';
import { DayPanelRow } from './day-panel-row';

type Props = { day: Day; events: TownEvent[]; today: Day; returned: number | null };

/** What happens on the selected day. */
export const DayPanel = ({ day, events, today, returned }: Props) => (
  <section className={styles.panel} aria-labelledby="selected-day">
    <div className={styles.head} aria-hidden="true">
      <p className={styles.date}>
        <span>{weekdayName(day).slice(0, 3)}</span>
        <b className="numeral">{dayNumber(day)}</b>
        <span>{monthName(day)}</span>
      </p>
      <p className={styles.relative}>{relativeLabel(day, today)}</p>
    </div>
    <h2 id="selected-day" className={styles.count}>
      <span className="sr">{longDate(day)}: </span>
      {events.length ? countWords(events.length) : NOTHING}
    </h2>
    <p className="sr" role="status">
      {longDate(day)}, {events.length ? countWords(events.length) : NOTHING}
    </p>
    {events.length > 0 && (
      <ol className={styles.rows}>
        {events.map((event) => (
          <DayPanelRow key={event.id} event={event} returned={event.id === returned} />
        ))}
      </ol>
    )}
  </section>
);

const NOTHING = 'No events on this date';

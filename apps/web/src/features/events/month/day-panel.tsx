import { useMemo, useRef } from 'react';
import { countRows, type Day, dayNumber, longDate, monthName, relativeLabel, type TownEvent, weekdayName } from '#libs/contracts';
import { RoomsContext, rowOf, useRooms } from '../rooms';
import { useHiding } from '../use-hiding';
import styles from './day-panel.module.css';
import { DayPanelRow } from './day-panel-row';
import { type Found, foundWords } from './found';
import { eventsByDay } from './month-days';

type Props = { day: Day; found: Found; today: Day; returned: number | null };

/** What happens on the selected day. */
export const DayPanel = ({ day, found, today, returned }: Props) => {
  const events = useMemo(() => eventsByDay(found.events, day, day).get(day) ?? NONE, [found, day]);
  const { shown, rooms } = useRooms(events);
  const words = foundWords(found, countRows(events)) || NOTHING;
  const list = useRef<HTMLOListElement>(null);
  const { fading, hide, said } = useHiding(list, rooms);
  return (
    <section className={`${styles.panel} paperless`} aria-labelledby="selected-day">
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
        {words}
      </h2>
      <p className="sr" role="status">
        {longDate(day)}, {words}
      </p>
      <p className="sr" role="status">
        {said}
      </p>
      {events.length > 0 && (
        <RoomsContext value={rooms}>
          <ol ref={list} className={styles.rows}>
            {shown.map((event) => (
              <DayPanelRow
                key={event.id}
                event={event}
                day={day}
                today={today}
                fading={fading.has(event.id)}
                returned={returned !== null && event.id === rowOf(rooms, returned)}
                onHide={() => hide(event)}
              />
            ))}
          </ol>
        </RoomsContext>
      )}
    </section>
  );
};

const NONE: TownEvent[] = [];
const NOTHING = 'No events on this date';

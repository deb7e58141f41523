import { useMemo, useRef } from 'react';
import {
  countRoomRows,
  type Day,
  dayOfMonth,
  formatLongDate,
  formatMonth,
  formatRelativeDay,
  formatWeekday,
  type TownEvent,
} from '#libs/contracts';
import { RoomsContext, rowIdOf, useRooms } from '../rooms';
import { useHideRow } from '../use-hide-row';
import styles from './day-panel.module.css';
import { DayPanelRow } from './day-panel-row';
import { eventsByDay } from './month-days';
import { formatMonthCount, type MonthEvents } from './month-events';

type Props = { day: Day; monthEvents: MonthEvents; today: Day; returned: number | null };

export const DayPanel = ({ day, monthEvents, today, returned }: Props) => {
  const events = useMemo(() => eventsByDay(monthEvents.events, day, day).get(day) ?? NO_EVENTS, [monthEvents, day]);
  const { shownEvents, rooms } = useRooms(events);
  const words = formatMonthCount(monthEvents, countRoomRows(events)) || NO_EVENTS_TEXT;
  const list = useRef<HTMLOListElement>(null);
  const { fading, hide, said: announcement } = useHideRow(list, rooms);
  return (
    <section className={`${styles.panel} paperless`} aria-labelledby="selected-day">
      <div className={styles.head} aria-hidden="true">
        <p className={styles.date}>
          <span>{formatWeekday(day).slice(0, 3)}</span>
          <b className="numeral">{dayOfMonth(day)}</b>
          <span>{formatMonth(day)}</span>
        </p>
        <p className={styles.relative}>{formatRelativeDay(day, today)}</p>
      </div>
      <h2 id="selected-day" className={styles.count}>
        <span className="sr">{formatLongDate(day)}: </span>
        {words}
      </h2>
      <p className="sr" role="status">
        {formatLongDate(day)}, {words}
      </p>
      <p className="sr" role="status">
        {announcement}
      </p>
      {events.length > 0 && (
        <RoomsContext value={rooms}>
          <ol ref={list} className={styles.rows}>
            {shownEvents.map((event) => (
              <DayPanelRow
                key={event.id}
                event={event}
                day={day}
                today={today}
                fading={fading.has(event.id)}
                returned={returned !== null && event.id === rowIdOf(rooms, returned)}
                onHide={() => hide(event)}
              />
            ))}
          </ol>
        </RoomsContext>
      )}
    </section>
  );
};

const NO_EVENTS: TownEvent[] = [];
const NO_EVENTS_TEXT = 'No events on this date';

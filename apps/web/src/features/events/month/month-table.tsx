import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, type Day, formatMonth, formatWeekday, type TownEvent, toRoomRows, weekdayOf, yearOf } from '#libs/contracts';
import { formatEventCount } from '../format-event-count';
import { monthOf, nextMonth, previousMonth, sameDayOfMonth } from './month';
import { MonthDay } from './month-day';
import { eventsByDay } from './month-days';
import { formatMonthCount, type MonthEvents } from './month-events';
import styles from './month-view.module.css';

type Props = {
  weeks: Day[][];
  month: Day;
  monthEvents: MonthEvents;
  selected: Day;
  today: Day;
  onSelect: (day: Day) => void;
  onMonth: (month: Day) => void;
};

/** One tab stop. Arrow keys move by days and weeks, Page Up and Page Down by months. */
export const MonthTable = ({ weeks, month, monthEvents, selected, today, onSelect, onMonth }: Props) => {
  const table = useRef<HTMLTableElement>(null);
  const days = useMemo(() => {
    const rows = toRoomRows(monthEvents.events).map(({ event }) => event);
    return eventsByDay(rows, weeks[0]![0]!, weeks.at(-1)!.at(-1)!);
  }, [monthEvents, weeks]);
  const maxCount = Math.max(0, ...[...days.values()].map((ofDay) => ofDay.length));
  const [focusedDay, setFocusedDay] = useState<Day | null>(null);
  const stop = [focusedDay, selected, month].find((day) => day && weeks.flat().includes(day));

  useEffect(() => {
    if (focusedDay) table.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus();
  }, [focusedDay]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = (event.target as HTMLElement).dataset.day;
    const next = day && dayAfterKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    if (!weeks.flat().includes(next)) onMonth(monthOf(next));
    setFocusedDay(next);
  };

  return (
    <table ref={table} className={styles.table}>
      <caption className="sr">
        {formatMonth(month)} {yearOf(month)}
      </caption>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col">
              <span className="sr">{formatWeekday(day)}</span>
              <span aria-hidden="true">
                {formatWeekday(day).slice(0, 1)}
                <span>{formatWeekday(day).slice(1, 3)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MonthDay
                key={day}
                day={day}
                events={days.get(day) ?? NO_EVENTS}
                maxCount={maxCount}
                count={formatMonthCount(monthEvents, days.get(day)?.length ?? 0) || formatEventCount(0)}
                isOutsideMonth={monthOf(day) !== month}
                selected={day === selected}
                isTabStop={day === stop}
                today={today}
                onSelect={() => {
                  setFocusedDay(null);
                  onSelect(day);
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const dayAfterKey = (key: string, day: Day): Day | undefined => STEPS[key]?.(day);

const STEPS: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => sameDayOfMonth(previousMonth(monthOf(day)), day),
  PageDown: (day) => sameDayOfMonth(nextMonth(monthOf(day)), day),
};

const NO_EVENTS: TownEvent[] = [];

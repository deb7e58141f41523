import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, type Day, monthName, rowsOfRooms, type TownEvent, weekdayName, weekdayOf, yearOf } from '#libs/contracts';
import { countWords } from '../count-words';
import { type Found, foundWords } from './found';
import { monthOf, nextMonth, previousMonth, sameDayIn } from './month';
import { MonthDay } from './month-day';
import { eventsByDay } from './month-days';
import styles from './month-view.module.css';

type Props = {
  weeks: Day[][];
  month: Day;
  /** Those of the month. */
  found: Found;
  selected: Day;
  today: Day;
  onSelect: (day: Day) => void;
  onMonth: (month: Day) => void;
};

/** The days as a table: one stop of the Tab key, arrows go by days and weeks, Page Up and Down by months. */
export const MonthTable = ({ weeks, month, found, selected, today, onSelect, onMonth }: Props) => {
  const table = useRef<HTMLTableElement>(null);
  const days = useMemo(() => {
    const rows = rowsOfRooms(found.events).map(({ event }) => event);
    return eventsByDay(rows, weeks[0]![0]!, weeks.at(-1)!.at(-1)!);
  }, [found, weeks]);
  const most = Math.max(0, ...[...days.values()].map((ofDay) => ofDay.length));
  const [moved, setMoved] = useState<Day | null>(null);
  const stop = [moved, selected, month].find((day) => day && weeks.flat().includes(day));

  useEffect(() => {
    if (moved) table.current?.querySelector<HTMLElement>(`[data-day="${moved}"]`)?.focus();
  }, [moved]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = (event.target as HTMLElement).dataset.day;
    const next = day && dayAfterKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    if (!weeks.flat().includes(next)) onMonth(monthOf(next));
    setMoved(next);
  };

  return (
    <table ref={table} className={styles.table}>
      <caption className="sr">
        {monthName(month)} {yearOf(month)}
      </caption>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col">
              <span className="sr">{weekdayName(day)}</span>
              <span aria-hidden="true">
                {weekdayName(day).slice(0, 1)}
                <span>{weekdayName(day).slice(1, 3)}</span>
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
                events={days.get(day) ?? NONE}
                most={most}
                count={foundWords(found, days.get(day)?.length ?? 0) || countWords(0)}
                outside={monthOf(day) !== month}
                selected={day === selected}
                stop={day === stop}
                today={today}
                onSelect={() => {
                  setMoved(null);
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

/** Where a key leads from a day; undefined for keys that lead nowhere. */
const dayAfterKey = (key: string, day: Day): Day | undefined => STEPS[key]?.(day);

const STEPS: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => sameDayIn(previousMonth(monthOf(day)), day),
  PageDown: (day) => sameDayIn(nextMonth(monthOf(day)), day),
};

const NONE: TownEvent[] = [];

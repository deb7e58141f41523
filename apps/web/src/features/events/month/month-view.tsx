import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { type Day, monthName, type TownEvent, yearOf } from '#libs/contracts';
import { IconButton } from '../../../ui/icon-button';
import { DayPanel } from './day-panel';
import { gridOf, monthOf, nextMonth, previousMonth } from './month';
import { eventsByDay } from './month-days';
import { MonthTable } from './month-table';
import styles from './month-view.module.css';

type Props = {
  events: TownEvent[];
  month: Day;
  /** The selected one. */
  day: Day;
  today: Day;
  /** Id of the event one has just come back from. */
  returned: number | null;
  onMonth: (month: Day) => void;
  onDay: (day: Day) => void;
  /** Another month and its day together. */
  onTurn: (month: Day) => void;
};

/** A month with its days, and what happens on the selected one. */
export const MonthView = ({ events, month, day, today, returned, onMonth, onDay, onTurn }: Props) => {
  const weeks = useMemo(() => gridOf(month), [month]);
  const days = useMemo(() => eventsByDay(events, weeks[0]![0]!, weeks.at(-1)!.at(-1)!), [events, weeks]);

  return (
    <div className={styles.view}>
      <section aria-labelledby="month">
        <header className={styles.head}>
          <h2 id="month">
            {monthName(month)} <span>{yearOf(month)}</span>
          </h2>
          <div className={styles.turn}>
            <Button onClick={() => onTurn(monthOf(today))}>Today</Button>
            <IconButton
              icon="left"
              label={`Previous month, ${nameOf(previousMonth(month))}`}
              onClick={() => onTurn(previousMonth(month))}
            />
            <IconButton icon="right" label={`Next month, ${nameOf(nextMonth(month))}`} onClick={() => onTurn(nextMonth(month))} />
          </div>
        </header>
        <MonthTable weeks={weeks} month={month} days={days} selected={day} today={today} onSelect={onDay} onMonth={onMonth} />
      </section>
      <DayPanel day={day} events={days.get(day) ?? []} today={today} returned={returned} />
    </div>
  );
};

const nameOf = (month: Day) => `${monthName(month)} ${yearOf(month)}`;

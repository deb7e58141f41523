import { type ReactNode, useMemo } from 'react';
import { type Day, formatMonth, yearOf } from '#libs/contracts';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { DayPanel } from './day-panel';
import { monthOf, nextMonth, previousMonth, weeksOfMonth } from './month';
import type { MonthEvents } from './month-events';
import { MonthTable } from './month-table';
import styles from './month-view.module.css';

type Props = {
  month: Day;
  monthEvents: MonthEvents;
  /** May be in another month. */
  day: Day;
  monthEventsOfDay: MonthEvents;
  today: Day;
  returned: number | null;
  onMonth: (month: Day) => void;
  onDay: (day: Day) => void;
  onTurn: (month: Day) => void;
  children: ReactNode;
};

export const MonthView = (props: Props) => {
  const { month, monthEvents, day, monthEventsOfDay, today, returned, onMonth, onDay, onTurn, children } = props;
  const weeks = useMemo(() => weeksOfMonth(month), [month]);

  return (
    <div className={styles.view}>
      <section className={styles.month} aria-labelledby="month">
        <header className={styles.head}>
          <h2 id="month">
            {formatMonth(month)} <span>{yearOf(month)}</span>
          </h2>
          <div className={`${styles.turn} paperless`}>
            <Button onClick={() => onTurn(monthOf(today))}>Today</Button>
            <IconButton
              icon="left"
              label={`Previous month, ${formatMonthAndYear(previousMonth(month))}`}
              onClick={() => onTurn(previousMonth(month))}
            />
            <IconButton
              icon="right"
              label={`Next month, ${formatMonthAndYear(nextMonth(month))}`}
              onClick={() => onTurn(nextMonth(month))}
            />
          </div>
        </header>
        <MonthTable
          weeks={weeks}
          month={month}
          monthEvents={monthEvents}
          selected={day}
          today={today}
          onSelect={onDay}
          onMonth={onMonth}
        />
        {children}
      </section>
      <DayPanel day={day} monthEvents={monthEventsOfDay} today={today} returned={returned} />
    </div>
  );
};

const formatMonthAndYear = (month: Day) => `${formatMonth(month)} ${yearOf(month)}`;

import { type ReactNode, useMemo } from 'react';
import { type Day, monthName, yearOf } from '#libs/contracts';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { DayPanel } from './day-panel';
import type { Found } from './found';
import { gridOf, monthOf, nextMonth, previousMonth } from './month';
import { MonthTable } from './month-table';
import styles from './month-view.module.css';

type Props = {
  month: Day;
  /** What is known of the month. */
  found: Found;
  /** The selected one, which may be one of another month. */
  day: Day;
  /** What is known of its month. */
  foundOfDay: Found;
  today: Day;
  /** Id of the event one has just come back from. */
  returned: number | null;
  onMonth: (month: Day) => void;
  onDay: (day: Day) => void;
  /** Another month and its day together. */
  onTurn: (month: Day) => void;
  /** What there is to say below the month. */
  children: ReactNode;
};

/** A month with its days, and what happens on the selected one. */
export const MonthView = (props: Props) => {
  const { month, found, day, foundOfDay, today, returned, onMonth, onDay, onTurn, children } = props;
  const weeks = useMemo(() => gridOf(month), [month]);

  return (
    <div className={styles.view}>
      <section className={styles.month} aria-labelledby="month">
        <header className={styles.head}>
          <h2 id="month">
            {monthName(month)} <span>{yearOf(month)}</span>
          </h2>
          <div className={`${styles.turn} paperless`}>
            <Button onClick={() => onTurn(monthOf(today))}>Today</Button>
            <IconButton
              icon="left"
              label={`Previous month, ${nameOf(previousMonth(month))}`}
              onClick={() => onTurn(previousMonth(month))}
            />
            <IconButton icon="right" label={`Next month, ${nameOf(nextMonth(month))}`} onClick={() => onTurn(nextMonth(month))} />
          </div>
        </header>
        <MonthTable weeks={weeks} month={month} found={found} selected={day} today={today} onSelect={onDay} onMonth={onMonth} />
        {children}
      </section>
      <DayPanel day={day} found={foundOfDay} today={today} returned={returned} />
    </div>
  );
};

const nameOf = (month: Day) => `${monthName(month)} ${yearOf(month)}`;

import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Day, monthName, type TownEvent, yearOf } from '#libs/contracts';
import { IconButton } from '../../../ui/icon-button';
import { DayPanel } from './day-panel';
import { gridOf, monthOf, nextMonth, previousMonth } from './month';
import { eventsByDay } from './month-days';
import { MonthTable } from './month-table';
import styles from './month-view.module.css';

type Props = { events: TownEvent[]; month: Day; onMonth: (month: Day) => void; today: Day };

/** A month with its days, and what happens on the selected one. */
export const MonthView = ({ events, month, onMonth, today }: Props) => {
  const [chosen, select] = useState<Day>();
  const selected = chosen ?? today;
  const weeks = useMemo(() => gridOf(month), [month]);
  const days = useMemo(() => eventsByDay(events, weeks[0]![0]!, weeks.at(-1)!.at(-1)!), [events, weeks]);
  const turnTo = (next: Day) => {
    onMonth(next);
    select(next === monthOf(today) ? today : next);
  };

  return (
    <div className={styles.view}>
      <section aria-labelledby="month">
        <header className={styles.head}>
          <h2 id="month">
            {monthName(month)} <span>{yearOf(month)}</span>
          </h2>
          <div className={styles.turn}>
            <Button onClick={() => turnTo(monthOf(today))}>Today</Button>
            <IconButton
              icon="left"
              label={`Previous month, ${nameOf(previousMonth(month))}`}
              onClick={() => turnTo(previousMonth(month))}
            />
            <IconButton icon="right" label={`Next month, ${nameOf(nextMonth(month))}`} onClick={() => turnTo(nextMonth(month))} />
          </div>
        </header>
        <MonthTable
          weeks={weeks}
          month={month}
          days={days}
          selected={selected}
          today={today}
          onSelect={select}
          onMonth={onMonth}
        />
      </section>
      <DayPanel day={selected} events={days.get(selected) ?? []} today={today} />
    </div>
  );
};

const nameOf = (month: Day) => `${monthName(month)} ${yearOf(month)}`;

import { useState } from 'react';
import type { Day } from '#libs/contracts';
import { useToday } from '../../lib/use-town';
import { monthOf } from '../events/month/month';
import { MonthView } from '../events/month/month-view';
import { useReturn } from '../events/use-return';
import { useFilter } from './use-filter';
import { useMonthEvents } from './use-month-events';

/** The month, past days included. Those who come back from an event find it as they left it. */
export const EventCalendar = () => {
  const today = useToday();
  const [{ month = monthOf(today), day = today }, setLeft] = useState(left);
  const found = useFilter(useMonthEvents(month), true);
  const returned = useReturn((id) => found?.events.some((event) => event.id === id) ?? false);

  const turn = (next: Partial<Left>) => {
    left = { month, day, ...next };
    setLeft(left);
  };

  return (
    <MonthView
      events={found?.events ?? []}
      month={month}
      day={day}
      onMonth={(next) => turn({ month: next })}
      onDay={(next) => turn({ day: next })}
      onTurn={(next) => turn({ month: next, day: next === monthOf(today) ? today : next })}
      today={today}
      returned={returned}
    />
  );
};

type Left = { month?: Day; day?: Day };

let left: Left = {};

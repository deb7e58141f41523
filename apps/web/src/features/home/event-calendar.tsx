import { useState } from 'react';
import type { Day } from '#libs/contracts';
import { monthOf } from '../events/month/month';
import { MonthView } from '../events/month/month-view';
import { useToday } from '../town/use-town';
import { useFilter } from './use-filter';
import { useMonthEvents } from './use-month-events';

/** The month, past days included. */
export const EventCalendar = () => {
  const today = useToday();
  const [turnedTo, setMonth] = useState<Day>();
  const month = turnedTo ?? monthOf(today);
  const found = useFilter(useMonthEvents(month), true);
  return <MonthView events={found?.events ?? []} month={month} onMonth={setMonth} today={today} />;
};

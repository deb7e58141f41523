import { useMemo, useState } from 'react';
import { type Day, endDayOf, startDayOf, type TownEvent } from '#libs/contracts';
import { useToday } from '../../../lib/use-town';
import { EventListError } from '../list/list-states';
import { MoreInTown } from '../list/more-in-town';
import { monthOf, weeksOfMonth } from '../month/month';
import type { MonthEvents } from '../month/month-events';
import { MonthView } from '../month/month-view';
import { useReturnedEvent } from '../use-returned-event';
import type { PageEvents, UseMonthEvents } from './page-events';

export const EventCalendar = ({ useMonth }: { useMonth: UseMonthEvents }) => {
  const today = useToday();
  const [{ month = monthOf(today), day = today }, setLeft] = useState(lastState);
  const shown = useMonth(month);
  const ofDay = useMonth(monthOf(day));
  const returned = useReturnedEvent((id) => ofDay.state === 'ready' && ofDay.events.some((event) => event.id === id));

  const turn = (next: Partial<CalendarState>) => {
    lastState = { month, day, ...next };
    setLeft(lastState);
  };

  return (
    <MonthView
      month={month}
      monthEvents={useSortedMonthEvents(shown)}
      day={day}
      monthEventsOfDay={useSortedMonthEvents(ofDay)}
      onMonth={(next) => turn({ month: next })}
      onDay={(next) => turn({ day: next })}
      onTurn={(next) => turn({ month: next, day: next === monthOf(today) ? today : next })}
      today={today}
      returned={returned}
    >
      <MonthFooter month={month} shown={shown.state === 'failed' ? shown : ofDay.state === 'failed' ? ofDay : shown} />
    </MonthView>
  );
};

type CalendarState = { month?: Day; day?: Day };

let lastState: CalendarState = {};

const useSortedMonthEvents = (shown: PageEvents): MonthEvents => {
  const events = shown.state === 'ready' ? shown.events : NO_EVENTS;
  return useMemo(() => ({ state: shown.state, events }), [shown.state, events]);
};

const NO_EVENTS: TownEvent[] = [];

const MonthFooter = ({ month, shown }: { month: Day; shown: PageEvents }) => {
  if (shown.state === 'failed') return <EventListError onRetry={shown.retry} />;
  if (shown.state === 'loading') return null;
  const isSeen = createWithinTest(weeksOfMonth(month).flat());
  const more = <MoreInTown events={shown.more?.filter(isSeen)} />;
  return shown.events.some(isSeen) ? more : shown.none?.(more);
};

const createWithinTest = (days: Day[]) => (event: TownEvent) => {
  const first = startDayOf(event);
  return first !== null && first <= days.at(-1)! && days[0]! <= endDayOf(event);
};

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
  const pageEvents = useMonth(month);
  const ofDay = useMonth(monthOf(day));
  const returned = useReturnedEvent((id) => ofDay.state === 'ready' && ofDay.events.some((event) => event.id === id));

  const turn = (next: Partial<CalendarState>) => {
    lastState = { month, day, ...next };
    setLeft(lastState);
  };

  return (
    <MonthView
      month={month}
      monthEvents={useSortedMonthEvents(pageEvents)}
      day={day}
      monthEventsOfDay={useSortedMonthEvents(ofDay)}
      onMonth={(next) => turn({ month: next })}
      onDay={(next) => turn({ day: next })}
      onTurn={(next) => turn({ month: next, day: next === monthOf(today) ? today : next })}
      today={today}
      returned={returned}
    >
      <MonthFooter
        month={month}
        pageEvents={pageEvents.state === 'failed' ? pageEvents : ofDay.state === 'failed' ? ofDay : pageEvents}
      />
    </MonthView>
  );
};

type CalendarState = { month?: Day; day?: Day };

let lastState: CalendarState = {};

const useSortedMonthEvents = (pageEvents: PageEvents): MonthEvents => {
  const events = pageEvents.state === 'ready' ? pageEvents.events : NO_EVENTS;
  return useMemo(() => ({ state: pageEvents.state, events }), [pageEvents.state, events]);
};

const NO_EVENTS: TownEvent[] = [];

const MonthFooter = ({ month, pageEvents }: { month: Day; pageEvents: PageEvents }) => {
  if (pageEvents.state === 'failed') return <EventListError onRetry={pageEvents.retry} />;
  if (pageEvents.state === 'loading') return null;
  const isSeen = createWithinTest(weeksOfMonth(month).flat());
  const more = <MoreInTown events={pageEvents.more?.filter(isSeen)} />;
  return pageEvents.events.some(isSeen) ? more : pageEvents.none?.(more);
};

const createWithinTest = (days: Day[]) => (event: TownEvent) => {
  const first = startDayOf(event);
  return first !== null && first <= days.at(-1)! && days[0]! <= endDayOf(event);
};

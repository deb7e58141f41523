import { useMemo, useState } from 'react';
import { type Day, firstDay, lastDay, type TownEvent } from '#libs/contracts';
import { useToday } from '../../../lib/use-town';
import { Failed } from '../list/list-states';
import { MoreInTown } from '../list/more-in-town';
import type { Found } from '../month/found';
import { gridOf, monthOf } from '../month/month';
import { MonthView } from '../month/month-view';
import { useReturn } from '../use-return';
import type { Shown, UseMonth } from './shown';

/** The month, past days included. Those who come back from an event find it as they left it. */
export const EventCalendar = ({ useMonth }: { useMonth: UseMonth }) => {
  const today = useToday();
  const [{ month = monthOf(today), day = today }, setLeft] = useState(left);
  const shown = useMonth(month);
  const ofDay = useMonth(monthOf(day));
  const returned = useReturn((id) => ofDay.state === 'ready' && ofDay.events.some((event) => event.id === id));

  const turn = (next: Partial<Left>) => {
    left = { month, day, ...next };
    setLeft(left);
  };

  return (
    <MonthView
      month={month}
      found={useFound(shown)}
      day={day}
      foundOfDay={useFound(ofDay)}
      onMonth={(next) => turn({ month: next })}
      onDay={(next) => turn({ day: next })}
      onTurn={(next) => turn({ month: next, day: next === monthOf(today) ? today : next })}
      today={today}
      returned={returned}
    >
      <BelowTheMonth month={month} shown={shown.state === 'failed' ? shown : ofDay.state === 'failed' ? ofDay : shown} />
    </MonthView>
  );
};

type Left = { month?: Day; day?: Day };

let left: Left = {};

const useFound = (shown: Shown): Found => {
  const events = shown.state === 'ready' ? shown.events : NONE;
  return useMemo(() => ({ state: shown.state, events }), [shown.state, events]);
};

const NONE: TownEvent[] = [];

/** What went wrong, or what the page says where there is nothing in a month. */
const BelowTheMonth = ({ month, shown }: { month: Day; shown: Shown }) => {
  if (shown.state === 'failed') return <Failed onRetry={shown.retry} />;
  if (shown.state === 'loading') return null;
  const isSeen = isWithin(gridOf(month).flat());
  const more = <MoreInTown events={shown.more?.filter(isSeen)} />;
  return shown.events.some(isSeen) ? more : shown.none?.(more);
};

const isWithin = (days: Day[]) => (event: TownEvent) => {
  const first = firstDay(event);
  return first !== null && first <= days.at(-1)! && days[0]! <= lastDay(event);
};

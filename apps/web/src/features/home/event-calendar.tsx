import { useMemo, useState } from 'react';
import { type Day, firstDay, lastDay, type TownEvent } from '#libs/contracts';
import { useToday } from '../../lib/use-town';
import { Failed, Filtered } from '../events/list/list-states';
import type { Found } from '../events/month/found';
import { gridOf, monthOf } from '../events/month/month';
import { MonthView } from '../events/month/month-view';
import { useReturn } from '../events/use-return';
import { NothingFollowed } from './nothing-followed';
import { useClear } from './use-clear';
import { type Shown, useShownMonth } from './use-shown-events';

/** The month, past days included. Those who come back from an event find it as they left it. */
export const EventCalendar = () => {
  const today = useToday();
  const [{ month = monthOf(today), day = today }, setLeft] = useState(left);
  const shown = useShownMonth(month);
  const ofDay = useShownMonth(monthOf(day));
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

/** What went wrong, or that a search or a choice leaves nothing of the month, or nothing is followed. */
const BelowTheMonth = ({ month, shown }: { month: Day; shown: Shown }) => {
  const clear = useClear();
  if (shown.state === 'failed') return <Failed onRetry={shown.retry} />;
  if (shown.state === 'ready' && shown.nothingFollowed) return <NothingFollowed />;
  if (shown.state === 'loading' || !shown.narrowed || shown.events.some(isWithin(gridOf(month).flat()))) return null;
  return <Filtered onClear={clear} />;
};

const isWithin = (days: Day[]) => (event: TownEvent) => {
  const first = firstDay(event);
  return first !== null && first <= days.at(-1)! && days[0]! <= lastDay(event);
};

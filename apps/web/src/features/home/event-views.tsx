import { useToday } from '../../lib/use-town';
import { EventList } from '../events/list/event-list';
import { Empty, Failed, Filtered, Loading } from '../events/list/list-states';
import { EventTable } from '../events/table/event-table';
import { useSavedEvents } from '../preferences/use-preferences';
import { EventCalendar } from './event-calendar';
import { NothingFollowed } from './nothing-followed';
import { useClear } from './use-clear';
import type { Shown } from './use-shown-events';

/** The events in the chosen view, or what there is to say when there are none. */
export const EventViews = ({ shown, view }: { shown: Shown; view: 'list' | 'table' | 'calendar' }) => {
  const today = useToday();
  const saved = useSavedEvents();
  const clear = useClear();

  if (shown.state === 'loading') return <Loading />;
  if (shown.state === 'failed') return <Failed onRetry={shown.retry} />;
  if (view === 'calendar') return <EventCalendar />;
  if (shown.nothingFollowed) return <NothingFollowed />;
  if (shown.events.length === 0 && shown.narrowed) return <Filtered onClear={clear} />;
  if (view === 'table') return <EventTable events={shown.events} today={today} />;
  return shown.events.length ? <EventList events={shown.events} saved={saved} today={today} /> : <Empty today={today} />;
};

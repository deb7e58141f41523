import { focusHeading } from '../../lib/focus-heading';
import { remembered } from '../../lib/local-storage';
import { useToday } from '../../lib/use-town';
import { useChoice } from '../choice/use-choice';
import { EventList } from '../events/list/event-list';
import { Empty, Failed, Filtered, Loading } from '../events/list/list-states';
import { EventTable } from '../events/table/event-table';
import { useSavedEvents } from '../preferences/use-preferences';
import { EventCalendar } from './event-calendar';
import type { Shown } from './use-shown-events';

/** The events in the chosen view, or what there is to say when there are none. */
export const EventViews = ({ shown, view }: { shown: Shown; view: 'list' | 'table' | 'calendar' }) => {
  const today = useToday();
  const saved = useSavedEvents();
  const clear = useClear();

  if (shown.state === 'loading') return <Loading />;
  if (shown.state === 'failed') return <Failed />;
  if (view === 'calendar') return <EventCalendar />;
  if (view === 'table') return <EventTable events={shown.events} today={today} />;
  if (shown.events.length) return <EventList events={shown.events} saved={saved} today={today} />;
  return shown.narrowed ? <Filtered onClear={clear} /> : <Empty today={today} />;
};

const useClear = () => {
  const { choose } = useChoice();
  return () => {
    remembered.searchTerm.write('');
    choose(null);
    focusHeading();
  };
};

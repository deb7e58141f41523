import { focusHeading } from '../../lib/focus-heading';
import { remembered } from '../../lib/local-storage';
import { EventList } from '../events/list/event-list';
import { Empty, Failed, Filtered, Loading } from '../events/list/list-states';
import { FEED, useChoice } from '../feed/use-choice';
import { useSavedEvents } from '../preferences/use-preferences';
import { useToday } from '../town/use-town';
import type { Shown } from './use-shown-events';

/** The events in the chosen view, or what there is to say when there are none. */
export const EventViews = ({ shown }: { shown: Shown }) => {
  const today = useToday();
  const saved = useSavedEvents();
  const { choose } = useChoice();

  if (shown.state === 'loading') return <Loading />;
  if (shown.state === 'failed') return <Failed />;
  if (shown.events.length) return <EventList events={shown.events} saved={saved} today={today} />;
  if (!shown.filtered) return <Empty today={today} />;
  return (
    <Filtered
      onClear={() => {
        remembered.searchTerm.write('');
        choose(FEED);
        focusHeading();
      }}
    />
  );
};

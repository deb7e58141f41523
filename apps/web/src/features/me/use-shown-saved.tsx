import { Link } from 'wouter';
import { isOwnEvent, isPast, type TownEvent } from '#libs/contracts';
import { focusHeading } from '../../lib/focus-heading';
import { remembered } from '../../lib/local-storage';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { useHiddenEvents } from '../events/hidden-events';
import { EmptyEventList, NoMatchingEvents } from '../events/list/list-states';
import type { PageEvents } from '../events/views/page-events';
import { uncheckedCategories } from './unchecked-categories';
import type { SavedState } from './use-saved-state';

export const useShownSaved = ({ events, failed, retry }: SavedState): { coming: PageEvents; all: PageEvents } => {
  const today = useToday();
  const { gone: hidden } = useHiddenEvents();
  const unchecked = uncheckedCategories.use();
  if (failed) return forBothViews({ state: 'failed', retry });
  if (!events) return forBothViews({ state: 'loading' });
  if (events.length === 0) return forBothViews({ state: 'ready', events, none: () => <NothingSaved /> });
  const present = events.filter(({ id }) => !hidden.has(id));
  const all = present.filter((event) => !(isOwnEvent(event) && unchecked.has(event.category)));
  const isComing = (event: TownEvent) => !isPast(event, today);
  const none = () =>
    present.some(isComing) ? <NoMatchingEvents onClear={() => uncheckedCategories.write(new Set())} /> : <NothingUpcoming />;
  return { all: { state: 'ready', events: all }, coming: { state: 'ready', events: all.filter(isComing), none } };
};

const forBothViews = (pageEvents: PageEvents) => ({ coming: pageEvents, all: pageEvents });

const NothingSaved = () => (
  <EmptyEventList today={useToday()} words="No saved events yet. What you save is kept here.">
    <Button component={Link} href="/" variant="filled">
      Find events
    </Button>
  </EmptyEventList>
);

const NothingUpcoming = () => {
  const showCalendar = () => {
    remembered.eventView.write('calendar');
    focusHeading();
  };
  return (
    <EmptyEventList today={useToday()} words="Everything you saved is over.">
      <Button variant="filled" onClick={showCalendar}>
        See it in the calendar
      </Button>
    </EmptyEventList>
  );
};

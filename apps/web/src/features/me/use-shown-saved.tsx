import { Link } from 'wouter';
import { isOwn, isPast, type TownEvent } from '#libs/contracts';
import { focusHeading } from '../../lib/focus-heading';
import { remembered } from '../../lib/local-storage';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { useHiddenEvents } from '../events/hidden-events';
import { Empty, Filtered } from '../events/list/list-states';
import type { Shown } from '../events/views/shown';
import { uncheckedCategories } from './unchecked-categories';
import type { Saved } from './use-saved';

/**
 * The saved events of the list and the table, where nothing is over, and those of the calendar; one's own only of the categories
 * that are checked.
 */
export const useShownSaved = ({ events, failed, retry }: Saved): { coming: Shown; all: Shown } => {
  const today = useToday();
  const { gone: hidden } = useHiddenEvents();
  const unchecked = uncheckedCategories.use();
  if (failed) return alike({ state: 'failed', retry });
  if (!events) return alike({ state: 'loading' });
  if (events.length === 0) return alike({ state: 'ready', events, none: () => <NothingSaved /> });
  const present = events.filter(({ id }) => !hidden.has(id));
  const all = present.filter((event) => !(isOwn(event) && unchecked.has(event.category)));
  const isComing = (event: TownEvent) => !isPast(event, today);
  const none = () =>
    present.some(isComing) ? <Filtered onClear={() => uncheckedCategories.write(new Set())} /> : <NothingComing />;
  return { all: { state: 'ready', events: all }, coming: { state: 'ready', events: all.filter(isComing), none } };
};

const alike = (shown: Shown) => ({ coming: shown, all: shown });

/** Nothing yet, or nothing any more. */
const NothingSaved = () => (
  <Empty today={useToday()} words="No saved events yet. What you save is kept here.">
    <Button component={Link} href="/" variant="filled">
      Find events
    </Button>
  </Empty>
);

/** The list and the table tell of nothing that is over; the calendar does. */
const NothingComing = () => {
  const showCalendar = () => {
    remembered.eventView.write('calendar');
    focusHeading();
  };
  return (
    <Empty today={useToday()} words="Everything you saved is over.">
      <Button variant="filled" onClick={showCalendar}>
        See it in the calendar
      </Button>
    </Empty>
  );
};

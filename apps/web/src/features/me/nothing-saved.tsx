import { Link } from 'wouter';
import { focusHeading } from '../../lib/focus-heading';
import { remembered } from '../../lib/local-storage';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Empty } from '../events/list/list-states';

/** Nothing yet, or nothing any more. */
export const NothingSaved = () => (
  <Empty today={useToday()} words="No saved events yet. What you save is kept here.">
    <Button component={Link} href="/" variant="filled">
      Find events
    </Button>
  </Empty>
);

/** The list and the table tell of nothing that is over; the calendar does. */
export const NothingComing = () => {
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

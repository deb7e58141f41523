import { useToday } from '../../../lib/use-town';
import { useSavedEvents } from '../../preferences/use-preferences';
import type { RowEnd } from '../card/row-end';
import { EventList } from '../list/event-list';
import { EmptyEventList, EventListError, EventListSkeleton } from '../list/list-states';
import { MoreInTown } from '../list/more-in-town';
import { EventTable } from '../table/event-table';
import { EventCalendar } from './event-calendar';
import type { PageEvents, UseMonthEvents } from './page-events';

type Props = {
  view: 'list' | 'table' | 'calendar';
  pageEvents: PageEvents;
  useMonth: UseMonthEvents;
  rowEnd?: RowEnd;
};

export const EventViews = ({ view, pageEvents, useMonth, rowEnd }: Props) => {
  const today = useToday();
  const saved = useSavedEvents();

  if (pageEvents.state === 'loading') return <EventListSkeleton />;
  if (pageEvents.state === 'failed') return <EventListError onRetry={pageEvents.retry} />;
  if (view === 'calendar') return <EventCalendar useMonth={useMonth} />;
  const { events, folds, rest } = pageEvents;
  const moreInTown = <MoreInTown events={pageEvents.more} rows={rest?.more} />;
  const emptyState = events.length === 0 && pageEvents.none?.(moreInTown);
  if (emptyState) return emptyState;
  if (view === 'list' && events.length === 0) return <EmptyEventList today={today} />;
  return (
    <>
      {view === 'table' ? (
        <EventTable events={events} today={today} folds={folds} />
      ) : (
        <EventList events={events} rest={rest} saved={saved} today={today} rowEnd={rowEnd} folds={folds} />
      )}
      {rest?.end ?? moreInTown}
    </>
  );
};

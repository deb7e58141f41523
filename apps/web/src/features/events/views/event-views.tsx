import { useToday } from '../../../lib/use-town';
import { useSavedEvents } from '../../preferences/use-preferences';
import type { RowEnd } from '../card/row-end';
import { EventList } from '../list/event-list';
import { Empty, Failed, Loading } from '../list/list-states';
import { MoreInTown } from '../list/more-in-town';
import { EventTable } from '../table/event-table';
import { EventCalendar } from './event-calendar';
import type { Shown, UseMonth } from './shown';

type Props = {
  view: 'list' | 'table' | 'calendar';
  /** Of the list and the table: what is not over. */
  shown: Shown;
  useMonth: UseMonth;
  rowEnd?: RowEnd;
};

/** The events of a page in the chosen view, or what there is to say when there are none. */
export const EventViews = ({ view, shown, useMonth, rowEnd }: Props) => {
  const today = useToday();
  const saved = useSavedEvents();

  if (shown.state === 'loading') return <Loading />;
  if (shown.state === 'failed') return <Failed onRetry={shown.retry} />;
  if (view === 'calendar') return <EventCalendar useMonth={useMonth} />;
  const { events, folds } = shown;
  const more = <MoreInTown events={shown.more} />;
  const none = events.length === 0 && shown.none?.(more);
  if (none) return none;
  if (view === 'list' && events.length === 0) return <Empty today={today} />;
  return (
    <>
      {view === 'table' ? (
        <EventTable events={events} today={today} folds={folds} />
      ) : (
        <EventList events={events} saved={saved} today={today} rowEnd={rowEnd} folds={folds} />
      )}
      {more}
    </>
  );
};

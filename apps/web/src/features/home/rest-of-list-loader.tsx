import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { countRoomRows, type ListCounts, type TownEvent } from '#libs/contracts';
import { api } from '../../lib/api';
import { REST_OF_LIST_KEY } from '../../lib/event-keys';
import { eventFilter, useFilterCount } from '../../lib/filters';
import { queries } from '../../lib/queries';
import { type RestOfList, restOfList } from '../../lib/rest-of-list';
import { COUNTS } from '../../lib/shape';
import { useToday } from '../../lib/use-town';
import { useOwnEvents } from '../own-events/use-own-events';
import { countBeyond } from './count-beyond';
import { ListEnd } from './list-end';
import { useFilteredEvents } from './use-filtered-events';
import { useListAddress } from './use-list-address';
import { useListPages } from './use-list-pages';

/** Loads what a large town's list has after its first page, and counts. `isEmpty`: nothing of what is loaded is shown. */
export const RestOfListLoader = ({ isEmpty }: { isEmpty: boolean }) => {
  const { data: firstEnd } = useQuery(queries.firstPageEnd);
  const address = useListAddress();
  const { events, until, loadMore, isFailed } = useListPages(address, firstEnd);
  const counts = useCounts(address?.path('counts'));
  const { events: own, all: allOwn, more: moreOwn } = useOwnCounted();
  const today = useToday();
  const isWhole = until === null;
  const isCounted = address !== undefined && !address.isNear;
  const mustLoad = isEmpty || address?.isNear === true;

  const rest = useMemo((): RestOfList => {
    const beyond = isWhole
      ? NOTHING_BEYOND
      : until && isCounted && counts && countBeyond({ days: counts.days, own }, until, today);
    return {
      ...{ events, until, own: allOwn },
      ...(beyond && { beyond, rowsBeyond: sum(beyond.values()) }),
      ...(isCounted &&
        counts && {
          all: counts.all + countRoomRows(allOwn),
          probable: counts.probable,
          more: counts.more + countRoomRows(moreOwn),
        }),
      ...(isCounted && { filterCountsPath: address.path('counts', { perFilter: '1' }) }),
      ...(isFailed && { retry: loadMore }),
      ...(until && { end: <ListEnd key={until} isFailed={isFailed} onReach={loadMore} /> }),
    };
  }, [events, until, isWhole, counts, own, allOwn, moreOwn, today, isCounted, address, isFailed, loadMore]);

  // Before the page is painted, so that a list is never shown with the rest of another.
  useLayoutEffect(() => restOfList.write(rest), [rest]);
  useEffect(() => {
    if (mustLoad && until && !isFailed) loadMore();
  }, [mustLoad, until, isFailed, loadMore]);
  return null;
};

const NOTHING_BEYOND: ReadonlyMap<string, number> = new Map();

const useCounts = (path: string | undefined) =>
  useQuery({
    queryKey: [...REST_OF_LIST_KEY, path],
    queryFn: () => api.get<ListCounts>(path!, COUNTS),
    enabled: path !== undefined,
  }).data;

/** The server does not count own events. */
const useOwnCounted = () => {
  const isFiltered = useFilterCount() > 0;
  const rules = eventFilter.use();
  const own = useOwnEvents() as TownEvent[];
  return useFilteredEvents(own, false, isFiltered ? rules?.passes : undefined) ?? NO_OWN;
};

const NO_OWN = { events: [], all: [], more: [] };

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { countRoomRows, type TownEvent } from '#libs/contracts';
import { eventFilter, useFilterCount } from '../../lib/filters';
import { LIST_COUNTS_KEY, listCountsQuery } from '../../lib/list-counts-query';
import { queries } from '../../lib/queries';
import { type RestOfList, restOfList } from '../../lib/rest-of-list';
import { useToday } from '../../lib/use-town';
import { useOwnEvents } from '../own-events/use-own-events';
import { countBeyond } from './count-beyond';
import { invalidateOlderPagesAndCounts } from './invalidate-older-pages-and-counts';
import { ListEnd } from './list-end';
import { useFilteredEvents } from './use-filtered-events';
import { useListAddress } from './use-list-address';
import { useListPages } from './use-list-pages';

/** Loads what a large town's list has after its first page, and counts. `isEmpty`: nothing of what is loaded is shown. */
export const RestOfListLoader = ({ isEmpty }: { isEmpty: boolean }) => {
  const { data: firstEnd, dataUpdatedAt } = useQuery(queries.firstPageEnd);
  const client = useQueryClient();
  const isFiltered = useFilterCount() > 0;
  const address = useListAddress();
  const { events, until, loadMore, isFailed } = useListPages(address, firstEnd);
  const { data: counts } = useQuery(listCountsQuery(address?.path('counts')));
  const { events: own, all: allOwn, more: moreOwn } = useOwnCounted();
  const today = useToday();
  const isWhole = until === null;
  const isCounted = address !== undefined && !address.isNear;
  const mustLoad = isEmpty || address?.isNear === true;

  const retry = useCallback(() => {
    client.refetchQueries({ queryKey: LIST_COUNTS_KEY, predicate: ({ state }) => state.status === 'error' });
    loadMore();
  }, [client, loadMore]);

  const rest = useMemo((): RestOfList => {
    const eventsBeyond = isWhole
      ? NOTHING_BEYOND
      : until && isCounted && counts && countBeyond({ days: counts.days, own }, until, today);
    return {
      ...{ events, until, own: allOwn },
      isUnfiltered: isWhole && (address?.isNear === true || !isFiltered),
      ...(eventsBeyond && { beyond: eventsBeyond, rowsBeyond: sum(eventsBeyond.values()) }),
      ...(isCounted &&
        counts && {
          all: counts.all + countRoomRows(allOwn),
          probable: counts.probable,
          more: counts.more + countRoomRows(moreOwn),
        }),
      ...(isCounted && { filterCountsPath: address.path('counts', { perFilter: '1' }) }),
      ...(isFailed && { retry }),
      ...(until && { end: <ListEnd key={until} isFailed={isFailed} onReach={isFailed ? retry : loadMore} /> }),
    };
  }, [events, until, isWhole, counts, own, allOwn, moreOwn, today, isCounted, isFiltered, address, isFailed, loadMore, retry]);

  useEffect(() => invalidateOlderPagesAndCounts(client, dataUpdatedAt), [client, dataUpdatedAt]);
  // Before the page is painted, so that a list is never shown with the rest of another.
  useLayoutEffect(() => restOfList.write(rest), [rest]);
  useEffect(() => {
    if (mustLoad && until && !isFailed) loadMore();
  }, [mustLoad, until, isFailed, loadMore]);
  return null;
};

const NOTHING_BEYOND: ReadonlyMap<string, number> = new Map();

/** The server does not count own events. */
const useOwnCounted = () => {
  const isFiltered = useFilterCount() > 0;
  const rules = eventFilter.use();
  const own = useOwnEvents() as TownEvent[];
  return useFilteredEvents(own, false, isFiltered ? rules?.passes : undefined) ?? NO_OWN;
};

const NO_OWN = { events: [], all: [], more: [] };

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

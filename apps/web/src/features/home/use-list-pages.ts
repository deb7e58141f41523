import { skipToken, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Day, ListPage, TownEvent } from '#libs/contracts';
import { api } from '../../lib/api';
import { EVENTS_STALE_MS, REST_OF_LIST_KEY } from '../../lib/event-keys';
import { PAGE } from '../../lib/shape';
import type { ListAddress } from './use-list-address';

type ListPages = Readonly<{
  events: readonly TownEvent[];
  until: Day | null | undefined;
  loadMore: () => void;
  isFailed: boolean;
}>;

/** The pages after the first one, which ends with `firstEnd`. The first of them is loaded when it is needed. */
export const useListPages = (address: ListAddress | undefined, firstEnd: Day | null | undefined): ListPages => {
  const client = useQueryClient();
  const queryKey = [...REST_OF_LIST_KEY, address?.path('pages'), firstEnd];
  const name = JSON.stringify(queryKey);
  const [startedKey, begin] = useState('');
  const isBegun = startedKey === name || client.getQueryData(queryKey) !== undefined;

  const { data, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn:
      address && firstEnd && isBegun
        ? ({ pageParam = firstEnd }) => api.get<ListPage>(address.path('pages', { after: pageParam }), PAGE)
        : skipToken,
    initialPageParam: firstEnd ?? '',
    getNextPageParam: ({ until }: ListPage) => until,
    staleTime: EVENTS_STALE_MS,
  });

  const hasPages = data !== undefined;
  const isWaiting = !address || isFetching;
  const loadMore = useCallback(() => {
    if (isWaiting) return;
    if (hasPages) fetchNextPage();
    else if (isBegun) refetch();
    else begin(name);
  }, [isWaiting, hasPages, isBegun, name, fetchNextPage, refetch]);
  const events = useMemo(() => data?.pages.flatMap((page) => page.events) ?? NO_EVENTS, [data]);
  const last = data?.pages.at(-1);
  return { events, until: last ? last.until : firstEnd, loadMore, isFailed: isError && !isFetching };
};

const NO_EVENTS: readonly TownEvent[] = [];

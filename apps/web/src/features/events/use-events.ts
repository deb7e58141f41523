import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TownEvent } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { useTown } from '../../lib/use-town';
import { useOwnEvents } from '../own-events/use-own-events';

export type EventsQuery = Pick<UseQueryResult<TownEvent[]>, 'data' | 'isLoadingError' | 'refetch'>;

export const useEvents = (): EventsQuery => useWithOwnEvents(useQuery(queries.events));

/** Whether only a page of the list is loaded, by the events if they are known. */
export const useIsLarge = (): boolean => {
  const { data: firstEnd } = useQuery({ ...queries.firstPageEnd, enabled: false });
  const { isLarge = false } = useTown();
  return firstEnd === undefined ? isLarge : firstEnd !== null;
};

export const useWithOwnEvents = ({ data, isLoadingError, refetch }: EventsQuery, own = useOwnEvents()): EventsQuery => {
  const all = useMemo(() => (data && own.length > 0 ? [...data, ...own] : data), [data, own]);
  return { data: all, isLoadingError, refetch };
};

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TownEvent } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { useOwnEvents } from '../own-events/use-own-events';

export type EventsQuery = Pick<UseQueryResult<TownEvent[]>, 'data' | 'isLoadingError' | 'refetch'>;

export const useEvents = (): EventsQuery => useWithOwnEvents(useQuery(queries.events));

export const useWithOwnEvents = ({ data, isLoadingError, refetch }: EventsQuery, own = useOwnEvents()): EventsQuery => {
  const all = useMemo(() => (data && own.length > 0 ? [...data, ...own] : data), [data, own]);
  return { data: all, isLoadingError, refetch };
};

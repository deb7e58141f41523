import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TownEvent } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { useOwnEvents } from '../own-events/use-own-events';

export type Asked = Pick<UseQueryResult<TownEvent[]>, 'data' | 'isLoadingError' | 'refetch'>;

/** What goes on in town, and what whoever signed in keeps for themselves. */
export const useEvents = (): Asked => useWithOwn(useQuery(queries.events));

/** Events of one's own among those of the town. */
export const useWithOwn = ({ data, isLoadingError, refetch }: Asked, own = useOwnEvents()): Asked => {
  const all = useMemo(() => (data && own.length > 0 ? [...data, ...own] : data), [data, own]);
  return { data: all, isLoadingError, refetch };
};

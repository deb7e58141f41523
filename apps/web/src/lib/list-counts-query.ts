import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ListCounts } from '#libs/contracts';
import { api } from './api';
import { EVENTS_STALE_MS, REST_OF_LIST_KEY } from './event-keys';
import { COUNTS } from './shape';

export const LIST_COUNTS_KEY = [...REST_OF_LIST_KEY, 'counts'] as const;

export const listCountsQuery = (path: string | undefined) =>
  queryOptions({
    queryKey: [...LIST_COUNTS_KEY, path],
    queryFn: path === undefined ? skipToken : () => api.get<ListCounts>(path, COUNTS),
    staleTime: EVENTS_STALE_MS,
  });

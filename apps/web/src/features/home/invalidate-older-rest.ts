import type { QueryClient } from '@tanstack/react-query';
import { REST_OF_LIST_KEY } from '../../lib/event-keys';

/** Pages and counts that are older than the first page are read again with it. */
export const invalidateOlderRest = (client: QueryClient, firstPageReadAt: number): void => {
  client.invalidateQueries({
    queryKey: REST_OF_LIST_KEY,
    predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < firstPageReadAt,
  });
};

import type { QueryClient } from '@tanstack/react-query';
import { REST_OF_LIST_KEY } from '../../lib/event-keys';

/** The rest must be as new as the first page, or an event that moved between them is missing or shown twice. */
export const invalidateOlderPagesAndCounts = (client: QueryClient, firstPageReadAt: number): void => {
  client.invalidateQueries({
    queryKey: REST_OF_LIST_KEY,
    // What is still loading has no data and no time yet, and would be read twice.
    predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < firstPageReadAt,
  });
};

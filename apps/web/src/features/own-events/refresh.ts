import type { QueryClient } from '@tanstack/react-query';

/** Whatever shows events of one's own. */
export const refreshOwnEvents = (client: QueryClient) =>
  Promise.all(['own-events', 'sidebar', 'preferences'].map((queryKey) => client.invalidateQueries({ queryKey: [queryKey] })));

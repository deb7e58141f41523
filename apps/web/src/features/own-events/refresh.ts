import type { QueryClient } from '@tanstack/react-query';

export const refreshOwnEvents = (client: QueryClient) =>
  Promise.all(['own-events', 'sidebar', 'preferences'].map((queryKey) => client.invalidateQueries({ queryKey: [queryKey] })));

import { QueryClient } from '@tanstack/react-query';

/** Nothing goes stale unless its question says so, nothing is asked again behind the reader's back, and no failure is retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY },
    // Without a network a change fails at once and says so; what is read keeps what is there and is asked again with the network.
    mutations: { retry: false, networkMode: 'always' },
  },
});

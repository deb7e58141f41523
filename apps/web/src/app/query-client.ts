import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api';
import { queries } from '../lib/queries';

/** A key that is not theirs any more who use it: a sign-in has ended, or another began in another tab. */
const onError = (error: Error) => {
  if (error instanceof ApiError && [401, 403].includes(error.status))
    queryClient.invalidateQueries({ queryKey: queries.account.queryKey }, { cancelRefetch: false });
};

/**
 * Nothing goes stale unless its question says so, nothing is asked again behind the reader's back, and no failure is retried. A
 * question that is asked without a network fails at once, as nobody can say how long it would wait; with the network it is asked
 * again.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error',
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

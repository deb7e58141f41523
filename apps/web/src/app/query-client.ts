import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api';
import { queries } from '../lib/queries';

/** The resident's key is no longer valid, so the account is loaded again: the sign-in ended, or another one began in another tab. */
const onError = (error: Error) => {
  if (error instanceof ApiError && [401, 403].includes(error.status))
    queryClient.invalidateQueries({ queryKey: queries.account.queryKey }, { cancelRefetch: false });
};

/** Nothing goes stale, is refetched or retried. Without a network a query fails at once, and is repeated when it is back. */
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

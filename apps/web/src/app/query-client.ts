import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api';
import { queries } from '../lib/queries';

/** A key that is not theirs any more who use it: a sign-in has ended, or another began in another tab. */
const onError = (error: Error) => {
  if (error instanceof ApiError && [401, 403].includes(error.status))
    queryClient.invalidateQueries({ queryKey: queries.account.queryKey }, { cancelRefetch: false });
};

/** Nothing goes stale unless its question says so, nothing is asked again behind the reader's back, and no failure is retried. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY },
    // Without a network a change fails at once and says so; what is read keeps what is there and is asked again with the network.
    mutations: { retry: false, networkMode: 'always' },
  },
});

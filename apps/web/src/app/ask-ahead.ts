import type { QueryClient } from '@tanstack/react-query';
import { userKey } from '#libs/contracts';
import { remembered } from '../lib/local-storage';
import { queries } from '../lib/queries';
import { sessionKey } from '../lib/session';

/** Asks for what is theirs who were here the last time, while it is asked who is here now: only then is it shown. */
export const askAhead = (client: QueryClient) => {
  const userId = remembered.userId.read();
  const key = userId ? userKey(userId) : sessionKey();
  client.prefetchQuery(queries.account);
  client.prefetchQuery(queries.preferences(key));
  client.prefetchQuery(queries.sidebar(key));
};

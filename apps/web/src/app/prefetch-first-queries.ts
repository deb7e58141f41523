import type { QueryClient } from '@tanstack/react-query';
import { toUserKey } from '#libs/contracts';
import { remembered } from '../lib/local-storage';
import { queries } from '../lib/queries';
import { sessionKey } from '../lib/session';

/** Requests the last user's data while the server is asked who is signed in. Shown only when that is confirmed. */
export const prefetchFirstQueries = (client: QueryClient) => {
  const userId = remembered.userId.read();
  const key = userId ? toUserKey(userId) : sessionKey();
  client.prefetchQuery(queries.account);
  client.prefetchQuery(queries.preferences(key));
  client.prefetchQuery(queries.sidebar(key));
};

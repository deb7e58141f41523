import type { QueryClient } from '@tanstack/react-query';
import { toUserKey } from '#libs/contracts';
import { remembered } from '../lib/local-storage';
import { queries } from '../lib/queries';
import { sessionKey } from '../lib/session';

/**
 * Requests the personal data of the last user while the server is asked who is signed in. It is shown only when that is confirmed.
 */
export const prefetchFirstQueries = (client: QueryClient) => {
  const userId = remembered.userId.read();
  const key = userId ? toUserKey(userId) : sessionKey();
  client.prefetchQuery(queries.account);
  client.prefetchQuery(queries.preferences(key));
  client.prefetchQuery(queries.sidebar(key));
};

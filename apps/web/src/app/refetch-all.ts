import type { QueryClient } from '@tanstack/react-query';
import { forgetAgesNotedBefore } from '../lib/answer-ages';

/** Refetches active queries now, and the others when they are shown again. */
export const refetchAll = async (client: QueryClient) => {
  const begun = Date.now();
  await client.invalidateQueries();
  forgetAgesNotedBefore(begun);
};

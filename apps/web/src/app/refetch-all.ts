import type { QueryClient } from '@tanstack/react-query';
import { forgetAgesNotedBefore } from '../lib/answer-ages';

export const refetchAll = async (client: QueryClient) => {
  const begun = Date.now();
  await client.invalidateQueries();
  forgetAgesNotedBefore(begun);
};

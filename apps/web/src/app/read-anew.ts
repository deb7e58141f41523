import type { QueryClient } from '@tanstack/react-query';
import { forgetAgesHeardBefore } from '../lib/kept-answers';

/** Asks for what is shown, and has all else asked for when it is shown again. */
export const readAnew = async (client: QueryClient) => {
  const begun = Date.now();
  await client.invalidateQueries();
  forgetAgesHeardBefore(begun);
};

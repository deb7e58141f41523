import { FeedFailure, OutsideFailure } from '#libs/integrations';
import { shownTitle } from './shown-title';
import type { NotedFailure } from './source-note';

/** Why an address was fetched or read in vain. */
export const notedFailure = (error: OutsideFailure | FeedFailure): NotedFailure => {
  const { reason } = error;
  if (error instanceof OutsideFailure) return { reason, ...(error.status && { status: error.status }) };
  const title = shownTitle(error.title);
  return { reason, ...(title && { title }) };
};

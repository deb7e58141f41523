import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries';
import { type Filtered, useFilter } from './use-filter';

export type Shown = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & Filtered);

/** The events of the list and the table: what is not over and passes the filters. */
export const useShownEvents = (): Shown => {
  const events = useQuery(queries.events);
  const found = useFilter(events.data, false);
  if (events.isLoadingError) return { state: 'failed' };
  return found ? { state: 'ready', ...found } : { state: 'loading' };
};

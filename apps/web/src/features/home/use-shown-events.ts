import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries';
import { usePreferences } from '../preferences/use-preferences';
import { type Filtered, useFilter } from './use-filter';

export type Shown = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & Filtered);

/** The events of the list and the table: what is not over and passes the filters. */
export const useShownEvents = (): Shown => {
  const events = useQuery(queries.events);
  const found = useFilter(events.data, false);
  const feedIsKnown = useFeedIsKnown();

  if (events.isError) return { state: 'failed' };
  return found && feedIsKnown ? { state: 'ready', ...found } : { state: 'loading' };
};

/** Whether it is known what the feed follows, or that it can't be known. */
const useFeedIsKnown = () => {
  const preferences = usePreferences();
  const defaults = useQuery(queries.defaults);
  return !preferences.isPending && !(preferences.data?.defaults && defaults.isPending);
};

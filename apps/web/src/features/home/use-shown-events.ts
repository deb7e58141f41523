import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Day, TownEvent } from '#libs/contracts';
import { queries } from '../../lib/queries';
import { type Filtered, useFilter } from './use-filter';
import { useMonthEvents } from './use-month-events';

export type Shown = { state: 'loading' } | { state: 'failed'; retry: () => void } | ({ state: 'ready' } & Filtered);

/** The events of the list and the table: what is not over and passes the filters. */
export const useShownEvents = (): Shown => useShown(useQuery(queries.events), false);

/** The events of a month that pass the filters, those that are over too. */
export const useShownMonth = (month: Day): Shown => useShown(useMonthEvents(month), true);

const useShown = ({ data, isLoadingError, refetch }: UseQueryResult<TownEvent[]>, past: boolean): Shown => {
  const found = useFilter(data, past);
  if (isLoadingError) return { state: 'failed', retry: () => void refetch() };
  return found ? { state: 'ready', ...found } : { state: 'loading' };
};

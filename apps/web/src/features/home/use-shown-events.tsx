import { Filtered } from '../events/list/list-states';
import { type Asked, useEvents } from '../events/use-events';
import type { Shown, UseMonth } from '../events/views/shown';
import { NothingFollowed } from './nothing-followed';
import { useClear } from './use-clear';
import { useFilter } from './use-filter';
import { useMonthEvents } from './use-month-events';

/** The events of the list and the table: what is not over and passes the filters. */
export const useShownEvents = (): Shown => useShown(useEvents(), false);

/** The events of a month that pass the filters, those that are over too. */
export const useShownMonth: UseMonth = (month) => useShown(useMonthEvents(month), true);

const useShown = ({ data, isLoadingError, refetch }: Asked, past: boolean): Shown => {
  const found = useFilter(data, past);
  const clear = useClear();
  if (isLoadingError) return { state: 'failed', retry: () => void refetch() };
  if (!found) return { state: 'loading' };
  const none = found.nothingFollowed ? <NothingFollowed /> : found.narrowed && <Filtered onClear={clear} />;
  return { state: 'ready', events: found.events, none, folds: !found.narrowed };
};

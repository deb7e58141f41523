import type { TownEvent } from '#libs/contracts';
import { passing, useFilterCount } from '../../lib/filters';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';
import { Filtered } from '../events/list/list-states';
import { type Asked, useEvents } from '../events/use-events';
import type { EmptyState, Shown, UseMonth } from '../events/views/shown';
import { NothingFollowed } from './nothing-followed';
import { useClear } from './use-clear';
import { useFilter } from './use-filter';
import { useMonthEvents } from './use-month-events';

/** The events of the list and the table: what is not over and passes the filters. */
export const useShownEvents = (): Shown => useShown(useEvents(), false);

/** The events of a month that pass the filters, those that are over too. */
export const useShownMonth: UseMonth = (month) => useShown(useMonthEvents(month), true);

const useShown = ({ data, isLoadingError, refetch }: Asked, past: boolean): Shown => {
  const isFiltered = useFilterCount() > 0;
  const rules = passing.use();
  const found = useFilter(data, past, isFiltered ? rules?.passes : undefined);
  const clear = useClear();
  if (isLoadingError) return { state: 'failed', retry: () => void refetch() };
  if (isFiltered && rules?.retry) return { state: 'failed', retry: rules.retry };
  if (!found || (isFiltered && !rules)) return { state: 'loading' };
  const ways = isFiltered && !past && <NothingLeft events={found.all} />;
  const { events, all, more, narrowed } = found;
  const none: EmptyState = (moreInTown) =>
    found.nothingFollowed ? (
      <NothingFollowed moreInTown={moreInTown} />
    ) : (
      narrowed && (
        <Filtered onClear={clear} searched={<WhatWasSearched />} moreInTown={moreInTown}>
          {ways}
        </Filtered>
      )
    );
  return { state: 'ready', events, all, more, none, folds: !narrowed };
};

const NothingLeft = (props: { events: TownEvent[] }) => (
  <Later wanted>
    <Without {...props} />
  </Later>
);

const WhatWasSearched = () => (
  <Later wanted>
    <Searched />
  </Later>
);

const Searched = fetched(async () => (await import('./searched')).Searched);

const Without = fetched(async () => (await import('../filters/without')).Without);

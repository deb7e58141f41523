import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addDays, DAYS_BACK, type Day, type TownEvent } from '#libs/contracts';
import { api } from '../../lib/api';
import { clearFilters, passing, useFilterCount } from '../../lib/filters';
import { focusHeading } from '../../lib/focus-heading';
import { remembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import { LIST } from '../../lib/shape';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';
import { ALL, useChoice } from '../choice/use-choice';
import { Empty, Filtered } from '../events/list/list-states';
import { gridOf } from '../events/month/month';
import { type Asked, useEvents, useWithOwn } from '../events/use-events';
import type { EmptyState, Shown, UseMonth } from '../events/views/shown';
import { useOwnEventsBetween } from '../own-events/use-own-events';
import { useSelector } from '../selector/use-selector';
import { useFilter } from './use-filter';

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

/** Shows everything again that a search or a choice has left out. */
const useClear = () => {
  const { choose } = useChoice();
  return () => {
    remembered.searchTerm.write('');
    clearFilters();
    choose(null);
    focusHeading();
  };
};

const NothingLeft = (props: { events: TownEvent[] }) => (
  <Later wanted>
    <Without {...props} />
  </Later>
);

/** My Almanac without a single event, and two ways on. */
const NothingFollowed = ({ moreInTown }: { moreInTown: ReactNode }) => {
  const { choose } = useChoice();
  const openSelector = useSelector();

  const showAll = () => {
    choose(ALL);
    focusHeading();
  };

  return (
    <Empty today={useToday()}>
      <Button variant="filled" onClick={showAll}>
        Show all events
      </Button>
      <Button onClick={openSelector}>Follow organizations</Button>
      {moreInTown}
    </Empty>
  );
};

const WhatWasSearched = () => (
  <Later wanted>
    <Searched />
  </Later>
);

const Searched = fetched(async () => (await import('./searched')).Searched);

const Without = fetched(async () => (await import('../filters/without')).Without);

/** The events of a month. What ended long ago is asked for when someone turns back to it. */
const useMonthEvents = (month: Day): Asked => {
  const days = gridOf(month).flat();
  const [from, to] = [days[0]!, days.at(-1)!];
  const isLongAgo = from < addDays(useToday(), -DAYS_BACK);
  const usual = useQuery(queries.events);
  const old = useQuery({
    queryKey: ['events', from, to],
    queryFn: () => api.get<TownEvent[]>(`/events?from=${from}&to=${to}`, LIST),
    enabled: isLongAgo,
  });
  const own = useOwnEventsBetween(from, to);
  return useWithOwn(isLongAgo ? old : usual, own);
};

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addDays, type Day, DEFAULT_PAST_DAYS, type TownEvent } from '#libs/contracts';
import { api } from '../../lib/api';
import { clearFilters, eventFilter, useFilterCount } from '../../lib/filters';
import { focusHeading } from '../../lib/focus-heading';
import { remembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import { LIST } from '../../lib/shape';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';
import { ALL_CHOICE, useChoice } from '../choice/use-choice';
import { EmptyEventList, NoMatchingEvents } from '../events/list/list-states';
import { weeksOfMonth } from '../events/month/month';
import { type EventsQuery, useEvents, useWithOwnEvents } from '../events/use-events';
import type { PageEvents, RenderEmptyState, UseMonthEvents } from '../events/views/page-events';
import { useOwnEventsBetween } from '../own-events/use-own-events';
import { useSelector } from '../selector/use-selector';
import { useFilteredEvents } from './use-filtered-events';

export const useShownEvents = (): PageEvents => usePageEvents(useEvents(), false);

export const useShownMonth: UseMonthEvents = (month) => usePageEvents(useMonthEvents(month), true);

const usePageEvents = ({ data, isLoadingError, refetch }: EventsQuery, past: boolean): PageEvents => {
  const isFiltered = useFilterCount() > 0;
  const rules = eventFilter.use();
  const found = useFilteredEvents(data, past, isFiltered ? rules?.passes : undefined);
  const clear = useShowEverything();
  if (isLoadingError) return { state: 'failed', retry: () => void refetch() };
  if (isFiltered && rules?.retry) return { state: 'failed', retry: rules.retry };
  if (!found || (isFiltered && !rules)) return { state: 'loading' };
  const ways = isFiltered && !past && <LazyFilterRemovals events={found.all} />;
  const { events, all, more, isNarrowed } = found;
  const none: RenderEmptyState = (moreInTown) =>
    found.isNothingFollowed ? (
      <EmptyMyAlmanac moreInTown={moreInTown} />
    ) : (
      isNarrowed && (
        <NoMatchingEvents onClear={clear} searched={<LazySearchSummary />} moreInTown={moreInTown}>
          {ways}
        </NoMatchingEvents>
      )
    );
  return { state: 'ready', events, all, more, none, folds: !isNarrowed };
};

const useShowEverything = () => {
  const { choose } = useChoice();
  return () => {
    remembered.searchTerm.write('');
    clearFilters();
    choose(null);
    focusHeading();
  };
};

const LazyFilterRemovals = (props: { events: TownEvent[] }) => (
  <DeferredMount isRequested>
    <FilterRemovals {...props} />
  </DeferredMount>
);

const EmptyMyAlmanac = ({ moreInTown }: { moreInTown: ReactNode }) => {
  const { choose } = useChoice();
  const openSelector = useSelector();

  const showAll = () => {
    choose(ALL_CHOICE);
    focusHeading();
  };

  return (
    <EmptyEventList today={useToday()}>
      <Button variant="filled" onClick={showAll}>
        Show all events
      </Button>
      <Button onClick={openSelector}>Follow organizations</Button>
      {moreInTown}
    </EmptyEventList>
  );
};

const LazySearchSummary = () => (
  <DeferredMount isRequested>
    <SearchSummary />
  </DeferredMount>
);

const SearchSummary = lazyComponent(async () => (await import('./searched')).SearchSummary);

const FilterRemovals = lazyComponent(async () => (await import('../filters/filter-removals')).FilterRemovals);

/** Past ones are fetched when a visitor turns back to them. */
const useMonthEvents = (month: Day): EventsQuery => {
  const days = weeksOfMonth(month).flat();
  const [from, to] = [days[0]!, days.at(-1)!];
  const isLongAgo = from < addDays(useToday(), -DEFAULT_PAST_DAYS);
  const usual = useQuery(queries.events);
  const old = useQuery({
    queryKey: ['events', from, to],
    queryFn: () => api.get<TownEvent[]>(`/events?from=${from}&to=${to}`, LIST),
    enabled: isLongAgo,
  });
  const own = useOwnEventsBetween(from, to);
  return useWithOwnEvents(isLongAgo ? old : usual, own);
};

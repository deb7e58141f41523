import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { addDays, type Day, DEFAULT_PAST_DAYS, listDayOf, type TownEvent } from '#libs/contracts';
import { clearFilters, eventFilter, useFilterCount } from '../../lib/filters';
import { focusHeading } from '../../lib/focus-heading';
import { remembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import { type RestOfList, restOfList } from '../../lib/rest-of-list';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { DeferredMount } from '../../ui/deferred-mount';
import { lazyComponent } from '../../ui/lazy-component';
import { ALL_CHOICE, useChoice } from '../choice/use-choice';
import { EmptyEventList, NoMatchingEvents } from '../events/list/list-states';
import { weeksOfMonth } from '../events/month/month';
import { type EventsQuery, useEvents, useIsLarge, useWithOwnEvents } from '../events/use-events';
import type { PageEvents, RenderEmptyState, UseMonthEvents } from '../events/views/page-events';
import { useOwnEventsBetween } from '../own-events/use-own-events';
import { useSelector } from '../selector/use-selector';
import { joinLists } from './join-lists';
import { useFilteredEvents } from './use-filtered-events';

export const useShownEvents = (): PageEvents => {
  const [isLarge, { data, ...query }, known] = [useIsLarge(), useEvents(), restOfList.use()];
  const rest = isLarge ? known : undefined;
  const joined = useMemo(() => data && joinLists(data, rest?.events), [data, rest]);
  return usePageEvents({ ...query, data: joined }, false, rest);
};

export const useShownMonth: UseMonthEvents = (month) => usePageEvents(useMonthEvents(month), true);

const usePageEvents = ({ data, isLoadingError, refetch }: EventsQuery, past: boolean, rest?: RestOfList): PageEvents => {
  const isFiltered = useFilterCount() > 0;
  const rules = eventFilter.use();
  const filteredEvents = useFilteredEvents(data, past, isFiltered ? rules?.passes : undefined);
  const clear = useShowEverything();
  const events = useEventsUntil(rest?.until, filteredEvents?.events);
  if (isLoadingError) return { state: 'failed', retry: () => void refetch() };
  if (isFiltered && rules?.retry) return { state: 'failed', retry: rules.retry };
  if (!filteredEvents || !events || (isFiltered && !rules)) return { state: 'loading' };
  if (rest && events.length === 0 && rest.until !== null)
    return rest.retry ? { state: 'failed', retry: rest.retry } : { state: 'loading' };
  const ways = isFiltered && !past && <LazyFilterRemovals events={filteredEvents.all} rest={rest} />;
  const { all, more, isNarrowed } = filteredEvents;
  const renderEmptyState: RenderEmptyState = (moreInTown) =>
    filteredEvents.isNothingFollowed ? (
      <EmptyMyAlmanac moreInTown={moreInTown} />
    ) : (
      isNarrowed && (
        <NoMatchingEvents onClear={clear} searched={<LazySearchSummary />} moreInTown={moreInTown}>
          {ways}
        </NoMatchingEvents>
      )
    );
  return { state: 'ready', events, all, more, none: renderEmptyState, folds: !isNarrowed, rest };
};

/** Own events are known before all of the town's that come before them are loaded. */
const useEventsUntil = (until: Day | null | undefined, events: TownEvent[] | undefined) => {
  const today = useToday();
  return useMemo(
    () => (until ? events?.filter((event) => (listDayOf(event, today) ?? AFTER_ALL_DAYS) <= until) : events),
    [until, events, today],
  );
};

const AFTER_ALL_DAYS = '~';

const useShowEverything = () => {
  const { choose } = useChoice();
  return () => {
    remembered.searchTerm.write('');
    clearFilters();
    choose(null);
    focusHeading();
  };
};

const LazyFilterRemovals = (props: { events: TownEvent[]; rest: RestOfList | undefined }) => (
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

const SearchSummary = lazyComponent(async () => (await import('./search-summary')).SearchSummary);

const FilterRemovals = lazyComponent(async () => (await import('../filters/filter-removals')).FilterRemovals);

/** Past ones are fetched when a visitor turns back to them; in a large town those of each month. */
const useMonthEvents = (month: Day): EventsQuery => {
  const days = weeksOfMonth(month).flat();
  const [from, to] = [days[0]!, days.at(-1)!];
  const isLarge = useIsLarge();
  const isFetched = from < addDays(useToday(), -DEFAULT_PAST_DAYS) || isLarge;
  const usual = useQuery(queries.events);
  const ofMonth = useQuery({ ...queries.eventsBetween(from, to), enabled: isFetched });
  const own = useOwnEventsBetween(from, to);
  return useWithOwnEvents(isFetched ? ofMonth : usual, own);
};

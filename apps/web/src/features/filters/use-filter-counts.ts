import { skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ListCounts, TownEvent } from '#libs/contracts';
import { countWithFilter, countWithoutFilter, FILTER_NAMES, type FilterCounts } from '#libs/contracts/filters';
import { api } from '../../lib/api';
import { REST_OF_LIST_KEY } from '../../lib/event-keys';
import type { RestOfList } from '../../lib/rest-of-list';
import { COUNTS } from '../../lib/shape';
import { useFilterContext } from './use-filter-context';
import { useFilters } from './use-filters';

type CountedEvents = readonly TownEvent[] | undefined;

/** For each filter: how many rows remain if it is added. `events` are all of a small town, or those that are loaded. */
export const useCountsWithFilter = (events: CountedEvents, rest: RestOfList | undefined) =>
  useFilterCounts(events, rest, 'with', countWithFilter);

/** For each filter: how many rows remain if it is removed. */
export const useCountsWithoutFilter = (events: CountedEvents, rest: RestOfList | undefined) =>
  useFilterCounts(events, rest, 'without', countWithoutFilter);

/** Counting takes a moment, so the filters are shown before their counts. */
const useFilterCounts = (
  newest: CountedEvents,
  rest: RestOfList | undefined,
  which: keyof NonNullable<ListCounts['perFilter']>,
  count: typeof countWithFilter,
): FilterCounts | undefined => {
  const ofServer = useServerCounts(rest?.filterCountsPath)?.[which];
  const isComplete = !rest || rest.until === null;
  const events = useDeferredValue(ofServer ? rest?.own : isComplete ? newest : undefined, undefined);
  const activeFilters = useFilters();
  const { surroundings } = useFilterContext();
  return useMemo(() => {
    const counts = events && surroundings && count(events, activeFilters, surroundings);
    return counts && ofServer ? sumOf(counts, ofServer) : counts;
  }, [events, ofServer, activeFilters, surroundings, count]);
};

const useServerCounts = (path: string | undefined) =>
  useQuery({
    queryKey: [...REST_OF_LIST_KEY, path],
    queryFn: path ? () => api.get<ListCounts>(path, COUNTS) : skipToken,
  }).data?.perFilter;

const sumOf = (one: FilterCounts, other: FilterCounts) =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, one[name] + other[name]])) as FilterCounts;

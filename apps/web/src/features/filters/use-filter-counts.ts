import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { ListCounts, TownEvent } from '#libs/contracts';
import { countWithFilter, countWithoutFilter, FILTER_NAMES, type FilterCounts } from '#libs/contracts/filters';
import { listCountsQuery } from '../../lib/list-counts-query';
import type { RestOfList } from '../../lib/rest-of-list';
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
  const ofServer = useQuery(listCountsQuery(rest?.filterCountsPath)).data?.perFilter?.[which];
  const isComplete = !rest || rest.isUnfiltered;
  const events = useDeferredValue(ofServer ? rest?.own : isComplete ? newest : undefined, undefined);
  const activeFilters = useFilters();
  const { surroundings } = useFilterContext();
  return useMemo(() => {
    const counts = events && surroundings && count(events, activeFilters, surroundings);
    return counts && ofServer ? sumOf(counts, ofServer) : counts;
  }, [events, ofServer, activeFilters, surroundings, count]);
};

const sumOf = (one: FilterCounts, other: FilterCounts) =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, one[name] + other[name]])) as FilterCounts;

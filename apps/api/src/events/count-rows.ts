import { countRoomRows, type ListCounts, type TownEvent } from '#libs/contracts';
import {
  countProbable,
  countWithFilter,
  countWithoutFilter,
  type FilterContext,
  type FilterCounts,
  type FilterName,
  toFilterPredicate,
} from '#libs/contracts/filters';
import { createTurnPause } from '#libs/event-sourcing';
import type { ListDays } from './list-days';

type CountRequest = Readonly<{
  /** Those of the list, and those that only its choice leaves out; both without filters. */
  select: (ofDay: readonly TownEvent[]) => Readonly<{ listed: readonly TownEvent[]; more: readonly TownEvent[] }>;
  filters: readonly FilterName[];
  context: FilterContext;
  perFilter: boolean;
}>;

/** Events of one row have the same day. Leaves turns of the event loop to others. */
export const countRows = async (days: ListDays, { select, filters, context, perFilter }: CountRequest): Promise<ListCounts> => {
  const [passes, turn] = [toFilterPredicate(filters, context), createTurnPause()];
  const counts: ListCounts = { days: {}, all: 0, probable: 0, more: 0 };
  const ofFilters = perFilter ? { with: {}, without: {} } : undefined;
  for (const [day, ofDay] of days) {
    await turn();
    const { listed, more } = select(ofDay);
    const all = countRoomRows(listed);
    const rows = filters.length > 0 ? countRoomRows(listed.filter(passes)) : all;
    if (rows > 0) counts.days[day] = rows;
    counts.all += all;
    counts.probable += filters.length > 0 ? countProbable(listed, filters, context) : 0;
    counts.more += countRoomRows(more.filter(passes));
    if (!ofFilters) continue;
    add(ofFilters.with, countWithFilter(listed, filters, context));
    add(ofFilters.without, countWithoutFilter(listed, filters, context));
  }
  return { ...counts, ...(ofFilters && { perFilter: ofFilters as ListCounts['perFilter'] }) };
};

const add = (sums: Partial<Record<FilterName, number>>, counts: FilterCounts) => {
  for (const [name, count] of Object.entries(counts) as [FilterName, number][]) sums[name] = (sums[name] ?? 0) + count;
};

import type { Day } from '../day';
import { countRoomRows } from '../rooms';
import type { TownEvent } from '../town-event';
import { findChildrenReason } from './children';
import { FILTER_NAMES, FILTERS, type FilterName, toggleFilter } from './filters';
import { findFreeReason } from './free';
import { isEveningEvent, isMorningEvent } from './hours';
import { MAX_NEAR_MILES } from './near';
import type { FilterReason } from './reason';
import { isOnWeekend, weekendOf } from './weekend';

export type FilterContext = Readonly<{
  today: Day;
  /** Miles to an event. If absent, the visitor's location is unknown and no event is near. */
  miles?: (event: TownEvent) => number | null;
}>;

/** True for events that pass at least one active filter of each kind. */
export const toFilterPredicate = (on: readonly FilterName[], surroundings: FilterContext): ((event: TownEvent) => boolean) => {
  const tests = filterPredicatesIn(surroundings);
  const kindOf = (name: FilterName) => FILTERS[name].kind;
  const kinds = [...new Set(on.map(kindOf))].map((kind) => on.filter((name) => kindOf(name) === kind));
  return (event) => kinds.every((names) => names.some((name) => tests[name](event)));
};

export type FilterCounts = Readonly<Record<FilterName, number>>;

/** For each filter: how many rows remain if it is active in addition to those in `on`. */
export const countWithFilter = (
  events: readonly TownEvent[],
  on: readonly FilterName[],
  surroundings: FilterContext,
): FilterCounts => countPerFilter(events, surroundings, (name) => (on.includes(name) ? on : toggleFilter(on, name)));

/** For each filter: how many rows remain if it is removed from those in `on`. */
export const countWithoutFilter = (
  events: readonly TownEvent[],
  on: readonly FilterName[],
  surroundings: FilterContext,
): FilterCounts => countPerFilter(events, surroundings, (name) => on.filter((one) => one !== name));

const countPerFilter = (
  events: readonly TownEvent[],
  surroundings: FilterContext,
  onFor: (name: FilterName) => readonly FilterName[],
) =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, countRoomRows(events.filter(toFilterPredicate(onFor(name), surroundings)))]),
  ) as Record<FilterName, number>;

const filterPredicatesIn = ({ today, miles }: FilterContext): Record<FilterName, (event: TownEvent) => boolean> => {
  const weekend = weekendOf(today);
  return {
    free: (event) => filterReasonsOf(event).free !== null,
    children: (event) => filterReasonsOf(event).children !== null,
    weekend: (event) => isOnWeekend(event, weekend),
    morning: isMorningEvent,
    evening: isEveningEvent,
    near: (event) => (miles?.(event) ?? Number.POSITIVE_INFINITY) <= MAX_NEAR_MILES,
  };
};

/** Events are immutable, so each is analyzed once. */
export const filterReasonsOf = (event: TownEvent): Readonly<Record<'free' | 'children', FilterReason | null>> => {
  const cached = cachedReasons.get(event);
  if (cached) return cached;
  const found = { free: findFreeReason(event), children: findChildrenReason(event) };
  cachedReasons.set(event, found);
  return found;
};

const cachedReasons = new WeakMap<TownEvent, Record<'free' | 'children', FilterReason | null>>();

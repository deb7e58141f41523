import type { Day } from '../day';
import { countRoomRows } from '../rooms';
import type { TownEvent } from '../town-event';
import { FILTER_NAMES, FILTERS, type FilterName, toggleFilter } from './filters';
import { isEveningEvent, isMorningEvent } from './hours';
import { MAX_NEAR_MILES } from './near';
import { TRAITS, type Trait } from './traits';
import { isOnWeekend, weekendOf } from './weekend';

export type FilterContext = Readonly<{
  today: Day;
  /** Miles to an event. If absent, the visitor's location is unknown and no event is near. */
  miles?: (event: TownEvent) => number | null;
}>;

/** True for events that pass at least one active filter of each kind. */
export const toFilterPredicate = (on: readonly FilterName[], surroundings: FilterContext): ((event: TownEvent) => boolean) => {
  const tests = filterPredicatesIn(surroundings, on.includes('certain'));
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

/** How many of the rows that pass the filters have one of the chosen traits only probably. */
export const countProbable = (events: readonly TownEvent[], on: readonly FilterName[], surroundings: FilterContext): number => {
  const passing = events.filter(toFilterPredicate(on, surroundings));
  const certain = passing.filter(toFilterPredicate([...on, 'certain'], surroundings));
  return countRoomRows(passing) - countRoomRows(certain);
};

const countPerFilter = (
  events: readonly TownEvent[],
  surroundings: FilterContext,
  onFor: (name: FilterName) => readonly FilterName[],
) =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, countRoomRows(events.filter(toFilterPredicate(onFor(name), surroundings)))]),
  ) as Record<FilterName, number>;

const filterPredicatesIn = (
  { today, miles }: FilterContext,
  isCertain: boolean,
): Record<FilterName, (event: TownEvent) => boolean> => {
  const weekend = weekendOf(today);
  const traitTests = TRAITS.map((trait) => [trait, (event: TownEvent) => hasTrait(event, trait, isCertain)]);
  return {
    ...(Object.fromEntries(traitTests) as Record<Trait, (event: TownEvent) => boolean>),
    weekend: (event) => isOnWeekend(event, weekend),
    morning: isMorningEvent,
    evening: isEveningEvent,
    near: (event) => (miles?.(event) ?? Number.POSITIVE_INFINITY) <= MAX_NEAR_MILES,
    certain: () => true,
  };
};

const hasTrait = ({ traits }: TownEvent, trait: Trait, isCertain: boolean): boolean => {
  const reason = traits?.[trait];
  return reason !== undefined && !(isCertain && reason.level === 'probably');
};

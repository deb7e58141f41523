import type { Day } from '../day';
import { countRows } from '../rooms';
import type { TownEvent } from '../town-event';
import { whyForChildren } from './children';
import { FILTER_NAMES, FILTERS, type FilterName, toggled } from './filters';
import { whyFree } from './free';
import { isInTheEvening, isInTheMorning } from './hours';
import { NEAR_MILES } from './near';
import type { Reason } from './reason';
import { isOnWeekend, weekendOf } from './weekend';

export type Surroundings = Readonly<{
  today: Day;
  /** How far away an event is, in miles; left out where nobody has said where they are: then nothing is near. */
  miles?: (event: TownEvent) => number | null;
}>;

/** Whether an event passes all kinds of filters that are on: of each kind, one of them. */
export const passing = (on: readonly FilterName[], surroundings: Surroundings): ((event: TownEvent) => boolean) => {
  const tests = testsIn(surroundings);
  const kindOf = (name: FilterName) => FILTERS[name].kind;
  const kinds = [...new Set(on.map(kindOf))].map((kind) => on.filter((name) => kindOf(name) === kind));
  return (event) => kinds.every((names) => names.some((name) => tests[name](event)));
};

export type Numbers = Readonly<Record<FilterName, number>>;

/** How many rows of events each filter would leave, or leaves, together with those that are on. */
export const numbersWith = (events: readonly TownEvent[], on: readonly FilterName[], surroundings: Surroundings): Numbers =>
  numbers(events, surroundings, (name) => (on.includes(name) ? on : toggled(on, name)));

/** How many there would be without each of those that are on. */
export const numbersWithout = (events: readonly TownEvent[], on: readonly FilterName[], surroundings: Surroundings): Numbers =>
  numbers(events, surroundings, (name) => on.filter((one) => one !== name));

const numbers = (events: readonly TownEvent[], surroundings: Surroundings, onFor: (name: FilterName) => readonly FilterName[]) =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, countRows(events.filter(passing(onFor(name), surroundings)))])) as Record<
    FilterName,
    number
  >;

const testsIn = ({ today, miles }: Surroundings): Record<FilterName, (event: TownEvent) => boolean> => {
  const weekend = weekendOf(today);
  return {
    free: (event) => reasonsOf(event).free !== null,
    children: (event) => reasonsOf(event).children !== null,
    weekend: (event) => isOnWeekend(event, weekend),
    morning: isInTheMorning,
    evening: isInTheEvening,
    near: (event) => (miles?.(event) ?? Number.POSITIVE_INFINITY) <= NEAR_MILES,
  };
};

/** Events are never changed in place, and each is read once. */
export const reasonsOf = (event: TownEvent): Readonly<Record<'free' | 'children', Reason | null>> => {
  const known = reasons.get(event);
  if (known) return known;
  const found = { free: whyFree(event), children: whyForChildren(event) };
  reasons.set(event, found);
  return found;
};

const reasons = new WeakMap<TownEvent, Record<'free' | 'children', Reason | null>>();

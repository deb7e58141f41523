import { TRAITS, type Trait } from './traits';

/** In the order shown. `certain` hides events that have the chosen traits only probably. */
export type FilterName = Trait | 'weekend' | 'morning' | 'evening' | 'near' | 'certain';

/** Filters of one kind are combined with OR, different kinds with AND. */
export type FilterKind =
  | 'price'
  | 'audience'
  | 'day'
  | 'hour'
  | 'setting'
  | 'place'
  | 'registration'
  | 'access'
  | 'language'
  | 'certainty';

export const FILTERS: Readonly<Record<FilterName, Readonly<{ kind: FilterKind; label: string }>>> = {
  free: { kind: 'price', label: 'Free' },
  children: { kind: 'audience', label: 'For children' },
  teens: { kind: 'audience', label: 'For teens' },
  seniors: { kind: 'audience', label: 'For seniors' },
  weekend: { kind: 'day', label: 'This weekend' },
  morning: { kind: 'hour', label: 'Morning' },
  evening: { kind: 'hour', label: 'Evening' },
  near: { kind: 'place', label: 'Near me' },
  outdoors: { kind: 'setting', label: 'Outdoors' },
  online: { kind: 'setting', label: 'Online' },
  registration: { kind: 'registration', label: 'Needs registration' },
  accessible: { kind: 'access', label: 'Accessible' },
  spanish: { kind: 'language', label: 'In Spanish' },
  certain: { kind: 'certainty', label: 'Only if it says so' },
};

export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

export const normalizeFilters = (names: readonly string[]): FilterName[] => FILTER_NAMES.filter((name) => names.includes(name));

export const toggleFilter = (on: readonly FilterName[], name: FilterName): FilterName[] =>
  normalizeFilters(on.includes(name) ? on.filter((one) => one !== name) : [...on, name]);

export const isTrait = (name: FilterName): name is Trait => TRAITS.some((trait) => trait === name);

/** In the order shown. */
export type FilterName = 'free' | 'children' | 'weekend' | 'morning' | 'evening' | 'near';

/** Filters of one kind are combined with OR, different kinds with AND. */
export type FilterKind = 'price' | 'audience' | 'day' | 'hour' | 'place';

export const FILTERS: Readonly<Record<FilterName, Readonly<{ kind: FilterKind; label: string }>>> = {
  free: { kind: 'price', label: 'Free' },
  children: { kind: 'audience', label: 'For children' },
  weekend: { kind: 'day', label: 'This weekend' },
  morning: { kind: 'hour', label: 'Morning' },
  evening: { kind: 'hour', label: 'Evening' },
  near: { kind: 'place', label: 'Near me' },
};

export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

/** The known names among `names`, each once, in the order shown. */
export const normalizeFilters = (names: readonly string[]): FilterName[] => FILTER_NAMES.filter((name) => names.includes(name));

export const toggleFilter = (on: readonly FilterName[], name: FilterName): FilterName[] =>
  normalizeFilters(on.includes(name) ? on.filter((one) => one !== name) : [...on, name]);

/** What residents ask for, in the order it is offered in. */
export type FilterName = 'free' | 'children' | 'weekend' | 'morning' | 'evening' | 'near';

/** What one filter is about. Kinds narrow; of one kind, either will do. */
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

/** Those of a list that there are, each once, in their order. */
export const filtersAmong = (said: readonly string[]): FilterName[] => FILTER_NAMES.filter((name) => said.includes(name));

/** With it, or without it where it was on. */
export const toggled = (on: readonly FilterName[], name: FilterName): FilterName[] =>
  filtersAmong(on.includes(name) ? on.filter((one) => one !== name) : [...on, name]);

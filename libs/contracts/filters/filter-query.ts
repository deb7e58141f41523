import { FILTERS, type FilterName, normalizeFilters } from './filters';

/** Query parameters that select filters. 'Near me' is not among them: a resident's location never leaves the browser. */
export const FILTER_PARAMETERS = [
  'free',
  'for',
  'hours',
  'weekend',
  'setting',
  'registration',
  'accessible',
  'language',
  'certain',
] as const;

export type FilterParameter = (typeof FILTER_PARAMETERS)[number];

const FILTERS_BY_VALUE: Readonly<Record<FilterParameter, Readonly<Record<string, FilterName>>>> = {
  free: { '1': 'free' },
  for: { children: 'children', teens: 'teens', seniors: 'seniors' },
  hours: { morning: 'morning', evening: 'evening' },
  weekend: { '1': 'weekend' },
  setting: { outdoors: 'outdoors', online: 'online' },
  registration: { '1': 'registration' },
  accessible: { '1': 'accessible' },
  language: { spanish: 'spanish' },
  certain: { '1': 'certain' },
};

export const withoutPlaceFilters = (on: readonly FilterName[]): FilterName[] =>
  on.filter((name) => FILTERS[name].kind !== 'place');

export const toFilterQuery = (on: readonly FilterName[]): Partial<Record<FilterParameter, string>> =>
  Object.fromEntries(
    FILTER_PARAMETERS.map((field) => [
      field,
      valuesOf(field)
        .filter((word) => on.includes(FILTERS_BY_VALUE[field][word]!))
        .join(','),
    ]).filter(([, words]) => words !== ''),
  );

/** The reverse of `toFilterQuery`. Returns a `problem` that names the parameter if a value is unknown. */
export const parseFilterQuery = (query: Partial<Record<FilterParameter, string>>): FilterName[] | { problem: string } => {
  const on: FilterName[] = [];
  for (const field of FILTER_PARAMETERS) {
    for (const word of (query[field] ?? '').split(',').filter(Boolean)) {
      const name = Object.hasOwn(FILTERS_BY_VALUE[field], word.trim()) ? FILTERS_BY_VALUE[field][word.trim()] : undefined;
      if (!name) return { problem: `${field} must be ${valuesOf(field).join(' or ')}.` };
      on.push(name);
    }
  }
  return normalizeFilters(on);
};

const valuesOf = (field: FilterParameter) => Object.keys(FILTERS_BY_VALUE[field]);

import { FILTERS, type FilterName, filtersAmong } from './filters';

/** The fields of an address that ask for filtered events; where somebody is never leaves their browser. */
export const FILTER_FIELDS = ['free', 'for', 'hours', 'weekend'] as const;

export type FilterField = (typeof FILTER_FIELDS)[number];

/** Which words of which field mean which filter. */
const WORDS: Readonly<Record<FilterField, Readonly<Record<string, FilterName>>>> = {
  free: { '1': 'free' },
  for: { children: 'children' },
  hours: { morning: 'morning', evening: 'evening' },
  weekend: { '1': 'weekend' },
};

/** Of those that are on, which an address can ask for. */
export const outward = (on: readonly FilterName[]): FilterName[] => on.filter((name) => FILTERS[name].kind !== 'place');

/** `{ free: '1', hours: 'morning,evening' }` */
export const filterQuery = (on: readonly FilterName[]): Partial<Record<FilterField, string>> =>
  Object.fromEntries(
    FILTER_FIELDS.map((field) => [
      field,
      wordsOf(field)
        .filter((word) => on.includes(WORDS[field][word]!))
        .join(','),
    ]).filter(([, words]) => words !== ''),
  );

/** The same back; or what is wrong with it, naming the field. */
export const filtersIn = (said: Partial<Record<FilterField, string>>): FilterName[] | { problem: string } => {
  const on: FilterName[] = [];
  for (const field of FILTER_FIELDS) {
    for (const word of (said[field] ?? '').split(',').filter(Boolean)) {
      const name = Object.hasOwn(WORDS[field], word.trim()) ? WORDS[field][word.trim()] : undefined;
      if (!name) return { problem: `${field} must be ${wordsOf(field).join(' or ')}.` };
      on.push(name);
    }
  }
  return filtersAmong(on);
};

const wordsOf = (field: FilterField) => Object.keys(WORDS[field]);

import { type LettersFilter, lettersOf, toLettersFilter } from './letters-filter';
import { neededWordsOf } from './needed-words';

/**
 * The rules that the letters of the text do not rule out. Most patterns need words that a text does not have, and are slower than to look
 * for its letters. `rules` is a constant: what its patterns need is read once.
 */
export const likelyRules = <Rule extends Readonly<{ pattern: RegExp }>>(
  rules: readonly Rule[],
  text: string,
): readonly Rule[] => {
  const { filters, needs } = needsOf(rules);
  const letters = lettersOf(text);
  const has: boolean[] = [];
  const hasOneOf = (list: number) => (has[list] ??= filters[list]!(letters));
  return rules.filter((_, at) => needs[at]!.every(hasOneOf));
};

/** A filter for each list of words, which several patterns may need, and of each pattern the lists that it needs. */
type Needs = Readonly<{ filters: readonly LettersFilter[]; needs: readonly (readonly number[])[] }>;

const needsOf = (rules: readonly Readonly<{ pattern: RegExp }>[]): Needs => {
  const known = needsOfRules.get(rules);
  if (known) return known;
  const filters: LettersFilter[] = [];
  const lists = new Map<string, number>();
  const indexOf = (words: readonly string[]): number => {
    const key = words.join('|');
    const index = lists.get(key) ?? filters.push(toLettersFilter(words)) - 1;
    lists.set(key, index);
    return index;
  };
  const needs = { filters, needs: rules.map(({ pattern }) => neededWordsOf(pattern).map(indexOf)) };
  needsOfRules.set(rules, needs);
  return needs;
};

const needsOfRules = new WeakMap<readonly object[], Needs>();

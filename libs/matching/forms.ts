import { remembering } from '#libs/contracts';
import { familyOf } from './families';

/** The same word, or one that somebody else spells otherwise by a letter. */
export const isAlike = (a: string, b: string): boolean =>
  a === b ||
  (a.length >= 6 && b.length >= 6 && Math.abs(a.length - b.length) <= 1 && !/\d/.test(a + b) && isOneLetterApart(a, b));

/** The same word in another form: 'meet' and 'meeting', 'shred' and 'shredding', 'choir' and 'choral'. */
export const isFormOf = (a: string, b: string): boolean => isAlike(a, b) || (stemOf(a).length >= 3 && stemOf(a) === stemOf(b));

/** Each of `some` is said in `all`, in whatever form. */
export const areSaidIn = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((word) => all.some((one) => isFormOf(word, one)));

/** One form of all that mean the same: without its ending, or the word for which the others of its family stand. */
export const stemOf = remembering((word: string): string => familyOf(word) ?? withoutEnding(word));

const withoutEnding = (word: string): string =>
  word
    .replace(/^(\p{L}{6,}?)(?:(?:at)?ions?|ate[sd]?|ating)$/u, '$1')
    .replace(/^(\p{L}{3,}?)(ings?|es|s|e)$/u, '$1')
    .replace(/(\p{L})\1$/u, '$1')
    .replace(/y$/, 'i');

const isOneLetterApart = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.slice(from) === `${long[from + 1]}${long[from]}${long.slice(from + 2)}`) return true;
  return short.slice(from + (short.length === long.length ? 1 : 0)) === long.slice(from + 1);
};

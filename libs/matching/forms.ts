import { memoize } from '#libs/contracts';
import { wordFamilyOf } from './word-families';

/** A wrong letter behind the first: 'hiking' and 'biking' are two words. */
export const isSameSpelling = (a: string, b: string): boolean =>
  a === b ||
  (a.length >= 6 &&
    b.length >= 6 &&
    Math.abs(a.length - b.length) <= 1 &&
    a[0] === b[0] &&
    !/\d/.test(a + b) &&
    !areTwoActivities(a, b) &&
    isOneLetterApart(a, b));

/** Those of one length differ in a letter often: 'welding' and 'wedding', 'singing' and 'signing'. */
const areTwoActivities = (a: string, b: string) => a.length === b.length && a.endsWith('ing') && b.endsWith('ing');

export const isFormOf = (a: string, b: string): boolean =>
  isSameSpelling(a, b) || (stemOf(a).length >= 3 && stemOf(a) === stemOf(b)) || isClipped(a, b) || isClipped(b, a);

const isClipped = (short: string, long: string) => CLIPPED_WORDS.has(short) && long.startsWith(short);

/** Short for 'demolition' or 'demonstration', 'exposition', 'information' and so on. */
const CLIPPED_WORDS = new Set('champ demo expo fest grad info intro lab math photo prep promo tech'.split(' '));

export const occurIn = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((word) => all.some((one) => isFormOf(word, one)));

/** Without its ending, or the first word of its family. */
export const stemOf = memoize((word: string): string => wordFamilyOf(word) ?? removeEnding(word));

const removeEnding = (word: string): string =>
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

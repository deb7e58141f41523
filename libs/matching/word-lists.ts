import { isSameSpelling } from './forms';

export type Words = readonly string[];

/** Both have words, and none in common. */
export const areDisjoint = (a: Words, b: Words) => a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one));

export const isSubset = (some: Words, all: Words) => some.every((word) => all.some((one) => isSameSpelling(word, one)));

export const haveEqualWords = (a: Words, b: Words) => isSubset(a, b) && isSubset(b, a);

export const withoutWords = (words: Words, others: Words) =>
  words.filter((word) => !others.some((one) => isSameSpelling(word, one)));

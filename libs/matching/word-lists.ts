import { isAlike } from './forms';

export type Words = readonly string[];

/** Both say something, and nothing that the other says. */
export const areOther = (a: Words, b: Words) => a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one));

export const isSubset = (some: Words, all: Words) => some.every((word) => all.some((one) => isAlike(word, one)));

export const without = (words: Words, others: Words) => words.filter((word) => !others.some((one) => isAlike(word, one)));

import { areOther, isSubset, type Words } from '../word-lists';
import { isUnnamed } from './kinds';
import type { Place } from './place';

export const areInOtherTowns = (a: Place, b: Place) =>
  [a, b].every(({ towns }) => towns.length > 0) &&
  !a.towns.some((town) => b.towns.some((other) => isSubset(town, other) || isSubset(other, town)));

/** Of one name, one in this town and the other in that. */
export const areNamedAfterTowns = ({ last: a }: Place, { last: b }: Place, towns: readonly Words[]) =>
  areOther(a, b) &&
  [a, b].every((last) => isTownIn(last, towns) || !last.some(isUnnamed)) &&
  [a, b].some((last) => isTownIn(last, towns));

const isTownIn = (words: Words, towns: readonly Words[]) =>
  towns.some((town) => town.length === words.length && isSubset(words, town));

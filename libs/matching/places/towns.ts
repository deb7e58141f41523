import { areOther, isSubset, type Words } from '../word-lists';
import { isRareName, isUnnamed } from './kinds';
import type { Place } from './place';
import type { Within } from './within';

export const areInOtherTowns = (a: Place, b: Place) => a.towns.length > 0 && b.towns.length > 0 && !areOneOf(a.towns, b.towns);

/**
 * Whether a house of one number and street in two towns is one: of one ZIP code, under one rare name, or told by the town in
 * which it stands, whose mail may come from the post office of another.
 */
export const isOneHouseOfTwoTowns = (a: Place, b: Place, ofA: Within, ofB: Within): boolean =>
  a.zips.some((zip) => b.zips.includes(zip)) ||
  isOfTownIn(a, b) ||
  isOfTownIn(b, a) ||
  ofA.all.some((word) => isRareName(word) && ofB.all.includes(word));

const isOfTownIn = ({ isOfGovernment, home }: Place, { towns }: Place) =>
  isOfGovernment && home.length > 0 && areOneOf([home], towns);

const areOneOf = (some: readonly Words[], others: readonly Words[]) =>
  some.some((town) => others.some((other) => isSubset(town, other) || isSubset(other, town)));

/** Of one name, one in this town and the other in that. */
export const areNamedAfterTowns = ({ last: a }: Place, { last: b }: Place, towns: readonly Words[]) =>
  areOther(a, b) &&
  [a, b].every((last) => isTownIn(last, towns) || !last.some(isUnnamed)) &&
  [a, b].some((last) => isTownIn(last, towns));

const isTownIn = (words: Words, towns: readonly Words[]) =>
  towns.some((town) => town.length === words.length && isSubset(words, town));

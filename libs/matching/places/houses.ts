import { areOther, isSubset, type Words, without } from '../word-lists';
import { wordSet } from '../words';
import { hasHouse, isHouse, isName, isOtherHouse, isUnnamed, kindOfHost } from './kinds';
import type { Place } from './place';
import type { Within } from './within';

/** All that `a` says, `b` says too. The name of a town may be left out where the other says no other name for it. */
export const isIn = (a: Within, b: Within, towns: readonly Words[]): boolean => {
  if (a.all.length === 0 || b.all.length === 0) return false;
  const [restOfA, restOfB] = [without(a.all, b.all), without(b.all, a.all)];
  if (restOfA.length === 0) return true;
  return (
    isSubset(restOfA, towns.flat()) && restOfA.length < a.all.length && restOfB.every((word) => isUnnamed(word) && !isHouse(word))
  );
};

export const areWrittenAlike = ({ all: a }: Within, { all: b }: Within) => a.length > 0 && isSubset(a, b) && isSubset(b, a);

/** A place without a name may be a part of one that has a name, unless it is a house of another kind. A city hall may have a name. */
export const isSomewhereIn = (part: Within, house: Within) =>
  part.isUnnamed && !house.isUnnamed && isSubset(part.all.filter(house.all.some(hasHouse) ? hasHouse : isHouse), house.all);

/** The house of one bears the name of the other's, or is the first of its parts: a pavilion and its park. */
export const haveOneName = (a: Within, b: Within, towns: readonly Words[]): boolean => {
  const [ofA, ofB] = [a.first.filter(isName), b.first.filter(isName)];
  if (ofA.length === 0 || ofB.length === 0 || isSubset(ofA, towns.flat()) || isSubset(ofB, towns.flat())) return false;
  const isOne = isSubset(ofA, ofB) && isSubset(ofB, ofA) && !areOther(a.first.filter(isHouse), b.first.filter(isHouse));
  const isFirst = isSubset(a.first, b.all) || isSubset(b.first, a.all);
  return (isOne || isFirst) && !areOther(without(a.all, a.first), without(b.all, b.first));
};

/** They have one name, and are not two kinds of houses: a trailhead and its park. */
export const beginAlike = (a: Place, b: Place, ofA: Within, ofB: Within, towns: readonly Words[]): boolean => {
  const [namesOfA, namesOfB] = [a, b].map(({ houses, rooms }) => [...houses, ...rooms].map((one) => beginningOf(one, towns)));
  return areOther(ofA.all.filter(isHouse), ofB.all.filter(isHouse))
    ? false
    : namesOfA!.some((name) => name && namesOfB!.includes(name));
};

const beginningOf = (house: Words, towns: readonly Words[]): string => {
  const names = without(house.filter(isName), towns.flat());
  return names.slice(0, BEFORE_NAME.has(names[0] ?? '') ? 2 : 1).join(' ');
};

const BEFORE_NAME = wordSet('big camp first fort lake little mount old point port st upper lower');

/** Each is a house of some kind, and has a name of its own: a church and a school. */
export const areOtherHouses = ({ all: a }: Within, { all: b }: Within) =>
  [a, b].every((all) => all.some(isOtherHouse) || all.includes('library')) && areOther(a.filter(isOwnName), b.filter(isOwnName));

/** Each has a name of its own, of whatever kind it is. */
export const areOtherNames = ({ all: a }: Within, { all: b }: Within) => areOther(a.filter(isName), b.filter(isName));

/** A church shares that of its faith with others. */
const isOwnName = (word: string) => isName(word) && kindOfHost(word) === undefined;

import { areDisjoint, isSubset, type Words, withoutWords } from '../word-lists';
import { isLocalBody } from './civic';
import type { LocalPlace } from './local-place';
import type { Place } from './place';
import { isNoName, isPartOfHouse, isRareName } from './place-words';

export const areInDifferentTowns = (a: Place, b: Place) =>
  a.towns.length > 0 && b.towns.length > 0 && !haveCommonTown(a.towns, b.towns);

/** A town that names no place means itself. A place of its own may have the address of another post office. */
export const isInOtherTown = ({ towns, isOfGovernment, home }: Place, other: Place) =>
  towns.length === 0 && isOfGovernment && home.length > 0 && other.towns.length > 0 && !haveCommonTown([home], other.towns);

/** The same with one ZIP code or rare name, or if its own town announces it. Its mail may come from another town's office. */
export const isOneHouseOfTwoTowns = (a: Place, b: Place, ofA: LocalPlace, ofB: LocalPlace): boolean =>
  a.zips.some((zip) => b.zips.includes(zip)) ||
  isOfTownIn(a, b) ||
  isOfTownIn(b, a) ||
  (!areDisjoint(a.zips, b.zips) && ofA.all.some((word) => isRareName(word) && ofB.all.includes(word)));

/** Each of two towns may have its Town Square; a rare name means one place. */
export const areOfTwoTowns = (a: Place, b: Place, ofA: LocalPlace, ofB: LocalPlace): boolean =>
  a.isOfGovernment &&
  b.isOfGovernment &&
  a.home.length > 0 &&
  b.home.length > 0 &&
  !haveCommonTown([a.home], [b.home]) &&
  !ofA.all.some((word) => isRareName(word) && !isPartOfHouse(word) && word !== 'square' && ofB.all.includes(word));

/** 'Mill Lake' of the Mill Rotary and 'Falls Lake' of the Falls Lions Club. */
export const areCalledAfterTwoTowns = (a: Place, b: Place, { all: ofA }: LocalPlace, { all: ofB }: LocalPlace): boolean => {
  const [kindOfA, kindOfB] = [withoutWords(ofA, a.organization), withoutWords(ofB, b.organization)];
  return (
    [a, b].every(({ organization }) => organization.some(isLocalBody)) &&
    areDisjoint(withoutWords(ofA, kindOfA), withoutWords(ofB, kindOfB)) &&
    kindOfA.length > 0 &&
    isSubset(kindOfA, kindOfB) &&
    isSubset(kindOfB, kindOfA)
  );
};

const isOfTownIn = ({ isOfGovernment, home }: Place, { towns }: Place) =>
  isOfGovernment && home.length > 0 && haveCommonTown([home], towns);

/** Each names it, or is published by it. */
export const areInOneTown = (a: Place, b: Place) =>
  !areInDifferentTowns(a, b) && haveCommonTown([...a.towns, a.home].filter(isNotEmpty), [...b.towns, b.home].filter(isNotEmpty));

const isNotEmpty = (town: Words) => town.length > 0;

const haveCommonTown = (some: readonly Words[], others: readonly Words[]) =>
  some.some((town) => others.some((other) => isSubset(town, other) || isSubset(other, town)));

/** The last part of one is no town if it is the building of the other: 'Taproom (Copper Kettle)'. */
export const areNamedAfterTowns = ({ last: a, words: ofA }: Place, { last: b, words: ofB }: Place, towns: readonly Words[]) =>
  areDisjoint(a, b) &&
  !isSubset(a, ofB) &&
  !isSubset(b, ofA) &&
  [a, b].every((last) => isTownIn(last, towns) || !last.some(isNoName)) &&
  [a, b].some((last) => isTownIn(last, towns));

const isTownIn = (words: Words, towns: readonly Words[]) =>
  towns.some((town) => town.length === words.length && isSubset(words, town));

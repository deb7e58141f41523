import { areDisjoint, haveEqualWords, isSubset, type Words, withoutWords } from '../word-lists';
import { wordSet } from '../words';
import type { LocalPlace } from './local-place';
import type { Place } from './place';
import { hasHouse, isGovernment, isHouse, isName, isNoName, isOtherHouse, isRareName, isRoom, kindOfHost } from './place-words';

/** The name of a town may be missing if the other has no other name. */
export const isContainedIn = (a: LocalPlace, b: LocalPlace, towns: readonly Words[]): boolean => {
  if (a.all.length === 0 || b.all.length === 0) return false;
  const [restOfA, restOfB] = [withoutWords(a.all, b.all), withoutWords(b.all, a.all)];
  if (restOfA.length === 0) return true;
  return (
    isSubset(restOfA, towns.flat()) && restOfA.length < a.all.length && restOfB.every((word) => isNoName(word) && !isHouse(word))
  );
};

export const haveSameWords = ({ all: a }: LocalPlace, { all: b }: LocalPlace) => a.length > 0 && isSubset(a, b) && isSubset(b, a);

/** A place without a name may be part of a named one, unless it is another kind of building. A city hall may have a name. */
export const isUnnamedPartOf = (part: LocalPlace, house: LocalPlace) =>
  part.isUnnamed && !house.isUnnamed && isSubset(part.all.filter(house.all.some(hasHouse) ? hasHouse : isHouse), house.all);

/** The building of one has the name of the other, or is the first of its parts: a pavilion and its park. */
export const haveCommonName = (a: LocalPlace, b: LocalPlace, towns: readonly Words[]): boolean => {
  const [ofA, ofB] = [a.first.filter(isName), b.first.filter(isName)];
  if (ofA.length === 0 || ofB.length === 0 || areTwoLevels(a, b)) return false;
  if (isSubset(ofA, towns.flat()) || isSubset(ofB, towns.flat())) return haveSameHouse(a, b);
  const isOne = isSubset(ofA, ofB) && isSubset(ofB, ofA) && !areDisjoint(a.first.filter(isHouse), b.first.filter(isHouse));
  const isFirst = isSubset(a.first, b.all) || isSubset(b.first, a.all);
  return (isOne || isFirst) && !areDisjoint(withoutWords(a.all, a.first), withoutWords(b.all, b.first));
};

/** 'Mill Library' and 'Mill Public Library'. */
const haveSameHouse = (a: LocalPlace, b: LocalPlace): boolean => {
  const [ofA, ofB] = [a.first, b.first].map(withoutAdditions);
  return (
    [a, b].every(({ first }) => first.some(isHouse)) &&
    isSubset(ofA!, ofB!) &&
    isSubset(ofB!, ofA!) &&
    !areDisjoint(withoutWords(a.all, a.first), withoutWords(b.all, b.first))
  );
};

/** 'Mill Library Meeting Room' is in the library, 'Mill Elementary' is a school. */
const withoutAdditions = (house: Words): Words => {
  const isOfSchool = house.some(isLevel);
  const added = house.some(isRoom) ? [...ADDED_WORDS, 'meeting'] : [...ADDED_WORDS];
  return house.filter((word) => !added.includes(word) && !isRoom(word) && !(isOfSchool && word === 'school'));
};

/** 'Mill Elementary' and 'Mill Middle'. */
const areTwoLevels = ({ all: a }: LocalPlace, { all: b }: LocalPlace) => areDisjoint(a.filter(isLevel), b.filter(isLevel));

const isLevel = (word: string) => SCHOOL_LEVELS.has(word);

const SCHOOL_LEVELS = wordSet('elementary middle high');

/** 'Mill School Gym' and 'Mill Elementary', which leaves out what it is. */
export const areOneSchool = ({ parts, all }: LocalPlace, { parts: ofLevel }: LocalPlace): boolean =>
  !all.some(isLevel) &&
  parts.some((part) => {
    const end = part.indexOf('school');
    return (
      end > 0 &&
      ofLevel.some(
        ([...words]) =>
          isLevel(words.at(-1)!) && words.length === end + 1 && haveEqualWords(part.slice(0, end), words.slice(0, -1)),
      )
    );
  });

const ADDED_WORDS = wordSet('building free main memorial public regional');

/** Both have one name, and are not two kinds of buildings: a trailhead and its park. */
export const haveCommonBeginning = (a: Place, b: Place, ofA: LocalPlace, ofB: LocalPlace, towns: readonly Words[]): boolean => {
  const [namesOfA, namesOfB] = [a, b].map(({ houses, rooms }) => [...houses, ...rooms].map((one) => beginningOf(one, towns)));
  const isBuilding = (word: string) => isHouse(word) && !isCampusPart(word);
  return areDisjoint(ofA.all.filter(isBuilding), ofB.all.filter(isBuilding))
    ? false
    : namesOfA!.some((name) => name && namesOfB!.includes(name));
};

const beginningOf = (house: Words, towns: readonly Words[]): string => {
  const names = withoutWords(house.filter(isName), towns.flat());
  return names.slice(0, NAME_PREFIXES.has(names[0] ?? '') ? 2 : 1).join(' ');
};

const NAME_PREFIXES = wordSet('big camp first fort lake little mount old point port san santa santo st upper lower');

/** 'Fern Green (ticket booth)' and 'map at Fern Green'. */
export const haveCommonPart = ({ parts: a }: LocalPlace, { parts: b }: LocalPlace): boolean =>
  [...a, ...b].some(
    (part) => part.length > 1 && part.some(isRareName) && [a, b].every((parts) => parts.some((other) => isSubset(part, other))),
  );

/** All names of one are names of the other: 'Tern Point Light Station', 'Tern Point Lighthouse'. */
export const haveContainedNames = (a: LocalPlace, b: LocalPlace, towns: readonly Words[]): boolean => {
  const [ofA, ofB] = [a, b].map(({ all }) => withoutWords(all.filter(isName), towns.flat()));
  const isWithin = isSubset(ofA!, ofB!) ? ofA! : isSubset(ofB!, ofA!) ? ofB! : [];
  return isWithin.some(isRareName) && !areDisjoint(a.all.filter(isKind), b.all.filter(isKind));
};

const isKind = (word: string) => isHouse(word) || word === 'hall';

export const isCampusPart = (word: string) => CAMPUS_PARTS.has(word);

export const isCampusWord = (word: string) => CAMPUS_WORDS.has(word);

/** 'Field' or 'Theater' without a name may be that of a school or a park. */
export const isUnnamedPartOfCampus = (part: LocalPlace, campus: LocalPlace) =>
  part.isUnnamed &&
  !part.all.some(isGovernment) &&
  part.all.some((word) => CAMPUS_PARTS.has(word) || isRoom(word)) &&
  part.all.every((word) => CAMPUS_PARTS.has(word) || (isNoName(word) && !isHouse(word))) &&
  campus.all.some((word) => CAMPUS_WORDS.has(word));

const CAMPUS_PARTS = wordSet('amphitheater arena bandshell bandstand cafe chapel field gallery gazebo library stadium theater');

const CAMPUS_WORDS = wordSet(
  'academy campus center church college common commons complex elementary fairgrounds green park plaza school square university',
);

/** Both are buildings with names of their own: a church and a school. */
export const areDifferentHouses = ({ all: a }: LocalPlace, { all: b }: LocalPlace) =>
  [a, b].every((all) => all.some(isOtherHouse) || all.includes('library')) &&
  areDisjoint(a.filter(isOwnName), b.filter(isOwnName));

export const haveDifferentNames = ({ all: a }: LocalPlace, { all: b }: LocalPlace) =>
  areDisjoint(a.filter(isName), b.filter(isName));

/** A church shares the name of its denomination with others. */
const isOwnName = (word: string) => isName(word) && kindOfHost(word) === undefined;

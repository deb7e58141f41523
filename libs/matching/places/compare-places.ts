import { isShort, wordsFor } from '../spelling';
import { areOther, isSubset, type Words } from '../word-lists';
import { areOtherHouses, areOtherNames, areWrittenAlike, beginAlike, haveOneName, isIn, isSomewhereIn } from './houses';
import { areOfOtherOwners, areOtherHosts, isAtHome } from './owners';
import type { Place } from './place';
import { areOtherParts, areOtherRooms } from './rooms';
import { areInOtherStates } from './states';
import { areInOtherTowns, areNamedAfterTowns, isOneHouseOfTwoTowns } from './towns';
import { type Within, within } from './within';

/**
 * Whether two tellings can mean one place. A room in the house that the other names is the same place; two rooms, two house
 * numbers, two screens are different ones. What names a town or a room that every house has may be anywhere in it. Of one and
 * the same page only what excludes each other is different: publishers call one place by many names, and the page of one event has
 * one place.
 */
export const comparePlaces = (a: Place, b: Place, page: SharedPage): 'same' | 'different' | 'unknown' => {
  const towns = [...a.towns, ...b.towns, a.home, b.home];
  const [ofA, ofB] = [within(speltOut(a, b), towns), within(speltOut(b, a), towns)];
  if (areInOtherStates(a, b)) return 'different';
  if (a.isMobile || b.isMobile) return isAtHome(a, b, ofA, ofB, true) ? 'same' : 'unknown';
  if (isNowhere(a, ofA) || isNowhere(b, ofB)) {
    if (areInOtherTowns(a, b) || areOnOtherLanes(a, b) || areOtherHosts(a, b)) return 'different';
    return isNowhere(a, ofA) && isNowhere(b, ofB) && areOnOneRoad(a, b) ? 'same' : 'unknown';
  }
  if (a.isFar !== b.isFar) return a.isHybrid || b.isHybrid ? 'same' : 'different';
  if (a.isFar && b.isFar) return isIn(ofA, ofB, towns) || isIn(ofB, ofA, towns) ? 'same' : 'unknown';
  if (areOther(ofA.all.filter(isNumber), ofB.all.filter(isNumber)) || areOtherRooms(ofA, ofB)) return 'different';
  const [isOnePage, isOnOneStreet] = [page !== 'none', a.street !== undefined && a.street === b.street];
  if (!isOnePage && isOnOneStreet && areInOtherTowns(a, b) && !isOneHouseOfTwoTowns(a, b, ofA, ofB)) return 'different';
  if (!isOnePage && !isOnOneStreet && (areInOtherTowns(a, b) || areNamedAfterTowns(a, b, towns))) return 'different';
  const isOwned = !areOfOtherOwners(a, b, ofA, ofB);
  if (areOtherParts(ofA, ofB, towns, isOnOneStreet)) return 'different';
  if (a.street && b.street && !isOnOneStreet && !isOnePage) return isOwned && areWrittenAlike(ofA, ofB) ? 'same' : 'different';
  if (isIn(ofA, ofB, towns) || isIn(ofB, ofA, towns)) return isOwned || isOnOneStreet ? 'same' : 'different';
  if (isOnOneStreet || haveOneName(ofA, ofB, towns)) return 'same';
  if (a.isBranch && b.isBranch) return 'different';
  if (isAtHome(a, b, ofA, ofB, isOwned)) return 'same';
  if (ofA.all.length === 0 || ofB.all.length === 0) return 'unknown';
  if (isOwned && (isSomewhereIn(ofA, ofB) || isSomewhereIn(ofB, ofA))) return 'unknown';
  if (areOtherHouses(ofA, ofB)) return page === 'of an event' ? 'unknown' : 'different';
  if (beginAlike(a, b, ofA, ofB, towns)) return 'unknown';
  return page === 'none' || (page === 'shared' && areOtherNames(ofA, ofB)) ? 'different' : 'unknown';
};

/** With the initials written out that stand for words of the other or of who tells it: 'VFW', 'LFHS Auditorium'. */
const speltOut = (place: Place, other: Place): Place => {
  const spellings = [other.spelling, other.organizationSpelling, place.organizationSpelling];
  const writtenOut = (word: string): Words =>
    isShort(word) ? (spellings.map((spelling) => wordsFor(word, spelling)).find(isFound) ?? [word]) : [word];
  const all = (parts: readonly Words[]) => parts.map((part) => part.flatMap(writtenOut));
  return { ...place, houses: all(place.houses), rooms: all(place.rooms) };
};

const isFound = (words: Words) => words.length > 0;

/** The page of both: of one event, by its number; bearing a word of its title; or any other, which may be that of a list. */
export type SharedPage = 'none' | 'shared' | 'of a title' | 'of an event';

const isNowhere = ({ street }: Place, { all }: Within) => all.length === 0 && !street;

/** Both name streets, and not the same. */
const areOnOtherLanes = (a: Place, b: Place) => areOther(a.lanes.flat(), b.lanes.flat());

/** Both name no more than a street: that of a parade or of a market. */
const areOnOneRoad = (a: Place, b: Place) => a.roads.some((road) => b.roads.some((other) => areSame(road, other)));

const areSame = (a: Words, b: Words) => isSubset(a, b) && isSubset(b, a);

const isNumber = (word: string) => /^\d+\p{L}{0,2}$/u.test(word);

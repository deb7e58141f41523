import { isSubset, type Words } from '../word-lists';
import { isCivic } from './civic';
import { hasHouse, isHouse, isName, isOtherHouse, isPartOfHouse, isRoom, kindOfHost } from './kinds';
import type { Place } from './place';
import type { Within } from './within';

/** Who says no place is at their own: two churches, two towns. */
export const areOtherHosts = ({ organization: a }: Place, { organization: b }: Place) => {
  const kindsOf = (words: Words) => words.flatMap((word) => kindOfHost(word) ?? []);
  const [ofA, ofB] = [a.filter(isName), b.filter(isName)];
  return kindsOf(a).some((kind) => kindsOf(b).includes(kind)) && !isSubset(ofA, ofB) && !isSubset(ofB, ofA);
};

/** A room that every house has is in the house of who tells it; if that has another name than the other's, it is another room. */
export const areOfOtherOwners = (a: Place, b: Place, ofA: Within, ofB: Within): boolean => {
  const [ownerOfA, ownerOfB] = [ownerOf(a, ofA), ownerOf(b, ofB)];
  if (!(ofA.isUnnamed || ofB.isUnnamed) || ownerOfA.length === 0 || ownerOfB.length === 0) return false;
  return !isSubset(ownerOfA, ownerOfB) && !isSubset(ownerOfB, ownerOfA);
};

const ownerOf = ({ organization }: Place, { all, isUnnamed: hasNoName }: Within): Words => {
  if (!hasNoName) return all.filter(isName);
  return organization.some(hasHouse) ? organization.filter((word) => !isCivic(word)) : [];
};

/** One says which organization's house it is, the other is of that organization, or names no more than a part of a house. */
export const isAtHome = (a: Place, b: Place, ofA: Within, ofB: Within, isOwned: boolean): boolean =>
  isHomeOf(ofA, ofB, a, b, isOwned) || isHomeOf(ofB, ofA, b, a, isOwned);

const isHomeOf = (house: Within, room: Within, host: Place, guest: Place, isOwned: boolean): boolean => {
  const isCalledAsHost = room.all.some((word) => isName(word) && guest.organization.includes(word) && !guest.home.includes(word));
  // A theater without a name is a room.
  const others = room.all.filter((word) => !house.all.includes(word) && !(room.isUnnamed && word === 'theater'));
  if (!isCalledAsHost && (others.some(isOtherHouse) || isNamedHouse(room, others, guest))) return false;
  if (room.isUnnamed && others.some((word) => hasHouse(word) && !isRoom(word))) return false;
  if (isHouseOf(guest.organization, house)) return true;
  return ((room.isUnnamed && isOwned) || guest.isBranch) && isHouseOf(host.organization, house);
};

/** Under a name of several words it may be any house, of whatever kind, unless that is the kind of who tells it. */
const isNamedHouse = ({ all }: Within, others: Words, { organization, isBranch }: Place): boolean =>
  !isBranch &&
  all.length > 1 &&
  others.some(isName) &&
  !all.some((word) => isPartOfHouse(word) || (isHouse(word) && organization.includes(word)));

const isHouseOf = (organization: Words, { houses, all }: Within): boolean =>
  (organization.length > 1 && organization.every((word) => all.includes(word))) ||
  (houses.length > 0 &&
    !houses.includes('main') &&
    houses.some((word) => organization.includes(word)) &&
    houses.every((word) => organization.includes(word) || word === 'hall' || word === 'building'));

import { isCalledAfterTown, isCivic } from './places/civic';
import { hasHouse, isHouse, isOtherHouse, isRoom, isUnnamed, kindOfHost } from './places/kinds';
import { segmentsOf } from './places/segments';
import { streetOfAddress, streetOfLocation, withoutStreet } from './places/street';
import { isAlike, isFiller, wordsOf } from './words';

type Words = readonly string[];

export type Place = Readonly<{
  /** Each house and each room in it. */
  houses: readonly Words[];
  rooms: readonly Words[];
  /** The towns and counties that it names, and the one that its organization is called after. */
  towns: readonly Words[];
  home: Words;
  /** Streets without a number, which say as little as a town. */
  lanes: readonly Words[];
  /** Of several parts the last, which may be a town. */
  last: Words;
  /** '50 fullerton', of '50 S. Fullerton Ave'. */
  street?: string;
  /** All of its words. */
  words: Words;
  /** The words of the organization that tells it. */
  organization: Words;
  isFar: boolean;
  isHybrid: boolean;
  isBranch: boolean;
  isMobile: boolean;
}>;

/** `knownTowns` are names that stand before a state somewhere else: alone they name no house. */
export const placeOf = (
  { location = '', address = '' }: Readonly<{ location?: string; address?: string }>,
  organization: string,
  knownTowns: ReadonlySet<string>,
): Place => {
  const street = streetOfAddress(address) ?? streetOfLocation(location);
  const { houses, rooms, towns, lanes, last } = segmentsOf(
    withoutStreet(location)
      .replace(MOBILE, ', ')
      .replace(isHybrid(location) ? HYBRID : '', ''),
  );
  const isTown = (house: Words) => knownTowns.has(house.join(' '));
  const names = wordsOf(organization).filter((word) => !isFiller(word));
  const home = names.filter((word, i) => !isCivic(word) || (word === 'park' && i > 0 && !isCivic(names[i - 1]!)));
  const ofAddress = segmentsOf(withoutStreet(address)).towns;
  return {
    houses: houses.filter((house) => !isTown(house)),
    rooms,
    lanes,
    last,
    towns: [...towns, ...houses.filter(isTown), ...ofAddress],
    home: isCalledAfterTown(names) ? home : [],
    ...(street && { street }),
    words: wordsOf(location).filter((word) => !isFiller(word)),
    organization: names,
    isFar: FAR.test(location) && !isHybrid(location),
    isHybrid: isHybrid(location),
    isBranch: BRANCH.test(location),
    isMobile: MOBILE.test(location) && houses.length + rooms.length === 0,
  };
};

/**
 * Whether two tellings can mean one place. A room in the house that the other names is the same place; two rooms, two house
 * numbers, two screens are different ones. What names a town or a room that every house has may be anywhere in it. Of one and
 * the same page, `isOnePage`, only what excludes each other is different: publishers call one place by many names. The page of one
 * event, `isOneEvent`, has one place.
 */
export const comparePlaces = (a: Place, b: Place, isOnePage: boolean, isOneEvent: boolean): 'same' | 'different' | 'unknown' => {
  const towns = [...a.towns, ...b.towns, a.home, b.home];
  const [ofA, ofB] = [within(speltOut(a, b), towns), within(speltOut(b, a), towns)];
  if (a.isMobile || b.isMobile) return isAtHome(a, b, ofA, ofB, true) ? 'same' : 'unknown';
  if (isNowhere(a, ofA) || isNowhere(b, ofB))
    return areInOtherTowns(a, b) || areOnOtherLanes(a, b) || areOtherHosts(a, b) ? 'different' : 'unknown';
  if (a.isFar !== b.isFar) return a.isHybrid || b.isHybrid ? 'same' : 'different';
  if (a.isFar && b.isFar) return isIn(ofA, ofB, towns) || isIn(ofB, ofA, towns) ? 'same' : 'unknown';
  if (areOther(ofA.all.filter(isNumber), ofB.all.filter(isNumber)) || areOtherRooms(ofA, ofB)) return 'different';
  const isOnOneStreet = a.street !== undefined && a.street === b.street;
  if (!isOnOneStreet && !isOnePage && (areInOtherTowns(a, b) || areNamedAfterTowns(a, b, towns))) return 'different';
  const isOwned = !areOfOtherOwners(a, b, ofA, ofB);
  if (areOtherParts(ofA, ofB, towns, isOnOneStreet)) return 'different';
  if (a.street && b.street && !isOnOneStreet && !isOnePage) return isOwned && areWrittenAlike(ofA, ofB) ? 'same' : 'different';
  if (isIn(ofA, ofB, towns) || isIn(ofB, ofA, towns)) return isOwned || isOnOneStreet ? 'same' : 'different';
  if (isOnOneStreet || haveOneName(ofA, ofB, towns)) return 'same';
  if (a.isBranch && b.isBranch) return 'different';
  if (isAtHome(a, b, ofA, ofB, isOwned)) return 'same';
  if (ofA.all.length === 0 || ofB.all.length === 0) return 'unknown';
  if (isOwned && (isSomewhereIn(ofA, ofB) || isSomewhereIn(ofB, ofA))) return 'unknown';
  if (areOtherHouses(ofA, ofB)) return isOneEvent ? 'unknown' : 'different';
  return isOnePage || beginAlike(a, b, ofA, ofB, towns) ? 'unknown' : 'different';
};

/** With the initials written out that stand for words of the other or of who tells it: 'VFW', 'LFHS Auditorium'. */
const speltOut = (place: Place, other: Place): Place => {
  const texts = [other.words, other.organization, place.organization];
  const speltOutOf = (words: Words): Words =>
    words.flatMap((word) => texts.map((text) => runOf(word, text)).find(isFound) ?? [word]);
  return { ...place, houses: place.houses.map(speltOutOf), rooms: place.rooms.map(speltOutOf) };
};

const runOf = (short: string, words: Words): Words => {
  const at = /^\p{L}{3,5}$/u.test(short)
    ? words
        .map((word) => word[0])
        .join('')
        .indexOf(short)
    : -1;
  return at < 0 ? [] : words.slice(at, at + short.length);
};

const isFound = (words: Words) => words.length > 0;

/** A place without the parts that only say in which town it is. */
type Within = Readonly<{ houses: Words; first: Words; rooms: readonly Words[]; all: Words; isUnnamed: boolean }>;

const within = ({ houses, rooms, organization }: Place, towns: readonly Words[]): Within => {
  const named = houses.filter((house) => !towns.some((town) => town.length === house.length && isSubset(house, town)));
  const all = [...new Set([...named, ...rooms].flat())];
  const isRoomOnly = named.length === 0 && !all.some(isHouse);
  const isCalledAsOrganization = organization.length > 1 && isSubset(organization, all);
  const first = named[0] ?? rooms[0] ?? [];
  return { houses: named.flat(), first, rooms, all, isUnnamed: !isCalledAsOrganization && (isRoomOnly || all.every(isUnnamed)) };
};

const FAR = /\b(?:zoom|online|virtual|virtually|webinar|livestream)\b/i;

/** A house to go to, or its meeting on a screen: 'Town Hall / Zoom'. */
const HYBRID =
  /\s*(?:\/|&|\+|,|\(|\band\b|\bor\b|\bwith\b|\balso\b)\s*(?:and|or|also|via|on|by)?\s*(?:zoom|online|virtual|virtually|webinar|livestream)\b.*$/i;

const isHybrid = (location: string) => HYBRID.test(location) && wordsOf(location.replace(HYBRID, '')).some(hasRoomOrHouse);

const hasRoomOrHouse = (word: string) => isHouse(word) || isRoom(word) || word === 'hall' || word === 'building';

const MOBILE = /\bbookmobile\b|\bbibliobus\b|\blibrary (bus|van)\b|\bmobile (library|unit)\b/i;

const BRANCH = /\bbranch\b|\b(main|central) library\b/i;

const isNumber = (word: string) => /^\d+\p{L}{0,2}$/u.test(word);

/** A place without a name may be a part of one that has a name, unless it is a house of another kind. A city hall may have a name. */
const isSomewhereIn = (part: Within, house: Within) =>
  part.isUnnamed && !house.isUnnamed && isSubset(part.all.filter(house.all.some(hasHouse) ? hasHouse : isHouse), house.all);

/** Each is a house of some kind, and has a name of its own: a church and a school. */
const areOtherHouses = ({ all: a }: Within, { all: b }: Within) =>
  [a, b].every((all) => all.some(isOtherHouse) || all.includes('library')) && areOther(a.filter(isOwnName), b.filter(isOwnName));

/** A church shares that of its faith with others. */
const isOwnName = (word: string) => isName(word) && kindOfHost(word) === undefined;

/** They have one name, and are not two kinds of houses: a trailhead and its park. */
const beginAlike = (a: Place, b: Place, ofA: Within, ofB: Within, towns: readonly Words[]): boolean => {
  const [namesOfA, namesOfB] = [a, b].map(({ houses, rooms }) => [...houses, ...rooms].map((one) => beginningOf(one, towns)));
  return areOther(ofA.all.filter(isHouse), ofB.all.filter(isHouse))
    ? false
    : namesOfA!.some((name) => name && namesOfB!.includes(name));
};

const beginningOf = (house: Words, towns: readonly Words[]): string => {
  const names = without(house.filter(isName), towns.flat());
  return names.slice(0, BEFORE_NAME.has(names[0] ?? '') ? 2 : 1).join(' ');
};

const BEFORE_NAME = new Set(['big', 'camp', 'first', 'fort', 'lake', 'little', 'mount', 'old', 'point', 'st', 'upper', 'lower']);

/** The house of one bears the name of the other's, or is the first of its parts: a pavilion and its park. */
const haveOneName = (a: Within, b: Within, towns: readonly Words[]): boolean => {
  const [ofA, ofB] = [a.first.filter(isName), b.first.filter(isName)];
  if (ofA.length === 0 || ofB.length === 0 || isSubset(ofA, towns.flat()) || isSubset(ofB, towns.flat())) return false;
  const isOne = isSubset(ofA, ofB) && isSubset(ofB, ofA) && !areOther(a.first.filter(isHouse), b.first.filter(isHouse));
  const isFirst = isSubset(a.first, b.all) || isSubset(b.first, a.all);
  return (isOne || isFirst) && !areOther(without(a.all, a.first), without(b.all, b.first));
};

const isName = (word: string) => !isUnnamed(word);

const isNowhere = ({ street }: Place, { all }: Within) => all.length === 0 && !street;

/** Both name streets, and not the same. */
const areOnOtherLanes = (a: Place, b: Place) => areOther(a.lanes.flat(), b.lanes.flat());

/** Of one name, one in this town and the other in that. */
const areNamedAfterTowns = ({ last: a }: Place, { last: b }: Place, towns: readonly Words[]) =>
  areOther(a, b) &&
  [a, b].every((last) => isTownIn(last, towns) || last.every(isName)) &&
  [a, b].some((last) => isTownIn(last, towns));

const isTownIn = (words: Words, towns: readonly Words[]) =>
  towns.some((town) => town.length === words.length && isSubset(words, town));

const areInOtherTowns = (a: Place, b: Place) =>
  [a, b].every(({ towns }) => towns.length > 0) &&
  !a.towns.some((town) => b.towns.some((other) => isSubset(town, other) || isSubset(other, town)));

/** Who says no place is at their own: two churches, two towns. */
const areOtherHosts = ({ organization: a }: Place, { organization: b }: Place) => {
  const kindsOf = (words: Words) => words.flatMap((word) => kindOfHost(word) ?? []);
  const [ofA, ofB] = [a.filter(isName), b.filter(isName)];
  return kindsOf(a).some((kind) => kindsOf(b).includes(kind)) && !isSubset(ofA, ofB) && !isSubset(ofB, ofA);
};

const areOther = (a: Words, b: Words) => a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one));

const isSubset = (some: Words, all: Words) => some.every((word) => all.some((one) => isAlike(word, one)));

/** Both name rooms that the other does not name, and none of one can be one of the other. */
const areOtherRooms = (a: Within, b: Within) => {
  const [ofA, ofB] = [unsharedRooms(a, b), unsharedRooms(b, a)];
  const isOne = (room: Words, other: Words) => isSubset(nameOf(room), b.all) || isSubset(nameOf(other), a.all);
  return ofA.length > 0 && ofB.length > 0 && !ofA.some((room) => ofB.some((other) => isOne(room, other)));
};

const unsharedRooms = ({ rooms }: Within, { rooms: others }: Within) =>
  rooms.filter((room) => !others.some((other) => other.join(' ') === room.join(' ')));

const nameOf = (room: Words) => room.filter((word) => word !== 'room' && word !== 'floor');

/** Of one house, each names a part that the other does not name: its library and its hall. */
const areOtherParts = (a: Within, b: Within, towns: readonly Words[], isOneHouse: boolean) =>
  (isOneHouse || without(a.all, towns.flat()).some((word) => isName(word) && b.all.includes(word))) &&
  [without(a.all, b.all), without(b.all, a.all)].every((rest) => rest.some(isPart));

const isPart = (word: string) => isRoom(word) || word === 'library' || word === 'hall';

const areWrittenAlike = ({ all: a }: Within, { all: b }: Within) => a.length > 0 && isSubset(a, b) && isSubset(b, a);

/** All that `a` says, `b` says too. The name of a town may be left out where the other says no other name for it. */
const isIn = (a: Within, b: Within, towns: readonly Words[]): boolean => {
  if (a.all.length === 0 || b.all.length === 0) return false;
  const [restOfA, restOfB] = [without(a.all, b.all), without(b.all, a.all)];
  if (restOfA.length === 0) return true;
  return (
    isSubset(restOfA, towns.flat()) && restOfA.length < a.all.length && restOfB.every((word) => isUnnamed(word) && !isHouse(word))
  );
};

const without = (words: Words, others: Words) => words.filter((word) => !others.some((one) => isAlike(word, one)));

/** A room that every house has is in the house of who tells it; if that has another name than the other's, it is another room. */
const areOfOtherOwners = (a: Place, b: Place, ofA: Within, ofB: Within): boolean => {
  const [ownerOfA, ownerOfB] = [ownerOf(a, ofA), ownerOf(b, ofB)];
  if (!(ofA.isUnnamed || ofB.isUnnamed) || ownerOfA.length === 0 || ownerOfB.length === 0) return false;
  return !isSubset(ownerOfA, ownerOfB) && !isSubset(ownerOfB, ownerOfA);
};

const ownerOf = ({ organization }: Place, { all, isUnnamed: hasNoName }: Within): Words => {
  if (!hasNoName) return all.filter(isName);
  return organization.some(hasHouse) ? organization.filter((word) => !isCivic(word)) : [];
};

/** One says which organization's house it is, the other is of that organization, or names no more than a part of a house. */
const isAtHome = (a: Place, b: Place, ofA: Within, ofB: Within, isOwned: boolean): boolean =>
  isHomeOf(ofA, ofB, a, b, isOwned) || isHomeOf(ofB, ofA, b, a, isOwned);

const isHomeOf = (house: Within, room: Within, host: Place, guest: Place, isOwned: boolean): boolean => {
  const isCalledAsHost = room.all.some((word) => isName(word) && guest.organization.includes(word) && !guest.home.includes(word));
  // A theater without a name is a room.
  const others = room.all.filter((word) => !house.all.includes(word) && !(room.isUnnamed && word === 'theater'));
  if (!isCalledAsHost && others.some(isOtherHouse)) return false;
  if (room.isUnnamed && others.some(hasHouse)) return false;
  if (isHouseOf(guest.organization, house)) return true;
  return ((room.isUnnamed && isOwned) || guest.isBranch) && isHouseOf(host.organization, house);
};

const isHouseOf = (organization: Words, { houses, all }: Within): boolean =>
  (organization.length > 1 && organization.every((word) => all.includes(word))) ||
  (houses.length > 0 &&
    !houses.includes('main') &&
    houses.some((word) => organization.includes(word)) &&
    houses.every((word) => organization.includes(word) || word === 'hall' || word === 'building'));

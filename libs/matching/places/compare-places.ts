import { areOfSchoolDistrict, maybeInitials, spellOrdinals, spellSaints, wordsForInitials } from '../spelling';
import { areDisjoint, haveEqualWords, isSubset, type Words, withoutWords } from '../word-lists';
import { wordSet } from '../words';
import { isAnywhereOnline } from './attendance';
import { areAtOneCorner } from './corners';
import { areOnTwoFloors } from './floors';
import {
  areDifferentHouses,
  areOneSchool,
  haveCommonBeginning,
  haveCommonName,
  haveCommonPart,
  haveContainedNames,
  haveDifferentNames,
  haveSameWords,
  isContainedIn,
  isUnnamedPartOf,
  isUnnamedPartOfCampus,
} from './houses';
import { type LocalPlace, toLocalPlace } from './local-place';
import { routeOf } from './numbered-roads';
import { isHouseOfOneOrder } from './orders';
import {
  areAtOwnHouses,
  areDifferentHosts,
  areUnnamedInTwoTowns,
  haveDifferentOwners,
  isAtHome,
  isHouseOf,
  isOtherPartOfCampus,
  isOwnClub,
  isOwnClubGrounds,
  isOwnClubhouse,
  isOwnHouseInPart,
} from './owners';
import { isHallOfParish } from './parishes';
import type { Place } from './place';
import { isGovernment, isHouse, isName, isOtherHouse, isPartOfHouse, isRoom, isSingleHouse, kindOfHost } from './place-words';
import {
  areDifferentParts,
  areDifferentRooms,
  areOnOppositeSides,
  haveDifferentLetters,
  haveDifferentPartsOfHouse,
  haveSameMark,
} from './rooms';
import { withoutKindOfCollege } from './segments';
import { areInDifferentStates } from './states';
import { areInOneArea, isArea, isCalledAfterRoad, isDistrictOnRoad, isSquareOfAddress } from './streets';
import {
  areCalledAfterTwoTowns,
  areInDifferentTowns,
  areInOneTown,
  areNamedAfterTowns,
  areOfTwoTowns,
  isInOtherTown,
  isOneHouseOfTwoTowns,
} from './towns';

/** `unlike` are two names that nothing connects: mostly two places, sometimes two names of one. */
export type PlaceLikeness = 'same' | 'different' | 'unlike' | 'unknown';

/**
 * A room in the building that the other names is the same place; two rooms, two house numbers or two screens are different. A town,
 * or a room that every building has, may be anywhere in the other. With the same page only places that exclude each other are
 * different, because publishers use many names for a place, and the page of one event has one place.
 */
export const comparePlaces = (first: Place, second: Place, page: SharedPage): PlaceLikeness => {
  const [a, b] = alignStreets(first, second);
  const towns = [...a.towns, ...b.towns, a.home, b.home];
  const [ofA, ofB] = [toLocalPlace(spellAlike(a, b), towns), toLocalPlace(spellAlike(b, a), towns)];
  if (areInDifferentStates(a, b)) return 'different';
  if (a.isMobile || b.isMobile) return isAtHome(a, b, ofA, ofB, true) ? 'same' : 'unknown';
  if (areAtOneCorner(a, b) && !areInDifferentTowns(a, b)) return 'same';
  const [isNowhere, isOtherNowhere] = [hasNoPlace(a, ofA), hasNoPlace(b, ofB)];
  if (isNowhere || isOtherNowhere) {
    if (
      areInDifferentTowns(a, b) ||
      (isNowhere && isInOtherTown(a, b)) ||
      (isOtherNowhere && isInOtherTown(b, a)) ||
      haveDifferentLanes(a, b) ||
      areDifferentHosts(a, b) ||
      isInOtherChurch(a, ofA, ofB) ||
      isInOtherChurch(b, ofB, ofA)
    )
      return 'different';
    if (isInOwnHouse(a, ofA, b, ofB) || isInOwnHouse(b, ofB, a, ofA)) return 'same';
    return isNowhere && isOtherNowhere && (haveCommonRoad(a, b) || areInOneArea(a, b)) ? 'same' : 'unknown';
  }
  const isOnKnownStreet = areOnKnownStreet(a, ofA, b, ofB) ?? areOnKnownStreet(b, ofB, a, ofA);
  if (isOnKnownStreet !== undefined && page === 'none') return isOnKnownStreet ? 'same' : 'different';
  if (a.isFar !== b.isFar) return a.isHybrid || b.isHybrid ? 'same' : 'different';
  if (a.isFar && b.isFar && areDifferentHosts(a, b) && ![a, b].some(isOfSeveralTowns)) return 'different';
  if (a.isFar && b.isFar)
    return ![a, b].some(isAnywhereOnline) && (isContainedIn(ofA, ofB, towns) || isContainedIn(ofB, ofA, towns))
      ? 'same'
      : 'unknown';
  if (
    page !== 'of a catalogue' &&
    (areDisjoint(ofA.all.filter(isNumber), ofB.all.filter(isNumber)) ||
      areOnTwoFloors(ofA, ofB) ||
      areDifferentRooms(ofA, ofB, [...a.organization, ...b.organization]) ||
      haveDifferentLetters(ofA, ofB) ||
      areOnOppositeSides(ofA, ofB))
  )
    return 'different';
  const [isOnePage, isOnOneStreet] = [page !== 'none', a.street !== undefined && a.street === b.street];
  if (!isOnePage && isOnOneStreet && areInDifferentTowns(a, b) && !isOneHouseOfTwoTowns(a, b, ofA, ofB)) return 'different';
  if (!isOnePage && !isOnOneStreet && (areInDifferentTowns(a, b) || areNamedAfterTowns(a, b, towns))) return 'different';
  if (!isOnePage && !isOnOneStreet && (areOfTwoTowns(a, b, ofA, ofB) || areCalledAfterTwoTowns(a, b, ofA, ofB)))
    return 'different';
  if (!isOnePage && !isOnOneStreet && (isTownsOwnIn(a, b) || isTownsOwnIn(b, a))) return 'different';
  const isOwned = !haveDifferentOwners(a, b, ofA, ofB);
  const isOwnRoom = isOnOneStreet && (isRoomOfOwnHouse(a, ofA, ofB) || isRoomOfOwnHouse(b, ofB, ofA));
  if (page !== 'of a catalogue' && !isOwnRoom && areDifferentParts(ofA, ofB, towns, isOnOneStreet)) return 'different';
  if (isSingleHouseOf(ofA, ofB, towns) || isSingleHouseOf(ofB, ofA, towns)) return 'same';
  if (isRoomCodeIn(ofA, ofB) || isRoomCodeIn(ofB, ofA)) return 'same';
  if (areOnOneRoad(a, ofA, b, ofB)) return 'same';
  const isOnTwoStreets = a.street !== undefined && b.street !== undefined && !isOnOneStreet;
  if (!isOnTwoStreets && (isHallOfParish(a, ofA, ofB, towns) || isHallOfParish(b, ofB, ofA, towns))) return 'same';
  if (!isOnTwoStreets && (isOwnHouseInPart(a, ofA, ofB) || isOwnHouseInPart(b, ofB, ofA))) return 'same';
  if (!isOnePage && haveDifferentPartsOfHouse(a, b, ofA, ofB, towns, isOnOneStreet)) return 'different';
  if (isOnTwoStreets && !isOnePage && (isHostOfGuest(a, ofA, ofB) || isHostOfGuest(b, ofB, ofA))) return 'unknown';
  if (isOnTwoStreets && !isOnePage)
    return isOwned && haveSameWords(ofA, ofB) && ofA.all.some(isNameOfHouse) ? 'same' : 'different';
  if (isContainedIn(ofA, ofB, towns) || isContainedIn(ofB, ofA, towns))
    return isOnOneStreet || (isOwned && !areUnnamedInTwoTowns(a, ofA, b, ofB)) ? 'same' : 'different';
  if (isOnOneStreet && (isPartOfOwnHouse(a, ofA, ofB) || isPartOfOwnHouse(b, ofB, ofA))) return 'same';
  if (isOnOneStreet && !isOnePage && !isOwnRoom && haveDifferentNames(ofA, ofB))
    return isHouseNamed(ofA) || isHouseNamed(ofB) ? 'unknown' : 'unlike';
  if (isOnOneStreet || haveCommonName(ofA, ofB, towns)) return 'same';
  if ((a.isBranch && (b.isBranch || isMain(b))) || (b.isBranch && isMain(a))) return 'different';
  if (isAtHome(a, b, ofA, ofB, isOwned)) return 'same';
  if (isOwnClub(a, ofA, b, ofB) || isOwnClub(b, ofB, a, ofA)) return 'same';
  if (isOwnClubhouse(a, ofA, b, ofB) || isOwnClubhouse(b, ofB, a, ofA)) return 'same';
  if (isOwnClubGrounds(a, ofA, ofB) || isOwnClubGrounds(b, ofB, ofA)) return 'same';
  if (areOneSchool(ofA, ofB) || areOneSchool(ofB, ofA)) return 'same';
  if (isHouseOfOneOrder(a, ofA, b, ofB)) return 'same';
  if (areInOneTown(a, b) && (isRoomOfGovernment(a, ofA, ofB) || isRoomOfGovernment(b, ofB, ofA))) return 'same';
  if (areInOneTown(a, b) && (isSquareOfAddress(a, b, ofB) || isSquareOfAddress(b, a, ofA))) return 'same';
  if (isCalledAfterRoad(a, ofA, b, ofB) || isCalledAfterRoad(b, ofB, a, ofA)) return 'same';
  if (ofA.all.length === 0 || ofB.all.length === 0) return 'unknown';
  if (isOwned && (isRoomOfKind(ofA, ofB) || isRoomOfKind(ofB, ofA))) return 'same';
  if (isOwned && (isHouseOfGovernment(ofA, ofB) || isHouseOfGovernment(ofB, ofA))) return 'same';
  if (isOwned && !isOthersTownHall(a, b) && (isUnnamedPartOf(ofA, ofB) || isUnnamedPartOf(ofB, ofA))) return 'unknown';
  if (isStadiumOfSchool(ofA, ofB) || isStadiumOfSchool(ofB, ofA))
    return page === 'none' && !isOfOwnSchool(a, ofB) && !isOfOwnSchool(b, ofA) ? 'unlike' : 'unknown';
  if (isSeatOfCounty(a, ofA, ofB) || isSeatOfCounty(b, ofB, ofA)) return 'same';
  if (isCentralHouseOfCounty(a, ofA, ofB) || isCentralHouseOfCounty(b, ofB, ofA)) return 'same';
  if (areDifferentHouses(ofA, ofB)) return page === 'of an event' || page === 'of a catalogue' ? 'unknown' : 'different';
  if (isOwned && (isUnnamedPartOfCampus(ofA, ofB) || isUnnamedPartOfCampus(ofB, ofA))) return 'unknown';
  if (!areInDifferentTowns(a, b) && (isDistrictOnRoad(a, ofB) || isDistrictOnRoad(b, ofA))) return 'unknown';
  if (areInOneTown(a, b) && haveSameMark(ofA, ofB)) return 'unknown';
  if (isOnCampusOf(a, ofA, ofB) || isOnCampusOf(b, ofB, ofA)) return 'unknown';
  if (haveCommonBeginning(a, b, ofA, ofB, towns) || haveContainedNames(ofA, ofB, towns) || haveCommonPart(ofA, ofB))
    return 'unknown';
  if (page !== 'none' && !(page === 'shared' && haveDifferentNames(ofA, ofB))) return 'unknown';
  if (areAtKnownStreet(a, b) || isArea(ofA, towns) || isArea(ofB, towns)) return 'unknown';
  return areAtOwnHouses(a, ofA, b, ofB) ? 'different' : 'unlike';
};

const alignStreets = (a: Place, b: Place): readonly [Place, Place] => {
  if (!a.street || !b.street) return [a, b];
  if (a.street === b.street) return areOnTwoSides(a, b) ? [withSideInStreet(a), withSideInStreet(b)] : [a, b];
  const street = commonStreetOf(a.street, b.street);
  return street
    ? [
        { ...a, street },
        { ...b, street },
      ]
    : [a, b];
};

/** '420 NE Main St' and '420 SE Main St'. Many leave the direction out. */
const areOnTwoSides = ({ side: a }: Place, { side: b }: Place) => a !== undefined && b !== undefined && a !== b;

const withSideInStreet = (place: Place): Place => ({ ...place, street: `${place.street} ${place.side}` });

/** '88 Fire House Rd' and '88 Firehouse Road', of which a street is the number and the first word; '60 Hwy 12' and '60 County Hwy 12'. */
const commonStreetOf = (a: string, b: string): string | undefined => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short === routeOf(long)) return short;
  return long.startsWith(short) && short.length >= MIN_ALIGNED_LENGTH && !/\d$/.test(short) ? short : undefined;
};

const MIN_ALIGNED_LENGTH = 6;

/** Initials in full, and 'rail yard' as one word, '12th Avenue' as 12 or 'San Marcos' as 'St. Mark' if the other writes it so. */
const spellAlike = (place: Place, other: Place): Place => {
  const [own, others] = [place.organizationSpelling, [other.spelling, other.organizationSpelling]];
  const writtenOut = (word: string): Words =>
    maybePlaceInitials(word)
      ? ((areOfSchoolDistrict(word) ? [own, ...others] : [...others, own])
          .map((spelling) => wordsForInitials(word, spelling))
          .find(isNotEmpty) ?? [word])
      : [word];
  const all = (parts: readonly Words[]) =>
    parts
      .map((part) => spellDirection(part, other.words))
      .map((part) => spellTown(spellFirehouse(part, other.words), place, other))
      .map((part) => joinCompounds(spellSaints(spellOrdinals(part, other.words), other.words), other.words).flatMap(writtenOut))
      .map(withoutKindOfCollege);
  return { ...place, houses: all(place.houses), rooms: all(place.rooms) };
};

/** 'SE Island College' as 'Southeast Island College', if the other writes it so. */
const spellDirection = (part: Words, others: Words): Words =>
  part.map((word) => {
    const direction = DIRECTIONS.get(word);
    return direction !== undefined && others.includes(direction) ? direction : word;
  });

const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ['ne', 'northeast'],
  ['nw', 'northwest'],
  ['se', 'southeast'],
  ['sw', 'southwest'],
]);

/** 'Town Pavilion' of the town of Mill as 'Mill Pavilion', if the other calls it so. */
const spellTown = (part: Words, { towns, home }: Place, other: Place): Words =>
  isGovernment(part[0] ?? '') && part.length > 1
    ? ([...towns, home]
        .filter(isNotEmpty)
        .map((town) => [...town, ...part.slice(1)])
        .find((named) => [...other.houses, ...other.rooms].some((one) => haveEqualWords(one, named))) ?? part)
    : part;

/** 'Fire Headquarters' and 'Fire Hall' as 'Firehouse', whatever the other calls it. Of several, each has a number. */
const spellFirehouse = (part: Words, others: Words): Words => {
  if (part.some(isNumber) && others.some(isNumber)) return part;
  const at = part.findIndex((word, i) => word === 'fire' && FIREHOUSES.has(part[i + 1] ?? ''));
  return at >= 0 ? [...part.slice(0, at), 'firehouse', ...part.slice(at + 2)] : part;
};

const FIREHOUSES = wordSet('hall headquarters house station');

const joinCompounds = (part: Words, others: Words): Words =>
  part.flatMap((word, i) => {
    if (i > 0 && others.includes(part[i - 1]! + word)) return [];
    const compound = word + (part[i + 1] ?? '');
    return others.includes(compound) ? compound : word;
  });

/** Also 'CC' for a country club; 'St.' is a street or a saint. */
const maybePlaceInitials = (word: string) => maybeInitials(word) || (/^\p{L}{2}$/u.test(word) && word !== 'st');

/** 'Town Green' of one town and any place in another. */
const isTownsOwnIn = (a: Place, b: Place) =>
  isInOtherTown(a, b) && [...a.houses, ...a.rooms].some((part) => part.length > 1 && isGovernment(part[0]!));

/** A town hall may have a name, but not where neither publisher is the town. */
const isOthersTownHall = (a: Place, b: Place) =>
  !a.isOfGovernment &&
  !b.isOfGovernment &&
  !isInHomeOf(a, b) &&
  !isInHomeOf(b, a) &&
  [a, b].some(({ words }) => words.includes('hall') && words.some(isGovernment));

const isInHomeOf = ({ words }: Place, { home }: Place) => home.length > 0 && isSubset(home, words);

/** A publisher may have a wrong address for 'Harrow House', but a 'Barn' at another address is another barn. */
const isNameOfHouse = (word: string) => isName(word) && !isPartOfHouse(word);

/** One of two names at one address may be that of the house; otherwise they are two rooms or two shops. */
const isHouseNamed = ({ all }: LocalPlace) => all.some((word) => isHouse(word) || word === 'hall' || word === 'building');

/** 'Courthouse Lawn' and 'Mill County Courthouse'. */
const isSingleHouseOf = ({ parts }: LocalPlace, { all }: LocalPlace, towns: readonly Words[]) =>
  parts.some(
    (part) =>
      !withoutWords(part, towns.flat()).some(isName) &&
      (part.some((word) => isSingleHouse(word) && all.includes(word)) || (isMainLibrary(part) && isSubset(part, all))),
  );

/** 'Mill Main - Auditorium' of a library. */
const isMain = ({ houses }: Place) => houses.some((house) => house.at(-1) === 'main');

const isMainLibrary = (part: Words) => part.includes('library') && (part.includes('main') || part.includes('central'));

/** 'SCI 210' and 'Carver Science Center, Rm 210'. */
const isRoomCodeIn = ({ parts }: LocalPlace, { all }: LocalPlace) =>
  parts.some(
    ([code = '', number = '', ...rest]) =>
      rest.length === 0 &&
      /^\p{L}{2,4}$/u.test(code) &&
      /^\d{2,}\p{L}?$/u.test(number) &&
      all.includes(number) &&
      all.some((word) => word.startsWith(code)),
  );

/** One gives the number of a house on the road, the other only the road; both say what the house is. */
const areOnOneRoad = (a: Place, ofA: LocalPlace, b: Place, ofB: LocalPlace) =>
  (a.street === undefined) !== (b.street === undefined) &&
  [...a.roads, ...roadOf(a)].some((road) => [...b.roads, ...roadOf(b)].some((other) => haveEqualWords(road, other))) &&
  (ofA.all.some((word) => ofB.all.includes(word)) || isHouseOf(a.organization, ofB) || isHouseOf(b.organization, ofA));

const roadOf = ({ street }: Place): readonly Words[] => (street ? [street.split(' ').slice(1)] : []);

/** 'Elementary School Cafeteria' is in the only elementary school, whose name the other gives. */
const isRoomOfKind = ({ all, isUnnamed }: LocalPlace, house: LocalPlace) => {
  const kinds = all.filter((word) => !isRoom(word));
  return (
    isUnnamed &&
    kinds.length > 1 &&
    kinds.length < all.length &&
    house.rooms.length === 0 &&
    isSubset(kinds, house.all) &&
    kinds.some(isHouse)
  );
};

/** What it has online, a town's own library may announce as well. */
const isOfSeveralTowns = ({ organization }: Place) => organization.some((word) => REGION_WORDS.has(word));

const REGION_WORDS = wordSet('consortium county district libraries network regional state system');

/** 'Hall of Administration, Board Room' and 'County Hall of Administration'. */
const isHouseOfGovernment = ({ parts }: LocalPlace, { all, rooms }: LocalPlace) =>
  rooms.length === 0 &&
  parts.some(
    (part) =>
      part.length > 1 &&
      part.some((word) => word === 'hall' || word === 'building') &&
      isSubset(part, all) &&
      withoutWords(all, part).every((word) => isGovernment(word) || word === 'county'),
  );

/** 'Council Chambers' of a town are in its municipal building. */
const isRoomOfGovernment = ({ isOfGovernment }: Place, room: LocalPlace, { all, rooms }: LocalPlace) =>
  isOfGovernment &&
  room.isUnnamed &&
  room.houses.length === 0 &&
  rooms.length === 0 &&
  all.some((word) => word === 'municipal' || isGovernment(word)) &&
  all.some((word) => SEATS.has(word)) &&
  !all.some(isName);

const SEATS = wordSet('building hall office offices');

/** A building of a university has any name; the other names the university. */
const isOnCampusOf = ({ organization }: Place, building: LocalPlace, campus: LocalPlace) =>
  organization.some((word) => word === 'university' || word === 'college') &&
  isHouseOf(organization, campus) &&
  !isOtherPartOfCampus(campus, building, organization);

/** At its address a library names its children's area or its 'Local History Room', and the other names the library. */
const isRoomOfOwnHouse = ({ organization }: Place, { isUnnamed, houses, rooms }: LocalPlace, house: LocalPlace) =>
  (isUnnamed || (houses.length === 0 && rooms.length > 0)) && house.rooms.length === 0 && isHouseOf(organization, house);

/** A newspaper may give the house of a museum, which holds the event elsewhere. A library or a town has several houses. */
const isHostOfGuest = ({ organization }: Place, { all, isUnnamed }: LocalPlace, house: LocalPlace) =>
  !isUnnamed && !isSubset(organization, all) && isSubset(organization, house.all) && organization.some(isOtherHouse);

/** At its address, 'Beer Garden' of a brewery, and the brewery. */
const isPartOfOwnHouse = ({ organization }: Place, part: LocalPlace, house: LocalPlace) =>
  house.rooms.length === 0 && isHouseOf(organization, house) && !isOtherPartOfCampus(house, part, organization);

/** 'Wrensboro Library' for the 'Catoosee County Library' in Wrensboro. */
const isSeatOfCounty = ({ towns }: Place, ofCounty: LocalPlace, { all, rooms }: LocalPlace) => {
  const kinds = ofCounty.all.filter((word) => all.includes(word));
  return (
    rooms.length + ofCounty.rooms.length === 0 &&
    ofCounty.all.includes('county') &&
    kinds.some((word) => HOUSES_OF_COUNTY.has(word)) &&
    towns.some((town) => haveEqualWords(town, withoutWords(all, kinds)))
  );
};

/** 'Event Center, Mill' and 'Catoosee County Event Center'. Another county or a town publishes what is in its own. */
const isCentralHouseOfCounty = ({ organization, isOfGovernment }: Place, { parts, rooms }: LocalPlace, ofCounty: LocalPlace) =>
  !isOfGovernment &&
  (!organization.includes('county') ||
    isSubset(organization.slice(0, organization.indexOf('county')).filter(isName), ofCounty.all)) &&
  rooms.length + ofCounty.rooms.length === 0 &&
  ofCounty.all.includes('county') &&
  parts.some(
    (part, i) =>
      CENTERS_OF_COUNTY.has(part.join(' ')) &&
      isSubset(part, ofCounty.all) &&
      parts.every((other, j) => i === j || (j === parts.length - 1 && other.every(isName))) &&
      withoutWords(ofCounty.all, part).every((word) => word === 'county' || isName(word)),
  );

const CENTERS_OF_COUNTY = new Set(['administration building', 'event center', 'events center', 'expo center', 'justice center']);

const HOUSES_OF_COUNTY = wordSet('courthouse fairgrounds library');

/** A school's stadium has any name. */
const isStadiumOfSchool = ({ parts }: LocalPlace, { all }: LocalPlace) =>
  parts.length === 1 && isStadium(parts[0]!.at(-1)!) && all.some((word) => SCHOOL_WORDS.has(word));

const isStadium = (word: string) => word === 'stadium' || word === 'field';

/** The publisher of the stadium is the school itself or its district. */
const isOfOwnSchool = ({ organization }: Place, { all }: LocalPlace) => {
  const names = all.filter(isName);
  return (
    names.length > 0 &&
    all.some((word) => SCHOOL_WORDS.has(word)) &&
    organization.some((word) => SCHOOL_BODIES.has(word) || SCHOOL_WORDS.has(word)) &&
    isSubset(names, organization) &&
    !areDisjoint(organization.filter(isLevelOfSchool), all.filter(isLevelOfSchool))
  );
};

const isLevelOfSchool = (word: string) => word === 'elementary' || word === 'middle' || word === 'high';

const SCHOOL_BODIES = wordSet('athletics schools');

const SCHOOL_WORDS = wordSet('academy college elementary school university');

const isNotEmpty = (words: Words) => words.length > 0;

/** The page that both share: of a single event in two hosts of a catalogue, or by its number; with a word of the title; or any other, which may be a list. */
export type SharedPage = 'none' | 'shared' | 'of a title' | 'of an event' | 'of a catalogue';

const hasNoPlace = ({ street }: Place, { all }: LocalPlace) => all.length === 0 && !street;

/** A publisher with a building of its own need not name it. */
const isInOwnHouse = (host: Place, ofHost: LocalPlace, other: Place, ofOther: LocalPlace) =>
  hasNoPlace(host, ofHost) && !other.isBranch && isHouseOf(host.organization, ofOther);

/** Without a place, what a church announces is in the church itself. */
const isInOtherChurch = (host: Place, ofHost: LocalPlace, { all }: LocalPlace) => {
  const [own, others] = [host.organization, all].map((words) => words.filter(isName));
  return (
    hasNoPlace(host, ofHost) &&
    [host.organization, all].every((words) => words.some((word) => kindOfHost(word) === 'church')) &&
    !isSubset(own!, others!) &&
    !isSubset(others!, own!)
  );
};

/** Undefined unless one gives only a street and the other a name whose street is known. */
const areOnKnownStreet = (a: Place, ofA: LocalPlace, b: Place, ofB: LocalPlace): boolean | undefined =>
  a.street && ofA.all.length === 0 && !b.street && b.knownStreet && ofB.all.length > 0
    ? a.street === b.knownStreet && !areInDifferentTowns(a, b)
    : undefined;

/** Only one gives a street, and the other is at that street in other events: a basin and a plaza of one port. */
const areAtKnownStreet = (a: Place, b: Place) =>
  (a.street === undefined) !== (b.street === undefined) &&
  (a.street ?? a.knownStreet) === (b.street ?? b.knownStreet) &&
  !areInDifferentTowns(a, b);

const haveDifferentLanes = (a: Place, b: Place) => areDisjoint(a.lanes.flat(), b.lanes.flat());

/** Both name only a street, such as that of a parade or a market. */
const haveCommonRoad = (a: Place, b: Place) => a.roads.some((road) => b.roads.some((other) => haveEqualWords(road, other)));

const isNumber = (word: string) => /^\d+\p{L}{0,2}$/u.test(word);

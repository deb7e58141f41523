import { areDisjoint, haveEqualWords, isSubset, type Words, withoutWords } from '../word-lists';
import { wordSet } from '../words';
import { isCivicWord } from './civic';
import { isCampusPart, isCampusWord } from './houses';
import type { LocalPlace } from './local-place';
import type { Place } from './place';
import {
  hasHouse,
  isGovernment,
  isHallRoom,
  isHouse,
  isName,
  isNoName,
  isOtherHouse,
  isPartOfHouse,
  isRoom,
  isSingleHouse,
  isTownBody,
  kindOfHost,
} from './place-words';

export const areDifferentHosts = (one: Place, other: Place) => {
  const [a, b] = [one.organization, other.organization];
  const kindsOf = (words: Words) => words.flatMap((word) => kindOfHost(word) ?? []);
  const [ofA, ofB] = [a.filter(isName), b.filter(isName)];
  const areOfOneKind = kindsOf(a).some((kind) => kindsOf(b).includes(kind));
  return (areOfOneKind && !isSubset(ofA, ofB) && !isSubset(ofB, ofA)) || areSisters(one, other);
};

/** Two of one kind, each with its name: two parent associations, two water districts. Newspapers announce events of others. */
const areSisters = (one: Place, other: Place): boolean => {
  const [a, b] = [one.organization, other.organization];
  const kind = a.at(-1);
  if (
    kind === undefined ||
    kind !== b.at(-1) ||
    [...one.home, ...other.home].includes(kind) ||
    isCivicWord(kind) !== isNoName(kind)
  )
    return false;
  const [ofA, ofB] = [a, b].map((words) => words.filter((word) => word !== kind && !isCivicWord(word)));
  return !isSubset(ofA!, ofB!) && !isSubset(ofB!, ofA!);
};

/** A common room is in its publisher's building: different if that has another name than the other place. */
export const haveDifferentOwners = (a: Place, b: Place, ofA: LocalPlace, ofB: LocalPlace): boolean => {
  if (ofA.isUnnamed && ofB.isUnnamed && (areSisters(a, b) || areOfTwoHouses(a, ofA, b, ofB))) return true;
  if (isLibraryOfSchool(a, ofA, ofB) || isLibraryOfSchool(b, ofB, ofA)) return true;
  const [ownerOfA, ownerOfB] = [ownerOf(a, ofA), ownerOf(b, ofB)];
  if (ofA.all.some((word) => isName(word) && ofB.all.includes(word))) return false;
  if (!(ofA.isUnnamed || ofB.isUnnamed) || ownerOfA.length === 0 || ownerOfB.length === 0) return false;
  return !isSubset(ownerOfA, ownerOfB) && !isSubset(ownerOfB, ownerOfA);
};

/** The room of a library and the room of a senior center. */
const areOfTwoHouses = (a: Place, ofA: LocalPlace, b: Place, ofB: LocalPlace) => {
  const [kindsOfA, kindsOfB] = [kindsOfHouse(a), kindsOfHouse(b)];
  return (
    hasOneHouse(a) &&
    hasOneHouse(b) &&
    areDisjoint(kindsOfA, kindsOfB) &&
    !kindsOfA.some((kind) => ofB.all.includes(kind)) &&
    !kindsOfB.some((kind) => ofA.all.includes(kind))
  );
};

/** 'Library' of a school is not the public one. */
const isLibraryOfSchool = ({ organization }: Place, library: LocalPlace, { all }: LocalPlace) =>
  library.isUnnamed &&
  library.all.includes('library') &&
  organization.some((word) => SCHOOLS.has(word)) &&
  !organization.includes('library') &&
  all.includes('public');

const SCHOOLS = wordSet('academy college elementary school schools university');

const kindsOfHouse = ({ organization, home }: Place) => organization.filter((word) => isHouse(word) && !home.includes(word));

/** 'Town Park' of one town, and 'Mill Town Park', where Mill is the town of the other publisher. */
export const areUnnamedInTwoTowns = (a: Place, ofA: LocalPlace, b: Place, ofB: LocalPlace): boolean =>
  isUnnamedInOtherTown(a, ofA, b, ofB) || isUnnamedInOtherTown(b, ofB, a, ofA);

const isUnnamedInOtherTown = (a: Place, ofA: LocalPlace, b: Place, ofB: LocalPlace) => {
  const town = withoutWords(ofB.all, ofA.all);
  return (
    ofA.isUnnamed &&
    a.organization.some(isOfTown) &&
    town.length > 0 &&
    [b.home, ...b.towns].some((one) => one.length > 0 && isSubset(town, one)) &&
    areDisjoint(a.home, town) &&
    areDisjoint([...a.words, ...a.towns.flat()], town)
  );
};

const isOfTown = (word: string) => isTownBody(word) || word === 'recreation' || word === 'police' || word === 'fire';

/** Each publisher is in a house of its own: a library and a senior center, two churches. */
export const areAtOwnHouses = (a: Place, ofA: LocalPlace, b: Place, ofB: LocalPlace): boolean =>
  isAtOwnHouse(a, ofA) &&
  isAtOwnHouse(b, ofB) &&
  !isSubset(a.organization, b.organization) &&
  !isSubset(b.organization, a.organization);

const isAtOwnHouse = (place: Place, local: LocalPlace) =>
  isHouseOf(place.organization, local) || (local.isUnnamed && hasOneHouse(place));

/** The library that a city or a club names is not in its own building. */
const ownerOf = ({ organization, home }: Place, { all, isUnnamed: hasNoName }: LocalPlace): Words => {
  if (!hasNoName) return all.filter(isName);
  if (all.includes('library') && (organization.some(isGovernment) || !organization.some((word) => LIBRARY_OWNERS.has(word))))
    return [];
  return hasOneHouse({ organization, home }) || (all.includes('clubhouse') && organization.includes('club'))
    ? organization.filter((word) => !isCivicWord(word))
    : [];
};

const LIBRARY_OWNERS = wordSet(
  'academy church college elementary high libraries library middle museum pta pto school schools synagogue temple university',
);

const hasOneHouse = ({ organization, home }: Pick<Place, 'organization' | 'home'>) =>
  organization.some((word) => (hasHouse(word) || HOUSES_BY_BODY.has(word)) && !home.includes(word)) &&
  !organization.some((word) => MANY_HOUSES.has(word));

const MANY_HOUSES = wordSet('district libraries parks recreation schools system');

/** One names the building of an organization, the other belongs to that organization, or names only a part of a building. */
export const isAtHome = (a: Place, b: Place, ofA: LocalPlace, ofB: LocalPlace, isOwned: boolean): boolean =>
  isHomeOf(ofA, ofB, a, b, isOwned) || isHomeOf(ofB, ofA, b, a, isOwned);

const isHomeOf = (house: LocalPlace, room: LocalPlace, host: Place, guest: Place, isOwned: boolean): boolean => {
  if (isOtherPartOfCampus(house, room, [...host.organization, ...guest.organization])) return false;
  const isCalledAsHost = room.all.some((word) => isName(word) && guest.organization.includes(word) && !guest.home.includes(word));
  // Without a name, a theater is a room; that of a school or a center is its own under any name.
  const isOwnRoom = (word: string) =>
    isHallRoom(word) ||
    word === 'theater' ||
    word === 'clubhouse' ||
    isOwnChurch(word, guest) ||
    (word === 'center' && room.all.includes('parish') && isOwnChurch('parish', guest)) ||
    (guest.organization.includes(word) && !isGovernment(word));
  const isOnOwnCampus = (word: string) => isCampusPart(word) && guest.organization.some(isCampusWord);
  const others = room.all.filter(
    (word) => !house.all.includes(word) && !isOnOwnCampus(word) && !(room.isUnnamed && isOwnRoom(word)),
  );
  if (!isCalledAsHost && (others.some(isOtherHouse) || isNamedHouse(room, house, others, guest))) return false;
  if (room.isUnnamed && others.some((word) => hasHouse(word) && !isRoom(word))) return false;
  if (room.isUnnamed && isOfOtherKind(guest, house)) return false;
  if (isHouseOf(guest.organization, house)) return true;
  const isItsBranch =
    guest.isBranch &&
    host.organization.some((word) => kindOfHost(word) === 'library') &&
    !areDisjoint(guest.houses.flat().filter(isName), [...host.organization, ...house.all]);
  const isOfCounty = room.all.includes('county') && !host.organization.includes('county');
  return ((room.isUnnamed && isOwned && !isOfCounty) || isItsBranch) && isHouseOf(host.organization, house);
};

/** 'MSU Softball Stadium' is no house of 'Blanton Hall', though both are of Midland State University. */
export const isOtherPartOfCampus = (house: LocalPlace, room: LocalPlace, organizations: Words) => {
  const part = withoutWords(house.all, organizations);
  return part.some(isCampusPart) && room.all.some((word) => !organizations.includes(word)) && areDisjoint(part, room.all);
};

/** 'Legion Club' of the 'Mill American Legion Post 88', and 'American Legion Post 88' in Mill. */
export const isOwnClub = (
  { organization, towns }: Place,
  { all }: LocalPlace,
  other: Place,
  { all: names }: LocalPlace,
): boolean =>
  names.length > 1 &&
  isSubset(names, organization) &&
  !isSubset(organization, other.organization) &&
  all.some((word) => CLUB_WORDS.has(word)) &&
  all.every((word) => CLUB_WORDS.has(word) || organization.includes(word)) &&
  [...towns, ...other.towns].every((town) => isSubset(town, organization));

/** 'Clubhouse' of the 'Mill Drift Busters Snowmobile Club', and 'Drift Busters Clubhouse'. */
export const isOwnClubhouse = (
  { organization }: Place,
  { parts }: LocalPlace,
  { towns }: Place,
  { all }: LocalPlace,
): boolean => {
  const names = withoutWords(all, towns.flat()).filter(isName);
  return (
    organization.includes('club') &&
    parts.some((part) => haveEqualWords(part, ['clubhouse'])) &&
    all.includes('clubhouse') &&
    names.length > 0 &&
    isSubset(names, organization)
  );
};

/** 'Club Grounds' of the 'Mill Steam Power Club', and 'Mill Steam Power Grounds'. */
export const isOwnClubGrounds = ({ organization }: Place, { all }: LocalPlace, { all: named }: LocalPlace): boolean => {
  const [kind = '', ...others] = withoutWords(all, ['club']);
  const names = withoutWords(named, ['club', kind]);
  return (
    organization.includes('club') &&
    all.includes('club') &&
    CLUB_GROUNDS.has(kind) &&
    others.length === 0 &&
    named.includes(kind) &&
    names.length > 1 &&
    isSubset(names, organization)
  );
};

const CLUB_GROUNDS = wordSet('course grounds range');

/** 'Interpretive Center grounds' of the 'Mill Interpretive Center', and 'Mill Valley Interpretive Center'. */
export const isOwnHouseInPart = ({ organization }: Place, { all }: LocalPlace, house: LocalPlace): boolean => {
  const part = all.filter((word) => !isPartOfHouse(word));
  return (
    house.rooms.length === 0 &&
    part.length > 1 &&
    part.some(isName) &&
    part.some(isHouse) &&
    part.length < organization.length &&
    haveEqualWords(part, organization.slice(-part.length)) &&
    isSubset(organization, house.all)
  );
};

const CLUB_WORDS = wordSet('building club clubhouse hall headquarters home house lodge post');

/** The gym of a school district is in no church, the taproom of a brewery in no pub; that of a parish's school may be in the parish's. */
const isOfOtherKind = ({ organization, home }: Place, { all }: LocalPlace) => {
  const isOfSchool = organization.some((word) => (word === 'school' || word === 'schools') && !home.includes(word));
  return (
    !organization.some((word) => isName(word) && all.includes(word)) &&
    ((isOfSchool && all.some((word) => kindOfHost(word) === 'church')) || organization.some(isBrewer))
  );
};

const isBrewer = (word: string) => /^(?:brew|cider|distill|winer)/.test(word);

/** A congregation may call its house church, temple or mission. */
const isOwnChurch = (word: string, { organization }: Place) =>
  kindOfHost(word) === 'church' && organization.some((one) => kindOfHost(one) === 'church');

/** A name of several words may be any building, unless it has a word for the kind of the organization itself. */
const isNamedHouse = ({ all }: LocalPlace, house: LocalPlace, others: Words, { organization, isBranch }: Place): boolean =>
  !isBranch &&
  all.length > 1 &&
  others.some(isName) &&
  !all.some((word) => isPartOfHouse(word) || (isHouse(word) && (organization.includes(word) || isSameSingleHouse(word, house))));

const isSameSingleHouse = (word: string, { all }: LocalPlace) => isSingleHouse(word) && all.includes(word);

export const isHouseOf = (organization: Words, { houses, all }: LocalPlace): boolean =>
  (organization.length > 1 && organization.every((word) => all.includes(word))) ||
  (houses.length > 0 &&
    !houses.includes('main') &&
    houses.some((word) => organization.includes(word) || isHouseOfBody(word, organization)) &&
    houses.every(
      (word) =>
        organization.includes(word) ||
        isHouseOfBody(word, organization) ||
        word === 'hall' ||
        word === 'building' ||
        (word === 'church' && organization.includes('parish')) ||
        (kindOfHost(word) === 'church' && isParishOfAnyFaith(organization)) ||
        (word === 'fairgrounds' && organization.includes('fair')) ||
        (word === 'school' && organization.some(isParentBody)),
    ));

/** A parish often leaves out its faith. Each faith may have its First Church. */
const isParishOfAnyFaith = (organization: Words) =>
  organization.includes('parish') &&
  !organization.includes('first') &&
  organization.every((word) => word === 'parish' || kindOfHost(word) !== 'church');

/** A council on aging is in the senior center, a fire company in the fire station. */
const isHouseOfBody = (word: string, organization: Words): boolean =>
  organization.some((one) => HOUSES_BY_BODY.get(one)?.includes(word));

const HOUSES_BY_BODY: ReadonlyMap<string, Words> = new Map([
  ['aging', ['senior', 'center']],
  ['seniors', ['senior', 'center']],
  ['police', ['police', 'station']],
  ['fire', ['fire', 'station', 'firehouse']],
]);

const isParentBody = (word: string) => /^(?:pt(?:a|o|sa|g)|boosters?)$/.test(word);

import { type Spelling, spellingOf } from '../spelling';
import { isSubset, type Words } from '../word-lists';
import { isFiller, wordsOf } from '../words';
import { isBranch, isHybrid, isMobile, isOnlineOnly, removeAttendanceWords } from './attendance';
import { isCivicWord, isLocalBody, isNamedAfterTown } from './civic';
import { cornerIn } from './corners';
import { isGovernment, isNoName, isPartOfHouse } from './place-words';
import { segmentsOf, withoutKindOfCollege } from './segments';
import { stateOf } from './states';
import { removeStreet, roadOfAddress, sideOfStreet, streetOfAddress, streetOfLocation, textAfterStreet } from './street';

export type Place = Readonly<{
  houses: readonly Words[];
  rooms: readonly Words[];
  /** Towns and counties that it names, and the town that its organization is named after. */
  towns: readonly Words[];
  home: Words;
  /** The town of a local organization, if any address has it before a state. */
  ownTown: Words;
  /** Streets without a number, which say as little as a town. */
  lanes: readonly Words[];
  /** Includes the streets of its address. */
  roads: readonly Words[];
  /** The road of its house number, with its kind. */
  road: Words;
  /** The names of the two streets at whose corner it is. */
  corner: Words;
  /** The last of several parts, which may be a town. */
  last: Words;
  zips: readonly string[];
  state?: string;
  street?: string;
  /** The direction of its street: 'n' or 'ne'. */
  side?: string;
  knownStreet?: string;
  words: Words;
  spelling: Spelling;
  organization: Words;
  organizationSpelling: Spelling;
  isOfGovernment: boolean;
  isFar: boolean;
  isHybrid: boolean;
  isBranch: boolean;
  isMobile: boolean;
}>;

/** `knownTowns` are names that occur before a state elsewhere: alone they name no building. */
export const placeOf = (
  { location: named = '', address = '' }: Readonly<{ location?: string | undefined; address?: string | undefined }>,
  organization: string,
  knownTowns: ReadonlySet<string>,
  knownStreet?: string,
): Place => {
  const location = joinDottedInitials(named);
  const street = streetOfAddress(address) ?? streetOfLocation(location);
  const side = sideOfStreet(address) ?? sideOfStreet(location);
  const ofAddress = segmentsOf(removeStreet(address));
  const state = stateOf(address) ?? stateOf(location);
  const { houses, rooms, towns, quarters, lanes, last } = segmentsOf(removeAttendanceWords(removeStreet(location)));
  const [words, fullNames] = [significantWordsOf(location), significantWordsOf(organization)];
  const names = withoutKindOfCollege(fullNames);
  const home = homeOf(names);
  const ofStreet = townsBehindStreet(location).map(joinWords);
  const isTown = (house: Words) => {
    const name = joinWords(house).replace(/ area$/, '');
    return knownTowns.has(name) || ofStreet.includes(name);
  };
  /** An address may be a town alone. */
  const isHomeOrTown = (name: Words) => isTown(name) || (home.length > 0 && joinWords(name) === joinWords(home));
  /** 'Main St, Mill' of the Mill Fire Department. Alone, the name may be that of a park that its friends are called after. */
  const isTownOfLocation = (name: Words) => isTown(name) || (joinWords(name) === joinWords(last) && isHomeOrTown(name));
  const isQuarter = (quarter: Words) => isTown(quarter) || (home.length > 0 && isSubset(home, quarter));
  return {
    houses: [...houses.filter((house) => !isTownOfLocation(house)), ...quarters.filter((quarter) => !isQuarter(quarter))],
    rooms,
    lanes,
    roads: [...lanes, ...ofAddress.lanes],
    road: roadOfAddress(address),
    corner: [location, address].map(cornerIn).find((corner) => corner.length > 0) ?? [],
    last,
    towns: [
      ...towns,
      ...houses.filter(isTownOfLocation),
      ...quarters.filter(isQuarter),
      ...ofAddress.towns,
      ...ofAddress.houses.filter(isHomeOrTown),
      ...townsBehindStreet(address),
    ],
    home,
    ownTown: ownTownOf(names, knownTowns),
    zips: zipCodesIn(`${location} ${address}`),
    ...(state && { state }),
    ...(street && { street }),
    ...(side && { side }),
    ...(knownStreet && { knownStreet }),
    words,
    spelling: spellingOf(words),
    organization: names,
    organizationSpelling: spellingOf(fullNames),
    isOfGovernment: names.some(isGovernment),
    isFar: isOnlineOnly(location),
    isHybrid: isHybrid(location),
    isBranch: isBranch(location),
    isMobile: isMobile(location) && houses.length + rooms.length === 0,
  };
};

/** 'P.B. Library' as 'PB Library'. 'N.E.' is a direction. */
const joinDottedInitials = (location: string) => location.replace(DOTTED_INITIALS, (initials) => initials.replaceAll('.', ''));

const DOTTED_INITIALS = /\b(?![NS]\.[EW]\.)(?:\p{Lu}\.){2,4}(?=\s\p{Lu}\p{Ll})/gu;

export const zipCodesIn = (text: string): readonly string[] => text.match(ZIP_CODES) ?? [];

/** At the end of a part; at its beginning it would be a house number. */
const ZIP_CODES = /(?<=[\p{L}.,]\s*)\b\d{5}(?=(?:-\d{4})?\s*(?:$|[,;)]))/gu;

const significantWordsOf = (text: string) => wordsOf(text).filter((word) => !isFiller(word));

const joinWords = (words: Words) => words.join(' ');

/** After a street comes its town, unless it is a part of the building. */
const townsBehindStreet = (text: string): readonly Words[] => {
  const { towns, houses } = segmentsOf(textAfterStreet(text));
  const isTown = (words: Words) =>
    words.length <= MAX_TOWN_WORDS && words.every((word) => /^\p{L}+$/u.test(word)) && !words.some(isPart);
  const beforeState = wordsOf(TOWN_BEFORE_STATE.exec(textAfterStreet(text))?.[1] ?? '');
  return beforeState.length > 0 && beforeState.length <= MAX_TOWN_WORDS
    ? [beforeState]
    : towns.length > 0
      ? towns
      : houses.filter(isTown).slice(0, 1);
};

/** Also a town that is called after a park or a college. */
const TOWN_BEFORE_STATE = /^[\s,]*(\p{L}[\p{L}.'’ -]*?)\s*,\s*[A-Z]{2}\b/u;

const MAX_TOWN_WORDS = 3;

const isPart = (word: string) => isNoName(word) || isPartOfHouse(word);

const ownTownOf = (names: Words, knownTowns: ReadonlySet<string>): Words => {
  const town = names.filter((word) => !isCivicWord(word) && !isLocalBody(word));
  return names.some(isLocalBody) && knownTowns.has(joinWords(town)) ? town : [];
};

const homeOf = (names: Words): Words =>
  isNamedAfterTown(names)
    ? names.filter((word, i) => !isCivicWord(word) || (word === 'park' && i > 0 && !isCivicWord(names[i - 1]!)))
    : [];

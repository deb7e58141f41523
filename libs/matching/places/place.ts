import { type Spelling, spellingOf } from '../spelling';
import { isSubset, type Words } from '../word-lists';
import { isFiller, wordsOf } from '../words';
import { isCalledAfterTown, isCivic } from './civic';
import { isGovernment, isPartOfHouse, isUnnamed } from './kinds';
import { segmentsOf } from './segments';
import { stateOf } from './states';
import { behindStreet, streetOfAddress, streetOfLocation, withoutStreet } from './street';
import { isBranch, isFar, isHybrid, isMobile, withoutWay } from './ways';

/** Where something is, taken apart once. */
export type Place = Readonly<{
  /** Each house and each room in it. */
  houses: readonly Words[];
  rooms: readonly Words[];
  /** The towns and counties that it names, and the one that its organization is called after. */
  towns: readonly Words[];
  home: Words;
  /** Streets without a number, which say as little as a town. */
  lanes: readonly Words[];
  /** Those of its address, too. */
  roads: readonly Words[];
  /** Of several parts the last, which may be a town. */
  last: Words;
  /** ZIP codes, of the post office that brings its mail. */
  zips: readonly string[];
  /** The one that its address or else its location ends in. */
  state?: string;
  /** '50 fullerton', of '50 S. Fullerton Ave'. */
  street?: string;
  /** All of its words. */
  words: Words;
  spelling: Spelling;
  /** The words of the organization that tells it. */
  organization: Words;
  organizationSpelling: Spelling;
  isOfGovernment: boolean;
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
  const ofAddress = segmentsOf(withoutStreet(address));
  const state = stateOf(address) ?? stateOf(location);
  const { houses, rooms, towns, quarters, lanes, last } = segmentsOf(withoutWay(withoutStreet(location)));
  const [words, names] = [sayingWordsOf(location), sayingWordsOf(organization)];
  const home = homeOf(names);
  const ofStreet = townsBehindStreet(location);
  const known = new Set([...knownTowns, ...ofStreet.map(joined)]);
  const isTown = (house: Words) => known.has(joined(house));
  const isQuarter = (quarter: Words) => isTown(quarter) || (home.length > 0 && isSubset(home, quarter));
  return {
    houses: [...houses.filter((house) => !isTown(house)), ...quarters.filter((quarter) => !isQuarter(quarter))],
    rooms,
    lanes,
    roads: [...lanes, ...ofAddress.lanes],
    last,
    towns: [...towns, ...houses.filter(isTown), ...quarters.filter(isQuarter), ...ofAddress.towns, ...townsBehindStreet(address)],
    home,
    zips: `${location} ${address}`.match(ZIPS) ?? [],
    ...(state && { state }),
    ...(street && { street }),
    words,
    spelling: spellingOf(words),
    organization: names,
    organizationSpelling: spellingOf(names),
    isOfGovernment: names.some(isGovernment),
    isFar: isFar(location),
    isHybrid: isHybrid(location),
    isBranch: isBranch(location),
    isMobile: isMobile(location) && houses.length + rooms.length === 0,
  };
};

/** At the end of a part; at its beginning it is the number of a house. */
const ZIPS = /(?<=[\p{L}.,]\s*)\b\d{5}(?=(?:-\d{4})?\s*(?:$|[,;)]))/gu;

const sayingWordsOf = (text: string) => wordsOf(text).filter((word) => !isFiller(word));

const joined = (words: Words) => words.join(' ');

/** Behind a street stands its town, unless that is a part of the house. */
const townsBehindStreet = (text: string): readonly Words[] => {
  const { towns, houses } = segmentsOf(behindStreet(text));
  const isTown = (words: Words) =>
    words.length <= MOST_OF_TOWN && words.every((word) => /^\p{L}+$/u.test(word)) && !words.some(isPart);
  return towns.length > 0 ? towns : houses.filter(isTown).slice(0, 1);
};

const MOST_OF_TOWN = 3;

const isPart = (word: string) => isUnnamed(word) || isPartOfHouse(word);

/** The town that an organization is called after. */
const homeOf = (names: Words): Words =>
  isCalledAfterTown(names)
    ? names.filter((word, i) => !isCivic(word) || (word === 'park' && i > 0 && !isCivic(names[i - 1]!)))
    : [];

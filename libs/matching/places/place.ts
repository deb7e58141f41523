import { isFiller, wordsOf } from '../words';
import type { Words } from '../word-lists';
import { isCalledAfterTown, isCivic } from './civic';
import { segmentsOf } from './segments';
import { streetOfAddress, streetOfLocation, withoutStreet } from './street';
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
  const { houses, rooms, towns, lanes, last } = segmentsOf(withoutWay(withoutStreet(location)));
  const isTown = (house: Words) => knownTowns.has(house.join(' '));
  const names = wordsOf(organization).filter((word) => !isFiller(word));
  return {
    houses: houses.filter((house) => !isTown(house)),
    rooms,
    lanes,
    last,
    towns: [...towns, ...houses.filter(isTown), ...segmentsOf(withoutStreet(address)).towns],
    home: homeOf(names),
    ...(street && { street }),
    words: wordsOf(location).filter((word) => !isFiller(word)),
    organization: names,
    isFar: isFar(location),
    isHybrid: isHybrid(location),
    isBranch: isBranch(location),
    isMobile: isMobile(location) && houses.length + rooms.length === 0,
  };
};

/** The town that an organization is called after. */
const homeOf = (names: Words): Words =>
  isCalledAfterTown(names)
    ? names.filter((word, i) => !isCivic(word) || (word === 'park' && i > 0 && !isCivic(names[i - 1]!)))
    : [];

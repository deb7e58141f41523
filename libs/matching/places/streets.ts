import { haveEqualWords, isSubset, type Words, withoutWords } from '../word-lists';
import { wordSet } from '../words';
import type { LocalPlace } from './local-place';
import type { Place } from './place';
import { isRareName, kindOfHost } from './place-words';
import { areInOneTown } from './towns';

/** 'Municipal Plaza' and a house with the address '1 Municipal Plaza'. A street is longer. */
export const isSquareOfAddress = ({ road, street }: Place, { street: other }: Place, { all }: LocalPlace): boolean =>
  street !== undefined && other === undefined && SQUARES.has(road.at(-1) ?? '') && haveEqualWords(road, all);

const SQUARES = wordSet('circle common commons court green mall place plaza square');

/** 'Sea Grape Lane Arts District' and a house in that lane. */
export const isDistrictOnRoad = ({ road }: Place, { all }: LocalPlace): boolean =>
  road.length > 1 &&
  isSubset(road, all) &&
  all.includes('district') &&
  withoutWords(all, road).every((word) => DISTRICT_WORDS.has(word));

/** 'Orchard Road Grange' and 'Grange Hall' with an address in Orchard Road. */
export const isCalledAfterRoad = (
  { road, organization }: Place,
  { all: ofAddress }: LocalPlace,
  { street }: Place,
  { all }: LocalPlace,
): boolean => {
  const kinds = withoutWords(all, road);
  const rest = withoutWords(ofAddress, kinds);
  return (
    street === undefined &&
    road.slice(0, -1).some(isRareName) &&
    isSubset(road.slice(0, -1), all) &&
    kinds.length > 0 &&
    isSubset(kinds, [...ofAddress, ...organization]) &&
    kinds.some((word) => ofAddress.includes(word)) &&
    !rest.some((word) => isRareName(word) || kindOfHost(word) === 'church')
  );
};

const DISTRICT_WORDS = wordSet('art arts business commercial district entertainment historic market shopping theater');

/** Downtown is where the main street of a town is. Neither names a building. */
export const areOnMainStreet = (a: Place, b: Place): boolean => [a, b].every(isOnMainStreet) && areInOneTown(a, b);

/** Both name only one area, alike: 'Downtown Mill', 'Historic Downtown Mill'. */
export const areInOneArea = (a: Place, b: Place): boolean => {
  const [ofA, ofB] = [a, b].map(({ words }) => words.filter((word) => word !== 'historic'));
  return ofA!.length > 1 && ofA!.some((word) => AREA_WORDS.has(word)) && haveEqualWords(ofA!, ofB!);
};

/** 'Waterfront' of a town, where any house may be. */
export const isArea = ({ all }: LocalPlace, towns: readonly Words[]): boolean => {
  const words = withoutWords(all, towns.flat());
  return words.length > 0 && words.every((word) => AREA_WORDS.has(word));
};

const AREA_WORDS = wordSet('district downtown midtown quarter uptown village waterfront');

const isOnMainStreet = ({ houses, rooms, street, words, roads }: Place) =>
  houses.length + rooms.length === 0 &&
  street === undefined &&
  (words.includes('downtown') || haveEqualWords(words, ['main', 'st']) || roads.some((road) => haveEqualWords(road, ['main'])));

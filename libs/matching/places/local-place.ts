import { isSubset, type Words } from '../word-lists';
import { wordSet } from '../words';
import type { Place } from './place';
import { isHouse, isNoName, isRareName } from './place-words';

/** A place without the parts that only name its town. */
export type LocalPlace = Readonly<{
  houses: Words;
  first: Words;
  rooms: readonly Words[];
  parts: readonly Words[];
  all: Words;
  isUnnamed: boolean;
}>;

export const toLocalPlace = ({ houses, rooms, organization }: Place, towns: readonly Words[]): LocalPlace => {
  const named = houses.filter((house) => !towns.some((town) => town.length === house.length && isSubset(house, town)));
  const parts = [...named, ...rooms];
  const all = [...new Set(parts.flat())];
  const isRoomOnly = named.length === 0 && !all.some(isHouse) && !rooms.some(isGroundsWithName);
  const isNamedLikeOrganization = organization.length > 1 && isSubset(organization, all);
  const first = named[0] ?? rooms[0] ?? [];
  return {
    houses: named.flat(),
    first,
    rooms,
    parts,
    all,
    isUnnamed: !isNamedLikeOrganization && (isRoomOnly || all.every(isNoName)),
  };
};

/** Outdoors with a name, such as 'Gull Beach Pavilion': a place of its own, though it was read as a room. */
const isGroundsWithName = (room: Words) => room.some((word) => GROUNDS.has(word)) && room.filter(isRareName).length > 1;

const GROUNDS = wordSet('field fields pavilion pool shelter rink');

import { isSubset, type Words } from '../word-lists';
import { wordSet } from '../words';
import { isFloor } from './floors';
import type { Place } from './place';
import { isHouse, isNoName, isRareName } from './place-words';

/** A place without the parts that only name its town. */
export type LocalPlace = Readonly<{
  houses: Words;
  first: Words;
  rooms: readonly Words[];
  /** Without those that are all that it names. */
  floors: readonly Words[];
  parts: readonly Words[];
  all: Words;
  isUnnamed: boolean;
}>;

export const toLocalPlace = (place: Place, towns: readonly Words[]): LocalPlace => {
  const { organization } = place;
  const ofHouse = place.houses.filter((house) => !towns.some((town) => town.length === house.length && isSubset(house, town)));
  const isOnlyFloor = [...ofHouse, ...place.rooms].every(isFloor);
  const withoutFloors = (some: readonly Words[]) => some.filter((part) => isOnlyFloor || !isFloor(part));
  const [named, rooms] = [withoutFloors(ofHouse), withoutFloors(place.rooms)];
  const parts = [...named, ...rooms];
  const all = [...new Set(parts.flat())];
  const isRoomOnly = named.length === 0 && !all.some(isHouse) && !rooms.some(isGroundsWithName);
  const isNamedLikeOrganization = organization.length > 1 && isSubset(organization, all);
  const first = named[0] ?? rooms[0] ?? [];
  return {
    houses: named.flat(),
    first,
    rooms,
    floors: [...place.houses, ...place.rooms].filter(isFloor),
    parts,
    all,
    isUnnamed: !isNamedLikeOrganization && (isRoomOnly || all.every(isNoName)),
  };
};

/** Outdoors with a name, such as 'Gull Beach Pavilion': a place of its own, though it was read as a room. */
const isGroundsWithName = (room: Words) => room.some((word) => GROUNDS.has(word)) && room.filter(isRareName).length > 1;

const GROUNDS = wordSet('field fields pavilion pool shelter rink');

import { isSubset, type Words } from '../word-lists';
import { isHouse, isUnnamed } from './kinds';
import type { Place } from './place';

/** A place without the parts that only say in which town it is. */
export type Within = Readonly<{ houses: Words; first: Words; rooms: readonly Words[]; all: Words; isUnnamed: boolean }>;

export const within = ({ houses, rooms, organization }: Place, towns: readonly Words[]): Within => {
  const named = houses.filter((house) => !towns.some((town) => town.length === house.length && isSubset(house, town)));
  const all = [...new Set([...named, ...rooms].flat())];
  const isRoomOnly = named.length === 0 && !all.some(isHouse);
  const isCalledAsOrganization = organization.length > 1 && isSubset(organization, all);
  const first = named[0] ?? rooms[0] ?? [];
  return { houses: named.flat(), first, rooms, all, isUnnamed: !isCalledAsOrganization && (isRoomOnly || all.every(isUnnamed)) };
};

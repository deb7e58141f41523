import { isSubset, type Words, without } from '../word-lists';
import { isGovernment, isName, isRoom } from './kinds';
import type { Within } from './within';

/** Both name rooms that the other does not name, and none of one can be one of the other. */
export const areOtherRooms = (a: Within, b: Within) => {
  const [ofA, ofB] = [unsharedRooms(a, b), unsharedRooms(b, a)];
  const isOne = (room: Words, other: Words) => isSubset(nameOf(room), b.all) || isSubset(nameOf(other), a.all);
  return ofA.length > 0 && ofB.length > 0 && !ofA.some((room) => ofB.some((other) => isOne(room, other)));
};

const unsharedRooms = ({ rooms }: Within, { rooms: others }: Within) =>
  rooms.filter((room) => !others.some((other) => other.join(' ') === room.join(' ')));

const nameOf = (room: Words) => room.filter((word) => word !== 'room' && word !== 'floor');

/** Of one house, each names a part that the other does not name: its library and its hall. */
export const areOtherParts = (a: Within, b: Within, towns: readonly Words[], isOneHouse: boolean) =>
  !(isOneHouse && (isRoomOf(a, b) || isRoomOf(b, a))) &&
  (isOneHouse || without(a.all, towns.flat()).some((word) => isName(word) && b.all.includes(word))) &&
  [without(a.all, b.all), without(b.all, a.all)].every((rest) => rest.some(isPart));

/** A room that names no house is in the house at its address: 'Meeting Room B' in the library, 'Council Chambers' in the city hall. */
const isRoomOf = (room: Within, house: Within) =>
  room.houses.length === 0 &&
  room.isUnnamed &&
  house.rooms.length === 0 &&
  (house.all.some(isName) || house.all.some(isGovernment));

const isPart = (word: string) => isRoom(word) || word === 'library' || word === 'hall';

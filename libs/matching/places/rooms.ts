import { areDisjoint, haveEqualWords, isSubset, type Words, withoutWords } from '../word-lists';
import { wordSet } from '../words';
import { isCampusPart } from './houses';
import type { LocalPlace } from './local-place';
import type { Place } from './place';
import {
  isGovernment,
  isHouse,
  isKindOfRoom,
  isName,
  isNamedPart,
  isNoName,
  isOptionalPlaceWord,
  isPartOnly,
  isRoom,
} from './place-words';

/** Both name rooms that the other does not name, and none of them can be the same. */
export const areDifferentRooms = (a: LocalPlace, b: LocalPlace, organizations: Words) => {
  const [ofA, ofB] = [unsharedRooms(a, b), unsharedRooms(b, a)];
  const isIn = (room: Words, { all }: LocalPlace) =>
    isSubset(roomNameOf(room), all) || isSubset(roomOf(room, organizations), all);
  const isOne = (room: Words, other: Words) => isIn(room, b) || isIn(other, a) || haveOneNumber(room, other);
  return ofA.length > 0 && ofB.length > 0 && !ofA.some((room) => ofB.some((other) => isOne(room, other)));
};

/** 'Lecture Hall 104' and 'Carver Hall 104', but not 'Reed Hall 104'. */
const haveOneNumber = (room: Words, other: Words) =>
  room.some((word) => /^\d{2,}$/.test(word) && other.includes(word)) && ![room, other].every((words) => words.some(isName));

/** 'Mill College Chapel' of that college. */
const roomOf = (room: Words, organizations: Words) => {
  const name = withoutWords(room, organizations);
  return name.length > 0 && name.every(isRoom) ? name : room;
};

const unsharedRooms = ({ rooms }: LocalPlace, { rooms: others }: LocalPlace) =>
  rooms.filter((room) => !others.some((other) => other.join(' ') === room.join(' ')));

/** A lot is around a building, and a floor in it. */
const roomNameOf = (room: Words) => {
  const name = room.filter((word) => !['room', 'floor', 'parking', 'lot'].includes(word));
  return name.some(isName) ? name : room.filter((word) => word !== 'room' && word !== 'floor');
};

/** 'Salon A' and 'Salon C', whatever a salon is. */
export const haveDifferentLetters = ({ parts: a }: LocalPlace, { parts: b }: LocalPlace) =>
  a.some((part) =>
    b.some((other) => {
      const [letter, otherLetter] = [part.at(-1)!, other.at(-1)!];
      return isLetterOrSide(letter) && isLetterOrSide(otherLetter) && letter !== otherLetter && part.at(-2) === other.at(-2);
    }),
  );

/** 'North Beach Parking Lot' and 'South Beach Parking Lot'. */
export const areOnOppositeSides = ({ parts: a }: LocalPlace, { parts: b }: LocalPlace) =>
  a.some((part) =>
    b.some(
      (other) =>
        part.length === other.length &&
        part.filter((word, i) => word !== other[i]).length === 1 &&
        part.every((word, i) => word === other[i] || OPPOSITES.get(word) === other[i]),
    ),
  );

const OPPOSITES = new Map(
  ['north south', 'east west', 'upper lower', 'front back', 'inner outer', 'indoor outdoor'].flatMap((pair) => {
    const [one, other] = pair.split(' ') as [string, string];
    return [
      [one, other],
      [other, one],
    ] as const;
  }),
);

/** A town marks each of its parking lots: 'Commuter Lot C', 'Metra Lot C'. */
export const haveSameMark = ({ parts: a }: LocalPlace, { parts: b }: LocalPlace) =>
  a.some(isMarkedLot) &&
  b.some((part) => isMarkedLot(part) && a.some((other) => isMarkedLot(other) && other.at(-1) === part.at(-1)));

const isMarkedLot = (part: Words) => part.at(-2) === 'lot' && /^(?:\p{L}|\d+)$/u.test(part.at(-1)!);

/** `wordsOf` reads 'E' as 'east'. */
const isLetterOrSide = (word: string) => /^(?:\p{L}|north|south|east|west)$/u.test(word);

/** In one building, each names a part that the other does not name: its library and its hall. */
export const areDifferentParts = (a: LocalPlace, b: LocalPlace, towns: readonly Words[], isOneHouse: boolean) =>
  !(isOneHouse && (isRoomOf(a, b) || isRoomOf(b, a))) &&
  (isOneHouse || withoutWords(a.all, towns.flat()).some((word) => isName(word) && b.all.includes(word))) &&
  [withoutKindOfHouse(a, b), withoutKindOfHouse(b, a)].every((rest) => rest.some(isPart));

/** Without the 'theater' of the 'Gem Theater', which the other only calls 'The Gem'. */
const withoutKindOfHouse = (own: LocalPlace, other: LocalPlace): Words => {
  const isCalled = (part: Words) =>
    other.parts.some((name) => name.every(isName) && isSubset(name, part) && withoutWords(part, name).length === 1);
  const kinds = own.parts.filter(isCalled).flatMap((part) => part.slice(-1));
  return withoutWords(own.all, [...other.all, ...kinds]);
};

/** A room without a building is at its address: 'Meeting Room B' in the library, 'Council Chambers' in the city hall. */
const isRoomOf = (room: LocalPlace, house: LocalPlace) =>
  room.houses.every(isRoomOrGrounds) &&
  room.isUnnamed &&
  house.rooms.length === 0 &&
  !house.all.some(isPartOnly) &&
  (house.all.some(isName) || house.all.some(isGovernment) || isWholeHouse(house) || isPublicLibrary(house));

/** 'Lawn', but not 'Community Hall'. */
const isRoomOrGrounds = (word: string) => isNoName(word) && !isHouse(word) && word !== 'hall' && word !== 'building';

/** 'Grange Hall', but not 'School Library'. */
const isWholeHouse = ({ all }: LocalPlace) =>
  all.some((word) => isHouse(word) && !isRoom(word) && !isNamedPart(word)) && !all.some(isCampusPart);

/** A library alone may be a room of a school. */
const isPublicLibrary = ({ all }: LocalPlace) => all.includes('library') && all.some((word) => LIBRARY_OWNERS.has(word));

const LIBRARY_OWNERS = wordSet('county district free public regional');

const isPart = (word: string) => isRoom(word) || isNamedPart(word) || word === 'library' || word === 'hall';

/** Both name one house and then something else, known or not: 'Mill Library, Zephyr' and 'Mill Library, Larkspur'. */
export const haveDifferentPartsOfHouse = (
  a: Place,
  b: Place,
  ofA: LocalPlace,
  ofB: LocalPlace,
  towns: readonly Words[],
  isOnOneStreet: boolean,
) => {
  const shared = ofA.all.filter((word) => ofB.all.includes(word));
  const unsaid = [...towns.flat(), ...a.organization, ...b.organization];
  const grounds = [...ofA.parts, ...ofB.parts].filter((part) => isGrounds(part) && areDisjoint(part, shared)).flat();
  const isNumbered = shared.some(isPart);
  // Without a room, these are of its own name: 'Mill Studios & Gallery'.
  const kindsOf = ({ rooms, all }: LocalPlace) => (rooms.length === 0 ? all.filter(isKindOfRoom) : []);
  const restOf = (own: LocalPlace, other: LocalPlace) =>
    withoutWords(own.all, [...other.all, ...kindsOf(own), ...(isOnOneStreet ? namesOfHouse(own, shared) : [])]);
  return (
    (isNamedHouse(shared) ||
      ofA.parts.some((part) => part.some(isName) && ofB.parts.some((other) => haveEqualWords(part, other)))) &&
    [restOf(ofA, ofB), restOf(ofB, ofA)].every((rest) =>
      withoutWords(rest, [...unsaid, ...grounds]).some((word) => !isOptionalPlaceWord(word) && (isNumbered || !isLetter(word))),
    )
  );
};

/** Of one house, publishers give longer and shorter names: 'Gem Theater', 'Historic Gem Theater'. */
const namesOfHouse = ({ parts }: LocalPlace, shared: Words): Words =>
  parts
    .filter((part) => isNamedHouse(part.filter((word) => shared.includes(word))) && !withoutWords(part, shared).some(isPart))
    .flat();

/** Around the house: 'Carver Museum (Mill Park)'. */
const isGrounds = (part: Words) => part.some((word) => GROUNDS_WORDS.has(word)) && part.some(isName);

const GROUNDS_WORDS = wordSet('campus college fairgrounds mall park university');

const isNamedHouse = (words: Words) => words.some(isName) && words.some((word) => isHouse(word) || word === 'hall');

const isLetter = (word: string) => /^\p{L}$/u.test(word);

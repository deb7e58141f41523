import type { Words } from '../word-lists';
import { wordSet } from '../words';

/** '2nd floor', 'upstairs' or 'Lower Level' say where in a building, but name no room. */
export const isFloor = (part: Words): boolean =>
  part.some((word) => FLOOR_WORDS.has(word)) &&
  part.every((word) => FLOOR_WORDS.has(word) || QUALIFIERS.has(word) || numberOf(word) !== undefined);

/** Also a floor and a room whose number begins with that of another floor: '2nd floor' and 'Room 305'. */
export const areOnTwoFloors = (a: WithFloors, b: WithFloors): boolean =>
  a.floors.some((floor) => [...b.floors.map(levelOf), ...levelsOfRooms(b)].some((other) => areApart(levelOf(floor), other))) ||
  b.floors.some((floor) => levelsOfRooms(a).some((other) => areApart(levelOf(floor), other)));

type WithFloors = Readonly<{ floors: readonly Words[]; rooms: readonly Words[] }>;

/** Its number, 0 for any below the ground, or `ABOVE` for any over it. */
type Level = number | undefined;

const ABOVE = Number.POSITIVE_INFINITY;

const areApart = (a: Level, b: Level) =>
  a !== undefined && b !== undefined && a !== b && !(Math.max(a, b) === ABOVE && Math.min(a, b) > 1);

const levelOf = (floor: Words): Level =>
  floor.map(numberOf).find((number) => number !== undefined) ??
  (floor.some((word) => BELOW.has(word)) ? 0 : floor.some((word) => word === 'upstairs' || word === 'upper') ? ABOVE : undefined);

const levelsOfRooms = ({ rooms }: WithFloors): readonly Level[] =>
  rooms.flat().flatMap((word) => (/^[1-9]\d\d\p{L}?$/u.test(word) ? Number(word[0]) : []));

const numberOf = (word: string): Level => LEVELS.get(word) ?? (/^\d(?:st|nd|rd|th)?$/.test(word) ? Number(word[0]) : undefined);

const LEVELS = new Map([
  ['ground', 1],
  ['main', 1],
  ['first', 1],
  ['second', 2],
  ['third', 3],
]);

const FLOOR_WORDS = wordSet('basement downstairs floor level upstairs');

const QUALIFIERS = wordSet('ground lower main upper');

const BELOW = wordSet('basement downstairs lower');

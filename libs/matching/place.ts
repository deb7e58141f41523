import { isAlike, isFiller, wordsOf } from './words';

export type Place = Readonly<{
  words: readonly string[];
  /** Of rooms and screens, not of houses. */
  numbers: readonly string[];
  /** '50 fullerton', of '50 S. Fullerton Ave'. */
  street?: string;
  isFar: boolean;
}>;

export const placeOf = ({ location = '', address = '' }: Readonly<{ location?: string; address?: string }>): Place => {
  const street = streetIn(address) ?? streetIn(location);
  const said = wordsOf(plain(location));
  const ofStreet = new Set(wordsOf(STREET.exec(location)?.[0] ?? ''));
  const words = [...new Set(said.filter((word) => !isFiller(word) && !ofStreet.has(word) && !ZIP.test(word)))];
  const isFar = words.some((word) => FAR.has(word));
  return { words, numbers: words.filter((word) => /^\d+$/.test(word)), ...(street && { street }), isFar };
};

/**
 * Whether two tellings can mean one place. A room in the house that the other names is the same place; two rooms, two house
 * numbers, two screens are different ones. `organizations` are the names of who tells: what is at the library's, in the
 * library's own words, is in some room.
 */
export const comparePlaces = (
  a: Place,
  b: Place,
  organizations: readonly (readonly string[])[],
): 'same' | 'different' | 'unknown' => {
  if (isNowhere(a) || isNowhere(b)) return 'unknown';
  if (a.isFar !== b.isFar) return 'different';
  if (a.numbers.length > 0 && b.numbers.length > 0 && !a.numbers.some((one) => b.numbers.includes(one))) return 'different';
  const [restOfA, restOfB] = [restOf(a, b), restOf(b, a)];
  if (a.street && b.street && a.street !== b.street) return restOfA.length + restOfB.length === 0 ? 'same' : 'different';
  if (a.words.length > 0 && b.words.length > 0 && (restOfA.length === 0 || restOfB.length === 0)) return 'same';
  if (a.street && a.street === b.street) return isRoom(restOfA) && isRoom(restOfB) ? 'different' : 'same';
  if (a.words.length === 0 || b.words.length === 0) return 'unknown';
  return isAtHome(a, b, organizations) || isAtHome(b, a, organizations) ? 'same' : 'different';
};

const plain = (location: string) => location.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');

const STREET =
  /\b(\d+[a-z]?)\s+(?:(?:north|south|east|west|[nsew])\.?\s+)?(\p{L}[\p{L}'’]*)(?:\s+\p{L}+)??\s+(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|place|pl|plaza|way|court|ct|terrace|parkway|pkwy|highway|hwy)\b\.?/iu;

const ZIP = /^\d{5}$/;

const streetIn = (text: string): string | undefined => {
  const [, number, name] = STREET.exec(text) ?? [];
  return number && name && `${number} ${name}`.toLowerCase();
};

const FAR = new Set(['zoom', 'online', 'virtual', 'webinar', 'livestream']);

const isNowhere = ({ words, street }: Place) => words.length === 0 && !street;

const restOf = (place: Place, other: Place): string[] =>
  place.words.filter((word) => !other.words.some((one) => isAlike(word, one)));

const isRoom = (rest: readonly string[]) => rest.some((word) => ROOMS.has(word));

const ROOMS = new Set(
  'room hall auditorium classroom cinema screen stage studio gallery gym chapel sanctuary kitchen library lounge floor'.split(
    ' ',
  ),
);

/** One says which organization's house it is, the other is of that organization and says where in it. */
const isAtHome = (house: Place, room: Place, organizations: readonly (readonly string[])[]): boolean =>
  organizations.some((name) => {
    const words = name.filter((word) => !isFiller(word));
    return words.length > 1 && words.every((word) => house.words.includes(word)) && !room.words.some((word) => HOUSES.has(word));
  });

/** Of other houses: what an organization does elsewhere is not at its own. */
const HOUSES = new Set('church school park brewery theater museum offsite college university stadium field zoo'.split(' '));

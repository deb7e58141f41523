import { STATE_CODES, STATE_NAMES } from '#libs/contracts';
import { isFiller, wordSet, wordsOf } from '../words';
import { isHallRoom, isHouse, isKindOfRoom, isNoName, isNumberOrLetter, isPartOfHouse, isPartOnly, isRoom } from './place-words';

export type Segments = Readonly<{
  houses: readonly (readonly string[])[];
  rooms: readonly (readonly string[])[];
  towns: readonly (readonly string[])[];
  /** The name after 'Uptown' and the like, which may be a town. */
  quarters: readonly (readonly string[])[];
  lanes: readonly (readonly string[])[];
  last: readonly string[];
}>;

export const segmentsOf = (text: string): Segments => {
  const parts = text
    .replace(RAIN_SITE, '')
    .replace(MEETING_POINT, '')
    .split(SEPARATOR)
    .flatMap((part) => withoutGoal(part.trim()).split(FLOOR_AT_END))
    .map((part) => part.trim())
    .filter(Boolean);
  const houses: string[][] = [];
  const rooms: string[][] = [];
  const towns: string[][] = [];
  const quarters: string[][] = [];
  const lanes: string[][] = [];
  let last: string[] = [];
  for (const [i, part] of parts.entries()) {
    const kept = part.replace(ZIP_PATTERN, '').trim();
    const state = STATE_PATTERN.exec(kept);
    const named = SEVERAL_PLACES.test(kept) ? severalOf(kept) : namesOf(state ? kept.slice(0, state.index) : kept);
    const isBeforeState =
      parts[i + 1] !== undefined && STATE_PATTERN.exec(parts[i + 1]!.replace(ZIP_PATTERN, '').trim())?.index === 0;
    const town = TOWN_PATTERNS.map((pattern) => pattern.exec(kept)?.[1]).find((name) => name !== undefined);
    if (i > 0 && named.length > 0) last = named;
    const [downtown, quarter] = [DOWNTOWN_PATTERN, QUARTER_PATTERN].map((pattern) => namesOf(pattern.exec(kept)?.[1] ?? ''));
    const lane = LANE_PATTERN.exec(kept)?.slice(1).find(Boolean);
    if (VAGUE_PLACE.test(kept) || named.length === 0 || (houses.some(isOfKnownKind) && isPosition(kept, named))) continue;
    if (town !== undefined) towns.push(namesOf(town));
    else if ((state || isBeforeState) && !named.some(isHouse)) towns.push(named);
    else if (isNameOnly(downtown!) && !isOnlyPart(downtown!)) towns.push(downtown!);
    else if (isNameOnly(quarter!)) quarters.push(quarter!);
    else if (CROSSING_PATTERN.test(kept)) continue;
    else if (lane !== undefined) lanes.push(namesOf(lane));
    else if (isRoomNamed(named) && !isHouseOfTwoKinds(kept)) rooms.push(named);
    else houses.push(named);
  }
  return { houses, rooms, towns, quarters, lanes, last };
};

const SEPARATOR = /[,;:|()[\]/\n]|\s[-–—@]\s/;
const ZIP_PATTERN = /\b\d{5}(-\d{4})?$/;
const VAGUE_PLACE =
  /^(tb[ad]|to be (?:announced|determined)|(?:various|multiple|several)\b.*|locations?|locations? (?:vary|varies|tb[ad]|to be .*)|throughout\b.*|(city|county|town)-?wide|(?:see|check|contact|call|register|visit)\b.*|downtown|main street|usa|united states|county of .+|.+ county)$/i;

/** As one house, where a kind of house is said: an event of all of them is not that of one. Others may be in any area. */
const severalOf = (part: string): string[] => {
  const kind = KINDS_OF_SEVERAL.exec(part)?.[0].toLowerCase();
  return kind === undefined ? [] : ['several', /^(?:campus|school)/.test(kind) ? 'school' : kind];
};

const KINDS_OF_SEVERAL = /\b(?:branch(?:es)?|campus(?:es)?|churches|libraries|pharmacies|restaurants|schools)$/i;

/** 'All elementary campuses', 'Your home campus', but not 'All Saints Church'. */
const SEVERAL_PLACES =
  /^(?:[Aa]ll|[Aa]ny|[Aa]rea|[Ee]ach|[Ee]very|[Ll]ocal|[Pp]articipating|[Ss]elect(?:ed)?|[Yy]our)(?:(?: \p{Ll}[\p{L}-]*)+$|\s.*\b(?:[Bb]ranches|[Bb]usinesses|[Cc]ampuses|[Cc]hurches|[Ll]ibraries|[Ll]ocations|[Pp]arks|[Rr]estaurants|[Ss]chools|[Ss]hops|[Ss]ites|[Ss]tations|[Ss]tores)$)/u;

/** 'Mill Park Bandshell (rain: Mill School)' */
const RAIN_SITE =
  /\(?\b(?:rain|in case of rain|rain (?:site|location)|if rain(?:ing|y)?)\b\s*[:,–—-][^)]*\)?|\(\s*rain\b[^)]*\)/gi;

/** Of a walk or a parade, or where its tickets are. */
const MEETING_POINT =
  /\((?:start|finish|start (?:and|&) finish|check[- ]?in)\)|\b(?:begins?|tickets?|check[- ]?in|starts?|starting|(?:steps?|stepping|kicks?|kicking)[- ]off|meet(?:s|ing)?|gathers?|assembles?|forms|musters?|departs?|departing|leaves|leaving|line[- ]?up)\s+(?:at|from|in|by|near|outside)\b|^(?:departs?|departing|leaves|leaving)\b/gi;

/** 'Mill Church to City Hall' is where a march starts. */
const withoutGoal = (part: string): string => {
  const [, start, goal] = ROUTE.exec(part) ?? [];
  return start && namesOf(goal!).some((word) => isHouse(word) || isPartOfHouse(word) || GOALS.has(word)) ? start : part;
};

/** 'Mill Church, on the Common', but not 'Mill Library, on the lawn'. */
const isPosition = (part: string, named: readonly string[]): boolean =>
  POSITION.test(part) && !named.some((word) => isPartOfHouse(word) && word !== 'green');

const POSITION = /^(?:on|by|near|beside|next to|across from|opposite|overlooking|(?:just )?off)\s+(?:the\s+)?\p{Lu}/u;

const isOfKnownKind = (house: readonly string[]) => house.some((word) => isHouse(word) || word === 'hall');

/** 'Otter Taproom & Kitchen' is a house; 'Otter Room & Kitchen' may be in one. */
const isHouseOfTwoKinds = (part: string): boolean => {
  const [, first = '', second = ''] = TWO_KINDS.exec(part) ?? [];
  const name = wordsOf(first);
  return isKind(name.at(-1) ?? '') && isKind(second.toLowerCase()) && name.slice(0, -1).some((word) => !isNoName(word));
};

const isKind = (word: string) => isHouse(word) || (isKindOfRoom(word) && !/^rooms?$/.test(word));

const TWO_KINDS = /^(.+?)\s+(?:&|\+|and)\s+(\p{L}+)$/u;

/** Of marches, besides houses. */
const GOALS = wordSet('bridge cemetery common landing memorial monument square statue');

const ROUTE = /^(.*\p{L}{3,}) to (?:the )?(\p{Lu}.*)$/u;

/** 'Library lower level' */
const FLOOR_AT_END =
  /(?<=\p{L}{3})\s+(?=(?:(?:lower|upper|main|ground|first|second|third|1st|2nd|3rd) (?:level|floor)|level \d|basement|upstairs|downstairs)$)/iu;

const LANE_PATTERN =
  /^(?!united way\b)(?:(?:corner|intersection) of )?((?:[\p{L}\d.'’]+ ){1,2})(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|highway|hwy|lane|ln|parkway|pkwy|way)\.?(?:\s+(?:&|and|at|between|near|from|to)\s.+)?$|^(?:rue|chemin|calle|camino|avenida|paseo) (.+)|^(?:state )?((?:county road|township road|route) (?:\d+\p{L}?|\p{L}{1,2})|(?:us|interstate)\.? \d+)$/iu;

/** '10th & K Streets' */
const CROSSING_PATTERN = /^[\p{L}\d.'’ ]+ (?:&|and|at) [\p{L}\d.'’ ]+ (?:streets|sts|avenues|aves|roads|rds)\.?$/iu;

/** A text with nothing else names no building. 'Mill village' is one, 'Mill Village' may be a museum. */
const TOWN_PATTERNS = [
  /^(?:city|town|township|village|borough) of (.+)$/i,
  /^(.+) (?:township|borough)$/i,
  /^(\p{Lu}.+) (?:town|village)$/u,
];

/** A bakery or a pub may have such a name too. */
const DOWNTOWN_PATTERN = /^(?:(?:historic )?downtown|greater) (.+)$/i;
const QUARTER_PATTERN = /^(?:uptown|midtown|historic) (.+)$/i;

const STATE_PATTERN = new RegExp(String.raw`(?:^|\s)(?:${STATE_CODES})$|^(?:${STATE_NAMES})$`);

/** A letter after a room says which of several. */
const namesOf = (text: string): string[] => {
  const words = withoutKindOfCollege(wordsOf(text));
  return words
    .filter((word, i) => isLetterOfRoom(word, words.slice(0, i), words.slice(i + 1)) || !isFiller(word))
    .filter((word, i, all) => !(word === 'no' && /^\d/.test(all[i + 1] ?? '')))
    .map((word) => KINDS_WRITTEN_ALIKE.get(word) ?? word);
};

/** 'Mill Community College' is called 'Mill College' too. */
export const withoutKindOfCollege = (words: readonly string[]): readonly string[] =>
  words.filter((word, i) => !(word === 'community' && words[i + 1] === 'college'));

const isLetterOfRoom = (word: string, before: readonly string[], behind: readonly string[]) =>
  /^\p{L}$/u.test(word) && before.length > 0 && (behind.length === 0 || hasRooms(before));

const KINDS_WRITTEN_ALIKE = new Map([
  ['branch', 'library'],
  ['libraries', 'library'],
  ['buildings', 'building'],
  ['courts', 'court'],
  ['fairground', 'fairgrounds'],
  ['fields', 'field'],
  ['gardens', 'garden'],
  ['parks', 'park'],
  ['rooms', 'room'],
  ['wharf', 'dock'],
]);

const isNameOnly = (words: readonly string[]) => words.length > 0 && !words.some(isNoName);

/** 'Downtown Plaza' and 'Downtown Shops' are no towns. */
const isOnlyPart = (words: readonly string[]) => words.every((word) => isPartOfHouse(word) || PARTS_OF_DOWNTOWN.has(word));

const PARTS_OF_DOWNTOWN = wordSet(
  'bars businesses cafes eateries galleries mall merchants restaurants retailers shops sidewalks square storefronts stores streets studios',
);

const hasRooms = (words: readonly string[]) =>
  words.some((word) => isRoom(word) || isPartOnly(word) || word === 'hall' || word === 'building');

const isRoomNamed = (words: readonly string[]) =>
  words.some(isRoom) ||
  (words.includes('hall') && (words.some(isNumberOrLetter) || (words.some(isHallRoom) && words.every(isNoName))));

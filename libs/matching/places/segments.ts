import { isFiller, wordsOf } from '../words';
import { isHouse, isMark, isRoom, isRoomOfHalls, isUnnamed } from './kinds';

/** What the parts of a text name: houses and their rooms, and the towns that they are in. */
export type Segments = Readonly<{
  houses: readonly (readonly string[])[];
  rooms: readonly (readonly string[])[];
  towns: readonly (readonly string[])[];
  /** What stands behind 'Uptown' and the like, and may be a town. */
  quarters: readonly (readonly string[])[];
  /** Streets without a number. */
  lanes: readonly (readonly string[])[];
  /** Of several parts the last, which may be a town. */
  last: readonly string[];
}>;

/** `text` without its street. */
export const segmentsOf = (text: string): Segments => {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  const houses: string[][] = [];
  const rooms: string[][] = [];
  const towns: string[][] = [];
  const quarters: string[][] = [];
  const lanes: string[][] = [];
  let last: string[] = [];
  for (const [i, part] of parts.entries()) {
    const kept = part.replace(ZIP, '').trim();
    const state = STATE.exec(kept);
    const named = namesOf(state ? kept.slice(0, state.index) : kept);
    const isBeforeState = parts[i + 1] !== undefined && STATE.exec(parts[i + 1]!.replace(ZIP, '').trim())?.index === 0;
    const town = TOWN.map((pattern) => pattern.exec(kept)?.[1]).find((name) => name !== undefined);
    if (i > 0 && named.length > 0) last = named;
    const [downtown, quarter] = [DOWNTOWN, QUARTER].map((pattern) => namesOf(pattern.exec(kept)?.[1] ?? ''));
    const lane = LANE.exec(kept)?.[1];
    if (VAGUE.test(kept) || named.length === 0) continue;
    if (town !== undefined) towns.push(namesOf(town));
    else if ((state || isBeforeState) && !named.some(isHouse)) towns.push(named);
    else if (isNameOnly(downtown!)) towns.push(downtown!);
    else if (isNameOnly(quarter!)) quarters.push(quarter!);
    else if (lane !== undefined) lanes.push(namesOf(lane));
    else if (isRoomNamed(named)) rooms.push(named);
    else houses.push(named);
  }
  return { houses, rooms, towns, quarters, lanes, last };
};

const BETWEEN = /[,;:|()[\]/\n]|\s[-–—@]\s/;
const ZIP = /\b\d{5}(-\d{4})?$/;
const VAGUE =
  /^(tb[ad]|various\b.*|(city|county|town)-?wide|see\b.*|downtown|main street|usa|united states|county of .+|.+ county)$/i;

const LANE =
  /^(?:(?:corner|intersection) of )?((?:[\p{L}\d.'’]+ ){1,2})(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane|ln)\.?(?:\s+(?:&|and|at|between|near)\s.+)?$/iu;

/** Who says no more than this names no house. */
const TOWN = [/^(?:city|town|township|village|borough) of (.+)$/i, /^(.+) (?:township|borough)$/i];

/** A bakery or a pub may be called so, too. */
const DOWNTOWN = /^(?:downtown|greater) (.+)$/i;
const QUARTER = /^(?:uptown|midtown|historic) (.+)$/i;

const STATE = new RegExp(
  String.raw`(?:^|\s)(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$` +
    '|^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa' +
    '|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada' +
    '|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island' +
    '|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)$',
);

/** A letter behind a room says which of several. */
const namesOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words
    .filter((word, i) => (word.length === 1 && /\p{L}/u.test(word) && hasRooms(words.slice(0, i))) || !isFiller(word))
    .map((word) => (word === 'branch' || word === 'libraries' ? 'library' : word));
};

const isNameOnly = (words: readonly string[]) => words.length > 0 && !words.some(isUnnamed);

const hasRooms = (words: readonly string[]) => words.some((word) => isRoom(word) || word === 'hall' || word === 'building');

const isRoomNamed = (words: readonly string[]) =>
  words.some(isRoom) || (words.includes('hall') && (words.some(isMark) || (words.some(isRoomOfHalls) && words.every(isUnnamed))));

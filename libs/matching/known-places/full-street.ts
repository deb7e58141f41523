import { wordsOf } from '../words';

/**
 * '50 south fullerton avenue', of '50 S. Fullerton Ave., Suite 2': its number, its directions, its name and its kind, for 'Mill Road'
 * and 'Mill Street' are two. Undefined without all of a number, a name and a kind.
 */
export const fullStreetOf = (text: string): string | undefined => {
  const found = STREET.exec(text)?.[0];
  return found && wordsOf(found).map(kindOf).join(' ');
};

const STREET =
  /(?<=^|[,;:|(\n]\s*|\s)\d+[a-z]?\s+(?:(?:north|south|east|west|[nsew])\b\.?\s+)?(?:[\p{L}\d][\p{L}\d'’.]*\s+){1,4}?(?:street|st|avenue|ave|av|road|rd|boulevard|blvd|drive|dr|lane|ln|place|pl|plaza|square|sq|circle|cir|trail|pike|way|court|ct|terrace|parkway|pkwy|highway|hwy)\b\.?(?:\s+(?:north|south|east|west|[ns][ew]?|[ew])\b\.?)?/iu;

const kindOf = (word: string) => KINDS.get(word) ?? word;

/** Those that `wordsOf` leaves as they are written. */
const KINDS = new Map([
  ['cir', 'circle'],
  ['ct', 'court'],
  ['pkwy', 'parkway'],
  ['hwy', 'highway'],
]);

import { wordsOf } from '../words';

/** '50 south fullerton avenue': 'Mill Road' and 'Mill Street' are two. Undefined if number, name or kind is missing. */
export const fullStreetOf = (text: string): string | undefined => {
  const found = STREET_PATTERN.exec(text)?.[0];
  return found && wordsOf(found.replace(DOTTED_SIDE, '$1$2')).map(streetKindOf).join(' ');
};

const STREET_PATTERN =
  /(?<=^|[,;:|(\n]\s*|\s)\d+[a-z]?\s+(?:(?:north|south|east|west|[nsew])\b\.?\s+)?(?:[\p{L}\d][\p{L}\d'’.]*\s+){1,4}?(?:street|st|avenue|ave|av|road|rd|boulevard|blvd|drive|dr|lane|ln|place|pl|plaza|square|sq|circle|cir|trail|pike|way|court|ct|terrace|parkway|pkwy|highway|hwy)\b\.?(?:\s+(?:north|south|east|west|[ns][ew]?|[ew])\b\.?)?/iu;

/** 'N.E.' is one direction. */
const DOTTED_SIDE = /\b([ns])\.\s?([ew])\b\./iu;

const streetKindOf = (word: string) => STREET_KINDS.get(word) ?? word;

/** Abbreviations that `wordsOf` leaves unchanged. */
const STREET_KINDS = new Map([
  ['cir', 'circle'],
  ['ct', 'court'],
  ['pkwy', 'parkway'],
  ['hwy', 'highway'],
  ['northeast', 'ne'],
  ['northwest', 'nw'],
  ['southeast', 'se'],
  ['southwest', 'sw'],
]);

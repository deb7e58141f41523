import { findEndOfPlace } from './bare-place-rules';
import { findPlaceNoun } from './place-lexicon';
import { CLEAR_PLACE, type FoundPlace, type KnownPlace, LIKELY_PLACE } from './place-reading';
import { PLACE_LABELS } from './place-words';
import { readPlaceClause } from './read-place-clause';

/** Words that name no more than a known place are that place: 'Where: Oak Hall, 12 Elm Street'. */
export const joinWithKnown = (
  text: string,
  known: readonly FoundPlace[],
  unknown: readonly FoundPlace[],
): readonly FoundPlace[] => {
  const isSame = (place: FoundPlace, one: FoundPlace) => isSameAsKnown(text, place, one);
  const stated = known.map((one) =>
    unknown.filter((place) => isSame(place, one)).reduce((best, place) => asStatedBy(text, best, place), one),
  );
  return [...stated, ...unknown.filter((place) => !known.some((one) => isSame(place, one)))];
};

const isSameAsKnown = (text: string, { from, to }: FoundPlace, one: FoundPlace): boolean => {
  const name = one.from + ARTICLE.exec(text.slice(one.from))![0].length;
  const lead = text.slice(from, Math.max(from, one.from));
  if (one.reading.isName || name < from || findEndOfPlace(text, one.to) < to) return false;
  if (LEAD.test(lead) && one.to <= to) return one.reading.weight >= LIKELY_PLACE;
  return (LEAD.test(lead) || isKindOfPlace(lead)) && one.reading.weight >= CLEAR_PLACE;
};

const ARTICLE = /^(?:the )?/i;
const LEAD = new RegExp(`^(?:(?:to|from|(?:${PLACE_LABELS})\\s*:) (?:the )?)?$`, 'i');

/** 'ice rink' of 'ice rink at Oak Park', 'in the parlor of' before 'the Oak Hall' */
const isKindOfPlace = (words: string): boolean =>
  /^\p{Ll}/u.test(words) && readPlaceClause(words.replace(/^(?:in|at) |\bof (?:the )?$/g, '')) !== null;

/** As likely as the words that state it, with their lead. */
const asStatedBy = (text: string, one: FoundPlace, { from, reading }: FoundPlace): FoundPlace => {
  const isLed = from < one.from && LEAD.test(text.slice(from, one.from));
  const weight = Math.max(one.reading.weight, reading.weight);
  return { from: isLed ? from : one.from, to: one.to, reading: { ...one.reading, weight } };
};

/** 'Lincoln School children’s room' says more than the known 'Lincoln School'. */
export const asMoreThanKnown = (place: FoundPlace, known: readonly FoundPlace[]): FoundPlace => {
  const weights = known.filter(({ from, to }) => from === place.from && to < place.to).map(({ reading }) => reading.weight);
  const weight = Math.max(place.reading.weight, ...weights.map((least) => least + 1));
  return { ...place, reading: { ...place.reading, weight } };
};

/** 'library' in a town that knows one. */
export const asOnlyOneOfKind = (place: FoundPlace, known: readonly KnownPlace[]): FoundPlace => {
  const words = place.reading.places[0]!.name.toLowerCase();
  const noun = findPlaceNoun(words.split(' '));
  if (!noun?.isLone || noun.isPart || noun.length !== words.split(' ').length) return place;
  const ofKind = known.filter(({ name }) => ` ${name.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `.includes(` ${words} `));
  return ofKind.length === 1 ? { ...place, reading: { ...place.reading, places: ofKind } } : place;
};

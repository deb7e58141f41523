import { escapeRegExp } from '#libs/contracts';
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

/** 'library', 'the school' in a town that knows one. */
export const asOnlyOneOfKind = (place: FoundPlace, known: readonly KnownPlace[]): FoundPlace => {
  const words = place.reading.places[0]!.name.toLowerCase().replace(/^the /, '');
  const noun = findPlaceNoun(words.split(' '));
  const isOfOne = noun?.isLone && !noun.isPart && noun.length === words.split(' ').length;
  const kind = isOfOne ? new RegExp(` ${escapeRegExp(words)} `) : SIBLINGS.get(words);
  if (!kind) return place;
  const [one, ...others] = known.filter(({ name }) => kind.test(` ${name.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `));
  const isOfKind = one && others.length === 0 && (isOfOne || one.name.toLowerCase().endsWith(` ${words}`));
  return isOfKind ? { ...place, reading: { ...place.reading, places: [one] } } : place;
};

/** By the word for one of them, all that it may mean. A resident's church may be another than that of the calendar. */
const SIBLINGS: ReadonlyMap<string, RegExp> = new Map([
  ['school', / (?:school|elementary|middle|high|academy|preschool) /],
  ['elementary school', / elementary /],
  ['middle school', / middle /],
  ['high school', / high /],
  ['park', / (?:park|playground) /],
]);

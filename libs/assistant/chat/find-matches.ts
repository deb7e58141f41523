import type { CalendarIndex, IndexedEvent } from './calendar-index';
import { relatedStemsOf, type Term, wordsOf } from './terms';

/** `worth` is 1 if every word of the question is in the event's name. */
export type EventMatch = Readonly<{
  entry: IndexedEvent;
  worth: number;
  /** It matches every term that is not weak. */
  isWhole: boolean;
}>;

/** Events below this score are about something else. */
const MIN_SCORE = 0.45;
/** Lower, so that matches in descriptions count if a day is asked about. */
export const MIN_SCORE_ON_DAY = 0.25;

export const findMatches = (index: CalendarIndex, terms: readonly Term[], text: string, isPlaced: boolean): EventMatch[] => {
  const nameless = findNamelessTitles(index, text);
  if (nameless.length > 0 && terms.every(({ isSlight }) => isSlight)) {
    return nameless.map((place) => ({ entry: index.entries[place]!, worth: 1, isWhole: true }));
  }
  const [sums, answered] = [new Float64Array(index.entries.length), new Uint8Array(index.entries.length)];
  const needed = terms.filter(({ isSlight }) => !isSlight).length;
  let whole = 0;
  for (const term of terms) {
    const { found, weight } = weighTerm(index, term);
    whole += weight;
    for (const [place, worth] of found) {
      sums[place]! += worth * weight;
      if (!term.isSlight && worth >= MIN_FULL_WORD_SCORE) answered[place]! += 1;
    }
  }
  if (whole === 0) return [];
  const all: EventMatch[] = [];
  for (let place = 0; place < sums.length; place++) {
    if (sums[place] === 0) continue;
    const entry = index.entries[place]!;
    const isThere = isPlaced && isAtPlace(entry, terms);
    const worth = sums[place]! / whole;
    all.push({
      entry,
      worth: isThere ? Math.max(worth, PLACE_SCORE) : worth,
      isWhole: isThere || (needed > 1 && answered[place] === needed),
    });
  }
  return all;
};

/** If some match every term, only those. */
export const selectBestMatches = (all: readonly EventMatch[], share: number, least = MIN_SCORE): EventMatch[] => {
  const most = all.reduce((max, { worth }) => Math.max(max, worth), 0);
  const limit = Math.max(least, most * share - 1e-9);
  const found = all.filter(({ worth }) => worth >= limit);
  return found.some(({ isWhole }) => isWhole) ? found.filter(({ isWhole }) => isWhole) : found;
};

const PLACE_SCORE = 0.85;

/** Minimum score of a term that counts as matched: not in a description, place or category only. */
const MIN_FULL_WORD_SCORE = 0.65;

const isAtPlace = ({ event }: IndexedEvent, terms: readonly Term[]): boolean => {
  const words = new Set(wordsOf(event.location ?? ''));
  return terms.every(({ word }) => words.has(word));
};

/** Titles that consist of stop words and occur in the question as a phrase, but not as a place ('in our town'). */
const findNamelessTitles = ({ nameless }: CalendarIndex, text: string): readonly number[] => {
  if (nameless.size === 0) return [];
  const words = ` ${wordsOf(text).join(' ')} `;
  for (const [name, places] of nameless) {
    const at = words.indexOf(` ${name} `);
    if (at >= 0 && !/\b(?:in|around|about|of|across)$/.test(words.slice(0, at))) return places;
  }
  return [];
};

/** The score of one term for each event, and the term's weight: rarer terms weigh more. */
const weighTerm = (index: CalendarIndex, { stem, isSlight }: Term): { found: Map<number, number>; weight: number } => {
  const found = new Map<number, number>();
  const known = index.postings.has(stem) ? stem : (findOtherSpelling(index, stem) ?? stem);
  for (const [word, share] of [[known, 1] as const, ...relatedStemsOf(stem)]) {
    const postings = index.postings.get(word);
    postings?.entries.forEach((place, at) => {
      const worth = postings.weights[at]! * share;
      if (worth > (found.get(place) ?? 0)) found.set(place, worth);
    });
  }
  const rarity = Math.log(1 + index.entries.length / Math.max(1, found.size));
  return { found, weight: rarity * (isSlight ? WEAK_TERM_WEIGHT : found.size === 0 ? UNKNOWN_TERM_WEIGHT : 1) };
};

const WEAK_TERM_WEIGHT = 0.15;
/** A term that occurs nowhere weighs less than a rare one: questions contain more words than calendars do. */
const UNKNOWN_TERM_WEIGHT = 0.6;

/** A known word at edit distance 1 (insertion, deletion, substitution, transposition). Only for words of five letters or more. */
const findOtherSpelling = ({ spellings }: CalendarIndex, word: string): string | undefined =>
  word.length < 5 || /\d/.test(word)
    ? undefined
    : spellings.get(word[0]!)?.find((one) => one.length >= 5 && isSimilar(one, word));

const isSimilar = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [x, y] = [a.slice(same), b.slice(same)];
  const isSwapped = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  return isSwapped || x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
};

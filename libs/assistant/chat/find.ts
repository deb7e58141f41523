import type { CalendarIndex, Entry } from './calendar-index';
import { alsoOf, type Term, wordsOf } from './words';

/** How well an event answers to the words of a question: 1 where each of them stands in its name. */
export type Match = Readonly<{
  entry: Entry;
  worth: number;
  /** Whether it answers to each of them, but for those that say little. */
  isWhole: boolean;
}>;

/** What answers to less than this is about something else. */
const LEAST = 0.45;
/** What stands in descriptions only, of a day that is asked about. */
export const LEAST_OF_A_DAY = 0.25;

/** All that answers to the words at all, in the order of the index. */
export const matches = (index: CalendarIndex, terms: readonly Term[], text: string, isPlaced: boolean): Match[] => {
  const nameless = namelessIn(index, text);
  if (nameless.length > 0 && terms.every(({ isSlight }) => isSlight)) {
    return nameless.map((place) => ({ entry: index.entries[place]!, worth: 1, isWhole: true }));
  }
  const [sums, answered] = [new Float64Array(index.entries.length), new Uint8Array(index.entries.length)];
  const needed = terms.filter(({ isSlight }) => !isSlight).length;
  let whole = 0;
  for (const term of terms) {
    const { found, weight } = weighed(index, term);
    whole += weight;
    for (const [place, worth] of found) {
      sums[place]! += worth * weight;
      if (!term.isSlight && worth >= ANSWERING) answered[place]! += 1;
    }
  }
  if (whole === 0) return [];
  const all: Match[] = [];
  for (let place = 0; place < sums.length; place++) {
    if (sums[place] === 0) continue;
    const entry = index.entries[place]!;
    const isThere = isPlaced && isAt(entry, terms);
    const worth = sums[place]! / whole;
    all.push({
      entry,
      worth: isThere ? Math.max(worth, AT_ITS_PLACE) : worth,
      isWhole: isThere || (needed > 1 && answered[place] === needed),
    });
  }
  return all;
};

/** Those that answer best, and as well as `share` of it; where some answer to everything, only such. */
export const best = (all: readonly Match[], share: number, least = LEAST): Match[] => {
  const most = all.reduce((max, { worth }) => Math.max(max, worth), 0);
  const limit = Math.max(least, most * share - 1e-9);
  const found = all.filter(({ worth }) => worth >= limit);
  return found.some(({ isWhole }) => isWhole) ? found.filter(({ isWhole }) => isWhole) : found;
};

/** Of an event at a place that is asked about. */
const AT_ITS_PLACE = 0.85;

/** Of a word that stands in more than a description, a place or a category. */
const ANSWERING = 0.65;

const isAt = ({ event }: Entry, terms: readonly Term[]): boolean => {
  const words = new Set(wordsOf(event.location ?? ''));
  return terms.every(({ word }) => words.has(word));
};

/** Names of words that say nothing: they stand in the question one after the other, and are not where something is. */
const namelessIn = ({ nameless }: CalendarIndex, text: string): readonly number[] => {
  if (nameless.size === 0) return [];
  const words = ` ${wordsOf(text).join(' ')} `;
  for (const [name, places] of nameless) {
    const at = words.indexOf(` ${name} `);
    if (at >= 0 && !/\b(?:in|around|about|of|across)$/.test(words.slice(0, at))) return places;
  }
  return [];
};

/** How much of a word each event has, and how much the word says: more, the rarer it is. */
const weighed = (index: CalendarIndex, { stem, isSlight }: Term): { found: Map<number, number>; weight: number } => {
  const found = new Map<number, number>();
  const known = index.postings.has(stem) ? stem : (otherSpelling(index, stem) ?? stem);
  for (const [word, share] of [[known, 1] as const, ...alsoOf(stem)]) {
    const postings = index.postings.get(word);
    postings?.entries.forEach((place, at) => {
      const worth = postings.worths[at]! * share;
      if (worth > (found.get(place) ?? 0)) found.set(place, worth);
    });
  }
  const rarity = Math.log(1 + index.entries.length / Math.max(1, found.size));
  return { found, weight: rarity * (isSlight ? SLIGHT : found.size === 0 ? UNKNOWN : 1) };
};

const SLIGHT = 0.15;
/** A word that stands nowhere counts for less than one that is rare: people say more than calendars do. */
const UNKNOWN = 0.6;

/** One letter is left out, put in, another, or changed places with the next: only of longer words. */
const otherSpelling = ({ spellings }: CalendarIndex, word: string): string | undefined =>
  word.length < 5 || /\d/.test(word) ? undefined : spellings.get(word[0]!)?.find((one) => one.length >= 5 && isNear(one, word));

const isNear = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [x, y] = [a.slice(same), b.slice(same)];
  const isSwapped = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  return isSwapped || x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
};

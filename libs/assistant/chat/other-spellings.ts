import { COMMON_WORDS } from './lexicon/common-words';
import type { Postings } from './postings';
import { computeStem, stem as stemOf } from './terms';
import { isWordOfKinds } from './thesaurus/event-kinds';

/**
 * Stems of known words at edit distance 1 of a word whose stem has five letters or more: those that begin with the same letter, else, of a word
 * with six letters or more, others. None of the name of a kind of events: a 'quilt' is no 'quiet', whether or not there is one.
 */
export const otherSpellingsOf = (postings: Postings, word: string): readonly string[] => {
  const all =
    stemOf(word).length < MIN_LENGTH || COMMON_WORDS.has(word) || isWordOfKinds(word) ? [] : allSpellingsOf(postings, word);
  const same = all.filter((stem) => stem[0] === word[0]);
  return same.length > 0 ? same : word.length < MIN_LENGTH_FOR_OTHER_LETTER ? [] : all;
};

/** Whatever letter they begin with. A word of five letters lacks one: as a whole word it is more often another than a misspelled one. */
export const boldSpellingsOf = (postings: Postings, word: string): readonly string[] =>
  COMMON_WORDS.has(word)
    ? []
    : word.length > MIN_LENGTH
      ? allSpellingsOf(postings, word)
      : spellingsOf(postings, word, insertionsOf);

const allSpellingsOf = (postings: Postings, word: string): readonly string[] => spellingsOf(postings, word, editsOf);

const spellingsOf = (postings: Postings, word: string, toEdits: (word: string) => readonly string[]): readonly string[] => {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || !/^[a-z]+$/.test(word)) return [];
  const cache = caches.get(postings) ?? new Map<string, readonly string[]>();
  caches.set(postings, cache);
  const key = toEdits === editsOf ? word : `+${word}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const found = [...new Set(toEdits(word).map(toStem))].filter((one) => one.length >= MIN_FOUND_LENGTH && postings.has(one));
  if (cache.size < MAX_CACHED_WORDS) cache.set(key, found);
  return found;
};

/** As in terms, without its cache: most edits are no words. */
const toStem = (word: string): string => (HAS_ENDING.test(word) ? computeStem(word) : word);

const MIN_LENGTH = 5;
const MIN_LENGTH_FOR_OTHER_LETTER = 6;
const MIN_FOUND_LENGTH = 4;
/** Bounds the work for long texts. */
const MAX_LENGTH = 24;
const MAX_CACHED_WORDS = 1000;

/** A question looks up the same word several times. */
const caches = new WeakMap<Postings, Map<string, readonly string[]>>();

/** Of other words the stem is the word. */
const HAS_ENDING = /(?:[sey]|ion|ed)$/;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const insertionsOf = (word: string): string[] =>
  Array.from({ length: word.length + 1 }, (_, at) =>
    LETTERS.map((letter) => `${word.slice(0, at)}${letter}${word.slice(at)}`),
  ).flat();

/** By an insertion, deletion, substitution or transposition. */
const editsOf = (word: string): string[] => {
  const edits = insertionsOf(word);
  for (let at = 0; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)];
    edits.push(`${before}${after}`);
    if (after !== '') edits.push(`${before}${after[0]}${letter}${after.slice(1)}`);
    for (const other of LETTERS) edits.push(`${before}${other}${after}`);
  }
  return edits;
};

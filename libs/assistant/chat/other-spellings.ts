import type { Postings } from './postings';
import { computeStem, stem as stemOf } from './terms';

/**
 * Stems of known words at edit distance 1 of a word whose stem has five letters or more: those that begin with the same letter, else, of a word
 * with seven letters or more, others.
 */
export const otherSpellingsOf = (postings: Postings, word: string): readonly string[] => {
  const all = stemOf(word).length < MIN_LENGTH ? [] : allSpellingsOf(postings, word);
  const same = all.filter((stem) => stem[0] === word[0]);
  return same.length > 0 ? same : word.length < MIN_LENGTH_FOR_OTHER_LETTER ? [] : all;
};

/** Whatever letter they begin with. */
export const allSpellingsOf = (postings: Postings, word: string): readonly string[] => {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || !/^[a-z]+$/.test(word)) return [];
  const cache = caches.get(postings) ?? new Map<string, readonly string[]>();
  caches.set(postings, cache);
  const cached = cache.get(word);
  if (cached) return cached;
  const found = findSpellings(postings, word);
  if (cache.size < MAX_CACHED_WORDS) cache.set(word, found);
  return found;
};

const MIN_LENGTH = 5;
const MIN_LENGTH_FOR_OTHER_LETTER = 7;
const MIN_FOUND_LENGTH = 4;
/** Bounds the work for long texts. */
const MAX_LENGTH = 24;
const MAX_CACHED_WORDS = 1000;

/** A question looks up the same word several times. */
const caches = new WeakMap<Postings, Map<string, readonly string[]>>();

const findSpellings = (postings: Postings, word: string): readonly string[] => {
  const found = new Set<string>();
  for (const one of editsOf(word)) {
    const stem = HAS_ENDING.test(one) ? computeStem(one) : one;
    if (stem.length >= MIN_FOUND_LENGTH && postings.has(stem)) found.add(stem);
  }
  return [...found];
};

/** Of other words the stem is the word. */
const HAS_ENDING = /(?:[sey]|ion|ed)$/;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** By an insertion, deletion, substitution or transposition. */
const editsOf = (word: string): string[] => {
  const edits: string[] = [];
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) edits.push(`${before}${letter}${after}`);
    if (after === '') continue;
    edits.push(`${before}${after.slice(1)}`);
    if (after.length > 1) edits.push(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of LETTERS) edits.push(`${before}${letter}${after.slice(1)}`);
  }
  return edits;
};

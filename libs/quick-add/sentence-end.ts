import { findAllMatches, memoizeLast } from '#libs/contracts';
import { MONTH } from '#libs/when';
import { inAnyCase, inCapitals } from './any-case';
import type { Span } from './candidates';
import { NUMBERED_NOUNS } from './place-lexicon';
import { DOTTED_WORDS } from './place-words';

/** Behind two letters, a figure or what brackets end in, and before a capital: 'at 8 AM. Please fast', 'close the gate!). Breakfast', not 'St. Anne' and 'Mon. Nov 30'. */
const SENTENCE_END = new RegExp(
  `(?:[\\p{L}\\d)’'"”]{2}|\\d|[!?][)’'"”])[.!?](?!(?<=(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)\\.)\\s+(?:${inCapitals(MONTH)})(?!\\p{L}))\\s+\\p{Lu}`,
  'u',
);

/** Between two offsets of the text. */
export const endsSentence = (text: string, from: number, to: number): boolean =>
  SENTENCE_END.test(text.slice(Math.max(0, from - 2), to + 1)) ||
  VENUE_AT_END.test(text.slice(Math.max(0, from - MAX_VENUE), to + 1));

/** 'Movie at 7, then pizza at our place' */
export const comesAfter = (text: string, from: number, to: number): boolean => AFTERWARDS.test(text.slice(from, to));

const AFTERWARDS = /[.,;!?] +(?:and )?(?:then|after(?:wards?| (?:that|which)))\b/i;

/** The same without what stands before `from`, whose dot may be that of 'Sat.' */
export const endsSentenceBehind = (text: string, from: number, to: number): boolean =>
  /^[!?]\s+\p{Lu}/u.test(text.slice(from, to + 1)) || SENTENCE_END.test(text.slice(from, to + 1));

/** Where the first sentence ends of which the words begin at `from`; the length of the text if none does. */
export const findSentenceEnd = (text: string, from: number): number => {
  const end = SENTENCE_END.exec(text.slice(from));
  return end ? from + end.index + end[0].search(/[.!?]/) : text.length;
};

/** In order, without the signs that end them. A line of its own and the words up to a semicolon are one. */
export const splitIntoSentences = memoizeLast((text): readonly Span[] => {
  const ends = findAllMatches(text, SENTENCE_ENDS).map(({ 0: { length }, index }) => ({ to: index, next: index + length }));
  const last = text.replace(/[.!?\s]+$/, '').length;
  return [0, ...ends.map(({ next }) => next)].map((from, at) => ({ from, to: ends[at]?.to ?? last }));
});

/** The same, or a semicolon before it. */
export const findClauseEnd = (text: string, from: number): number => {
  const end = findSentenceEnd(text, from);
  const semicolon = text.indexOf(';', from);
  return semicolon >= 0 && semicolon < end ? semicolon : end;
};

/** Not the dot of 'Mrs. Hart', 'vs. Marlton' and 'Sat. Dec 5'. */
const SENTENCE_ENDS = new RegExp(
  `\\n\\s*|;\\s+|[.!?](?<=(?:[\\p{L}\\d)’'"”]{2}|\\d|[ap]\\.m).)(?<!(?<!\\p{L})(?:${DOTTED_WORDS}|vs|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun).)\\s+(?=\\p{Lu})`,
  'gu',
);

/** 'Studio B. Reception to follow' */
const VENUE_AT_END = new RegExp(`\\b(?:${inAnyCase(NUMBERED_NOUNS)}) \\p{Lu}\\. +\\p{Lu}`, 'u');
const MAX_VENUE = 12;

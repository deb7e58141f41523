import { FRENCH_WORDS, HAITIAN_CREOLE_WORDS, POLISH_WORDS, PORTUGUESE_WORDS } from './other-languages';
import { SPANISH_WORDS, WORDS_IN_SPANISH_PHRASES } from './spanish';
import type { WordTable } from './word-table';

/** By word, without accents, as publishers in the United States use them beside English ones. */
const TRANSLATIONS: WordTable = new Map([
  ...POLISH_WORDS,
  ...HAITIAN_CREOLE_WORDS,
  ...PORTUGUESE_WORDS,
  ...FRENCH_WORDS,
  ...SPANISH_WORDS,
]);

/** Of the words of one phrase, in order. Undefined for an English word or a name. */
export const translationsIn = (words: readonly string[]): (string | undefined)[] =>
  words.map((word, i) => TRANSLATIONS.get(word) ?? translateInPhrase(words, i) ?? translateCognate(word));

const translateInPhrase = (words: readonly string[], at: number): string | undefined => {
  const english = WORDS_IN_SPANISH_PHRASES.get(words[at]!);
  return english !== undefined && (isBesideOf(words, at) || isSpanishPhrase(words)) ? english : undefined;
};

/** 'Binacional', 'celebraciones'. */
const translateCognate = (word: string): string | undefined =>
  word.includes('cion') && COGNATE.test(word) ? word.replace(COGNATE, '$1tion$2') : undefined;

const COGNATE = /^(\p{L}{3,})cion(al)?(?:es)?$/u;

export const isParticle = (word: string) => PARTICLES.has(word);

const PARTICLES = new Set('al con de del el en la las los para por y'.split(' '));

const isSpanishPhrase = (words: readonly string[]) =>
  words.some((word, i) => SPANISH_WORDS.has(word) || word === 'del' || (word === 'de' && ARTICLES.has(words[i + 1] ?? ''))) &&
  !words.some((word) => ENGLISH_PARTICLES.has(word));

/** 'Taller de', 'de flores'. */
const isBesideOf = (words: readonly string[], at: number) =>
  words[at - 1] === 'de' || [1, -1].some((step) => words[at + step] === 'del') || words[at + 1] === 'de';

const ARTICLES = new Set(['la', 'las', 'los']);

const ENGLISH_PARTICLES = new Set(['and', 'at', 'for', 'of', 'the']);

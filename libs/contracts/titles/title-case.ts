import { foldCaseAndAccents } from '../fold-case-and-accents';
import { ABBREVIATIONS, EVERYDAY_WORDS, OWN_CASE, SHORTENED_WORDS, SMALL_WORDS } from './word-lists';

/** Title case with abbreviations kept if the title is all capitals; any other title is unchanged. */
export const toTitleCase = (title: string): string => {
  if (!isOrdinaryTextInCapitals(title)) return title;
  const words = title.split(/(\s+)/);
  const last = words.findLastIndex(hasLetter);
  return words.map((word, at) => toCasedWord(word, wordBefore(words, at), at === last)).join('');
};

/** Words with digits ('7th') are ignored. */
export const isInCapitals = (title: string): boolean => !/\p{Ll}/u.test(title.replace(WORD_WITH_DIGITS, ''));

/** True if it is all capitals and contains words that are no abbreviations. A single short word may be an acronym. */
const isOrdinaryTextInCapitals = (title: string): boolean => {
  if (!isInCapitals(title)) return false;
  const runs = title.replace(WORD_WITH_DIGITS, '').match(LETTER_RUN) ?? [];
  const ordinary = runs.filter((run) => run.length > 1 && toCasedRun(run) !== run);
  if (runs.length === 1) return ordinary.some((run) => run.length >= MIN_SINGLE_WORD_LENGTH);
  return ordinary.some((run) => run.length > MAX_SHORT_WORD_LENGTH) || ordinary.length > 1;
};

const MIN_SINGLE_WORD_LENGTH = 6;

const LETTER_RUN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

const WORD_WITH_DIGITS = /[\p{L}\p{M}\p{N}'’]*\p{N}[\p{L}\p{M}\p{N}'’]*/gu;

const hasLetter = (word: string) => /\p{L}/u.test(word);

/** '' at the beginning of the title. */
const wordBefore = (words: readonly string[], at: number) => words[at - 2] ?? '';

const toCasedWord = (word: string, before: string, isLast: boolean): string => {
  if (UNCHANGED_WORD.test(word)) return word;
  if (ABBREVIATED_WITH.test(word)) return word.toLowerCase();
  const isEdge = isLast || before === '' || CLAUSE_END.test(before);
  const isAlone = word.match(LETTER_RUN)?.length === 1;
  return word.replace(LETTER_RUN, (run, offset: number) => {
    if (run === 'US' && WORD_BEFORE_PRONOUN.test(before)) return 'Us';
    if (run === 'AM' && /\d$/.test(before)) return run;
    if (run === 'MS' && word.charAt(offset + run.length) === '.') return 'Ms';
    if (run.length === 1 && !isAlone) return run;
    return isSmallWord(run) && (offset > 0 && !isAlone ? !isLast : !isEdge) ? run.toLowerCase() : toCasedRun(run);
  });
};

/** 'U.S.', 'P.M.', URLs and email addresses. */
const UNCHANGED_WORD = /^[^\p{L}]*(?:\p{L}\.){2,}[^\p{L}]*$|:\/\/|^www\.|\p{L}@\p{L}/iu;

const ABBREVIATED_WITH = /^W\/O?$/;

/** The next word begins a new clause. */
const CLAUSE_END = /[:.!?|–—]["'”’)]*$|^-+$/;

/** After these words 'US' is the pronoun: 'JOIN US'. */
const WORD_BEFORE_PRONOUN =
  /^(?:JOIN|WITH|FOR|HELP|TO|LET|VISIT|AMONG|BETWEEN|OF|BY|FROM|ABOUT|MEET|SEE|FIND|TELL|GIVE|FOLLOW|CONTACT|TEACH|SHOW|BRING|AROUND|BEHIND|LIKE|ALL|LEAD|SAVE|HEAR)$/;

const isSmallWord = (run: string) => SMALL_WORDS.has(run);

/** The letters of one word, independent of its place in the title. */
const toCasedRun = (run: string): string => {
  if (/\p{N}/u.test(run)) return run.replace(ORDINAL, (suffix) => suffix.toLowerCase());
  const [, head = run, mark = '', tail = ''] = /^(.+?)(['’])(.*)$/u.exec(run) ?? [];
  if (mark)
    return NAME_PREFIX.test(head) && tail.length > 2
      ? head + mark + toCasedLetters(tail)
      : toCasedLetters(head) + mark + tail.toLowerCase();
  return toCasedLetters(run);
};

const ORDINAL = /(?<=\d)(?:ST|ND|RD|TH|S)$/;

/** 'O’BRIEN' */
const NAME_PREFIX = /^[ODL]$/;

const toCasedLetters = (word: string): string => {
  const written = SHORTENED_WORDS.get(word) ?? OWN_CASE.get(word);
  if (written !== undefined) return written;
  if (isAbbreviation(word)) return word;
  return SCOTTISH_PREFIX.test(word) ? `Mc${capitalize(word.slice(2))}` : capitalize(word);
};

/** 'MCDONALD' */
const SCOTTISH_PREFIX = /^MC[A-Z]{3,}$/;

const capitalize = (word: string): string =>
  word.replace(/^(.\p{M}*)(.*)$/su, (_, first: string, rest: string) => first + rest.toLowerCase());

/** A word with accents, such as 'ÉTÉ', is no abbreviation. */
const ASCII_LETTERS = /^[A-Z]+$/;

/** True for listed abbreviations, Roman numerals, words without a vowel, and short words that are not everyday words. */
const isAbbreviation = (word: string): boolean =>
  ABBREVIATIONS.has(word) ||
  ROMAN_NUMERAL.test(word) ||
  !/[aeiouy]/.test(foldCaseAndAccents(word)) ||
  (word.length <= MAX_SHORT_WORD_LENGTH && ASCII_LETTERS.test(word) && !EVERYDAY_WORDS.has(word));

const MAX_SHORT_WORD_LENGTH = 3;

const ROMAN_NUMERAL = /^(?=..)X{0,3}(?:IX|IV|V?I{0,3})$/;

import { folded } from '../folded';
import { ABBREVIATIONS, EVERYDAY_WORDS, OWN_CASE, SHORTENED_WORDS, SMALL_WORDS } from './word-lists';

/** A title wholly in capitals as it is set in title case, abbreviations kept; any other title is as it was. */
export const inTitleCase = (title: string): string => {
  if (!isShouted(title)) return title;
  const words = title.split(/(\s+)/);
  const last = words.findLastIndex(hasLetter);
  return words.map((word, at) => cased(word, beforeWord(words, at), at === last)).join('');
};

/** No small letter stands in it but in words with digits ('7th'). */
export const isInCapitals = (title: string): boolean => !/\p{Ll}/u.test(title.replace(WITH_DIGITS, ''));

/** All in capitals, and more than initials: a word that has other forms in ordinary writing. One word alone may be a name of initials. */
const isShouted = (title: string): boolean => {
  if (!isInCapitals(title)) return false;
  const runs = title.replace(WITH_DIGITS, '').match(RUN) ?? [];
  const ordinary = runs.filter((run) => run.length > 1 && casedRun(run) !== run);
  if (runs.length === 1) return ordinary.some((run) => run.length >= LONGER_THAN_INITIALS);
  return ordinary.some((run) => run.length > LONGEST_SHORT) || ordinary.length > 1;
};

const LONGER_THAN_INITIALS = 6;

/** Letters, and digits and apostrophes between them. */
const RUN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

const WITH_DIGITS = /[\p{L}\p{M}\p{N}'’]*\p{N}[\p{L}\p{M}\p{N}'’]*/gu;

const hasLetter = (word: string) => /\p{L}/u.test(word);

/** The word before, or '' at the beginning of the title. */
const beforeWord = (words: readonly string[], at: number) => words[at - 2] ?? '';

const cased = (word: string, before: string, isLast: boolean): string => {
  if (KEPT_WHOLE.test(word)) return word;
  if (WITH.test(word)) return word.toLowerCase();
  const isEdge = isLast || before === '' || BREAK.test(before);
  const isAlone = word.match(RUN)?.length === 1;
  return word.replace(RUN, (run, offset: number) => {
    if (run === 'US' && TAKES_PRONOUN.test(before)) return 'Us';
    if (run === 'AM' && /\d$/.test(before)) return run;
    if (run === 'MS' && word.charAt(offset + run.length) === '.') return 'Ms';
    if (run.length === 1 && !isAlone) return run;
    return isSmall(run) && (offset > 0 && !isAlone ? !isLast : !isEdge) ? run.toLowerCase() : casedRun(run);
  });
};

/** 'U.S.', 'P.M.', addresses. */
const KEPT_WHOLE = /^[^\p{L}]*(?:\p{L}\.){2,}[^\p{L}]*$|:\/\/|^www\.|\p{L}@\p{L}/iu;

const WITH = /^W\/O?$/;

/** After these a title begins anew. */
const BREAK = /[:.!?|–—]["'”’)]*$|^-+$/;

/** 'JOIN US' is no country. */
const TAKES_PRONOUN =
  /^(?:JOIN|WITH|FOR|HELP|TO|LET|VISIT|AMONG|BETWEEN|OF|BY|FROM|ABOUT|MEET|SEE|FIND|TELL|GIVE|FOLLOW|CONTACT|TEACH|SHOW|BRING|AROUND|BEHIND|LIKE|ALL|LEAD|SAVE|HEAR)$/;

const isSmall = (run: string) => SMALL_WORDS.has(run);

/** A run of letters as it is written inside a title, wherever it stands. */
const casedRun = (run: string): string => {
  if (/\p{N}/u.test(run)) return run.replace(ORDINAL, (suffix) => suffix.toLowerCase());
  const [, head = run, mark = '', tail = ''] = /^(.+?)(['’])(.*)$/u.exec(run) ?? [];
  if (mark)
    return NAME_PREFIX.test(head) && tail.length > 2
      ? head + mark + casedWord(tail)
      : casedWord(head) + mark + tail.toLowerCase();
  return casedWord(run);
};

const ORDINAL = /(?<=\d)(?:ST|ND|RD|TH|S)$/;

/** 'O’BRIEN' */
const NAME_PREFIX = /^[ODL]$/;

const casedWord = (word: string): string => {
  const written = SHORTENED_WORDS.get(word) ?? OWN_CASE.get(word);
  if (written !== undefined) return written;
  if (isAbbreviation(word)) return word;
  return SCOTS.test(word) ? `Mc${capitalized(word.slice(2))}` : capitalized(word);
};

/** 'MCDONALD' */
const SCOTS = /^MC[A-Z]{3,}$/;

const capitalized = (word: string): string =>
  word.replace(/^(.\p{M}*)(.*)$/su, (_, first: string, rest: string) => first + rest.toLowerCase());

/** A letter with an accent stands in a word: 'ÉTÉ'. */
const PLAIN = /^[A-Z]+$/;

/** Known ones, numbers of kings and parts, what nobody could say as a word, and short words that are not everyday ones. */
const isAbbreviation = (word: string): boolean =>
  ABBREVIATIONS.has(word) ||
  ROMAN.test(word) ||
  !/[aeiouy]/.test(folded(word)) ||
  (word.length <= LONGEST_SHORT && PLAIN.test(word) && !EVERYDAY_WORDS.has(word));

const LONGEST_SHORT = 3;

const ROMAN = /^(?=..)X{0,3}(?:IX|IV|V?I{0,3})$/;

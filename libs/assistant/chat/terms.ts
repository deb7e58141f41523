import { foldCaseAndAccents, repairMojibake, spellOutWords } from '#libs/contracts';
import { BROADER_WORDS, KINDS_IN_TEXTS, type KindInTexts } from './lexicon/broader-words';
import { OWN_WORDS } from './lexicon/own-words';
import { STOP_WORDS } from './lexicon/stop-words';
import { ABBREVIATIONS, PHRASES, RELATED_WORDS, SYNONYM_GROUPS } from './lexicon/synonyms';

/** Lower-case words without accents and apostrophes, spelled out: 'St. Mary’s café' becomes 'saint', 'mary', 'cafe'. 'D&D' is one. */
export const wordsOf = (text: string): string[] =>
  spellOutWords(foldCaseAndAccents(repairMojibake(text)).replace(LETTER_PAIR, `$1${PAIR_SIGN}$2`))
    .replace(/['’‘`]s\b/g, '')
    .replace(/['’‘`]/g, '')
    .match(WORD) ?? [];

const LETTER_PAIR = /(?<![\w&])([a-z]) ?& ?([a-z])(?![\w&])/g;
/** Read as a letter of the word. */
const PAIR_SIGN = '＆';
const WORD = new RegExp(`[\\p{L}\\p{N}${PAIR_SIGN}]+`, 'gu');

/** Of two words, the initials or, if they are letters, themselves: 'P&Z'. */
export const toLetterPair = (first: string, second: string): string => `${first[0]}${PAIR_SIGN}${second[0]}`;

/** 'licenses' and 'licensed', 'story' and 'stories' have the same stem. */
export const stem = (word: string): string => {
  const cached = stemCache.get(word);
  if (cached !== undefined) return cached;
  const short = computeStem(word);
  if (stemCache.size < MAX_CACHED_STEMS) stemCache.set(word, short);
  return short;
};

/** Of words that are separated by spaces. */
export const stemSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));

const stemCache = new Map<string, string>();
const MAX_CACHED_STEMS = 50_000;

/** 'Leaves' are those of a tree: to 'leave' is another word. */
const STEMS_OF_PLURALS: ReadonlyMap<string, string> = new Map(
  ['leaf', 'loaf', 'shelf', 'elf', 'wolf', 'calf', 'scarf'].map((one) => [one.replace(/f$/, 'ves'), one] as const),
);

export const computeStem = (word: string): string => {
  const ofPlural = STEMS_OF_PLURALS.get(word);
  if (ofPlural) return ofPlural;
  // '5Ks'
  if (/^\d+ks$/.test(word)) return word.slice(0, -1);
  if (word.length < 4 || /^\d/.test(word)) return word;
  const isOfY = word.endsWith('ies') && word.length > 4;
  const singular = isOfY ? `${word.slice(0, -3)}y` : word.replace(/(?:(?<=s|x|z|ch|sh)es|(?<![sui])s)$/, '');
  // 'Cans' are none of 'can'.
  if (singular.length < 4) return STOP_WORDS.has(singular) ? word : singular;
  const bare = singular.length > 5 ? singular.replace(/(?:ion|ed)$/, '') : singular;
  // 'Tote' is none of 'tot'.
  return (bare.length === 4 ? bare : bare.replace(/(?<!^[^e]{1,3}e)e$/, '')).replace(/y$/, 'i');
};

/** Stems that say little: an answer may lack them if other words are asked for. */
const WEAK_STEMS = new Set(
  (
    'meeting game class program session open regular annual public community group show time number day lesson workshop ' +
    'club team series special free local monthly weekly night hour plan thing help dropoff clinic downtown deadline fresh ' +
    'easy simple cheap affordable inexpensive decent relaxing cozy'
  )
    .split(' ')
    .map(stem),
);

/** Beside these, 'home' says little: few calendars say it of their own games. */
const SPORT_STEMS = new Set(
  (
    'game match opener basketball football hockey soccer baseball softball volleyball wrestling lacrosse tennis swim meet ' +
    'girls boys varsity'
  )
    .split(' ')
    .map(stem),
);
const HOME_OR_AWAY: ReadonlySet<string> = new Set(['home', 'away']);

export type Term = Readonly<{ word: string; stem: string; isSlight: boolean }>;

/** The words to search for. Words of `town`, its name, say nothing in it. */
export const extractTerms = (text: string, town: string): Term[] => {
  const ofTown = new Set(wordsOf(town));
  const words = joinPhrases(wordsOf(text)).filter(
    (word) => !STOP_WORDS.has(word) && !ofTown.has(word) && (word.length > 1 || /\d/.test(word)),
  );
  const isOfSport = words.some((word) => SPORT_STEMS.has(stem(word)));
  const terms = [...new Set(words)].map((word) => {
    const meant = ABBREVIATIONS[word] ?? word;
    return { word, stem: stem(meant), isSlight: WEAK_STEMS.has(stem(meant)) || (isOfSport && HOME_OR_AWAY.has(word)) };
  });
  return terms.some(({ word }) => /\D/.test(word)) ? terms.slice(0, MAX_TERMS) : [];
};

/** Bounds the work for long texts. */
const MAX_TERMS = 16;

/** 'Santa Lucia' is a saint, and Santa Fe is named after none that brings presents. */
export const NAME_OF_SAINT =
  /\bsanta(?= (?:ana|barbara|catalina|cecilia|clara|cruz|elena|fe|ines|isabel|lucia|margarita|maria|monica|paula|rita|rosa|teresa|ynez)\b)/i;

/** Two words that name one thing: 'little league'. */
export const isPhrase = (first: string, second: string): boolean =>
  (first === 'santa' && NAME_OF_SAINT.test(`${first} ${second}`)) ||
  Object.hasOwn(PHRASES, `${first} ${second}`) ||
  Object.hasOwn(PHRASES, `${first} ${second.replace(/s$/, '')}`);

/** 'little league' of 'littleleague', which is searched for. */
export const toSpacedPhrase = (word: string): string => SPACED_PHRASES.get(word) ?? word;

const SPACED_PHRASES = new Map(Object.keys(PHRASES).map((phrase) => [phrase.replace(' ', ''), phrase]));

/** 'little', 'league' becomes 'littleleague'. The index has the joined words of names, too. */
const joinPhrases = (words: readonly string[]): string[] => {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const isJoined = at + 1 < words.length && isPhrase(words[at]!, words[at + 1]!);
    joined.push(isJoined ? `${words[at]}${words[at + 1]}` : words[at]!);
    if (isJoined) at++;
  }
  return joined;
};

/** 'Turkey trot' of 'Turkey trot, five kilometers'. */
export const toShortTitle = (name: string): string => name.split(/[:(,–—|]| - /)[0]!;

export const isNameless = (name: string): boolean => wordsOf(name).every((word) => STOP_WORDS.has(word));

/** The kinds of things that the words name: 'hockey' is a sport. */
export const toBroaderTerms = (terms: readonly Term[]): Term[] =>
  extractTerms(terms.map(({ stem }) => BROADER_STEMS.get(stem) ?? '').join(' '), '');

const BROADER_STEMS = new Map(
  Object.entries(BROADER_WORDS).flatMap(([kind, words]) => words.split(' ').map((word) => [stem(word), kind] as const)),
);

/** The kind that a word names, which texts tell by other words: 'bluegrass' of 'live music'. */
export const findKindInTexts = (one: string): (KindInTexts & Readonly<{ said: ReadonlySet<string> }>) | undefined =>
  KINDS_BY_STEM.get(one);

const KINDS_BY_STEM = new Map(
  KINDS_IN_TEXTS.flatMap((kind) => {
    const known = { ...kind, said: new Set(kind.words.split(' ')) };
    return kind.names.split(' ').map((name) => [stem(name), known] as const);
  }),
);

/** Best first, without the stem itself. */
export const relatedStemsOf = (one: string): readonly (readonly [string, number])[] => RELATED_STEMS.get(one) ?? [];

/** 'caroling' and 'carol', 'swimming' and 'swim', 'quilting' and 'quilter', 'crochet' and 'crocheters', 'D&D' and 'DD' */
export const otherFormsOf = (one: string): string[] =>
  OWN_STEMS.has(one) ? [] : allFormsOf(one).filter((form) => !OWN_STEMS.has(form));

const OWN_STEMS: ReadonlySet<string> = new Set(OWN_WORDS.map(stem));

const allFormsOf = (one: string): string[] => {
  if (one[1] === PAIR_SIGN) return [`${one[0]}${one[2]}`];
  if (one.length < 4 || /\d/.test(one)) return [];
  if (!one.endsWith('ing'))
    return [
      `${one.replace(/(?<=^...)e$/, '')}ing`,
      `${one}${one.at(-1)}ing`,
      `${one}al`,
      ...(one.length >= MIN_LENGTH_OF_DOER ? [`${one}er`] : []),
      ...(DOUBLED_AT_END.test(one) ? [`${one}${one.at(-1)}er`] : []),
      ...(one.endsWith('al') ? [one.slice(0, -2)] : []),
    ];
  const bare = one.slice(0, -'ing'.length);
  return bare.length < 3 ? [] : [bare, withSingleEnd(bare), `${bare}er`, ...(bare.length === 3 ? [`${bare}e`] : [])];
};

/** Shorter ones are more often another word: 'corn' is in no 'corner'. */
const MIN_LENGTH_OF_DOER = 5;

/** 'Knitters' of 'knit' */
const DOUBLED_AT_END = /^[a-z]+[^aeiou][aeiou][mnpt]$/;

/** 'Swim' of 'swimm', which is left of 'swimming'. */
export const withSingleEnd = (one: string): string => one.replace(/([bdgmnprt])\1$/, '$1');

const SYNONYM_WORTH = 0.9;

const RELATED_STEMS = ((): ReadonlyMap<string, readonly (readonly [string, number])[]> => {
  const related = new Map<string, Map<string, number>>();
  const relate = (word: string, other: string, worth: number) => {
    const [from, to] = [stem(word), stem(other)];
    if (from === to) return;
    const all = related.get(from) ?? new Map<string, number>();
    related.set(from, all.set(to, Math.max(worth, all.get(to) ?? 0)));
  };
  for (const [word, others] of Object.entries(RELATED_WORDS))
    for (const [other, worth] of Object.entries(others)) relate(word, other, worth);
  for (const group of SYNONYM_GROUPS.map((words) => words.split(' ')))
    for (const word of group) for (const other of group) relate(word, other, SYNONYM_WORTH);
  for (const [phrase, others] of Object.entries(PHRASES))
    for (const [other, worth] of Object.entries(others)) relate(phrase.replace(' ', ''), other, worth);
  return new Map([...related].map(([word, others]) => [word, [...others].sort(([, a], [, b]) => b - a)]));
})();

/** A word that is known is no misspelling of another: 'lunch' is no 'launch'. */
export const isInLexicon = (one: string): boolean => LEXICON_STEMS.has(one);

const LEXICON_STEMS: ReadonlySet<string> = new Set([
  ...RELATED_STEMS.keys(),
  ...[...RELATED_STEMS.values()].flatMap((related) => related.map(([word]) => word)),
  ...BROADER_STEMS.keys(),
]);

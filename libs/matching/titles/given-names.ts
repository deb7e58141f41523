import { foldCaseAndAccents, memoize } from '#libs/contracts';
import { isSameSpelling } from '../forms';

/** A word that may be a surname, with the initials before it, and with the words before those. */
export type Person = Readonly<{ surname: string; initials: Names; words: Names; given?: string }>;

type Names = readonly string[];

export const findPersons = (all: readonly string[]): Person[] =>
  all.flatMap((surname, i) => {
    if (isInitial(surname)) return [];
    const before = all.slice(0, i);
    const from = before.findLastIndex((word) => !isInitial(word)) + 1;
    const words = before.slice(from < i && from > 0 && DIRECTIONS.has(before[from - 1]!) ? from - 1 : from);
    const given = before[i - words.length - 1];
    return { surname, initials: words.map((word) => word[0]!), words, ...(given && { given }) };
  });

/** 'J. R. Smith' is 'John Smith', a middle initial may be missing. 'Jane' and 'John' are two, and so are 'J.' and 'Ruth'. */
export const findGivenNames = (some: readonly Person[], others: readonly Person[]): GivenNames => {
  const meant = some.flatMap((one) => others.flatMap((other) => (areNamesakes(one, other) ? [commonNames(one, other)] : [])));
  return [meant.flatMap(([ofOne]) => ofOne), meant.flatMap(([, ofOther]) => ofOther)];
};

/** 'Meet Candidate A. Heron' and 'Meet candidate Paul Heron'. Without its dot, 'a' is no initial. */
export const areTwoNamesakes = (a: NamedTitle, b: NamedTitle): boolean => hasNamesake(a, b) || hasNamesake(b, a);

type NamedTitle = Readonly<{ all: Names; unmarked: string }>;

const hasNamesake = ({ unmarked }: NamedTitle, { all }: NamedTitle): boolean =>
  namesWithInitial(unmarked).some(([before, initial, surname]) => {
    const at = all.indexOf(surname);
    const given = all[at - 1] ?? initial;
    return at > 0 && !isInitial(given) && all[at - 2] === before && !given.startsWith(initial);
  });

/** Each with the word before it. A title is compared with many. */
const namesWithInitial = memoize((unmarked: string) =>
  [...unmarked.matchAll(INITIAL_AND_SURNAME)].map(([, ...name]) => name.map(foldCaseAndAccents) as [string, string, string]),
);

const INITIAL_AND_SURNAME = /(\p{L}+)\s+(\p{Lu})\.\s*(\p{Lu}\p{L}+)/gu;

export type GivenNames = readonly [Names, Names];

const isInitial = (word: string) => /^\p{L}$/u.test(word);

/** `wordsOf` reads 'W.' in 'W. H. Auden' as 'west'. */
const DIRECTIONS = new Set(['north', 'south', 'east', 'west']);

const areNamesakes = (one: Person, other: Person) =>
  one.initials.length + other.initials.length > 0 && isSameSpelling(one.surname, other.surname);

const commonNames = (one: Person, other: Person): GivenNames => {
  if (one.initials.length < other.initials.length) {
    const [ofOther, ofOne] = commonNames(other, one);
    return [ofOne, ofOther];
  }
  const isOneKnown = other.initials.length > 0 || (one.given !== undefined && one.given === other.given);
  if (isOneKnown && beginAlike(one.initials, other.initials)) return [one.words, other.words];
  const names = one.initials.length > other.initials.length ? matchingNames(one.initials, other) : [];
  return names.length > 0 ? [one.words, names] : [[], []];
};

const matchingNames = (initials: Names, { given, initials: own, words }: Person): Names =>
  given && beginAlike(initials, [given[0]!, ...own]) ? [given, ...words] : [];

/** One of them may leave out the later initials. */
const beginAlike = (some: Names, others: Names) => some.every((one, i) => others[i] === undefined || others[i] === one);

import { isAlike } from '../forms';

/** A word that may be a surname, with the initials before it, also as words, and what stands before those. */
export type Person = Readonly<{ surname: string; initials: Names; words: Names; given?: string }>;

type Names = readonly string[];

export const personsIn = (all: readonly string[]): Person[] =>
  all.flatMap((surname, i) => {
    if (isInitial(surname)) return [];
    const before = all.slice(0, i);
    const from = before.findLastIndex((word) => !isInitial(word)) + 1;
    const words = before.slice(from < i && from > 0 && SIDES.has(before[from - 1]!) ? from - 1 : from);
    const given = before[i - words.length - 1];
    return { surname, initials: words.map((word) => word[0]!), words, ...(given && { given }) };
  });

/**
 * The given names and initials by which two titles mean one person: 'J. R. Smith' is 'John Smith', and who has a middle initial is
 * who has none. 'Jane' and 'John' are two, and so are 'J.' and 'Ruth'.
 */
export const givenNamesIn = (some: readonly Person[], others: readonly Person[]): GivenNames => {
  const meant = some.flatMap((one) => others.flatMap((other) => (areNamesakes(one, other) ? [namesOfBoth(one, other)] : [])));
  return [meant.flatMap(([ofOne]) => ofOne), meant.flatMap(([, ofOther]) => ofOther)];
};

/** Those of one and of the other. */
export type GivenNames = readonly [Names, Names];

const isInitial = (word: string) => /^\p{L}$/u.test(word);

/** So 'W.' is read, of 'W. H. Auden'. */
const SIDES = new Set(['north', 'south', 'east', 'west']);

const areNamesakes = (one: Person, other: Person) =>
  one.initials.length + other.initials.length > 0 && isAlike(one.surname, other.surname);

/** None where they mean two. */
const namesOfBoth = (one: Person, other: Person): GivenNames => {
  if (one.initials.length < other.initials.length) {
    const [ofOther, ofOne] = namesOfBoth(other, one);
    return [ofOne, ofOther];
  }
  const isOneKnown = other.initials.length > 0 || (one.given !== undefined && one.given === other.given);
  if (isOneKnown && beginAlike(one.initials, other.initials)) return [one.words, other.words];
  const names = one.initials.length > other.initials.length ? namesFor(one.initials, other) : [];
  return names.length > 0 ? [one.words, names] : [[], []];
};

/** The given name and the initials of a person that others call by these initials. */
const namesFor = (initials: Names, { given, initials: own, words }: Person): Names =>
  given && beginAlike(initials, [given[0]!, ...own]) ? [given, ...words] : [];

/** One of them may leave out the later ones. */
const beginAlike = (some: Names, others: Names) => some.every((one, i) => others[i] === undefined || others[i] === one);

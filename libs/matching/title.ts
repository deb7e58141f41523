import { areApart, isAudience } from './audience';
import { isFiller, isFormOf, wordSet, wordsOf } from './words';

export type Title = Readonly<{
  all: readonly string[];
  numbers: readonly string[];
  /** Two words that others write as one. */
  compounds: readonly string[];
  organization: readonly string[];
  spellings: readonly Readonly<{ words: readonly string[]; initials: string }>[];
  /** Words that may be initials. */
  shorts: readonly string[];
  /** What stands before and behind a colon, a dash or 'with'. */
  head: readonly string[];
  tail: readonly string[];
}>;

export type Likeness = Readonly<{
  kind: 'same' | 'contained' | 'other' | 'apart';
  /** Of the words that both say, how many tell this happening from most others. */
  telling: number;
  /** Of them all. */
  shared: number;
  /** One of them names who tells the other. */
  isNamed: boolean;
}>;

export const titleOf = (name: string, organization: string): Title => {
  const all = titleWordsOf(name);
  const [head = [], ...tails] = withoutMarks(name).split(BEFORE_TAIL).map(titleWordsOf);
  return {
    all,
    numbers: all.filter(
      (word, i) => /^u?\d+(st|nd|rd|th|k|u|am|pm)?$/.test(word) || (/^\p{L}$/u.test(word) && NUMBERED.has(all[i - 1] ?? '')),
    ),
    compounds: all.slice(1).map((word, i) => `${all[i]}${word}`),
    organization: wordsOf(organization).filter(isSaying),
    spellings: spellingsOf(all),
    shorts: all.filter((word) => SHORT.test(word)),
    head: head.filter(isSaying),
    tail: tails.flat().filter(isSaying),
  };
};

/**
 * How two titles compare, without the words that name who tells it and for whom it is: those are compared on their own.
 * Each number, level or audience that both name and name differently makes them two.
 */
export const likenessOf = (a: Title, b: Title, places: readonly string[] = []): Likeness => {
  if (areApart(a.all, b.all) || areOtherNumbers(a.numbers, b.numbers) || areOtherTails(a, b)) return APART;
  const organizations = [...a.organization, ...b.organization];
  let likeness = OTHER;
  for (const names of [organizations, ...(places.length > 0 ? [[...organizations, ...places]] : []), []]) {
    const others = new Set(names);
    likeness = likenessOfWords(a, b, coreOf(a, others), coreOf(b, others));
    if (likeness.kind !== 'other') break;
  }
  return likeness;
};

const likenessOfWords = (a: Title, b: Title, ofA: readonly string[], ofB: readonly string[]): Likeness => {
  const [sharedByA, sharedByB] = [foundIn(ofA, a, ofB, b), foundIn(ofB, b, ofA, a)];
  const [saidA, saidB] = [isSaid(ofA, sharedByA), isSaid(ofB, sharedByB)];
  const isOther = ofA.length === 0 || ofB.length === 0 || !(saidA || saidB);
  const shared = saidA || sharedByA.length < sharedByB.length ? sharedByA : sharedByB;
  const telling = shared.filter((word) => isTelling(word) && !GARNISH.has(word)).length;
  if (isOther) return { ...OTHER, shared: Math.min(telling, sharedByA.length, sharedByB.length) };
  const isNamed = isNamedIn(a, b) || isNamedIn(b, a);
  return { kind: saidA && saidB ? 'same' : 'contained', telling, shared: shared.length, isNamed };
};

/** What comes in several that a number or a letter tells apart. */
const NUMBERED = new Set([
  'group',
  'part',
  'session',
  'section',
  'level',
  'class',
  'team',
  'series',
  'grade',
  'room',
  'unit',
  'ward',
]);

/** What publishers say beside the title: that it is new, sold out, moved, two games, somebody else's. */
const withoutMarks = (name: string): string =>
  name
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\((?:doors|show|free|tickets?|rsvp|registration)\b[^)]*\)/gi, ' ')
    .replace(/\bdoors\b.*$/i, ' ')
    .replace(/\$\d+(?:\.\d\d)?/g, ' ')
    .replace(/\b(?:presented|sponsored|hosted) by\b.*$/i, ' ')
    .replace(/\ban (?:evening|afternoon) with\b/i, ' ')
    .replace(/\b(re)?scheduled\b.*$/i, ' ')
    .replace(/\((exhibition|dh|sold out|canceled|cancelled|class added|moved online|new)\)/gi, ' ')
    .replace(/\b\d+(st|nd|rd|th) annual\b/gi, ' ')
    .replace(/\b(sold out|cancell?ed|postponed|class added|new date|rain date|exhibition)\b:?/gi, ' ');

const BEFORE_TAIL = /:|\s[-–—]\s|\b(?:with|w\/|feat\.|featuring)\s/i;

/** The year of a title is that of its date. */
const titleWordsOf = (name: string): string[] =>
  wordsOf(withoutMarks(name))
    .filter((word) => !/^20\d\d$/.test(word))
    .map((word) => SYNONYMS.get(word) ?? word);

const SYNONYMS = new Map([
  ['commencement', 'graduation'],
  ['trustees', 'board'],
  ['bbq', 'barbecue'],
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, i) => [word, String(i + 1)] as const,
  ),
  ...['ii', 'iii', 'iv'].map((word, i) => [word, String(i + 2)] as const),
]);

/** Two of one series, page or host: each has its film, its band, its guest. */
const areOtherTails = (a: Title, b: Title): boolean => {
  const areAlike = (some: readonly string[], all: readonly string[]) =>
    some.every((word) => all.some((one) => isFormOf(word, one)));
  if (a.head.length === 0 || a.tail.length === 0 || b.tail.length === 0) return false;
  return (
    areAlike(a.head, b.head) &&
    areAlike(b.head, a.head) &&
    !a.tail.some((word) => b.all.some((one) => isFormOf(word, one))) &&
    !b.tail.some((word) => a.all.some((one) => isFormOf(word, one)))
  );
};

/** All but what one adds and another leaves out. */
const isSaid = (words: readonly string[], shared: readonly string[]) =>
  shared.length > 0 && words.every((word) => shared.includes(word) || GARNISH.has(word) || DEPARTMENT.test(word));

/** The fire and the police department of some town. */
const DEPARTMENT = /^\p{L}{1,3}(vfd|fd|pd)$/u;

const GARNISH = new Set(
  `annual celebration community day evening event fall free friday fundraiser guided holiday live matinee monday monthly night
  official opening opens performance present presented presents program public regular saturday show special spring starts summer sunday
  appearance ceremony commemoration discusses festivities observance lecture performs signing talk thursday tuesday visit wednesday weekly winter`.split(
    /\s+/,
  ),
);

const OTHER: Likeness = { kind: 'other', telling: 0, shared: 0, isNamed: false };

const APART: Likeness = { ...OTHER, kind: 'apart' };

const areOtherNumbers = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && b.length > 0 && !a.every((number) => b.includes(number)) && !b.every((number) => a.includes(number));

const isSaying = (word: string) => !isFiller(word);

/** Where nothing else is left, the title is the organization's name. */
const coreOf = ({ all }: Title, organizations: ReadonlySet<string>): string[] => {
  const saying = [...new Set(all.filter(isSaying))];
  const core = saying.filter((word) => !organizations.has(word) && !isAudience(word));
  return core.length > 0 ? core : saying;
};

const foundIn = (words: readonly string[], own: Title, others: readonly string[], other: Title): string[] =>
  words.filter(
    (word) =>
      others.some((one) => isFormOf(word, one)) ||
      isShortFor(word, other) ||
      isInShort(word, own, other) ||
      other.compounds.includes(word) ||
      own.compounds.some((both) => (both.startsWith(word) || both.endsWith(word)) && other.all.includes(both)),
  );

/** By its whole name, or by most of a long one. */
const isNamedIn = ({ organization }: Title, { all, organization: own }: Title): boolean => {
  const named = organization.filter((word) => all.includes(word)).length;
  return (
    organization.join() !== own.join() &&
    organization.length > 0 &&
    named >= Math.min(organization.length, 2) &&
    named * 2 >= organization.length
  );
};

/** 'TCNJ' for 'The College of New Jersey', 'WPU' for 'William Paterson University'. */
const isShortFor = (word: string, { spellings }: Title): boolean =>
  SHORT.test(word) && spellings.some(({ initials }) => initials.includes(word));

/** 'education', of 'board of education', where the other says 'BOE'. */
const isInShort = (word: string, { spellings }: Title, { shorts }: Title): boolean =>
  shorts.some((short) =>
    spellings.some(({ words, initials }) => {
      const at = initials.indexOf(short);
      return at >= 0 && words.slice(at, at + short.length).includes(word);
    }),
  );

const SHORT = /^\p{L}{3,5}$/u;

/** With and without the words that initials leave out. */
const spellingsOf = (all: readonly string[]) =>
  [all, all.filter(isSaying), all.filter((one) => one !== 'of' && one !== 'and')].map((words) => ({
    words,
    initials: words.map((word) => word[0]).join(''),
  }));

/** Words that tell a title from most others. */
export const tellingWordsOf = ({ all }: Title): string[] => all.filter(isTelling);

/** Everybody has meetings, classes and games. */
const isTelling = (word: string) => word.length >= 3 && !/^\d+$/.test(word) && !EVERYBODYS.has(word);

const EVERYBODYS = wordSet(
  `annual art arts bible board book breakfast brunch budget camp celebration choir class classes closed club coffee committee
  community concert conversation council crafts dance day days dinner discussion drop easter event evening exercise exhibit
  fair family festival film fitness friday game games general group holiday hour hours information intro introduction jazz
  lecture live lunch luncheon mah mass meditation meeting monday monthly morning movie music night office open orientation
  party play practice prayer program public reading registration rehearsal saturday school series service session sessions
  show social spring storytime story summer sunday talk talks team thursday time tour training trivia tuesday virtual walk
  watch wednesday week weekly winter fall workshop workshops worship yoga zoom`,
);

/** Two of one kind, of which each has its number or its side of the town: Troop 41 and Troop 77, North High and South High. */
export const areSisters = ({ organization: a }: Title, { organization: b }: Title): boolean => {
  const [numbersOfA, numbersOfB] = [a.filter(isNumber), b.filter(isNumber)];
  return areOtherNumbers(numbersOfA, numbersOfB) && a.some((word) => !isNumber(word) && b.includes(word));
};

const isNumber = (word: string) => /^(\d+|north|south|east|west)$/.test(word);

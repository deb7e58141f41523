import { folded } from '#libs/contracts';

/** The words of a text in their order, small and without accents: 'Women’s' is 'womens', '& Co.' is 'co'. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .replace(/['’‘`´®™]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => ONE_FORM.get(word)?.split(' ') ?? word);

/** One form of what is written in several. 'St.' may be a street or a saint. */
const ONE_FORM = new Map([
  ['ave', 'avenue'],
  ['av', 'avenue'],
  ['street', 'st'],
  ['saint', 'st'],
  ['rd', 'road'],
  ['blvd', 'boulevard'],
  ['dr', 'drive'],
  ['pl', 'place'],
  ['ln', 'lane'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
  ['theatre', 'theater'],
  ['amphitheatre', 'amphitheater'],
  ['centre', 'center'],
  ['ctr', 'center'],
  ['bldg', 'building'],
  ['rm', 'room'],
  ['gym', 'gymnasium'],
  ['sq', 'square'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['twp', 'township'],
  ['rec', 'recreation'],
  ['hs', 'high school'],
  ['storytime', 'story time'],
  ['kickoff', 'kick off'],
  ['fourth', '4th'],
  ['fifth', '5th'],
  ['ctrm', 'courtroom'],
  ['dept', 'department'],
  ['admin', 'administration'],
  ['elem', 'elementary'],
  ['comm', 'community'],
  ['lib', 'library'],
  ['mem', 'memorial'],
  ['meml', 'memorial'],
  ['univ', 'university'],
  ['apts', 'apartments'],
  ['cntr', 'center'],
  ['aud', 'auditorium'],
  ['mtg', 'meeting'],
  ['sr', 'senior'],
  ['jr', 'junior'],
  ['pk', 'park'],
  ['cleanup', 'clean up'],
  ['potluck', 'pot luck'],
]);

/** The words of a list. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that tell nothing apart. */
export const isFiller = (word: string) => FILLERS.has(word);

const FILLERS = wordSet('a an and the of at in on for to with by from is or vs versus us usa nj new via');

/** The same word, or one that somebody else spells otherwise by a letter. */
export const isAlike = (a: string, b: string): boolean =>
  a === b || (a.length >= 6 && b.length >= 6 && !/\d/.test(a + b) && isOneLetterApart(a, b));

/** The same word in another form: 'meet' and 'meeting', 'shred' and 'shredding', 'poet' and 'poets'. */
export const isFormOf = (a: string, b: string): boolean =>
  isAlike(a, b) || (a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && stemOf(a).length >= 3 && stemOf(a) === stemOf(b));

/** Without its ending. */
export const stemOf = (word: string): string =>
  word
    .replace(/^(\p{L}{3,}?)(ings?|es|s|e)$/u, '$1')
    .replace(/(\p{L})\1$/u, '$1')
    .replace(/y$/, 'i');

const isOneLetterApart = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.slice(from) === `${long[from + 1]}${long[from]}${long.slice(from + 2)}`) return true;
  return short.slice(from + (short.length === long.length ? 1 : 0)) === long.slice(from + 1);
};

import { folded } from '#libs/contracts';

/** The words of a text in their order, small and without accents: 'Women’s' is 'womens', '& Co.' is 'co'. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .replace(/['’‘`´®™]/g, '')
    .replace(CHAMBER, '$1 chambers')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => ONE_FORM.get(word)?.split(' ') ?? word);

/** The room of a body, which is no chamber of commerce. */
const CHAMBER = /\b(assembly|commission|council|legislative) chamber\b/g;

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

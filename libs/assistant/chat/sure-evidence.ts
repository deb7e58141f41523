import { type WeighedWord } from './evidence-words';
import { isPublicMeeting } from './hearings';
import type { IndexedEvent } from './indexed-event';
import { isEveryday, isThingHeld } from './lexicon/everyday-words';
import { extractTerms, isInLexicon, otherFormsOf, type Term, wordsOf } from './terms';

/** A name, or a kind that is asked for by several words, is sure; so are two words of a text that are most of what is asked. */
export const createSureTest = (message: string, words: readonly WeighedWord[]) => {
  const typed = wordsOf(message);
  const content = words.filter(({ term, isKind }) => term && (isKind || isContent(term, typed)));
  const known = content.filter(({ term, found }) => found.size > 0 || isInLexicon(term!.stem) || isPartOfPhrase(term!, typed));
  const whole = sumOfWeights(known);
  const asksForMeeting = MEETING.test(message);
  return (entry: IndexedEvent, place: number): boolean => {
    const said = known.filter((word) => word.said.has(place));
    if (words.some(({ isSureKind, found }) => isSureKind && found.has(place))) return true;
    if (said.length > 0 && said.length === known.length) return true;
    if (said.length > 1 && 2 * sumOfWeights(said) >= whole) return true;
    return (asksForMeeting || !isPublicMeeting(entry.event)) && said.some(({ term }) => isWordOfName(term!, entry));
  };
};

/** Much is spoken of in a meeting: a word of its name is enough only for who looks for one. */
const MEETING = /\b(?:hearing|meeting|board|council|commission|committee|trustee)s?\b/i;

const sumOfWeights = (words: readonly WeighedWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

const isWordOfName = ({ stem }: Term, { nameStems }: IndexedEvent): boolean =>
  [stem, ...otherFormsOf(stem)].some((form) => nameStems.includes(form));

/** What says little by itself says what is asked for right behind another word: a 'bird walk' is no bird. */
const isContent = (term: Term, typed: readonly string[]): boolean => !saysLittle(term) || isHead(term, typed);

const saysLittle = ({ stem, isSlight }: Pick<Term, 'stem' | 'isSlight'>): boolean => isSlight || isEveryday(stem);

/** No event has the word, but it tells of which kind the next one is: a 'mammogram bus'. */
const isPartOfPhrase = ({ word, stem, isSlight }: Term, typed: readonly string[]): boolean =>
  saysLittle({ stem, isSlight }) || extractTerms(typed[typed.indexOf(word) + 1] ?? '', '').some((next) => !saysLittle(next));

const isHead = ({ word, isSlight }: Term, typed: readonly string[]): boolean => {
  if (!isSlight && !isThingHeld(word)) return false;
  const before = typed[typed.indexOf(word) - 1];
  return before !== undefined && extractTerms(before, '').some((one) => !saysLittle(one));
};

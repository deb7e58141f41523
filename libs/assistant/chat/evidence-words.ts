import { MONTH, WEEKDAY } from '#libs/when';
import type { Asked } from './asked';
import { type CalendarIndex, placeOf } from './calendar-index';
import { rarityOf, weighTerm } from './find-matches';
import { COMPOUND } from './lexicon/compound-words';
import { isEveryday } from './lexicon/everyday-words';
import { boldSpellingsOf } from './other-spellings';
import { extractTerms, isInLexicon, stem, type Term, wordsOf } from './terms';
import { type AskedKind, findKinds } from './thesaurus/find-kinds';
import { type Coming, findEventsOfKind, findEventsSayingKind } from './thesaurus/names-in-calendar';
import { FIELD_WEIGHTS } from './word-weights';

/** `found` and `said` map the index of an event in the calendar to its worth. `said` are those that have the word itself, or are of a kind that it alone asks for. */
export type WeighedWord = Readonly<{
  found: Worths;
  weight: number;
  term?: Term;
  said: Worths;
  isKind: boolean;
  isSureKind: boolean;
}>;

/** The words, and the kinds of events that they ask for: who asks for a kind by several words has all of them answered by its events. */
export const weighWords = (message: string, { said, context: { calendar, town }, today }: Asked): WeighedWord[] => {
  const kinds = findKinds(message.replace(HATED, ' '))
    .slice(0, MAX_KINDS)
    .map((asked) => weighKind(asked, { calendar, today }))
    .filter(({ found }) => found.size > 0);
  const terms = extractTerms((said ?? message).replace(HATED, ' '), town).filter(({ word }) => !OF_TIME.test(word));
  const words = terms.map((term) => {
    const { found, said, weight } = weighWord(term, calendar);
    const asking = kinds.filter(({ stems }) => stems.length > 1 && stems.includes(term.stem));
    const alone = kinds.filter(({ joined }) => joined === term.stem);
    const compounds = asking.map(({ joined }) => weighTerm(calendar, { ...term, word: joined, stem: joined }, false));
    return {
      ...{ term, weight, isKind: alone.length > 0, isSureKind: false },
      found: asking.reduce((all, kind) => mergeWorths(all, kind.found), found),
      said: [...alone, ...compounds].reduce((all, one) => mergeWorths(all, one.found), said),
    };
  });
  return [...words, ...kinds];
};

type Worths = ReadonlyMap<number, number>;

const mergeWorths = (some: Worths, others: Worths): Worths =>
  new Map([...some, ...[...others].map(([place, worth]) => [place, Math.max(worth, some.get(place) ?? 0)] as const)]);

const weighWord = (term: Term, calendar: CalendarIndex): Pick<WeighedWord, 'found' | 'said' | 'weight'> => {
  const { found, isSpelled, isGuess } = findSpelled(calendar, term);
  const weight =
    rarityOf(calendar, found.size) * (term.isSlight ? SLIGHT_WEIGHT : 1) * (isEveryday(term.stem) ? EVERYDAY_WEIGHT : 1);
  const worths = new Map(
    [...found].map(([place, worth]) => [place, evidenceOfWorth(worth) * (isSpelled ? WORTH_OF_SPELLING : 1)]),
  );
  return {
    ...{ found: worths, said: isGuess ? EMPTY_WORTHS : worths },
    weight: found.size > 0 || isInLexicon(term.stem) ? weight : weight * UNKNOWN_WEIGHT,
  };
};

/** `joined` is its name as one word: 'mariokart'. */
type WeighedKind = WeighedWord & Readonly<{ stems: readonly string[]; joined: string }>;

/** What asks for it with one word, or finds it in a text, may have another sense. */
const weighKind = ({ kind, way, stems }: AskedKind, coming: Coming): WeighedKind => {
  const named = findEventsOfKind(kind, coming);
  const isSure = named.length > 0 && stems.length > 1;
  const ofKind = named.length > 0 || stems.length === 1 ? named : findEventsSayingKind(kind, coming);
  const found = new Map(ofKind.map(({ event }) => [placeOf(coming.calendar, event.id), WORTH_OF_KIND]));
  const weight = rarityOf(coming.calendar, found.size) * (isSure ? 1 : WEIGHT_OF_OTHER_SENSE);
  return { stems, joined: stem(wordsOf(way).join('')), found, weight, said: EMPTY_WORTHS, isKind: true, isSureKind: isSure };
};

const MAX_KINDS = 4;
const WORTH_OF_KIND = 0.9;
const WEIGHT_OF_OTHER_SENSE = 0.7;

/** What a resident wants to get away from speaks for no event. */
const HATED =
  /\b(?:hates?|hating|dislikes?|avoid(?:s|ing)?|can'?t stand|(?:afraid|scared|terrified) of)(?: the| loud| all)* [a-z]+/gi;

/** The days are compared, and not their names. */
const OF_TIME = new RegExp(`^(?:${WEEKDAY}s?|(?!may$)${MONTH}|\\d+(?:st|nd|rd|th|am|pm)?)$`);

/** What no event has is looked for in other spellings, or as what the end of it names: 'wrecks' of 'shipwrecks'. */
const findSpelled = (calendar: CalendarIndex, term: Term) => {
  const { found } = weighTerm(calendar, term, true);
  if (found.size > 0 || isInLexicon(term.stem)) return { found, isSpelled: false, isGuess: false };
  const [, end] = COMPOUND.exec(term.word) ?? [];
  const [spelled = end && stem(end)] = boldSpellingsOf(calendar.postings, term.word);
  return spelled === undefined
    ? { found, isSpelled: false, isGuess: false }
    : {
        ...{ isSpelled: true, isGuess: end === undefined },
        found: weighTerm(calendar, { ...term, word: spelled, stem: spelled }, true).found,
      };
};

const EMPTY_WORTHS: Worths = new Map();

const WORTH_OF_SPELLING = 0.6;

/** Whatever is said of an event says nearly as much of it as its name. */
const evidenceOfWorth = (worth: number): number =>
  worth <= FIELD_WEIGHTS.description ? (worth / FIELD_WEIGHTS.description) * WORTH_OF_MENTION : worth;

const WORTH_OF_MENTION = 0.85;

const SLIGHT_WEIGHT = 0.3;
const EVERYDAY_WEIGHT = 0.3;
/** Questions have more words than calendars; but one that is known, and that no event has, is what is missed. */
const UNKNOWN_WEIGHT = 0.5;

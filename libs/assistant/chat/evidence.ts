import { MONTH, WEEKDAY } from '#libs/when';
import { type Asked, canBeMeant, earliestDayOf, matchesTime } from './asked';
import { askedAgesOf, matchesLabels } from './asked-labels';
import { type CalendarIndex, placeOf } from './calendar-index';
import { rarityOf, weighTerm } from './find-matches';
import { isPublicMeeting } from './hearings';
import type { IndexedEvent } from './indexed-event';
import { COMPOUND } from './lexicon/compound-words';
import { isEveryday, isThingHeld } from './lexicon/everyday-words';
import { isNotice } from './notices';
import { boldSpellingsOf } from './other-spellings';
import { OLDEST_AGE } from './stated-ages';
import { extractTerms, isInLexicon, otherFormsOf, stem, type Term, wordsOf } from './terms';
import { type AskedKind, findKinds } from './thesaurus/find-kinds';
import { type Coming, findEventsOfKind, findEventsSayingKind } from './thesaurus/names-in-calendar';
import { FIELD_WEIGHTS } from './word-weights';

/**
 * `share` is that of what the words of the question weigh, 1 if the name of the event has them all. `isSure` if more speaks for it than
 * one of several words somewhere in its text: the adoption of a budget is none of a puppy.
 */
export type Evidence = Readonly<{ entry: IndexedEvent; share: number; isSure: boolean }>;

/** What speaks for each event that is to come, in the words of a question, by any field of it, the best first. */
export const weighEvidence = (message: string, asked: Asked): Evidence[] => {
  const { context, today } = asked;
  const { entries } = context.calendar;
  const sums = new Float64Array(entries.length);
  let whole = 0;
  const words = weighWords(message, asked);
  const isSure = createSureTest(message, words);
  for (const { found, weight } of words) {
    whole += weight;
    for (const [place, worth] of found) sums[place]! += worth * weight;
  }
  const earliest = earliestDayOf(message, today);
  return entries
    .flatMap((entry, place) =>
      sums[place]! > 0 && canBeMeant(entry, earliest, asked)
        ? [{ entry, share: (sums[place]! / whole) * fitnessOf(entry, asked), isSure: isSure(entry, place) }]
        : [],
    )
    .sort((a, b) => b.share - a.share);
};

/** `found` and `said` map the index of an event in the calendar to its worth. `said` are those that have the word itself, or are of a kind that it alone asks for. */
type WeighedWord = Readonly<{ found: Worths; weight: number; term?: Term; said: Worths; isKind: boolean; isSureKind: boolean }>;

/** A name, or a kind that is asked for by several words, is sure; so are two words of a text that are most of what is asked. */
const createSureTest = (message: string, words: readonly WeighedWord[]) => {
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

/** The words, and the kinds of events that they ask for: who asks for a kind by several words has all of them answered by its events. */
const weighWords = (message: string, { said, context: { calendar, town }, today }: Asked): WeighedWord[] => {
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

/** What is on at other times, cancelled, for others or no event at all is less likely meant. */
const fitnessOf = (entry: IndexedEvent, asked: Asked): number => {
  const { query } = asked;
  const ages = askedAgesOf(query);
  const isForThem =
    !query.audience || matchesLabels(entry, { audience: query.audience, ...(ages && { age: ages.from, ageTo: ages.to }) });
  const saysAges = ages === null || (entry.ages !== null && entry.ages.to < OLDEST_AGE);
  return (
    (matchesTime(entry, asked) ? 1 : 0.5) *
    (entry.event.status === 'cancelled' ? 0.9 : 1) *
    (isForThem ? (saysAges ? 1 : 0.9) : 0.75) *
    (isNotice(entry.event) && query.asks !== 'state' ? 0.9 : 1)
  );
};

import { isExpired } from '#libs/contracts';
import { type Asked, earliestDayOf, isUpcoming, matchesTime } from './asked';
import { askedAgesOf, matchesLabels } from './asked-labels';
import { type CalendarIndex, placeOf } from './calendar-index';
import { weighTerm } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { COMPOUND } from './lexicon/compound-words';
import { isEveryday } from './lexicon/everyday-words';
import { isNotice } from './notices';
import { boldSpellingsOf } from './other-spellings';
import { OLDEST_AGE } from './stated-ages';
import { extractTerms, isInLexicon, stem, type Term } from './terms';
import { type AskedKind, findKinds } from './thesaurus/find-kinds';
import { type Coming, findEventsOfKind, findEventsSayingKind } from './thesaurus/names-in-calendar';

/** `share` is that of what the words of the question weigh, 1 if the name of the event has them all. */
export type Evidence = Readonly<{ entry: IndexedEvent; share: number }>;

/** What speaks for each event that is to come, in the words of a question, by any field of it, the best first. */
export const weighEvidence = (message: string, asked: Asked): Evidence[] => {
  const { context, today } = asked;
  const { entries } = context.calendar;
  const sums = new Float64Array(entries.length);
  let whole = 0;
  for (const { found, weight } of weighWords(message, asked)) {
    whole += weight;
    for (const [place, worth] of found) sums[place]! += worth * weight;
  }
  const earliest = earliestDayOf(message, today);
  const canBeMeant = (entry: IndexedEvent) =>
    !isExpired(entry.event, context.now) && (earliest < today ? entry.last >= earliest : isUpcoming(entry, asked));
  return entries
    .flatMap((entry, place) =>
      sums[place]! > 0 && canBeMeant(entry) ? [{ entry, share: (sums[place]! / whole) * fitnessOf(entry, asked) }] : [],
    )
    .sort((a, b) => b.share - a.share);
};

/** By the places of the events. */
type WeighedWord = Readonly<{ found: Worths; weight: number }>;

/** The words, and the kinds of events that they ask for: who asks for a kind by several words has all of them answered by its events. */
const weighWords = (message: string, { said, context: { calendar, town }, today }: Asked): WeighedWord[] => {
  const kinds = findKinds(message)
    .slice(0, MAX_KINDS)
    .map((asked) => weighKind(asked, { calendar, today }))
    .filter(({ found }) => found.size > 0);
  const terms = extractTerms(said ?? message, town).filter(({ word }) => !OF_TIME.test(word));
  const words = terms.map((term) => {
    const { found, weight } = weighWord(term, calendar);
    const asking = kinds.filter(({ stems }) => stems.length > 1 && stems.includes(term.stem));
    return { found: asking.reduce((all, kind) => mergeWorths(all, kind.found), found), weight };
  });
  return [...words, ...kinds];
};

type Worths = ReadonlyMap<number, number>;

const mergeWorths = (some: Worths, others: Worths): Worths =>
  new Map([...some, ...[...others].map(([place, worth]) => [place, Math.max(worth, some.get(place) ?? 0)] as const)]);

const weighWord = (term: Term, calendar: CalendarIndex): WeighedWord => {
  const { found, isSpelled } = findSpelled(calendar, term);
  const weight =
    rarityOf(calendar, found.size) * (term.isSlight ? SLIGHT_WEIGHT : 1) * (isEveryday(term.stem) ? EVERYDAY_WEIGHT : 1);
  return {
    found: new Map([...found].map(([place, worth]) => [place, toEvidence(worth) * (isSpelled ? WORTH_OF_SPELLING : 1)])),
    weight: found.size > 0 || isInLexicon(term.stem) ? weight : weight * UNKNOWN_WEIGHT,
  };
};

/** What asks for it with one word, or finds it in a text, may have another sense. */
const weighKind = ({ kind, stems }: AskedKind, coming: Coming): WeighedWord & Pick<AskedKind, 'stems'> => {
  const named = findEventsOfKind(kind, coming);
  const isSure = named.length > 0 && stems.length > 1;
  const ofKind = named.length > 0 || stems.length === 1 ? named : findEventsSayingKind(kind, coming);
  const found = new Map(ofKind.map(({ event }) => [placeOf(coming.calendar, event.id), WORTH_OF_KIND]));
  return { stems, found, weight: rarityOf(coming.calendar, found.size) * (isSure ? 1 : WEIGHT_OF_OTHER_SENSE) };
};

const MAX_KINDS = 4;
const WORTH_OF_KIND = 0.9;
const WEIGHT_OF_OTHER_SENSE = 0.7;

/** The days are compared, and not their names. */
const OF_TIME =
  /^(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\d+(?:st|nd|rd|th|am|pm)?)$/;

/** What no event has is looked for in other spellings, or as what the end of it names: 'wrecks' of 'shipwrecks'. */
const findSpelled = (calendar: CalendarIndex, term: Term) => {
  const { found } = weighTerm(calendar, term, true);
  if (found.size > 0 || isInLexicon(term.stem)) return { found, isSpelled: false };
  const [, end] = COMPOUND.exec(term.word) ?? [];
  const [spelled = end && stem(end)] = boldSpellingsOf(calendar.postings, term.word);
  return spelled === undefined
    ? { found, isSpelled: false }
    : { found: weighTerm(calendar, { ...term, word: spelled, stem: spelled }, true).found, isSpelled: true };
};

const WORTH_OF_SPELLING = 0.6;

/** Whatever is said of an event says nearly as much of it as its name. */
const toEvidence = (worth: number): number => (worth <= MENTION ? (worth / MENTION) * WORTH_OF_MENTION : worth);

const MENTION = 0.3;
const WORTH_OF_MENTION = 0.85;

const rarityOf = ({ entries }: CalendarIndex, count: number): number => Math.log(1 + entries.length / Math.max(1, count));

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

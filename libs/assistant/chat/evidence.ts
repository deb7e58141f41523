import { type Asked, canBeMeant, earliestDayOf, matchesTime } from './asked';
import { askedAgesOf, matchesLabels } from './asked-labels';
import { placeOf } from './calendar-index';
import { weighWords } from './evidence-words';
import type { IndexedEvent } from './indexed-event';
import { isEveryday } from './lexicon/everyday-words';
import { isNotice } from './notices';
import { OLDEST_AGE } from './stated-ages';
import { createSureTest } from './sure-evidence';
import { isInLexicon } from './terms';
import { isWordOfKinds } from './thesaurus/event-kinds';

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

/**
 * Whether enough speaks for an event to offer it as what is nearest to a question: 'the ingot drop' is nothing for who wants to drop off
 * old paint. Own events are in no calendar and may always be meant; a follow-up says only a part of what is asked.
 */
export const createOfferTest = (asked: Asked): ((entry: IndexedEvent) => boolean) => {
  const { said: subject } = asked;
  const { calendar } = asked.context;
  if (subject === undefined) return () => true;
  const words = weighWords(subject, asked);
  const isSure = createSureTest(subject, words);
  // What no town knows is no other thing.
  const known = words.filter(
    ({ term, found }) => found.size > 0 || (term && (isInLexicon(term.stem) || isWordOfKinds(term.word))),
  );
  const whole = known.reduce((sum, { weight }) => sum + weight, 0);
  if (known.every(({ term }) => term && (term.isSlight || isEveryday(term.stem)))) return () => true;
  return (entry) => {
    const place = placeOf(calendar, entry.event.id);
    if (place < 0 || isSure(entry, place)) return true;
    const sum = known.reduce((total, { found, weight }) => total + (found.get(place) ?? 0) * weight, 0);
    return (sum / whole) * fitnessOf(entry, asked) >= MIN_SHARE_OF_OFFER;
  };
};

const MIN_SHARE_OF_OFFER = 0.2;

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

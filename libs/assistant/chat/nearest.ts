import { isAlert } from '#libs/contracts';
import { type Asked, canBeMeant, earliestDayOf, matchesTime } from './asked';
import { findNearMatches, selectBestMatches, sortByWorth, toEntries } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { createMembershipTest, firstOfEachName, selectPool } from './pool';
import { createTogetherTest } from './said-together';
import { extractTerms, type Term, toBroaderTerms } from './terms';

/** `isOfPlaceOnly` if they are what is on at the place, `isOfKind` if they are of the kind of things that is named, whatever the words. */
export type Nearest = Readonly<{ nearest: readonly IndexedEvent[]; isOfPlaceOnly: boolean; isOfKind: boolean }>;

/** What is on at the place, first what bears the words, else by all of several words in a text, else by some of them, else by their kind. */
export const selectNearest = (asked: Asked): Nearest => {
  const { query, context } = asked;
  const earliest = earliestDayOf(asked.said ?? '', asked.today);
  const canBeOffered = (entry: IndexedEvent) => canBeMeant(entry, earliest, asked) && !isAlert(entry.event);
  const { words = '', place, organization: _, ...others } = query;
  const there = place ? selectPool({ ...others, place }, context) : [];
  const isInPool = createMembershipTest(others, context);
  const terms = extractTerms(words, context.town);
  const needed = terms.filter(({ isSlight }) => !isSlight);
  const saysTogether = createTogetherTest(terms);
  const near = findNearMatches(context.calendar, terms, words).filter(({ entry }) => isInPool(entry) && canBeOffered(entry));
  const thereIds = new Set(there);
  const namedThere = toEntries(
    findNearMatches(context.calendar, terms, words).filter(({ entry }) => thereIds.has(entry) && hasNameOf(entry, needed)),
  );
  const byKind = findNearMatches(context.calendar, toBroaderTerms(needed.length > 0 ? needed : terms), '');
  const groups = [
    namedThere,
    there,
    needed.length >= MIN_TERMS_OF_MENTION ? toEntries(near.filter(({ isWhole }) => isWhole)).filter(saysTogether) : [],
    toEntries(sortByWorth(selectBestMatches(near, SHARE_OF_NEAR))),
    toEntries(byKind).filter(isInPool),
  ].map((group) => group.filter(canBeOffered));
  const on = groups.map((group) => group.filter(({ event }) => event.status !== 'cancelled'));
  const ofTime = (some: readonly IndexedEvent[]) => some.filter((entry) => matchesTime(entry, asked));
  const over = (some: readonly IndexedEvent[]) => some.filter(({ last }) => last < asked.today);
  // What is cancelled then is asked about before another day of it.
  const tried = [...groups.map(over), ...on.map(ofTime), ...groups.map(ofTime), ...on, ...groups];
  const best = tried.findIndex(({ length }) => length > 0);
  const nearest = best < 0 ? [] : firstOfEachName(tried[best]!).slice(0, MAX_NEAREST);
  const group = best % groups.length;
  return { nearest, isOfPlaceOnly: group === OF_PLACE, isOfKind: group === groups.length - 1 };
};

/** What is on at the place and bears one of the words. */
const hasNameOf = ({ nameWords }: IndexedEvent, terms: readonly Term[]): boolean =>
  terms.some(({ stem }) => nameWords.includes(stem));

/** The group of what is on at the place. */
const OF_PLACE = 1;

/** What has all of several words, if only in its text, is about them. */
const MIN_TERMS_OF_MENTION = 2;
const MAX_NEAREST = 8;
const SHARE_OF_NEAR = 0.8;

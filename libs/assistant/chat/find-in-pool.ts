import { type ChatQuery, daysBetween } from '#libs/contracts';
import type { ChatContext } from './chat-context';
import { type EventMatch, findMatches, MIN_WORTH_OF_ONE_TERM } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { createMembershipTest } from './pool';
import { extractTerms, type Term } from './terms';

/** A question about days may be answered by a mention. */
export const findInPool = (query: ChatQuery, terms: readonly Term[], context: ChatContext): EventMatch[] => {
  const isInPool = createMembershipTest(query, context);
  const alternatives = (query.words ?? '').split(/ or /i);
  const found = [context.calendar, ...(context.own ? [context.own] : [])]
    .flatMap((index) =>
      alternatives.length === 1
        ? findMatches(index, terms, query.words ?? '')
        : mergeMatches(
            alternatives.map((words) =>
              scaleToBest(findMatches(index, extractTerms(words, context.town), words).filter(({ entry }) => isInPool(entry))),
            ),
          ),
    )
    .filter(({ entry }) => isInPool(entry));
  const isMentionEnough = query.span || query.place || query.organization || query.among;
  const least = terms.length > 1 ? MIN_WORTH_OF_TERMS : MIN_WORTH_OF_ONE_TERM;
  return isMentionEnough
    ? found.filter(({ entry, worth }) => worth >= MIN_WORTH_OF_ONE_TERM || !lastsForWeeks(entry))
    : found.filter(({ worth }) => worth >= least);
};

/** The program of a month mentions much that is not on each of its days. */
const lastsForWeeks = ({ first, last }: IndexedEvent): boolean =>
  first !== null && daysBetween(first, last) > MAX_DAYS_OF_MENTION;

const MAX_DAYS_OF_MENTION = 14;

/** The best of each alternative are worth the same, but not what only mentions it. */
const scaleToBest = (found: readonly EventMatch[]): readonly EventMatch[] => {
  const most = found.reduce((max, { worth }) => Math.max(max, worth), 0);
  return most < MIN_WORTH_OF_ONE_TERM ? found : found.map((match) => ({ ...match, worth: match.worth / most }));
};

/** Each event once, with its best match. */
const mergeMatches = (all: readonly (readonly EventMatch[])[]): EventMatch[] => {
  const best = new Map<IndexedEvent, EventMatch>();
  for (const match of all.flat()) if (match.worth > (best.get(match.entry)?.worth ?? 0)) best.set(match.entry, match);
  return [...best.values()];
};

/** Several words that are only mentioned in a description. */
const MIN_WORTH_OF_TERMS = 0.35;

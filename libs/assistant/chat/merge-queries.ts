import type { ChatQuery } from '#libs/contracts';
import type { KnownEvents } from './known-events';
import { MAX_TEXT_LENGTH } from './question';

/** A question after another one. `before` was answered with the events `eventIds`, in their order. */
export type FollowUp = Readonly<{
  text: string;
  query: ChatQuery;
  before: ChatQuery;
  eventIds: readonly number[];
  events: KnownEvents;
}>;

/** What the follow-up says replaces that field of the query before it. New days replace the hours, too. */
export const mergeQueries = (before: ChatQuery, query: ChatQuery, events: KnownEvents): ChatQuery => {
  const { after: _after, among: _among, order: _order, hours, organization, ...kept } = before;
  const words = joinWords(kept, query, events);
  return {
    ...kept,
    ...(hours && !query.span && { hours }),
    ...(organization && !query.words && { organization }),
    ...query,
    ...(words && { words }),
  };
};

/** 'Home game' after 'Flyers games': both, if an event bears all the words. */
export const joinWords = (before: ChatQuery, query: ChatQuery, events: KnownEvents): string | undefined => {
  const joined = [before.words, query.words].filter(Boolean).join(' ').slice(0, MAX_TEXT_LENGTH);
  return query.words && before.words && !events.areNamed(joined) ? query.words : joined || undefined;
};

export const hasFilter = ({
  hours,
  weekdays,
  place,
  organization,
  audience,
  price,
  trait,
  state,
  without,
  elsewhere,
}: ChatQuery) =>
  Boolean(hours || weekdays || place || organization || audience || price || trait || state || without || elsewhere);

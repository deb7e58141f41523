import type { ChatQuery } from '#libs/contracts';
import { type Asked, isUpcoming } from './asked';
import type { EventMatch } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { compareByStart, createMembershipTest } from './pool';

/**
 * 'How many painting classes are left', of which one says in its text that one paints: that it says of all dates of its series, where all
 * are asked for. Of one date it may be that alone, as the film of a movie night.
 */
export const withDatesOfSeries = (asked: Asked, found: readonly EventMatch[]): EventMatch[] => {
  if (!asksForAllDates(asked.query) || found.length === 0) return [...found];
  const bySeries = new Map(found.filter(({ isWhole }) => isWhole).map((match) => [nameOfSeries(match.entry), match] as const));
  const isFound = new Set(found.map(({ entry }) => entry));
  const isInPool = createMembershipTest(asked.query, asked.context);
  const others = asked.context.calendar.entries.flatMap((entry) => {
    const match = bySeries.get(nameOfSeries(entry));
    return match && !isFound.has(entry) && isUpcoming(entry, asked) && isInPool(entry) ? [{ ...match, entry }] : [];
  });
  return [...found, ...others].sort((a, b) => compareByStart(a.entry, b.entry));
};

/** The last one of a play may be its '(closing matinee)'. */
export const nameOfSeries = ({ event }: IndexedEvent): string =>
  `${event.name.replace(/ \([^)]*\)$/, '')}\n${event.organization}`;

const asksForAllDates = ({ asks, order, words = '' }: ChatQuery): boolean =>
  asks === 'count' || order === 'last' || FORMS_OF_EVENTS.test(words);

const FORMS_OF_EVENTS =
  /\b(?:classes|lessons|courses|workshops|sessions|shows|plays|musicals|concerts|performances|screenings|games|meetings|walks|hikes|tours|dates)$/i;

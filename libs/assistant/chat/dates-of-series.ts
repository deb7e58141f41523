import type { ChatQuery } from '#libs/contracts';
import { type Asked, isUpcoming, matchesTime } from './asked';
import { type EventMatch, MIN_WORTH_OF_NAME } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { MAX_NEXT_EVENTS } from './list-lengths';
import { compareByStart, createMembershipTest } from './pool';

/**
 * 'How many painting classes are left', of which one says in its text that one paints: that it says of all dates of its series, where all
 * are asked for. Of one date it may be that alone, as the film of a movie night.
 */
export const withDatesOfSeries = (asked: Asked, found: readonly EventMatch[]): readonly EventMatch[] => {
  if (!asksForAllDates(asked.query)) return found;
  // What bears the words as a name is found on each date.
  const mentions = found.filter(({ isWhole, worth }) => isWhole && worth < MIN_WORTH_OF_NAME);
  const byTitle = new Map(mentions.map((match) => [titleOf(match.entry), match] as const));
  if (byTitle.size === 0) return found;
  const isFound = new Set(found.map(({ entry }) => entry));
  const isInPool = createMembershipTest(asked.query, asked.context);
  const others = asked.context.calendar.entries.flatMap((entry) => {
    const match = byTitle.get(titleOf(entry));
    const isOther = match && !isFound.has(entry) && nameOfSeries(entry) === nameOfSeries(match.entry);
    return isOther && isUpcoming(entry, asked) && isInPool(entry) ? [{ ...match, entry }] : [];
  });
  return others.length === 0 ? found : [...found, ...others].sort((a, b) => compareByStart(a.entry, b.entry));
};

export const nameOfSeries = (entry: IndexedEvent): string => `${titleOf(entry)}\n${entry.event.organization}`;

/** The last one of a play may be its '(closing matinee)'. */
const titleOf = ({ event: { name } }: IndexedEvent): string => (name.endsWith(')') ? name.replace(/ \([^)]*\)$/, '') : name);

const asksForAllDates = ({ asks, order, words = '' }: ChatQuery): boolean =>
  asks === 'count' || order === 'last' || FORMS_OF_EVENTS.test(words);

const FORMS_OF_EVENTS =
  /\b(?:classes|lessons|courses|workshops|sessions|shows|plays|musicals|concerts|performances|screenings|games|meetings|walks|hikes|tours|dates)$/i;

/** What is near is on as often as what is asked for would be: all its dates in the span, else the next one. */
export const datesOf = (one: IndexedEvent, asked: Asked): readonly IndexedEvent[] => {
  const name = nameOfSeries(one);
  const { place: _, organization: __, ...query } = asked.query;
  const isInPool = createMembershipTest(query, asked.context);
  const dates = query.span
    ? asked.context.calendar.entries.filter(
        (entry) => nameOfSeries(entry) === name && isUpcoming(entry, asked) && matchesTime(entry, asked) && isInPool(entry),
      )
    : [];
  return dates.length > 1 ? dates.slice(0, MAX_NEXT_EVENTS) : [one];
};

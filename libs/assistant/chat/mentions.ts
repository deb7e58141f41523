import type { Asked } from './asked';
import { isUpcoming } from './asked';
import { formatRowWithDate } from './event-lines';
import { findMatches } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { quoteAbout } from './one-event';
import { createMembershipTest, firstOfEachName } from './pool';
import { extractTerms } from './terms';

/** After the events that bear the words, the few others whose text has them all: 'Santa after' of a parade. */
export const rowsOfMentions = (
  asked: Asked,
  shown: readonly IndexedEvent[],
  isWanted: (entry: IndexedEvent) => boolean,
): string[] => {
  const { query, context, today } = asked;
  const { words = '' } = query;
  const names = new Set(shown.map(({ event }) => event.name));
  const terms = extractTerms(words, context.town);
  if (query.asks || query.span || terms.length !== 1) return [];
  const isInPool = createMembershipTest(query, context);
  const found = findMatches(context.calendar, terms, words)
    .filter(({ entry, isWhole }) => isWhole && isInPool(entry) && !names.has(entry.event.name))
    .map(({ entry }) => entry)
    .filter(
      (entry) =>
        entry.event.status !== 'cancelled' && isUpcoming(entry, asked) && isWanted(entry) && quoteAbout(entry, words).length > 0,
    );
  const rows = firstOfEachName(found);
  return rows.length > 0 && rows.length <= MAX_MENTIONS
    ? ['In the text of others:', ...rows.map(({ event }) => formatRowWithDate(event, today))]
    : [];
};

/** A word that more texts have says little of them. */
const MAX_MENTIONS = 3;

import type { QuerySpan } from '#libs/contracts';
import { answerCostOfEach } from './answer-cost';
import { answerOrdered } from './answer-ordered';
import { type Asked, isUpcoming, matchesTime } from './asked';
import { isLabelAsked, isOnlyProbable, matchesLabels } from './asked-labels';
import { type ChatAnswer, toAnswer } from './chat-answer';
import { answerAtOtherHours, answerCancelled, answerUnlabelled, formatUpcoming } from './common-answers';
import { deny, formatNothingFor } from './denial';
import { type EventMatch, toEntries } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { MAX_NEXT_EVENTS } from './list-lengths';
import { formatListing } from './listing';
import { asksForPastime, isNotice } from './notices';
import { answerAboutEvent, quoteFor } from './one-event';
import { createOtherTest, formatOthers } from './other-events';
import { firstOfEachName } from './pool';

/** For a question without search terms. Returns null only if the first or last of no events is asked for. */
export const answerWithoutWords = (asked: Asked, found: readonly EventMatch[]): ChatAnswer | null => {
  const { query, today } = asked;
  const entries = toEntries(found).filter(({ last }) => query.span || last >= today);
  if (query.state === 'cancelled') return answerCancelled(asked, entries);
  if (query.after !== undefined || query.order === 'last') return answerOrdered(asked, entries);
  if (query.order === 'first' && query.span) return answerOrdered(asked, entries.filter(isBegunIn(query.span)));
  const entriesAtTime = selectPastimes(
    asked,
    entries.filter((entry) => matchesTime(entry, asked) && (query.span || isUpcoming(entry, asked))),
  );
  const labelledEntries = entriesAtTime.filter((entry) => matchesLabels(entry, query));
  if (labelledEntries.length === 0 && entriesAtTime.length > 0 && isLabelAsked(query))
    return answerAtOtherHours(asked, entries) ?? answerUnlabelled(asked, entriesAtTime);
  if (labelledEntries.length === 0) return answerAtOtherHours(asked, entries) ?? deny(asked, formatNothingFor(asked));
  if (query.asks === 'state' && query.organization && firstOfEachName(labelledEntries).length === 1)
    return toAnswer(asked, answerAboutEvent('state', labelledEntries.slice(0, 1), today));
  const isOfName = query.organization !== undefined || query.place !== undefined;
  if (query.asks === 'cost' && isOfName) return answerCostOfEach(asked, labelledEntries);
  if (query.asks === 'where' && isOfName && !query.span)
    return toAnswer(asked, answerAboutEvent('where', labelledEntries.slice(0, 1), today));
  const quote = firstOfEachName(labelledEntries).length === 1 ? quoteFor('about', labelledEntries[0]!, '') : [];
  if (query.span)
    return toAnswer(
      asked,
      [
        formatListing(query, query.span, labelledEntries, today),
        ...quote,
        ...rowsOfUnlabelled(asked, entriesAtTime, labelledEntries),
      ].join('\n'),
    );
  return toAnswer(asked, [formatUpcoming(query, labelledEntries, today), ...quote].join('\n'));
};

/** Of what is there to do, nothing that is closed. At a place, that is what counts. */
const selectPastimes = (
  { said, query: { place, organization } }: Asked,
  entries: readonly IndexedEvent[],
): readonly IndexedEvent[] => {
  const pastimes = entries.filter(({ event }) => !isNotice(event));
  return asksForPastime(said) && !(place ?? organization) && pastimes.length > 0 ? pastimes : entries;
};

/** If no listed event says that it is for the audience: the few others that name no ages. Not for a follow-up, which has no `said`. */
const rowsOfUnlabelled = (
  asked: Asked,
  entriesAtTime: readonly IndexedEvent[],
  labelledEntries: readonly IndexedEvent[],
): string[] => {
  const { query } = asked;
  if (!query.audience || asked.said === undefined || labelledEntries.some((entry) => !isOnlyProbable(query, entry))) return [];
  const isOther = createOtherTest(labelledEntries, asked);
  const others = firstOfEachName(entriesAtTime.filter((entry) => isOther(entry) && entry.start !== null && entry.ages === null));
  return others.length <= MAX_NEXT_EVENTS ? formatOthers('Others then do not say for whom they are:', others, asked) : [];
};

/** 'The earliest tomorrow' is none that goes on for weeks. */
const isBegunIn =
  ({ from }: QuerySpan) =>
  ({ first, start }: IndexedEvent): boolean =>
    first !== null && first >= from && start !== null;

import { escapeMarks, isExpired } from '#libs/contracts';
import { type Asked, isUpcoming, matchesTime } from './asked';
import { type ChatAnswer, MAX_NEXT_EVENTS } from './chat-answer';
import { eventIdsIn } from './conversation-state';
import { formatRowWithDate } from './event-lines';
import { type EventMatch, selectBestMatches, sortByWorth, toEntries } from './find-matches';
import { findOverlaps } from './find-overlaps';
import type { IndexedEvent } from './indexed-event';
import { HELP_ANSWER } from './lexicon/fixed-answers';
import { quoteText } from './one-event';
import { createMembershipTest, firstOfEachName } from './pool';

/** That the calendar has nothing of the words. */
export const denyWords = (asked: Asked): ChatAnswer => ({
  ...deny(asked, [`${formatNothingAbout(asked)} It may be called something else there.`, HELP_ANSWER].join('\n')),
  denies: 'words',
});

/** That something is not in the calendar: of `withNearest` it becomes an answer. */
export const deny = ({ query }: Asked, text: string): ChatAnswer => ({ text, query, isFound: false, denies: 'rest' });

export const formatNothingAbout = (asked: Asked): string =>
  `I find nothing about “${escapeMarks(subjectOf(asked).slice(0, MAX_QUOTED_WORDS))}” in the calendar.`;

/** Nothing is denied before it was looked for by the words themselves. What they lead to is offered. */
export const withNearest = (asked: Asked, answer: ChatAnswer): ChatAnswer => {
  if (!answer.denies || asked.query.whose) return answer;
  const nearest = selectOverlaps(asked);
  const named = new Set(eventIdsIn(answer.text));
  const [best] = nearest;
  if (!best || nearest.some(({ event }) => named.has(event.id))) return answer;
  const rows = nearest.map(({ event }) => formatRowWithDate(event, asked.today));
  const lead =
    answer.denies === 'words'
      ? `I find nothing with all of “${escapeMarks(subjectOf(asked).slice(0, MAX_QUOTED_WORDS))}”. The nearest:`
      : `${answer.text}\nThe nearest:`;
  return { ...answer, text: [lead, ...rows, ...(nearest.length === 1 ? quoteText(best.event) : [])].join('\n') };
};

/** What is asked for, in the words of the question where they are known. */
const subjectOf = ({ query: { words, organization, place }, said }: Asked): string =>
  [organization, place, words].filter(Boolean).join(' ') || (said ?? '').trim();

const selectOverlaps = (asked: Asked): IndexedEvent[] => {
  const { query, context, said } = asked;
  const isInPool = createMembershipTest(query.among ? { among: query.among } : {}, context);
  const canBeOffered = ({ entry }: EventMatch) => isInPool(entry) && !isExpired(entry.event, context.now);
  const found = findOverlaps(context.calendar, said ?? subjectOf(asked)).filter(canBeOffered);
  const coming = found.filter(({ entry }) => isUpcoming(entry, asked));
  const best = sortByWorth(selectBestMatches(coming.length > 0 ? coming : found, SHARE_OF_BEST));
  const isThen = ({ entry }: EventMatch) => matchesTime(entry, asked);
  const inOrder = [...best.filter(isThen), ...best.filter((match) => !isThen(match))];
  return firstOfEachName(toEntries(inOrder)).slice(0, MAX_NEXT_EVENTS);
};

const SHARE_OF_BEST = 0.7;
const MAX_QUOTED_WORDS = 100;

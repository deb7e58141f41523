import { escapeMarks, isExpired } from '#libs/contracts';
import { type Asked, earliestDayOf, isUpcoming, matchesTime } from './asked';
import { type ChatAnswer } from './chat-answer';
import { eventIdsIn } from './conversation-state';
import { formatRowWithDate } from './event-lines';
import { createOfferTest } from './evidence';
import { type EventMatch, selectBestMatches, sortByWorth, toEntries } from './find-matches';
import { findMentions, findOverlaps } from './find-overlaps';
import { HELP_ANSWER } from './lexicon/fixed-answers';
import { MAX_NEXT_EVENTS } from './list-lengths';
import { formatNone, formatNothing } from './listing';
import { quoteText } from './one-event';
import { compareByStart, createMembershipTest, firstOfEachName } from './pool';
import { hasTime } from './query-time';
import { extractTerms, wordsOf } from './terms';
import { toPlaceStem } from './town-words';

/** That the calendar has nothing of the words. */
export const denyWords = (asked: Asked): ChatAnswer => ({
  ...deny(asked, [`${formatNothingAbout(asked)} It may be called something else there.`, HELP_ANSWER].join('\n')),
  denies: 'words',
});

/** That something is not in the calendar: of `withNearest` it becomes an answer. */
export const deny = ({ query }: Asked, text: string): ChatAnswer => ({ text, query, isFound: false, denies: 'rest' });

/**
 * 'The calendar has nothing' only of what a calendar knows: days, a place, an organization, a whole name. Words that a text may tell by
 * others, and labels that a publisher may leave out, were only looked for: 'I find nothing'.
 */
export const formatNothingFor = (asked: Asked): string => formatNothing(asked.query, asked.today, isName(asked));

/** As `formatNothingFor`, of what is called `none`: 'nothing more'. */
export const formatNoneFor = (asked: Asked, none: string): string => formatNone(asked.query, none, isName(asked));

/** The words are the name of a publisher, or have all those of the name of an event and no others. */
const isName = ({ query: { words }, context: { calendar, town } }: Asked): boolean => {
  if (words === undefined) return false;
  const terms = extractTerms(words, town);
  const asked = new Set(terms.map(({ stem }) => stem));
  const publisher = ` ${wordsOf(words).map(toPlaceStem).join(' ')} `;
  return calendar.entries.some(
    ({ titleStems, nameStems, publisherText }) =>
      publisherText.split('|').includes(publisher) ||
      (titleStems.length > 0 &&
        titleStems.every((stem) => asked.has(stem)) &&
        terms.every(({ stem, isSlight }) => isSlight || nameStems.includes(stem))),
  );
};

export const formatNothingAbout = (asked: Asked): string => `I find nothing about “${quotedSubjectOf(asked)}” in the calendar.`;

/** Nothing is denied before it was looked for by the words themselves. What they lead to is offered. */
export const withNearest = (asked: Asked, answer: ChatAnswer): ChatAnswer => {
  if (!answer.denies || asked.query.whose || isFollowUp(asked)) return answer;
  const found = selectOverlaps(asked);
  const named = new Set(eventIdsIn(answer.text));
  const isNamed = ({ entry }: EventMatch) => named.has(entry.event.id);
  const best = bestWorthOf(found);
  const then = hasTime(asked.query)
    ? found.filter((match) => matchesTime(match.entry, asked) && match.worth >= best * SHARE_OF_BEST_THEN)
    : [];
  const isOver = found.every(({ entry }) => !isUpcoming(entry, asked));
  const nearest = isOver
    ? selectBestMatches(found, SHARE_OF_BEST_OVER).toSorted((a, b) => compareByStart(b.entry, a.entry))
    : sortByWorth(selectBestMatches(then.length > 0 ? then : found, SHARE_OF_BEST)).toSorted(
        (a, b) => Number(isCancelled(a)) - Number(isCancelled(b)),
      );
  if (nearest.length === 0 || (answer.denies === 'rest' && nearest.some(isNamed))) return answer;
  const canBeOffered = createOfferTest(asked);
  const entries = firstOfEachName(toEntries(nearest).filter(canBeOffered)).slice(0, MAX_NEXT_EVENTS);
  if (entries.length === 0) return answer;
  const isOfWords = answer.denies === 'words' || then.length > 0;
  return {
    ...answer,
    text: [
      isOfWords ? `I find nothing with all of “${quotedSubjectOf(asked)}”. The nearest:` : `${answer.text}\nThe nearest:`,
      ...entries.map(({ event }) => formatRowWithDate(event, asked.today)),
      ...(entries.length === 1 ? quoteText(entries[0]!.event) : []),
    ].join('\n'),
  };
};

const isCancelled = ({ entry }: EventMatch): boolean => entry.event.status === 'cancelled';

/** It is about what was answered before, and no other event is near to that. */
const isFollowUp = ({ said, before }: Asked): boolean => said === undefined && before.eventIds.length > 0;

/** What is asked for, in the words of the question where they are known. */
const subjectOf = ({ query: { words, organization, place }, said }: Asked): string =>
  [organization, place, words].filter(Boolean).join(' ') || (said ?? '').trim();

const quotedSubjectOf = (asked: Asked): string => escapeMarks(subjectOf(asked).slice(0, MAX_QUOTED_WORDS));

/** Those to come, unless those that are over have more of the words by far; of what only mentions it, only what is to come. */
const selectOverlaps = (asked: Asked): EventMatch[] => {
  const { query, context, said } = asked;
  const isInPool = createMembershipTest(query.among ? { among: query.among } : {}, context);
  const subject = said ?? subjectOf(asked);
  const canBeOffered = ({ entry }: EventMatch) => isInPool(entry) && !isExpired(entry.event, context.now);
  const isComing = ({ entry }: EventMatch) => isUpcoming(entry, asked);
  const found = findOverlaps(context.calendar, subject).filter(canBeOffered);
  const earliest = earliestDayOf(subject, asked.today);
  const missed = MISSED.test(subject) ? found.filter((match) => !isComing(match) && match.entry.last >= earliest) : [];
  if (missed.length > 0) return missed;
  if (found.length === 0)
    return findMentions(context.calendar, subject).filter((match) => canBeOffered(match) && isComing(match));
  const coming = found.filter(isComing);
  return bestWorthOf(coming) > bestWorthOf(found) * SHARE_OF_BEST_OVER ? coming : found;
};

/** Asks for what was on lately before what is to come. */
const MISSED = /\b(?:did|have) (?:i|we) (?:already )?miss(?:ed)?\b/i;

const bestWorthOf = (found: readonly EventMatch[]): number => found.reduce((most, { worth }) => Math.max(most, worth), 0);

const SHARE_OF_BEST = 0.7;
/** What is on then is offered before another day of what has more of the words by far. */
const SHARE_OF_BEST_THEN = 0.5;
/** 'Is the water on the east side ok now': the latest of the notices that are over, and not what is planned for the west side. */
const SHARE_OF_BEST_OVER = 0.4;
const MAX_QUOTED_WORDS = 100;

import type { Asked } from './asked';
import { isAboutOneEvent } from './asked-labels';
import { placeOf } from './calendar-index';
import { type ChatAnswer, toAnswer } from './chat-answer';
import { eventIdsIn } from './conversation-state';
import { nameOfSeries } from './dates-of-series';
import { formatRowWithDate } from './event-lines';
import { type Evidence, weighEvidence } from './evidence';
import { findMatches } from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { HOW_TO_START } from './lexicon/asks';
import { leadToNearest } from './listing';
import { answerAboutEvent } from './one-event';
import { compareByStart } from './pool';
import { extractTerms } from './terms';

/** Where no event has all the words: the events for which clearly more speaks than for the one that is answered. */
export const preferEvidence = (message: string, asked: Asked, answer: ChatAnswer): ChatAnswer => {
  const { query, said, context, today } = asked;
  if (!isNearOnly(answer) || said === undefined || asked.before.eventIds.length > 0) return answer;
  if (!query.words || query.topic || query.among || query.whose || query.order || query.after) return answer;
  const answered = eventIdsIn(answer.text).flatMap((id) => context.calendar.entries[placeOf(context.calendar, id)] ?? []);
  if (answered.length === 0 && HOW_TO_START.test(said)) return answer;
  const weighed = weighEvidence(message, asked);
  const ranked = firstOfEachSeries(weighed);
  const best = ranked.find(({ isSure }) => isSure);
  if (!best || best.share < MIN_SHARE) return answer;
  const names = answered.map(nameOfSeries);
  const isAnswered = ({ entry }: Evidence) => names.includes(nameOfSeries(entry));
  const first = ranked.find(({ entry }) => nameOfSeries(entry) === names[0]);
  if (first === best || best.share < (first?.share ?? 0) + MIN_LEAD) return answer;
  const near = ranked.filter((one) =>
    isAnswered(one) ? one.share >= best.share * SHARE_OF_ANSWERED : one.isSure && one.share >= best.share * SHARE_OF_BEST,
  );
  if (near.length > MAX_NEAR || (near.length > 1 && best.share < MIN_SHARE_OF_SEVERAL)) return answer;
  const entries = near.map(({ entry }) => entry);
  const rows =
    entries.length > 1
      ? entries.map(({ event }) => formatRowWithDate(event, today))
      : [answerAboutEvent(isAboutOneEvent(query) ? query.asks! : 'when', equalDatesOf(near[0]!, weighed), today, query.words)];
  const lead = saysAll(best.entry, asked) ? [] : [leadToNearest(query)];
  return toAnswer(asked, [...lead, ...rows].join('\n'), false);
};

/** Those of its series for which as much speaks: what only one of them says in its text is on that day. */
const equalDatesOf = ({ entry: one, share }: Evidence, weighed: readonly Evidence[]): readonly IndexedEvent[] =>
  weighed
    .filter(({ entry, share: other }) => nameOfSeries(entry) === nameOfSeries(one) && other >= share - ROUNDING)
    .map(({ entry }) => entry)
    .sort(compareByStart);

const ROUNDING = 1e-9;

/** Whether the event has all the words: then the lead that calls it only near is left out. */
const saysAll = (one: IndexedEvent, { query: { words = '' }, context }: Asked): boolean =>
  findMatches(context.calendar, extractTerms(words, context.town), words).some(({ entry, isWhole }) => isWhole && entry === one);

const isNearOnly = ({ isFound, isMention, isNear }: ChatAnswer): boolean => !isFound || isMention === true || isNear === true;

const MIN_SHARE = 0.35;
/** Of several that have less than half of the words, each says little. */
const MIN_SHARE_OF_SEVERAL = 0.5;
const MIN_LEAD = 0.07;
const SHARE_OF_BEST = 0.94;
/** What was found otherwise stays beside the best. */
const SHARE_OF_ANSWERED = 0.7;
const MAX_NEAR = 3;

const firstOfEachSeries = (all: readonly Evidence[]): Evidence[] => [
  ...Map.groupBy(all, ({ entry }) => nameOfSeries(entry))
    .values()
    .map(([first]) => first!),
];

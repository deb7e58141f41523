import { addDays, type ChatQuery } from '#libs/contracts';
import {
  AFTER_THAT,
  AMONG_THOSE,
  CONTINUATION_START,
  LAST_ORDINAL,
  NEXT_SPAN,
  ORDINAL_PATTERNS,
  POINTING_WORD,
} from './lexicon/follow-ups';
import { findDistrict, MAX_TEXT_LENGTH, normalizeQuestion, type Reading } from './read-question';

/** What was asked and answered before. `eventIds` are the events of the last answer, in its order. */
export type ConversationState = Readonly<{ query: ChatQuery | null; eventIds: readonly number[] }>;

export const EMPTY_CONVERSATION: ConversationState = { query: null, eventIds: [] };

/** A follow-up changes the query before it. */
export const followUp = (message: string, reading: Reading, before: ConversationState): Reading => {
  const { query } = reading;
  if (reading.remark || !before.query) return reading;
  const text = normalizeQuestion(message);
  if (isNewTopic(query)) return reading;
  const [first] = before.eventIds;
  if (AFTER_THAT.test(text) && first !== undefined) return { query: afterThat(before.query, first) };
  const shift = NEXT_SPAN.exec(text);
  if (shift && !query.words) {
    const days = SHIFT_DAYS[(shift[1] ?? shift[2])!.toLowerCase()]!;
    const { span } = before.query;
    if (span) return { query: { ...before.query, span: { from: addDays(span.from, days), to: addDays(span.to, days) } } };
    if (first !== undefined) return { query: afterThat(before.query, first) };
  }
  const pointed = findPointedAt(text, query, before);
  if (pointed) {
    const isOrdinal = pointed.length === 1;
    return {
      query: {
        ...(query.asks && { asks: query.asks }),
        ...(query.words && !isOrdinal && { words: query.words }),
        among: pointed,
      },
    };
  }
  if (AMONG_THOSE.test(text) && query.words && before.eventIds.length > 0)
    return {
      query: {
        ...mergeQueries(withoutAsks(before.query), query),
        words: [before.query.words, query.words].filter(Boolean).join(' ').slice(0, MAX_TEXT_LENGTH),
      },
    };
  if (AMONG_THOSE.test(text) && hasFilter(query) && before.eventIds.length > 0)
    return { query: mergeQueries(withoutAsks(before.query), query.asks === 'count' ? query : withoutAsks(query)) };
  if (before.query.topic === 'trash' && (findDistrict(text) || isContinuation(text, query, before.query)))
    return { query: continueTrash(before.query, query, findDistrict(text)) };
  return isContinuation(text, query, before.query) ? { query: mergeQueries(before.query, query) } : reading;
};

/** A district that is named replaces the one before. */
const continueTrash = (before: ChatQuery, { words: _, ...query }: ChatQuery, district: string | undefined): ChatQuery => {
  const { whose: __, ...others } = before;
  return { ...(district ? { ...others, words: district } : before), ...query, topic: 'trash' };
};

const SHIFT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, weekend: 7, month: 28 };

/** Own things, other topics and whole questions about trash or school do not go on from events. */
const isNewTopic = ({ topic, whose }: ChatQuery) => (topic !== undefined && topic !== 'trash') || whose !== undefined;

const afterThat = ({ asks: _, order: __, after: ___, ...before }: ChatQuery, after: number): ChatQuery => ({
  ...before,
  asks: 'when',
  after,
});

/** The events that 'it', 'the second one' or 'the library one' mean. */
const findPointedAt = (text: string, query: ChatQuery, { eventIds }: ConversationState): readonly number[] | null => {
  if (eventIds.length === 0 || query.span || query.topic) return null;
  const ordinal = ORDINAL_PATTERNS.findIndex((pattern) => pattern.test(text));
  if (ordinal >= 0 && eventIds[ordinal] !== undefined) return [eventIds[ordinal]];
  if (LAST_ORDINAL.test(text)) return eventIds.slice(-1);
  const isPointing = POINTING_WORD.test(text);
  const isAboutOne = query.asks !== undefined && query.asks !== 'count' && query.asks !== 'when';
  if (isPointing && isAboutOne && !query.words) return eventIds.slice(0, 1);
  if (hasFilter(query)) return null;
  if (query.words) return isPointing && /\bones?\b/i.test(text) ? eventIds : null;
  return query.asks && query.asks !== 'count'
    ? eventIds.slice(0, 1)
    : isPointing && /^\W*(?:tell|what about) /i.test(text)
      ? eventIds.slice(0, 1)
      : null;
};

const hasFilter = ({ hours, place, organization, audience, price, trait, state }: ChatQuery) =>
  Boolean(hours || place || organization || audience || price || trait || state);

const withoutAsks = ({ asks: _, ...query }: ChatQuery): ChatQuery => query;

/** It begins as one, or has filters or words but neither days nor a whole question. */
const isContinuation = (text: string, query: ChatQuery, before: ChatQuery): boolean => {
  const isEmpty = Object.keys(query).length === 0;
  if (CONTINUATION_START.test(text)) return !isEmpty;
  if (query.topic) return false;
  const words = text.split(' ').length;
  if (query.span) return !query.words && !STANDS_ALONE.test(text) && words <= MAX_FRAGMENT_WORDS;
  if (query.words) return Boolean(before.span) && FRAGMENT_START.test(text) && words <= MAX_FRAGMENT_WORDS;
  return hasFilter(query) && (Boolean(before.span) || !STANDS_ALONE.test(text)) && !before.topic;
};

const MAX_FRAGMENT_WORDS = 5;
const FRAGMENT_START = /^\W*(?:any|anything|something|is there (?:any|anything))\b/i;
const STANDS_ALONE =
  /\b(?:what(?:'s|s| is| are)?|anything|something|events?|things|which|any|happening|going on|is there|are there)\b/i;

/** What the follow-up says replaces that field of the query before it. New days replace the hours, too. */
const mergeQueries = (before: ChatQuery, query: ChatQuery): ChatQuery => {
  const { after: _after, among: _among, order: _order, hours, organization, ...kept } = before;
  return {
    ...kept,
    ...(hours && !query.span && { hours }),
    ...(organization && !query.words && { organization }),
    ...query,
  };
};

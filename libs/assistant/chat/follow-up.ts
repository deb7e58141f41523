import { addDays, type ChatQuery } from '#libs/contracts';
import { type KnownEvents, UNKNOWN_EVENTS } from './known-events';
import {
  AFTER_THAT,
  AMONG_THOSE,
  CONTINUATION_START,
  DETAIL_START,
  DETAIL_WORDS,
  LAST_ORDINAL,
  NEXT_SPAN,
  NOT_THAT_ONE,
  ORDINAL_PATTERNS,
  POINTING_WORD,
  PRONOUN,
  QUESTION_START,
} from './lexicon/follow-ups';
import { findDistrict, MAX_TEXT_LENGTH, normalizeQuestion, type Reading } from './read-question';

/** What was asked and answered before. `eventIds` are the events of the last answer, in its order. */
export type ConversationState = Readonly<{ query: ChatQuery | null; eventIds: readonly number[] }>;

export const EMPTY_CONVERSATION: ConversationState = { query: null, eventIds: [] };

/** A follow-up changes the query before it. */
export const followUp = (message: string, reading: Reading, before: ConversationState, known: KnownEvents): Reading => {
  const { query } = reading;
  if (reading.remark || !before.query) return reading;
  const text = normalizeQuestion(message);
  if (isNewTopic(query)) return reading;
  const [first] = before.eventIds;
  if (first !== undefined && (AFTER_THAT.test(text) || isNextOne(text, query, before.query, known)))
    return { query: afterThat(before.query, first, query, known) };
  const shift = NEXT_SPAN.exec(text);
  if (shift && !query.words) {
    const days = SHIFT_DAYS[(shift[1] ?? shift[2])!.toLowerCase()]!;
    const { span } = before.query;
    if (span) return { query: { ...before.query, span: { from: addDays(span.from, days), to: addDays(span.to, days) } } };
    const day = first === undefined ? null : known.dayOf(first);
    if (before.query.topic && day) return { query: { ...before.query, span: { from: addDays(day, 1), to: addDays(day, days) } } };
    if (first !== undefined) return { query: afterThat(before.query, first) };
  }
  if (first !== undefined && isAboutDetail(text, query, before, known))
    return { query: { asks: query.asks ?? 'about', ...(query.words && { words: query.words }), among: [first] } };
  if (LAST_ORDINAL.test(text) && query.asks === 'when' && before.query.words) {
    const { after: _, among: __, ...others } = before.query;
    return { query: { ...others, ...(query.span && { span: query.span }), asks: 'when', order: 'last' } };
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
        ...mergeQueries(withoutAsks(before.query), query, known),
        words: [before.query.words, query.words].filter(Boolean).join(' ').slice(0, MAX_TEXT_LENGTH),
      },
    };
  if (AMONG_THOSE.test(text) && hasFilter(query) && before.eventIds.length > 0)
    return { query: mergeQueries(withoutAsks(before.query), query.asks === 'count' ? query : withoutAsks(query), known) };
  if (PRONOUN.test(text) && query.span && before.query.words && !before.query.topic) {
    const words = joinWords(before.query, query, known);
    return { query: { ...mergeQueries(before.query, query, known), words: words === query.words ? before.query.words : words! } };
  }
  if (before.query.topic === 'trash' && (findDistrict(text) || isContinuation(text, query, before.query)))
    return { query: continueTrash(before.query, query, findDistrict(text)) };
  return isContinuation(text, query, before.query) ? { query: mergeQueries(before.query, query, known) } : reading;
};

/** A district that is named replaces the one before. */
const continueTrash = (before: ChatQuery, { words: _, ...query }: ChatQuery, district: string | undefined): ChatQuery => {
  const { whose: __, ...others } = before;
  return { ...(district ? { ...others, words: district } : before), ...query, topic: 'trash' };
};

/** 'When's the next' */
const isNextOne = (text: string, { order, words, span, ...query }: ChatQuery, before: ChatQuery, known: KnownEvents): boolean =>
  order === 'next' &&
  !span &&
  !hasFilter(query) &&
  before.words !== undefined &&
  (!words || (CONTINUATION_START.test(text) && joinWords(before, { words }, known) !== words));

/** What is said of the event before: its text has the words, or the question names nothing at all. */
const isAboutDetail = (
  text: string,
  query: ChatQuery,
  { query: before, eventIds }: ConversationState,
  known: KnownEvents,
): boolean => {
  if (query.topic || query.order || query.among || hasFilter({ ...query, hours: undefined }) || !(before?.words || before?.among))
    return false;
  if (!query.words) return !query.span && !query.hours && !query.whose && QUESTION_START.test(text);
  if (DETAIL_START.test(text) && DETAIL_WORDS.test(query.words)) return !query.span;
  return !query.span && (DETAIL_START.test(text) || POINTING_WORD.test(text)) && known.mentions(eventIds[0]!, query.words);
};

/** 'Home game' after 'Flyers games': both, if an event bears all the words. */
const joinWords = (before: ChatQuery, query: ChatQuery, known: KnownEvents): string | undefined => {
  const joined = [before.words, query.words].filter(Boolean).join(' ').slice(0, MAX_TEXT_LENGTH);
  return query.words && before.words && !known.areNamed(joined) ? query.words : joined || undefined;
};

const SHIFT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, weekend: 7, month: 28 };

/** Own things, other topics and whole questions about trash or school do not go on from events. */
const isNewTopic = ({ topic, whose }: ChatQuery) => (topic !== undefined && topic !== 'trash') || whose !== undefined;

const afterThat = (
  { asks: _, order: __, after: ___, ...before }: ChatQuery,
  after: number,
  { words, span = before.span }: ChatQuery = {},
  known: KnownEvents = UNKNOWN_EVENTS,
): ChatQuery => {
  const joined = words && before.words && joinWords(before, { words }, known);
  return { ...before, ...(joined && joined !== words && { words: joined }), ...(span && { span }), asks: 'when', after };
};

/** The events that 'it', 'the second one' or 'the library one' mean. */
const findPointedAt = (text: string, query: ChatQuery, { eventIds }: ConversationState): readonly number[] | null => {
  if (eventIds.length === 0 || query.span || query.topic || NOT_THAT_ONE.test(text)) return null;
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

const hasFilter = ({ hours, weekdays, place, organization, audience, price, trait, state, without, elsewhere }: ChatQuery) =>
  Boolean(hours || weekdays || place || organization || audience || price || trait || state || without || elsewhere);

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
const mergeQueries = (before: ChatQuery, query: ChatQuery, known: KnownEvents): ChatQuery => {
  const { after: _after, among: _among, order: _order, hours, organization, ...kept } = before;
  const words = joinWords(kept, query, known);
  return {
    ...kept,
    ...(hours && !query.span && { hours }),
    ...(organization && !query.words && { organization }),
    ...query,
    ...(words && { words }),
  };
};

import { addDays, type ChatQuery, type Day, type QuerySpan } from '#libs/contracts';
import { nextWeekday, parseWeekday } from '#libs/when';
import { EMPTY_KNOWN_EVENTS, type KnownEvents } from './known-events';
import {
  AFTER_THAT,
  AMONG_THOSE,
  CONTINUATION_START,
  DETAIL_START,
  DETAIL_WORDS,
  IT_START,
  LAST_ORDINAL,
  NEXT_SPAN,
  NOT_THAT_ONE,
  ORDINAL_PATTERNS,
  POINTING_WORD,
  PRONOUN,
  QUESTION_START,
  THERE,
  WEEKDAY_ONE,
  WHAT_ELSE,
  WHY,
} from './lexicon/follow-ups';
import { MAX_TEXT_LENGTH, type Reading } from './question';
import { normalizeQuestion } from './read-question';
import { findDistrict } from './read-topic';

/** What was asked and answered before. `eventIds` are the events of the last answer, in its order. */
export type ConversationState = Readonly<{ query: ChatQuery | null; eventIds: readonly number[] }>;

export const EMPTY_CONVERSATION: ConversationState = { query: null, eventIds: [] };

/** A follow-up changes the query before it. */
export const followUp = (message: string, reading: Reading, before: ConversationState, events: KnownEvents): Reading => {
  const { query } = reading;
  if (reading.remark || !before.query) return reading;
  const text = normalizeQuestion(message);
  if (isNewTopic(query)) return reading;
  const [first] = before.eventIds;
  if (first !== undefined && (AFTER_THAT.test(text) || isNextOne(text, query, before.query, events)))
    return { query: afterThat(before.query, first, query, events) };
  const shifted = query.words ? null : shiftSpan(text, before.query, first, events);
  if (shifted) return { query: shifted };
  if (first !== undefined && query.trait === 'registration' && DETAIL_START.test(text))
    return { query: { asks: 'cost', among: [first] } };
  if (first !== undefined && isAboutDetail(text, query, before, events)) {
    const joined = joinWords(before.query, query, events);
    const isOfAnother =
      query.words && joined !== query.words && !events.mentions(first, query.words) && !DETAIL_WORDS.test(query.words);
    return isOfAnother
      ? { query: { ...before.query, words: joined! } }
      : { query: { asks: query.asks ?? 'about', ...(query.words && { words: query.words }), among: [first] } };
  }
  const [, weekday] = WEEKDAY_ONE.exec(text) ?? [];
  if (weekday && before.query.words) return { query: onWeekday(before.query, query, parseWeekday(weekday)) };
  if (first !== undefined && WHY.test(text)) return { query: { asks: 'about', among: [first] } };
  const mentioning = findMentioning(text, query, before, events);
  if (mentioning !== undefined) return { query: { asks: 'about', words: query.words!, among: [mentioning] } };
  const order = orderAsked(text, query, before.query);
  if (order) return { query: inOrder(before.query, query, order) };
  const pointed = findPointedAt(text, query, before);
  if (pointed) return { query: toQueryAmong(pointed, query) };
  if (AMONG_THOSE.test(text) && query.words && before.eventIds.length > 0)
    return {
      query: {
        ...mergeQueries(withoutAsks(before.query), query, events),
        words: [before.query.words, query.words].filter(Boolean).join(' ').slice(0, MAX_TEXT_LENGTH),
      },
    };
  if (AMONG_THOSE.test(text) && hasFilter(query) && before.eventIds.length > 0)
    return { query: mergeQueries(withoutAsks(before.query), query.asks === 'count' ? query : withoutAsks(query), events) };
  if (PRONOUN.test(text) && query.span && before.query.words && !before.query.topic) {
    const words = joinWords(before.query, query, events);
    return {
      query: { ...mergeQueries(before.query, query, events), words: words === query.words ? before.query.words : words! },
    };
  }
  if (WHAT_ELSE.test(text) && before.query.span && !query.span && !THERE.test(text))
    return { query: { ...query, span: before.query.span } };
  if (THERE.test(text) && (query.words || query.span || hasFilter(query) || WHAT_ELSE.test(text)))
    return { query: withPlace(before.query, query, WHAT_ELSE.test(text)) };
  if (before.query.topic === 'trash' && (findDistrict(text) || isContinuation(text, query, before.query)))
    return { query: continueTrash(before.query, query, findDistrict(text)) };
  return isContinuation(text, query, before.query) ? { query: mergeQueries(before.query, query, events) } : reading;
};

/** 'And the week after': the days of the query before, or those after its event. */
const shiftSpan = (text: string, before: ChatQuery, first: number | undefined, events: KnownEvents): ChatQuery | null => {
  const match = NEXT_SPAN.exec(text);
  if (!match) return null;
  const unit = (match[1] ?? match[2])!.toLowerCase();
  const days = SHIFT_DAYS[unit] ?? 7;
  const shift = ({ from, to }: QuerySpan): QuerySpan =>
    unit in SHIFT_DAYS ? { from: addDays(from, days), to: addDays(to, days) } : onDay(nextWeekday(to, parseWeekday(unit), false));
  const { span, topic } = before;
  if (span) return { ...before, span: shift(span) };
  if (first === undefined) return null;
  const day = topic && events.dayOf(first);
  return day ? { ...before, span: { from: addDays(day, 1), to: addDays(day, days) } } : afterThat(before, first);
};

const onDay = (day: Day): QuerySpan => ({ from: day, to: day });

const SHIFT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, weekend: 7, month: 28 };

/** 'Does Santa come' after a list: the event of it whose text says so. */
const findMentioning = (
  text: string,
  { words, span, ...others }: ChatQuery,
  { eventIds }: ConversationState,
  events: KnownEvents,
): number | undefined =>
  words && !span && !hasFilter(others) && DOES_START.test(text) ? eventIds.find((id) => events.mentions(id, words)) : undefined;

const DOES_START = /^\W*(?:(?:and|so|but|ok)\W+)*(?:does|will|do)\b(?! (?:the|you|we|i)\b)/i;

const onWeekday = (before: ChatQuery, { asks }: ChatQuery, weekday: number): ChatQuery => {
  const { span: _, after: __, among: ___, ...others } = before;
  return { ...others, ...(asks && { asks }), weekdays: [weekday] };
};

/** 'Which is the last': of what was asked for before. */
const orderAsked = (text: string, query: ChatQuery, before: ChatQuery): ChatQuery['order'] | null => {
  if (LAST_ORDINAL.test(text)) return query.asks === 'when' && before.words ? 'last' : null;
  const { asks: _, order, span: __, state: ___, ...others } = query;
  const isNew = Object.keys(others).length > 0 || !(before.words || before.organization || before.place);
  const isOne = query.asks !== 'when' && ORDINAL_PATTERNS.some((pattern) => pattern.test(text));
  return order === 'next' || isNew || isOne ? null : (order ?? null);
};

/** The last of a series is on another day than the one that was asked about. */
const inOrder = (before: ChatQuery, { span, state }: ChatQuery, order: ChatQuery['order']): ChatQuery => {
  const { after: _, among: __, span: spanBefore, hours, ...others } = before;
  const isOneDay = spanBefore !== undefined && spanBefore.from === spanBefore.to;
  const days = span ? { span } : isOneDay ? {} : { ...(spanBefore && { span: spanBefore }), ...(hours && { hours }) };
  return { ...others, ...days, ...(state && { state }), asks: 'when', ...(order && { order }) };
};

/** An ordinal means one event, whatever else is said of it. */
const toQueryAmong = (pointed: readonly number[], { asks, words }: ChatQuery): ChatQuery => ({
  ...(asks && { asks }),
  ...(words && pointed.length > 1 && { words }),
  among: pointed,
});

/** 'Anything there at night' */
const withPlace = ({ place, organization, span }: ChatQuery, query: ChatQuery, isElse: boolean): ChatQuery =>
  query.place || query.organization
    ? query
    : { ...(span && !isElse && { span }), ...query, ...(place && { place }), ...(organization && { organization }) };

/** A district that is named replaces the one before. */
const continueTrash = (before: ChatQuery, { words: _, ...query }: ChatQuery, district: string | undefined): ChatQuery => {
  const { whose: __, ...others } = before;
  return { ...(district ? { ...others, words: district } : before), ...query, topic: 'trash' };
};

/** 'When's the next' */
const isNextOne = (
  text: string,
  { order, words, span, state, ...query }: ChatQuery,
  before: ChatQuery,
  events: KnownEvents,
): boolean =>
  order === 'next' &&
  !span &&
  state !== 'cancelled' &&
  !hasFilter(query) &&
  (before.words ?? before.organization) !== undefined &&
  (!words || (CONTINUATION_START.test(text) && (joinWords(before, { words }, events) !== words || !events.areNamed(words))));

/** What is said of the event before: its text has the words, or the question names nothing at all. */
const isAboutDetail = (
  text: string,
  query: ChatQuery,
  { query: before, eventIds }: ConversationState,
  events: KnownEvents,
): boolean => {
  const audience = query.asks === 'cost' ? undefined : query.audience;
  if (query.topic || query.order || query.among || !(before?.words || before?.among || eventIds.length === 1)) return false;
  if (hasFilter({ ...query, audience, hours: undefined })) return false;
  if (!query.words) return !query.span && !query.hours && !query.whose && QUESTION_START.test(text);
  if (DETAIL_START.test(text) && DETAIL_WORDS.test(query.words)) return !query.span;
  if (query.span) return false;
  if (IT_START.test(text)) return true;
  if (DETAIL_START.test(text) && !events.areNamed(query.words)) return true;
  return (DETAIL_START.test(text) || POINTING_WORD.test(text)) && events.mentions(eventIds[0]!, query.words);
};

/** 'Home game' after 'Flyers games': both, if an event bears all the words. */
const joinWords = (before: ChatQuery, query: ChatQuery, events: KnownEvents): string | undefined => {
  const joined = [before.words, query.words].filter(Boolean).join(' ').slice(0, MAX_TEXT_LENGTH);
  return query.words && before.words && !events.areNamed(joined) ? query.words : joined || undefined;
};

/** Own things, other topics and whole questions about trash or school do not go on from events. */
const isNewTopic = ({ topic, whose }: ChatQuery) => (topic !== undefined && topic !== 'trash') || whose !== undefined;

/** The next one of a series is on another day than the one that was asked about. */
const afterThat = (
  { asks: _, order: __, after: ___, span, hours, ...before }: ChatQuery,
  after: number,
  query: ChatQuery = {},
  events: KnownEvents = EMPTY_KNOWN_EVENTS,
): ChatQuery => {
  const { words } = query;
  const days = query.span
    ? { span: query.span }
    : before.words || before.organization
      ? {}
      : { ...(span && { span }), ...(hours && { hours }) };
  const joined = words && before.words && joinWords(before, { words }, events);
  return { ...before, ...(joined && joined !== words && { words: joined }), ...days, asks: 'when', after };
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
const mergeQueries = (before: ChatQuery, query: ChatQuery, events: KnownEvents): ChatQuery => {
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

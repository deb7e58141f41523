import type { ChatQuery } from '#libs/contracts';
import { parseWeekday } from '#libs/when';
import { EMPTY_KNOWN_EVENTS, type KnownEvents } from './known-events';
import {
  AFTER_THAT,
  ANOTHER_TIME,
  CONTINUATION_START,
  LAST_ORDINAL,
  NEXT_SPAN,
  NOT_THAT_ONE,
  ORDINAL_PATTERNS,
  POINTING_WORD,
  RESUMES,
  WEEKDAY_ONE,
  WHAT_ELSE,
  WHEN_INSTEAD,
} from './lexicon/follow-ups';
import { type FollowUp, hasFilter, isOfOneEvent, isOfSameEvent, joinWords } from './merge-queries';

/** 'And the one after that' */
export const askAfterThat = (asked: FollowUp): ChatQuery | null => {
  const {
    text,
    query,
    before,
    eventIds: [first],
    events,
  } = asked;
  if (first === undefined || NEXT_SPAN.test(text)) return null;
  if (query.span && AFTER_DAY.test(text) && before.words) {
    const { after: _, ...others } = toQueryAfter(before, first, query, events);
    return { ...others, order: 'first' };
  }
  if (isResumed(asked)) {
    const { span, trait } = query;
    return isOfDays(asked)
      ? { asks: 'about', among: [first] }
      : { ...toQueryAfter(before, first, span ? { span } : {}), ...(trait && { trait }), order: 'first' };
  }
  const isAnother =
    (ANOTHER_TIME.test(text) && isOfOneEvent(asked)) ||
    (WHEN_INSTEAD.test(text) && (INSTEAD.test(text) || events.isCancelled(first)));
  if (!AFTER_THAT.test(text) && !isAnother && !isNextOne(asked)) return null;
  // 'What about the one after' may be told that it is off, 'when is the next one' is asked of one that is on.
  return { ...toQueryAfter(before, first, query, events), ...(NEXT_ON.test(text) && { order: 'next' }) };
};

const INSTEAD = /\b(?:then|instead)\W*$/i;

const NEXT_ON = /\b(?:next|when(?:'?s)?|another|instead|then)\b/i;

/** 'The next one after tonight' is none after the event before. */
const AFTER_DAY = /\bnext (?:one|time|date)?\s*after (?!(?:that|this|it|next|the)\b)/i;

/** What goes on for days, such as a break, does not come again: its text or its end says when all goes on. */
const isOfDays = ({ eventIds: [first], events }: FollowUp): boolean => {
  const span = first === undefined ? null : events.spanOf(first);
  return span !== null && span.from !== span.to;
};

const isResumed = ({ query: { words, ...query }, ...asked }: FollowUp): boolean =>
  RESUMES.test(asked.text) && isOfSameEvent({ ...asked, query: { ...query, words: words?.replace(RESUME_WORD, '').trim() } });

const RESUME_WORD = /\b(?:resum\w+|re-?open\w*|open|back|again|up|start\w*|class(?:es)?|school)\b/gi;

/** 'When's the next' */
const isNextOne = ({ text, query: { order, words, span, state, ...query }, before, events }: FollowUp): boolean =>
  order === 'next' &&
  !span &&
  state !== 'cancelled' &&
  !hasFilter(query) &&
  (before.words ?? before.organization) !== undefined &&
  (!words || (CONTINUATION_START.test(text) && (joinWords(before, { words }, events) !== words || !events.areNamed(words))));

/** The next one of a series is on another day than the one that was asked about. */
export const toQueryAfter = (
  { asks: _, order: __, after: ___, state: ____, span, hours, ...before }: ChatQuery,
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
  const { organization } = before;
  const isOfOrganization = words && !before.words && organization && events.areNamed(`${organization} ${words}`);
  const joined = isOfOrganization ? words : words && before.words && joinWords(before, { words }, events);
  return { ...before, ...(joined && joined !== words && { words: joined }), ...days, asks: 'when', after };
};

/** 'How many nights' after one event: its text may say it. 'How many are there' counts its dates. */
export const askHowMany = ({ text, query: { words, span, whose }, before, eventIds, events }: FollowUp): ChatQuery | null => {
  const [first] = eventIds;
  if (first !== undefined && before.words && HOW_MANY_DATES.test(text)) {
    const { among: _, after: __, order: ___, ...asked } = before;
    return { ...asked, asks: 'count' };
  }
  const isOfOne = first !== undefined && new Set(eventIds.map(events.nameOf)).size === 1;
  const isNew = span || whose || (words && !ALL_OF_THEM.test(text) && events.areTitled(words));
  return isOfOne && !isNew && HOW_MANY.test(text)
    ? { asks: 'about', ...(words && !ALL_OF_THEM.test(text) && { words }), among: [first] }
    : null;
};

const HOW_MANY_DATES =
  /^\W*(?:(?:and|so|but|ok)\W+)*how many(?: (?:more|of (?:them|those)|dates|times))?(?: are| will)?(?: there| be| left| to come)*\W*$/i;
const ALL_OF_THEM = /^\W*(?:(?:and|so|but|ok)\W+)*(?:both|all|every)\b/i;
const HOW_MANY =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:how many (?!(?:events|things|activities|more|others?)\b)|(?:both|all|every)(?: (?:two|three|four|five|of the|the))? (?:nights?|days?|evenings?|weekends?|sessions?|shows?)\W*$)/i;

/** 'The Sunday one': of the series before. */
export const askWeekdayOfSeries = ({ text, query: { asks }, before }: FollowUp): ChatQuery | null => {
  const [, weekday] = WEEKDAY_ONE.exec(text) ?? [];
  if (!weekday || !before.words) return null;
  const { span: _, after: __, among: ___, ...others } = before;
  return { ...others, ...(asks && { asks }), weekdays: [parseWeekday(weekday)] };
};

/** 'Which is the last': of what was asked for before. A day that was asked about is none of the last of a series. */
export const askOrder = (asked: FollowUp): ChatQuery | null => {
  const order = orderOf(asked);
  if (!order) return null;
  if (isOfListBefore(asked)) return { asks: 'when', order, among: asked.eventIds };
  const { after: _, among: __, span, hours, ...others } = asked.before;
  const { span: own, state } = asked.query;
  const isOneDay = span !== undefined && span.from === span.to;
  const days = own ? { span: own } : isOneDay ? {} : { ...(span && { span }), ...(hours && { hours }) };
  return { ...others, ...days, ...(state && { state }), asks: 'when', order };
};

/** 'Which one is the latest' after a list of different events. */
const isOfListBefore = ({ text, query: { span, state }, eventIds, events }: FollowUp): boolean =>
  ONE_OF_THOSE.test(text) && !span && !state && new Set(eventIds.map(events.nameOf)).size > 1;

const ONE_OF_THOSE = /\bones?\b|\bof (?:those|these|them)\b/i;

const orderOf = (asked: FollowUp): ChatQuery['order'] | null => {
  const { text, query, before } = asked;
  if (LAST_ORDINAL.test(text)) return query.asks === 'when' && before.words ? 'last' : null;
  const { asks: _, order, span: __, state: ___, ...others } = query;
  const isOfBefore = before.words || before.organization || before.place || isOfListBefore(asked);
  const isNew = Object.keys(others).length > 0 || !isOfBefore;
  const isOne = query.asks !== 'when' && ORDINAL_PATTERNS.some((pattern) => pattern.test(text));
  return order === 'next' || isNew || isOne ? null : (order ?? null);
};

/** An ordinal means one event, whatever else is said of it. */
export const askPointedAt = (asked: FollowUp): ChatQuery | null => {
  if (isBeyondList(asked)) return toQueryAfter(asked.before, asked.eventIds.at(-1)!);
  const { asks } = asked.query;
  const words = ORDINAL.test(asked.query.words ?? '') ? undefined : asked.query.words;
  const pointed = findPointedAt(asked);
  const isOfMore = pointed === asked.eventIds && asked.listed.length > pointed.length;
  if (isOfMore && words) return { ...asked.before, ...(asks && { asks }), words };
  return pointed && { ...(asks && { asks }), ...(words && pointed.length > 1 && { words }), among: pointed };
};

/** 'And the second one in December': of what was asked about before. */
export const askOrdinalWithin = ({ text, query, before, events }: FollowUp): ChatQuery | null => {
  const { span, topic, whose, words } = query;
  const subject = before.words ?? before.organization;
  const nth = ORDINAL_PATTERNS.findIndex((pattern) => pattern.test(text));
  if (!span || !subject || nth < 0 || topic || whose || (words && !ORDINAL.test(words))) return null;
  const one = events.idsWithin(span, subject)[nth];
  const { after: _, among: __, order: ___, hours: ____, ...series } = before;
  return one === undefined ? { ...series, span, asks: 'when' } : { asks: query.asks ?? 'when', among: [one] };
};

export const ORDINAL =
  /^(?:(?:number )?(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|\d)|number(?: one| two| three| four| five)?)$/i;

/** 'The second one' of a list of one: the next, if there is any. */
const isBeyondList = ({ text, query: { span, topic, words }, eventIds, counted }: FollowUp): boolean =>
  eventIds.length > 0 &&
  !span &&
  !topic &&
  (!words || ORDINAL.test(words)) &&
  ORDINAL_PATTERNS.findIndex((pattern) => pattern.test(text)) >= counted.length;

/** The events that 'it', 'the second one' or 'the library one' mean. */
const findPointedAt = ({ text, query, eventIds, counted }: FollowUp): readonly number[] | null => {
  if (eventIds.length === 0 || query.span || query.topic || NOT_THAT_ONE.test(text) || WHAT_ELSE.test(text)) return null;
  const ordinal = ORDINAL_PATTERNS.findIndex((pattern) => pattern.test(text));
  if (ordinal >= 0 && counted[ordinal] !== undefined) return [counted[ordinal]];
  if (LAST_ORDINAL.test(text)) return counted.slice(-1);
  const isPointing = POINTING_WORD.test(text);
  const isAboutOne = query.asks !== undefined && query.asks !== 'count' && query.asks !== 'when';
  if (isPointing && isAboutOne && !query.words) return eventIds.slice(0, 1);
  if (hasFilter(query)) return null;
  if (query.words) return isPointing && /\bones?\b/i.test(text) ? eventIds : null;
  const isAsked = query.asks && query.asks !== 'count';
  return isAsked || (isPointing && /^\W*(?:tell|what about) /i.test(text)) ? eventIds.slice(0, 1) : null;
};

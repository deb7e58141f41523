import {
  addDays,
  type ChatQuery,
  type ChatTurn,
  type Day,
  MAX_CHAT_MESSAGE_LENGTH,
  parseMarkedText,
  weekdayOf,
} from '#libs/contracts';
import { findFact } from './ask-fact';
import { audienceOf } from './asked-ages';
import { type ConversationState, EMPTY_CONVERSATION, followUp } from './follow-up';
import { EMPTY_KNOWN_EVENTS, type KnownEvents } from './known-events';
import { BARE_NUMBER, BARE_WEEKDAY, DAY_NUMBER, SERIES_NOUN, THAT_WEEKDAY_OR_WEEKEND, THEN } from './lexicon/follow-ups';
import { hasFilter } from './merge-queries';
import { asksOnlyTime, besideHours } from './query-time';
import type { Reading, ReadingContext } from './question';
import { readAvailability } from './read-availability';
import { readQuestion } from './read-question';
import { otherWeekdays } from './weekdays';
import { requestBehindReason, requestBeside, toExclusion, withoutInterjections } from './without-statements';

/** A turn may carry the query that was answered, else its text is read again. */
export type ConversationTurn = Readonly<ChatTurn>;

export const readInConversation = (text: string, before: ConversationState, context: ReadingContext): Reading => {
  const events = context.events ?? EMPTY_KNOWN_EVENTS;
  const isLater = before.eventIds.length > 0;
  const said = isLater ? toRequest(text, context) : text;
  const availability = isLater ? readAvailability(said, context) : null;
  const behindReason = isLater && availability === null ? requestBehindReason(said) : null;
  if (behindReason) return readInConversation(behindReason, before, context);
  const message = availability?.instead ?? said;
  const isOnlyOfTime = availability !== null && availability.words === undefined;
  const spoken = isOnlyOfTime || !isLater ? null : requestBeside(message);
  const ofRequest = spoken && readRequest(spoken, before, context);
  if (ofRequest) return ofRequest;
  const near = readNear(message, before, context);
  const reading = availability?.whom ? { ...near, query: { ...availability.whom, ...near.query } } : near;
  return followUp(message, reading, before, events, availability?.instead ? null : availability);
};

/** 'That's too early for me I meant Saturday': what is meant stands for what was said before it. */
const toRequest = (text: string, context: ReadingContext): string => {
  const [, meant] = CORRECTION.exec(text) ?? [];
  return toExclusion(meant && asksOnlyTime(readQuestion(meant, context).query) ? meant : text);
};

const CORRECTION = /^.{8,}\b(?:i )?(?:meant|mean)(?: to say)?[\s,:]+(.{3,40})$/i;

const readNear = (text: string, before: ConversationState, context: ReadingContext): Reading => {
  const near = anchorOf(text, before, context);
  return readQuestion(text, near ? { ...context, today: near } : context);
};

/** 'We'll be away then, whens the next one': what is asked goes on from the answer before, and what is said beside it tells nothing of that. */
const readRequest = (
  { request, said }: Readonly<{ request: string; said: string }>,
  before: ConversationState,
  context: ReadingContext,
): Reading | null => {
  const events = context.events ?? EMPTY_KNOWN_EVENTS;
  const { words = '', span, ...others } = readNear(said, before, context).query;
  const { audience: _, age: __, ageTo: ___, ...filters } = others;
  const own = readNear(request, before, context);
  const isOnDay = (id: number) => {
    const days = events.spanOf(id);
    return days !== null && span !== undefined && span.from <= days.to && days.from <= span.to;
  };
  const isTold =
    TASTE.test(said) ||
    Object.keys(FOR_THEM.test(request) ? filters : others).length > 0 ||
    (span !== undefined && (THEN.test(request) || !before.eventIds.some(isOnDay))) ||
    before.eventIds.some((id) => events.mentionsAny(id, words)) ||
    (findFact(said) !== null && !hasFilter(own.query));
  if (isTold || isOfOthers(request, own.query, before, events)) return null;
  const reading = { ...own, query: { ...audienceOf(others), ...own.query } };
  const followed = followUp(request, reading, before, events, null);
  return followed === reading ? null : followed;
};

/** 'I need a job, is there a job fair' after a fish fry: what the events before do not mention, and is no fact of events, is no detail of them. */
const isOfOthers = (
  request: string,
  { words, topic, asks }: ChatQuery,
  { eventIds }: ConversationState,
  events: KnownEvents,
): boolean =>
  words !== undefined &&
  topic === undefined &&
  asks === undefined &&
  findFact(request) === null &&
  !SERIES_NOUN.test(words) &&
  !eventIds.some((id) => events.mentionsAny(id, words));

/** 'My daughter loves horses': it is of those that she asks. */
const TASTE = /\b(?:likes?|loves?|enjoys?|hates?|into|wants?|prefers?|interested|plays?)\b/i;

/** 'I have two toddlers, anything for them' */
const FOR_THEM = /\b(?:for|with) (?:them|him|her|us|me)\b/i;

/** After 'what is on Saturday the 28th', 'and Sunday' is the 29th, and 'the 5th' after a day in January one in January. */
const anchorOf = (message: string, { query, eventIds }: ConversationState, { today, events }: ReadingContext): Day | null => {
  const span = query?.span;
  if (THAT_WEEKDAY_OR_WEEKEND.test(message))
    return span?.from ?? (eventIds[0] === undefined ? null : (events?.dayOf(eventIds[0]) ?? null));
  const [, number] = DAY_NUMBER.exec(message) ?? [];
  const told = number && eventIds.map((id) => events?.dayOf(id)).find((day) => Number(day?.slice(8)) === Number(number));
  if (told && told > today) return told;
  const [one] = query?.among ?? [];
  const words = query?.words ?? query?.organization ?? (one === undefined ? undefined : (events?.nameOf(one) ?? undefined));
  const ofSeries = number && words && events?.nextDayOf(words, Number(number));
  if (ofSeries) return ofSeries;
  if (!span || span.from <= today) return null;
  const day = BARE_WEEKDAY.test(message)
    ? addDays(span.from, -(DAYS_INTO_WEEKEND[weekdayOf(span.from)] ?? 0))
    : BARE_NUMBER.test(message) || (number && span.from.slice(0, 7) === span.to.slice(0, 7))
      ? `${span.from.slice(0, 7)}-01`
      : null;
  return day && day > today ? day : null;
};

/** 'And Friday' after a Saturday, 'and Saturday' after a Sunday, is the one before. */
const DAYS_INTO_WEEKEND: Readonly<Record<number, number>> = { 6: 1, 0: 2 };

export const readConversation = (history: readonly ConversationTurn[], context: ReadingContext): ConversationState => {
  let state = EMPTY_CONVERSATION;
  for (const { role, content, query } of history) {
    if (role === 'assistant') state = afterAnswer(state, content, query);
    else state = afterQuestion(state, content, query ?? readEarlier(content, state, context), context);
  }
  return state;
};

const afterQuestion = (
  before: ConversationState,
  content: string,
  query: ChatQuery | null,
  context: ReadingContext,
): ConversationState => {
  const subject = query?.among ? before.subject : query && subjectOf(query);
  const isOfSame = subject !== null && subject.words === before.subject?.words && subject.place === before.subject?.place;
  return { ...before, query, subject, suiting: isOfSame ? { ...before.suiting, ...readSuiting(content, before, context) } : {} };
};

/** 'I can't Tuesdays', 'I only do evenings': what suits on whatever date. */
const readSuiting = (content: string, before: ConversationState, context: ReadingContext): ConversationState['suiting'] => {
  const availability = before.eventIds.length === 0 ? null : readAvailability(toExclusion(content), context);
  if (!availability) return {};
  const { isRefusal, time } = availability;
  const { span, weekdays, hours } = time;
  if (span || (isRefusal && weekdays && hours)) return {};
  return {
    ...(weekdays && { weekdays: isRefusal ? otherWeekdays(weekdays) : weekdays }),
    ...(hours && { hours: isRefusal ? besideHours(hours) : hours }),
  };
};

/** Without days, and what is asked of it. */
const subjectOf = (query: ChatQuery): ChatQuery | null => {
  const {
    topic,
    whose,
    span: _,
    hours: __,
    weekdays: ___,
    asks: ____,
    order: _____,
    after: ______,
    state: _______,
    ...subject
  } = query;
  return topic || whose || !(subject.words || subject.place || subject.organization) ? null : subject;
};

/** An answer without events leaves those before it, and a query that asks for nothing the one before it. */
const afterAnswer = (before: ConversationState, content: string, query: ChatQuery | undefined): ConversationState => {
  const eventIds = eventIdsIn(content);
  const answered = eventIds.length > 0 ? { eventIds, isCut: IS_CUT.test(content), list: listAfter(before, eventIds) } : {};
  return { ...before, ...answered, query: query && !isEmptyQuery(query) ? query : before.query };
};

const listAfter = ({ list }: ConversationState, eventIds: readonly number[]): readonly number[] =>
  eventIds.length > 1 ? eventIds : list.filter(() => list.includes(eventIds[0]!));

/** 'And 49 more until Thursday', '(2 of 12)' behind a day */
const IS_CUT = /^And [\d,]+ more\b|\(\d+ of [\d,]+\)$/m;

const isEmptyQuery = (query: ChatQuery) => Object.keys(query).every((field) => field === 'asks' || field === 'order');

/** A greeting or a question without an answer leaves the query before it. */
const readEarlier = (content: string, state: ConversationState, context: ReadingContext): ChatQuery | null => {
  const { query, remark } = readInConversation(withoutInterjections(content.slice(0, MAX_CHAT_MESSAGE_LENGTH)), state, context);
  return remark !== undefined || isEmptyQuery(query) ? state.query : query;
};

export const eventIdsIn = (marked: string): number[] => [
  ...new Set(
    parseMarkedText(marked)
      .flat()
      .flatMap(({ to }) => (to?.startsWith('/event/') ? [Number(to.slice('/event/'.length))] : [])),
  ),
];

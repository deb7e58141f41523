import { type ChatTurn, type Day, escapeMarks, isAlert, isExpired, timeOfDayOf, toTownDay } from '#libs/contracts';
import type { CalendarIndex, IndexedEvent } from './calendar-index';
import { formatRowOfDay } from './event-lines';
import { type EventMatch, findMatches, MIN_SCORE_ON_DAY, selectBestMatches } from './find-matches';
import { formatListing, formatNextEvents, formatNothingInSpan, formatNothingUpcoming } from './listing';
import { answerAboutEvent } from './one-event';
import { type ConversationState, parseConversation, parseQuestion, type Question, type QuestionKind } from './question';
import { answerSchool } from './school';
import { DAY_PART_MINUTES, type DaySpan } from './span';
import { wordsOf } from './terms';
import { findTopicAnswer, HELP_ANSWER, NO_HOURS_ANSWER } from './topics';
import { answerTrash } from './trash';

export type ChatContext = Readonly<{
  now: string;
  timeZone: string;
  /** Ignored in questions. */
  town: string;
  /** Its sub-organizations are the collection districts. */
  collection: string;
  /** In the order of their numbers. */
  districts: readonly string[];
  /** Its own events are the school dates. */
  schoolDates: string;
  calendar: CalendarIndex;
  own?: CalendarIndex;
  /** Null if the question is about something else. Absent if the town has no school hours. */
  schoolHours?: (question: string) => string | null;
}>;

/** Each event is a link with its own times and place. */
export const answerByRules = (message: string, history: readonly ChatTurn[], context: ChatContext): string => {
  const today = toTownDay(context.timeZone, context.now);
  const before = parseConversation(history, today, context.town);
  const question = parseQuestion(message, before, today, context.town);
  return answerQuestion(question, before, context, today);
};

const answerQuestion = (question: Question, before: ConversationState, context: ChatContext, today: Day): string => {
  const topic = findTopicAnswer(question.text);
  if (topic) return topic;
  if (question.noDay) return escapeMarks(question.noDay);
  const now = townMinuteOfDay(context);
  const shown = (index: CalendarIndex) => index.entries.filter(({ event }) => !isExpired(event, context.now));
  const all = [...shown(context.calendar), ...(context.own ? shown(context.own) : [])];
  const special = SPECIAL_ANSWERS[question.kind]?.(question, all, context, today);
  if (special) return special;

  const ofBefore = findEarlierEvents(question, before, all, context);
  if (ofBefore.length > 0)
    return hasNoFilter(question)
      ? answerAboutEvent(question.kind, ofBefore.slice(0, 1), today)
      : answerFromEarlierEvents(question, ofBefore, today);
  if (question.terms.length === 0 && !mentionsNamelessTitle(question, context))
    return answerWithoutTerms(question, all, now, today);

  const matching = [context.calendar, ...(context.own ? [context.own] : [])]
    .flatMap((index) => findMatches(index, question.terms, question.text, question.isPlaced))
    .filter(({ entry }) => !isExpired(entry.event, context.now));
  return answerWithTerms(question, matching, before, now, today);
};

type SpecialAnswer = (question: Question, entries: readonly IndexedEvent[], context: ChatContext, today: Day) => string | null;

const SPECIAL_ANSWERS: Partial<Record<QuestionKind, SpecialAnswer>> = {
  alerts: (_, entries, __, today) => {
    const alerts = entries.filter(({ event, last }) => isAlert(event) && last >= today);
    return alerts.length === 0
      ? 'The calendar has no emergency alert now.'
      : ['Emergency alerts now:', ...alerts.map(({ event }) => formatRowOfDay(event, today))].join('\n');
  },
  trash: (question, entries, context, today) => answerTrash(question, entries, context, today),
  school: (question, entries, { schoolDates }, today) => answerSchool(question, entries, schoolDates, today),
  hours: ({ text }, _, { schoolHours }) => schoolHours?.(text) ?? NO_HOURS_ANSWER,
};

const answerFromEarlierEvents = (question: Question, entries: readonly IndexedEvent[], today: Day): string => {
  const found = entries.filter((entry) => matchesQuestion(entry, question));
  return found.length > 0
    ? formatNextEvents({ ...question, terms: [] }, found, today, 'Of those')
    : 'None of them, according to the calendar.';
};

const hasNoFilter = ({ isFree, audience, part }: Question) => !isFree && !audience && !part;

/** 'it' or 'the library one' */
const findEarlierEvents = (
  question: Question,
  { eventIds }: ConversationState,
  all: readonly IndexedEvent[],
  context: ChatContext,
): IndexedEvent[] => {
  if (eventIds.length === 0 || question.span) return [];
  const byId = new Map(all.map((entry) => [entry.event.id, entry]));
  const entries = eventIds.flatMap((id) => byId.get(id) ?? []);
  const ordinal = ORDINAL_PATTERNS.findIndex((pattern) => pattern.test(question.text));
  if (ordinal >= 0) return entries.slice(ordinal).slice(0, 1);
  if (question.terms.length === 0 && (POINTING_WORD.test(question.text) || KINDS_ABOUT_ONE_EVENT.has(question.kind)))
    return entries;
  if (!POINTING_WORD.test(question.text)) return [];
  const ids = new Set(eventIds);
  const found = [context.calendar, ...(context.own ? [context.own] : [])]
    .flatMap((index) => findMatches(index, question.terms, question.text, question.isPlaced))
    .filter(({ entry }) => ids.has(entry.event.id));
  return selectBestMatches(found, 1)
    .slice(0, 1)
    .map(({ entry }) => entry);
};

const POINTING_WORD = /\b(?:it|its|that|this|they|them|there|one)\b/i;
const KINDS_ABOUT_ONE_EVENT: ReadonlySet<QuestionKind> = new Set(['when', 'where', 'who', 'cost', 'agenda', 'about', 'still on']);
const ORDINAL_PATTERNS = [/\bfirst one\b/i, /\bsecond one\b/i, /\bthird one\b/i];

const mentionsNamelessTitle = ({ text }: Question, { calendar }: ChatContext) => {
  const words = ` ${wordsOf(text).join(' ')} `;
  return [...calendar.nameless.keys()].some((name) => words.includes(` ${name} `));
};

const answerWithoutTerms = (question: Question, all: readonly IndexedEvent[], now: MinuteOfDay, today: Day): string => {
  const { span, audience, isFree, kind, isNext } = question;
  if (kind === 'still on') {
    const cancelled = all.filter(
      ({ event, last }) =>
        event.status === 'cancelled' && (span ? overlapsSpan(span, { first: event.date, last }) : last >= today),
    );
    return cancelled.length > 0
      ? formatNextEvents(question, cancelled.slice(0, MAX_NEXT_EVENTS), today, 'Cancelled')
      : 'The calendar has no cancelled event.';
  }
  if (span)
    return formatListing(
      question,
      span,
      all.filter((entry) => !isAlert(entry.event) && matchesQuestion(entry, question)),
      today,
    );
  if (!audience && !isFree && !isNext) return HELP_ANSWER;
  const coming = all.filter(
    (entry) => !isAlert(entry.event) && isUpcoming(entry, now, today) && matchesQuestion(entry, question),
  );
  return coming.length > 0
    ? formatNextEvents(question, firstOfEachName(coming).slice(0, MAX_NEXT_EVENTS), today)
    : formatNothingUpcoming(question);
};

const MAX_NEXT_EVENTS = 8;

/** Share of the best score that a match needs to be in the answer. */
const MIN_SHARE_FOR_ONE = 0.97;
const MIN_SHARES: Partial<Record<QuestionKind, number>> = {
  when: 0.92,
  ...Object.fromEntries(['where', 'who', 'cost', 'agenda', 'about', 'still on'].map((kind) => [kind, MIN_SHARE_FOR_ONE])),
};
const MIN_SHARE_FOR_LISTS = 0.8;

const answerWithTerms = (
  question: Question,
  matching: readonly EventMatch[],
  before: ConversationState,
  now: MinuteOfDay,
  today: Day,
): string => {
  const { span, kind } = question;
  const isPast = span !== null && span.to < today;
  const open = matching.filter(({ entry }) => isPast || isUpcoming(entry, now, today));
  const on = kind === 'when' ? open.filter(({ entry }) => entry.event.status !== 'cancelled') : open;
  const band = toIndexedEvents(selectBestMatches(on.length > 0 ? on : open, MIN_SHARES[kind] ?? MIN_SHARE_FOR_LISTS));
  return span
    ? answerInSpan(question, span, open, band, today)
    : answerWithoutSpan(
        question,
        band.filter((entry) => matchesQuestion(entry, question)),
        before,
        today,
      );
};

/**
 * Answers, in this order, with the best matches that are in the span, with the best among all matches in the span, or with the next
 * date.
 */
const answerInSpan = (
  question: Question,
  span: DaySpan,
  open: readonly EventMatch[],
  band: readonly IndexedEvent[],
  today: Day,
): string => {
  const within = open.filter(({ entry }) => matchesQuestion(entry, question));
  const found = [
    toIndexedEvents(selectBestMatches(open, MIN_SHARE_FOR_LISTS)).filter((entry) => matchesQuestion(entry, question)),
    toIndexedEvents(selectBestMatches(within, MIN_SHARE_FOR_LISTS)),
    toIndexedEvents(selectBestMatches(within, MIN_SHARE_FOR_LISTS, MIN_SCORE_ON_DAY)),
  ].find((some) => some.length > 0);
  if (found && isAboutOneEvent(question)) {
    const one = selectBestMatches(
      within.filter(({ entry }) => found.includes(entry)),
      MIN_SHARE_FOR_ONE,
      0,
    );
    return answerAboutEvent(question.kind, toIndexedEvents(one).slice(0, MAX_EQUAL_MATCHES), today);
  }
  if (found) return formatListing(question, span, found, today);
  const [next] = band.filter(
    (entry) => matchesQuestion(entry, { ...question, span: null, part: null }) && (!entry.first || entry.first >= today),
  );
  return next
    ? [formatNothingInSpan(question, span), `Next: ${answerAboutEvent('when', [next], today)}`].join('\n')
    : answerNothingFound(question);
};

const answerWithoutSpan = (
  question: Question,
  found: readonly IndexedEvent[],
  { eventIds }: ConversationState,
  today: Day,
): string => {
  if (found.length === 0) return answerNothingFound(question);
  const names = firstOfEachName(found);
  if (isAboutOneEvent(question)) {
    const ofBefore = found.filter(({ event }) => eventIds.includes(event.id)).slice(0, 1);
    return answerAboutEvent(question.kind, ofBefore.length > 0 ? ofBefore : names.slice(0, MAX_EQUAL_MATCHES), today);
  }
  return question.kind === 'when' || names.length === 1
    ? answerAboutEvent('when', found, today)
    : formatNextEvents(question, names.slice(0, MAX_NEXT_EVENTS), today);
};

const MAX_EQUAL_MATCHES = 2;

const isAboutOneEvent = ({ kind }: Question) => kind !== 'what' && kind !== 'when';

const toIndexedEvents = (found: readonly EventMatch[]): IndexedEvent[] => found.map(({ entry }) => entry);

const answerNothingFound = ({ terms, text }: Question): string =>
  [
    `I find nothing about “${escapeMarks((terms.map(({ word }) => word).join(' ') || text).slice(0, 100))}” in the calendar.`,
    HELP_ANSWER,
  ].join('\n');

const firstOfEachName = (entries: readonly IndexedEvent[]): IndexedEvent[] => {
  const names = new Set<string>();
  return entries.filter(({ event: { name } }) => !names.has(name) && names.add(name));
};

const matchesQuestion = (
  { event, first, last, start, audiences, freeBecause }: IndexedEvent,
  { span, part, audience, isFree }: Question,
): boolean => {
  if (audience && !audiences.has(audience)) return false;
  if (isFree && freeBecause === null) return false;
  if (span && !overlapsSpan(span, { first: first ?? event.date, last })) return false;
  if (!part) return true;
  const [from, until] = DAY_PART_MINUTES[part];
  return start !== null && from <= start && start < until;
};

const overlapsSpan = (span: DaySpan, { first, last }: { first: Day; last: Day }) =>
  first.slice(0, 10) <= span.to && last >= span.from;

type MinuteOfDay = number;

const isUpcoming = ({ first, last, start, end }: IndexedEvent, now: MinuteOfDay, today: Day): boolean => {
  if (!first) return true;
  if (last !== today) return last > today;
  return start === null || (end !== null && end > start ? end : start + DEFAULT_DURATION_MINUTES) > now;
};

const DEFAULT_DURATION_MINUTES = 60;

const townMinuteOfDay = ({ now, timeZone }: ChatContext): MinuteOfDay => {
  const text = new Date(now).toLocaleString('sv-SE', { timeZone });
  return timeOfDayOf(text) ?? 0;
};

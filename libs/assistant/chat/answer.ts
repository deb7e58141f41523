import type { ChatQuery } from '#libs/contracts';
import { answerReading, toAsked } from './answer-reading';
import { earliestDayOf, matchesTime } from './asked';
import { audienceOf } from './asked-ages';
import type { ChatAnswer } from './chat-answer';
import type { ChatContext } from './chat-context';
import { type ConversationTurn, eventIdsIn, readConversation, readInConversation } from './conversation-state';
import type { ConversationState } from './follow-up';
import { asksForASay, complains, isPublicMeeting, readHearing } from './hearings';
import { isAboutOpening, isOpeningOf } from './openings';
import { preferEvidence } from './prefer-evidence';
import type { Reading, ReadingContext } from './question';
import { readQuestion } from './read-question';
import { toReadingContext } from './reading-context';
import { extractTerms } from './terms';
import type { Coming } from './thesaurus/names-in-calendar';
import { readByThesaurus } from './thesaurus/read-by-thesaurus';
import { POINTS_TO_DAY, SAYS_WHO_COMES, withoutInterjections, withoutStatements } from './without-statements';

/** Each event is a link with its own times and place. */
export const answerByRules = (message: string, history: readonly ConversationTurn[], context: ChatContext): string =>
  answerMessage(message, history, context).answer.text;

/** A query that the reader has changed is answered instead of the message. */
export const answerMessage = (
  typed: string,
  history: readonly ConversationTurn[],
  context: ChatContext,
  changed?: ChatQuery,
): { answer: ChatAnswer; before: ConversationState } => {
  const message = withoutInterjections(typed);
  const reading = toReadingContext(context);
  const before = readConversation(history, reading);
  if (changed) return { answer: answerReading({ query: changed }, before, context), before };
  const ofNext = readNext(message, history, reading);
  if (ofNext) {
    const answer = answerReading({ query: ofNext }, before, context);
    if (answer.isFound) return { answer, before };
  }
  const [, first, second] = TWO_CLAUSES.exec(message) ?? [];
  const isOfTopic = () => readQuestion(message, reading).query.topic !== undefined;
  return first && second && history.length === 0 && !isOfTopic() && !asksForASay(second)
    ? answerMessage(second, [...history, ...toTurns(first, answerByRules(first, history, context))], context)
    : { answer: answerWithEvidence(message, before, context, reading), before };
};

/** Returns what the reading finds. Where that is only near, the events for which more evidence speaks. */
const answerWithEvidence = (
  message: string,
  before: ConversationState,
  context: ChatContext,
  readingContext: ReadingContext,
): ChatAnswer => {
  const reading = readInConversation(message, before, readingContext);
  const answer = answerWhatIsMeant(message, reading, before, context, readingContext);
  return preferEvidence(message, toAsked(reading, before, context), answer);
};

/** If nothing has all the words, what is meant by other words, else what is asked without what the resident says of herself. */
const answerWhatIsMeant = (
  message: string,
  reading: Reading,
  before: ConversationState,
  context: ChatContext,
  readingContext: ReadingContext,
): ChatAnswer => {
  const read = (text: string) => readInConversation(text, before, readingContext);
  const answerTo = (reading: Reading) => answerReading(reading, before, context);
  const answer = answerTo(reading);
  // A complaint about taxes is none for who helps with them.
  const isHeard = complains(message) && !namesMeeting(answer, context);
  const hearing = answer.isFound && !isHeard ? null : readHearing(message, { ...context, ...readingContext });
  if (hearing) return answerTo(hearing);
  const isUntold = asksOpening(reading) && eventIdsIn(answer.text).length === 0;
  if (answer.isFound && !answer.isMention && !answer.denies && !isUntold) return answer;
  const named = eventIdsIn(answer.text);
  const isNext = answer.isFound && answer.denies === 'rest' && named.length > 0;
  const asked = withoutStatements(message);
  const shorter = asked === null ? null : withDayPointedTo(read(asked), asked, message, reading);
  // In a later turn the audience may be that of the question before, and the statement a refusal of its days.
  const isFirst = before.eventIds.length === 0;
  if (isFirst && shorter !== null && !answer.isFound && asksForAnything(shorter, reading)) {
    const anything = answerTo(withAudienceOf(reading, shorter));
    if (anything.isFound) return anything;
  }
  const ofShorter =
    shorter !== null && (!answer.isFound || isUntold) && namesSomething(shorter, context)
      ? { ...answerTo(shorter), isNear: true as const }
      : answer;
  if (isUntold) return ofShorter;
  // 'City hall open Friday? need a permit' asks of a place, and of no kind of events.
  if (shorter !== null && asksOpening(shorter) && ofShorter.isFound) return ofShorter;
  const { today } = readingContext;
  const coming = { calendar: context.calendar, today: earliestDayOf(message, today) };
  const nearest = named.length > MAX_NEAREST ? [] : named.filter((id) => isToCome(id, coming));
  const isThen = () => context.calendar.entries.some((entry) => nearest.includes(entry.event.id) && matchesTime(entry, reading));
  // What is near and on at the time, and what is answered of a place, stand before an event of the kind at another time.
  const isBetter = ({ isFound, denies }: ChatAnswer) =>
    isFound && !(denies && (isNext || reading.query.place !== undefined || isThen()));
  for (const meant of readByThesaurus(
    message,
    shorter ?? reading,
    { ids: nearest, areMentions: answer.isMention === true },
    coming,
  )) {
    const byKind = answerTo(meant);
    if (isBetter(byKind)) return byKind;
  }
  return ofShorter.isFound ? ofShorter : answer;
};

const namesMeeting = ({ text }: ChatAnswer, { calendar }: ChatContext): boolean => {
  const named = eventIdsIn(text);
  return calendar.entries.some(({ event }) => named.includes(event.id) && isPublicMeeting(event));
};

/** 'Guests for Thanksgiving, is the dump open that day': the day is the one that the statement names. */
const withDayPointedTo = (shorter: Reading, asked: string, message: string, { query: { span } }: Reading): Reading =>
  span && !shorter.query.span && (POINTS_TO_DAY.test(asked) || SAYS_WHO_COMES.test(message))
    ? { ...shorter, query: { ...shorter.query, span } }
    : shorter;

/** 'I'm stuck at home with a 7 month old, is there anything today': whom the statement names is whom it is for. */
const asksForAnything = ({ query, remark }: Reading, { query: { audience } }: Reading): boolean =>
  audience !== undefined && remark === undefined && !query.words && !query.topic && !query.whose && !query.place;

const withAudienceOf = ({ query: { audience, age, ageTo } }: Reading, shorter: Reading): Reading => ({
  ...shorter,
  query: { ...audienceOf({ audience, age, ageTo }), ...shorter.query },
});

const asksOpening = ({ query }: Reading): boolean => isAboutOpening(query) || isOpeningOf(query);

const namesSomething = ({ query: { topic, words = '' } }: Reading, { town }: ChatContext): boolean =>
  topic !== undefined || extractTerms(words, town).some(({ isSlight }) => !isSlight);

/** What is over stands before no kind of events to come. Own events are in no calendar. */
const isToCome = (id: number, { calendar, today }: Coming): boolean => {
  const entry = calendar.entries.find(({ event }) => event.id === id);
  return entry === undefined || entry.last >= today;
};

/** More events than these are all of a time, and not the nearest. */
const MAX_NEAREST = 3;

/** 'The zoning board is off tonight, so when do they meet next': the second clause goes on from the first. */
const TWO_CLAUSES =
  /^(.{8,120}?)(?:[,.;!]| so| and| but| &)+ (?:so |and |but |& )?((?:when|whens|when's|where|why|what time|how much|how long|how late|how early)\b.*\b(?:they|it|that|one|he|she)\b.{0,40}|(?:where|when|what time|how much|how long)\W*)$/i;

/** 'Storytime for my 2 year old, when is the next one': no day is named or refused before, so the first one to come is the next. */
const readNext = (message: string, history: readonly ConversationTurn[], reading: ReadingContext): ChatQuery | null => {
  const [, first] = history.length === 0 ? (NAMED_THEN_NEXT.exec(message) ?? []) : [];
  const query = first === undefined || REFUSED.test(first) ? null : readQuestion(first, reading).query;
  const isOfDay = query !== null && (query.span ?? query.topic ?? query.whose ?? query.asks) !== undefined;
  return query?.words && !isOfDay ? { ...query, asks: 'when', order: 'next' } : null;
};

const NAMED_THEN_NEXT =
  /^(.{4,120}?)(?:[,.;!?]| so| and| but| &)+ (?:so |and |but )?(?:when(?:'?s| is| are| will)?|what(?:'?s| is)) (?:be )?(?:the |its |their )?next (?:ones?|dates?|times?|class|session|meeting|show)\W*$/i;

const REFUSED = /\b(?:off|cancel\w*|closed|miss(?:ed)?|can'?t|cannot|couldn'?t|over|postponed|full|sold out)\b/i;

const toTurns = (message: string, answer: string): ConversationTurn[] => [
  { role: 'user', content: message },
  { role: 'assistant', content: answer },
];

/** False if an answer names own events: those are never sent to the assistant. */
export const isAboutTown = (answer: string, { calendar }: ChatContext): boolean => {
  const ids = new Set(calendar.entries.map(({ event }) => event.id));
  return eventIdsIn(answer).every((id) => ids.has(id));
};

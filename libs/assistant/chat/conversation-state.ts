import { type ChatQuery, type ChatTurn, MAX_CHAT_MESSAGE_LENGTH, parseMarkedText } from '#libs/contracts';
import { type ConversationState, EMPTY_CONVERSATION, followUp } from './follow-up';
import { EMPTY_KNOWN_EVENTS } from './known-events';
import type { Reading, ReadingContext } from './question';
import { readQuestion } from './read-question';

/** A turn may carry the query that was answered, else its text is read again. */
export type ConversationTurn = Readonly<ChatTurn>;

export const readInConversation = (message: string, before: ConversationState, context: ReadingContext): Reading =>
  followUp(message, readQuestion(message, context), before, context.events ?? EMPTY_KNOWN_EVENTS);

export const readConversation = (history: readonly ConversationTurn[], context: ReadingContext): ConversationState => {
  let state = EMPTY_CONVERSATION;
  for (const { role, content, query } of history) {
    if (role === 'assistant') state = afterAnswer(state, eventIdsIn(content), query);
    else state = { ...state, query: query ?? readEarlier(content, state, context) };
  }
  return state;
};

/** An answer without events leaves those before it, and a query that asks for nothing the one before it. */
const afterAnswer = (
  before: ConversationState,
  eventIds: readonly number[],
  query: ChatQuery | undefined,
): ConversationState => ({
  query: query && !isEmptyQuery(query) ? query : before.query,
  eventIds: eventIds.length > 0 ? eventIds : before.eventIds,
});

const isEmptyQuery = (query: ChatQuery) => Object.keys(query).every((field) => field === 'asks' || field === 'order');

/** A greeting or a question without an answer leaves the query before it. */
const readEarlier = (content: string, state: ConversationState, context: ReadingContext): ChatQuery | null => {
  const { query, remark } = readInConversation(content.slice(0, MAX_CHAT_MESSAGE_LENGTH), state, context);
  return remark !== undefined || isEmptyQuery(query) ? state.query : query;
};

export const eventIdsIn = (marked: string): number[] => [
  ...new Set(
    parseMarkedText(marked)
      .flat()
      .flatMap(({ to }) => (to?.startsWith('/event/') ? [Number(to.slice('/event/'.length))] : [])),
  ),
];

import { AUTHOR_NOTICES, type Author } from './author';
import type { ChatQuery, QueryChip } from './chat-query';

/** One line `data: {…}` of the stream of `POST /api/chat`. The last line is `done` or `error`. */
export type ChatChunk = { content: string } | ChatEnd | { error: string };

/** `source` is who read the question. `query` is what was answered, and `chips` its parts as they are shown. */
export type ChatEnd = { done: true; source: Author; query?: ChatQuery; chips?: readonly QueryChip[] };

/** Shown under an answer: rules put it together, whoever read the question. */
export const CHAT_NOTICES: Readonly<Record<Author, string>> = {
  rules: AUTHOR_NOTICES.rules,
  claude: `Claude read the question. ${AUTHOR_NOTICES.claude}`,
};

/** Characters of the question, and of each earlier turn. */
export const MAX_CHAT_MESSAGE_LENGTH = 1_000;
export const MAX_CHAT_TURN_LENGTH = 8_000;

export const MAX_CHAT_TURNS = 10;

export const CHAT_ERROR_MESSAGE = "Sorry, I'm having trouble responding right now. Please try again.";

/** `query` is that of the answer, as its last chunk had it, or what a reader asked by changing it; without it the turns are read again. */
export type ChatTurn = { role: 'user' | 'assistant'; content: string; query?: ChatQuery };

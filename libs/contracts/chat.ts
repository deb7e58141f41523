import type { Author } from './author';

/** One line `data: {…}` of the stream of `POST /api/chat`. The last line is `done` or `error`. */
export type ChatChunk = { content: string } | { done: true; source: Author } | { error: string };

/** Characters of the question, and of each earlier turn. */
export const MAX_CHAT_MESSAGE_LENGTH = 1_000;
export const MAX_CHAT_TURN_LENGTH = 8_000;

export const MAX_CHAT_TURNS = 10;

/** Shown in place of an answer that failed or was interrupted. */
export const CHAT_ERROR_MESSAGE = "Sorry, I'm having trouble responding right now. Please try again.";

export type ChatTurn = { role: 'user' | 'assistant'; content: string };

import type { Author } from './author';

/** One line `data: {…}` of what `POST /api/chat` streams. The last one is `done`, or `error`. */
export type ChatChunk = { content: string } | { done: true; source: Author } | { error: string };

/** Characters of a question, and of what was said before. */
export const CHAT_LENGTH = 1_000;
export const LONGEST_TURN = 8_000;

export const MOST_TURNS = 10;

/** Stands where an answer failed, or broke off. */
export const CHAT_APOLOGY = "Sorry, I'm having trouble responding right now. Please try again.";

export type ChatTurn = { role: 'user' | 'assistant'; content: string };

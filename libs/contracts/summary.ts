import type { Author } from './author';

/**
 * `POST /api/daily-highlights`, `/api/events/summary`, `/api/ai/event-summary`.
 * A marked text: a line each, `**bold**`, `*italic*`, `` `code` ``, and `[name](/event/{id})` for each event it tells of.
 */
export type Summary = { summary: string; source: Author };

/** `GET /api/events/{id}/agenda-summary`. Without one there is '' for it: there is nothing in the agenda, or it cannot be read. */
export type AgendaSummary = Summary & { hasSummary: boolean; committee: string };

/** Of the events that a question or a summary is about. */
export const MOST_ASKED_EVENTS = 500;

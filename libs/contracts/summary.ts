import type { Author } from './author';

/**
 * `POST /api/daily-highlights`, `/api/events/summary`, `/api/ai/event-summary`. A marked text of several lines: `**bold**`,
 * `*italic*`, `` `code` ``, and `[name](/event/{id})` for each event.
 */
export type Summary = { summary: string; source: Author };

/** `GET /api/events/{id}/agenda-summary`. `summary` is '' if the agenda is empty or unreadable. */
export type AgendaSummary = Summary & { hasSummary: boolean; committee: string };

export const MAX_SUMMARY_EVENTS = 500;

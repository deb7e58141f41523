import type { Author } from './author';

/** A marked text: `**bold**`, `*italic*`, `` `code` ``, and `[name](/event/{id})` for each event. */
export type Summary = { summary: string; source: Author };

/** `GET /api/events/{id}/agenda-summary`. `summary` is '' if the agenda is empty or unreadable. */
export type AgendaSummary = Summary & { hasSummary: boolean; committee: string };

export const MAX_SUMMARY_EVENTS = 500;

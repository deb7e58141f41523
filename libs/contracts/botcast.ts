import type { Author } from './author';

/**
 * `GET /api/botcast`, `POST /api/ai/botcast`, `POST /api/botcast`. The transcript is a marked text. `audioUrl` is null without a
 * configured voice, `transcript` in a week without events.
 */
export type Botcast = { audioUrl: string | null; transcript: string | null; source: Author };

import type { Author } from './author';

/**
 * `GET /api/botcast`, `POST /api/ai/botcast`, `POST /api/botcast`. The transcript is a marked text. Without a voice there is no
 * `audioUrl`, and in a week without events no transcript either.
 */
export type Botcast = { audioUrl: string | null; transcript: string | null; source: Author };

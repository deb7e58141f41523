import type { Author } from './author';

/** `transcript` is a marked text, null in a week without events. `audioUrl` is null without a configured voice. */
export type Botcast = { audioUrl: string | null; transcript: string | null; source: Author };

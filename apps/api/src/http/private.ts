/** `Cache-Control` of an answer that is for one person alone. */
export const PRIVATE = 'private, no-store';

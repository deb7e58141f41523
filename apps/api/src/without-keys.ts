const KEYS = /session_\d+_[\w-]+/g;

/** A text that may quote an address or a body, fit to be printed or answered. */
export const withoutKeys = (text: string): string => text.replace(KEYS, 'session_…');

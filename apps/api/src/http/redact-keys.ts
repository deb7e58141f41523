const SESSION_KEY_PATTERN = /session(?:_|%5f)\d+(?:_|%5f)[\w%-]+/gi;

export const redactKeys = (text: string): string =>
  text.replace(SESSION_KEY_PATTERN, 'session_…').replace(CALENDAR_SECRET_PATTERN, '$1…');

/** The path of a resident's published My Almanac is a secret too. */
const CALENDAR_SECRET_PATTERN = /(calendar(?:\/|%2f)my(?:\/|%2f))[\w%.-]+/gi;

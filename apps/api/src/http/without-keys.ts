/** Written plainly or as in an address. */
const KEYS = /session(?:_|%5f)\d+(?:_|%5f)[\w%-]+/gi;

/** A text that may quote an address or a body, fit to be printed or answered. */
export const withoutKeys = (text: string): string => text.replace(KEYS, 'session_…').replace(SECRETS, '$1…');

/** The address of somebody's My Almanac is one, too. */
const SECRETS = /(calendar(?:\/|%2f)my(?:\/|%2f))[\w%.-]+/gi;

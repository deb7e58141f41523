/** Keeps the time and its AM or PM on one line. */
export const withUnbrokenTimes = (words: string): string => words.replace(/ (?=[AP]M\b)/g, '\u00a0');

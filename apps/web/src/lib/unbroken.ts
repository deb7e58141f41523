/** No line ends between an hour and its half of the day. */
export const unbroken = (words: string): string => words.replace(/ (?=[AP]M\b)/g, '\u00a0');

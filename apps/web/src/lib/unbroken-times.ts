export const withUnbrokenTimes = (words: string): string => words.replace(/ (?=[AP]M\b)/g, '\u00a0');

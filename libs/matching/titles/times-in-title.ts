export const timesInTitle = (name: string): string[] =>
  [...name.matchAll(TIME_PATTERN)].map(([hour]) => hour.toLowerCase().replace(/:00|[.\s]/g, ''));

export const removeTimes = (name: string): string => name.replace(TIME_PATTERN, ' ');

const TIME_PATTERN = /\b(?:\d{1,2}(?::\d\d)?\s*(?:[-–]|to)\s*)?\d{1,2}(?::\d\d)?\s*[ap]\.?m\b\.?/gi;

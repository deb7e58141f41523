/** Normalized: '10am', '6:30pm'. */
export const hoursInTitle = (name: string): string[] =>
  [...name.matchAll(HOUR_PATTERN)].map(([hour]) => hour.toLowerCase().replace(/:00|[.\s]/g, ''));

export const removeHours = (name: string): string => name.replace(HOUR_PATTERN, ' ');

const HOUR_PATTERN = /\b(?:\d{1,2}(?::\d\d)?\s*(?:[-–]|to)\s*)?\d{1,2}(?::\d\d)?\s*[ap]\.?m\b\.?/gi;

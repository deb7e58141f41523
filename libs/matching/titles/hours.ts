/** The hours that a title names, in one way: '10am', '6:30pm'. */
export const hoursOf = (name: string): string[] =>
  [...name.matchAll(HOUR)].map(([hour]) => hour.toLowerCase().replace(/:00|[.\s]/g, ''));

export const withoutHours = (name: string): string => name.replace(HOUR, ' ');

const HOUR = /\b(?:\d{1,2}(?::\d\d)?\s*(?:[-–]|to)\s*)?\d{1,2}(?::\d\d)?\s*[ap]\.?m\b\.?/gi;

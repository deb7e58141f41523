import { wordSet } from '../words';

/** Words that tell one of several from the others: 'U12', '2nd', the 'b' of 'Group B'. */
export const numbersOf = (all: readonly string[]): string[] =>
  all.filter(
    (word, i) => /^u?\d+(st|nd|rd|th|k|u|am|pm)?$/.test(word) || (/^\p{L}$/u.test(word) && NUMBERED.has(all[i - 1] ?? '')),
  );

/** Each has one that the other has not. */
export const areOtherNumbers = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && b.length > 0 && !a.every((number) => b.includes(number)) && !b.every((number) => a.includes(number));

/** The number of an organization, or its side of the town. */
export const isNumberOrSide = (word: string) => /^(\d+|north|south|east|west)$/.test(word);

/** What comes in several that a number or a letter tells apart. */
const NUMBERED = wordSet('group part session section level class team series grade room unit ward');

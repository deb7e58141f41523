import { wordSet } from '../words';

/** What tells one of several from the others: 'U12', '2nd', the 'b' of 'Group B'. */
export const numbersIn = (all: readonly string[]): string[] =>
  all.filter(
    (word, i) => /^u?\d+(st|nd|rd|th|k|u|am|pm)?$/.test(word) || (/^\p{L}$/u.test(word) && NUMBERED_WORDS.has(all[i - 1] ?? '')),
  );

export const haveDifferentNumbers = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && b.length > 0 && !a.every((number) => b.includes(number)) && !b.every((number) => a.includes(number));

export const isNumberOrSide = (word: string) => /^(\d+|north|south|east|west)$/.test(word);

const NUMBERED_WORDS = wordSet('group part session section level class team series grade room unit ward');

import { wordSet } from '../words';

/** What tells one of several from the others: 'U12', '2nd', the 'b' of 'Group B'. */
export const numbersIn = (all: readonly string[]): string[] =>
  all.filter(
    (word, i) => /^u?\d+(st|nd|rd|th|k|u|am|pm)?$/.test(word) || (/^\p{L}$/u.test(word) && NUMBERED_WORDS.has(all[i - 1] ?? '')),
  );

export const haveDifferentNumbers = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && b.length > 0 && !a.every((number) => b.includes(number)) && !b.every((number) => a.includes(number));

/** 'Part 1' and 'Part 2', whatever other numbers both have. */
export const haveDifferentParts = (a: readonly string[], b: readonly string[]) =>
  a.some((word, i) => {
    const [ofA, ofB] = [a[i + 1], b[b.indexOf(word) + 1]];
    return NUMBERED_WORDS.has(word) && b.includes(word) && isNumber(ofA) && isNumber(ofB) && ofA !== ofB;
  });

const isNumber = (word: string | undefined) => /^\d+$/.test(word ?? '');

export const isNumberOrSide = (word: string) => /^(\d+|north|south|east|west)$/.test(word);

const NUMBERED_WORDS = wordSet('group part session section level class team series grade room unit ward');

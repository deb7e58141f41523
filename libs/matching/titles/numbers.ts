import { wordSet } from '../words';

/** What tells one of several from the others: 'U12', '2nd', the 'b' of 'Group B'. */
export const numbersIn = (all: readonly string[]): string[] =>
  all.filter(
    (word, i) => /^u?\d+(st|nd|rd|th|k|u|am|pm)?$/.test(word) || (/^\p{L}$/u.test(word) && NUMBERED_WORDS.has(all[i - 1] ?? '')),
  );

/** 'Fire District 6 Open House' and 'Open House, Station 61' of Fire District 6: the number of the other publisher tells none of its events. */
export const numbersBeside = ({ all, numbers }: Numbered, { organization }: Published): readonly string[] => {
  const names = organization.filter((word) => word !== 'no');
  return numbers.filter((number) => {
    const unit = all[all.indexOf(number) - 1];
    return unit === undefined || !names.some((word, i) => word === number && names[i - 1] === unit);
  });
};

type Numbered = Readonly<{ all: readonly string[]; numbers: readonly string[] }>;

type Published = Readonly<{ organization: readonly string[] }>;

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

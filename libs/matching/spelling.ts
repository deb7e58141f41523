import { ENGLISH_SAINTS } from './phrases';
import type { Words } from './word-lists';

export type Spelling = Readonly<{ words: readonly string[]; initials: string }>;

export const spellingOf = (words: readonly string[]): Spelling => ({ words, initials: words.map((word) => word[0]).join('') });

/** The last word may be initials itself: 'LISD' for 'Larkmont ISD'. */
export const wordsForInitials = (short: string, { words, initials }: Spelling): readonly string[] => {
  const at = initials.indexOf(short);
  if (at >= 0) return words.slice(at, at + short.length);
  const end = words.findIndex(
    (word, i) => i > 0 && isEndOfInitials(word, short) && initials.slice(0, i).endsWith(short.slice(0, -word.length)),
  );
  return end < 0 ? [] : words.slice(end - (short.length - words[end]!.length), end + 1);
};

const isEndOfInitials = (word: string, short: string) =>
  SCHOOL_DISTRICTS.has(word) && short.length > word.length && short.endsWith(word);

/** Those of the publisher's own district first: neighbors may begin with one letter. */
export const areOfSchoolDistrict = (short: string) => [...SCHOOL_DISTRICTS].some((district) => isEndOfInitials(district, short));

const SCHOOL_DISTRICTS = new Set(['cisd', 'csd', 'isd', 'usd']);

export const maybeInitials = (word: string) => /^\p{L}{3,5}$/u.test(word);

/** '12th Avenue' as 'Avenue 12', if the other text has the number alone. */
export const spellOrdinals = (words: Words, others: Words): Words =>
  words.map((word, i) => {
    const number = /^\d+(?=(?:st|nd|rd|th)$)/.exec(word)?.[0];
    return number && others.includes(number) && STREET_WORDS.has(words[i + 1] ?? '') ? number : word;
  });

const STREET_WORDS = new Set(['avenue', 'road', 'st']);

/** 'San Marcos' and 'St. Marks' as 'St. Mark', if the other text has that saint, but not for a park or a library of a town. */
export const spellSaints = (words: Words, others: Words): Words =>
  words.map((word, i) => {
    if (others.includes(word) || [words, others].some(isHouseOfTown)) return word;
    if (isSaintWord(word)) return others.includes('st') && saintAt(others, saintOf(words[i + 1])) ? 'st' : word;
    const saint = isSaintWord(words[i - 1] ?? '') ? saintOf(word) : undefined;
    return saint && saintAt(others, saint) ? saint : word;
  });

const isHouseOfTown = (words: Words) => words.some((word) => TOWN_HOUSES.has(word));

const TOWN_HOUSES = new Set(['arena', 'beach', 'fairgrounds', 'library', 'museum', 'park', 'plaza', 'stadium', 'zoo']);

const isSaintWord = (word: string) => word === 'st' || word === 'san' || word === 'santa';

/** 'anne' for 'Ana' and 'Anne’s'. */
export const saintOf = (name: string | undefined) => name && (ENGLISH_SAINTS[name] ?? name.replace(/(?<=\p{L}{3})s$/u, ''));

const saintAt = (words: Words, saint: string | undefined) =>
  saint !== undefined && words.some((word, i) => isSaintWord(word) && saintOf(words[i + 1]) === saint);

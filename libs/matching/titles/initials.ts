import { isShort, type Spelling, spellingOf, wordsFor } from '../spelling';
import { isSaying } from './title-words';

type Spelt = Readonly<{ spellings: readonly Spelling[]; shorts: readonly string[] }>;

/** 'P&Z' as one word, which stands for 'Planning & Zoning'. */
export const withJoinedInitials = (name: string): string => name.replace(JOINED, '$1$2');

/** The words of a title that may be initials: of some letters, or of two around '&'. */
export const shortsOf = (name: string, all: readonly string[]): string[] => {
  const joined = [...name.matchAll(JOINED)].map(([, first, second]) => `${first}${second}`.toLowerCase());
  return all.filter((word) => isShort(word) || joined.includes(word));
};

/** The words that a title writes in capitals among small letters, as one writes the initials of an organization. */
export const capitalsOf = (name: string): string[] =>
  /\p{Ll}/u.test(name) ? (name.match(/\b\p{Lu}{3,5}\b/gu) ?? []).map((word) => word.toLowerCase()) : [];

const JOINED = /\b(\p{Lu})\s?&\s?(\p{Lu})\b/gu;

/** With and without the words that initials leave out. */
export const spellingsOf = (all: readonly string[]): Spelling[] =>
  [all, all.filter(isSaying), all.filter((one) => one !== 'of' && one !== 'and')].map(spellingOf);

/** 'TCNJ' for 'The College of New Jersey', 'WPU' for 'William Paterson University'. */
export const isShortFor = (word: string, { shorts }: Spelt, { spellings }: Spelt): boolean =>
  shorts.includes(word) && spellings.some(({ initials }) => initials.includes(word));

/** 'education', of 'board of education', where the other says 'BOE'. */
export const isInShort = (word: string, { spellings }: Spelt, { shorts }: Spelt): boolean =>
  shorts.some((short) => spellings.some((spelling) => wordsFor(short, spelling).includes(word)));

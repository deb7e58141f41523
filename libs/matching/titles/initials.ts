import { isShort, type Spelling, spellingOf, wordsFor } from '../spelling';
import { isSaying } from './title-words';

type Spelt = Readonly<{ spellings: readonly Spelling[]; shorts: readonly string[] }>;

/** With and without the words that initials leave out. */
export const spellingsOf = (all: readonly string[]): Spelling[] =>
  [all, all.filter(isSaying), all.filter((one) => one !== 'of' && one !== 'and')].map(spellingOf);

/** 'TCNJ' for 'The College of New Jersey', 'WPU' for 'William Paterson University'. */
export const isShortFor = (word: string, { spellings }: Spelt): boolean =>
  isShort(word) && spellings.some(({ initials }) => initials.includes(word));

/** 'education', of 'board of education', where the other says 'BOE'. */
export const isInShort = (word: string, { spellings }: Spelt, { shorts }: Spelt): boolean =>
  shorts.some((short) => spellings.some((spelling) => wordsFor(short, spelling).includes(word)));

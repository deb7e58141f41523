import { isSaying } from './title-words';

/** Words in a row, and their first letters. */
export type Spelling = Readonly<{ words: readonly string[]; initials: string }>;

type Spelt = Readonly<{ spellings: readonly Spelling[]; shorts: readonly string[] }>;

/** With and without the words that initials leave out. */
export const spellingsOf = (all: readonly string[]): Spelling[] =>
  [all, all.filter(isSaying), all.filter((one) => one !== 'of' && one !== 'and')].map((words) => ({
    words,
    initials: words.map((word) => word[0]).join(''),
  }));

export const SHORT = /^\p{L}{3,5}$/u;

/** 'TCNJ' for 'The College of New Jersey', 'WPU' for 'William Paterson University'. */
export const isShortFor = (word: string, { spellings }: Spelt): boolean =>
  SHORT.test(word) && spellings.some(({ initials }) => initials.includes(word));

/** 'education', of 'board of education', where the other says 'BOE'. */
export const isInShort = (word: string, { spellings }: Spelt, { shorts }: Spelt): boolean =>
  shorts.some((short) =>
    spellings.some(({ words, initials }) => {
      const at = initials.indexOf(short);
      return at >= 0 && words.slice(at, at + short.length).includes(word);
    }),
  );

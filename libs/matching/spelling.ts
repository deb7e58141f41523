/** Words in a row, and their first letters. */
export type Spelling = Readonly<{ words: readonly string[]; initials: string }>;

export const spellingOf = (words: readonly string[]): Spelling => ({ words, initials: words.map((word) => word[0]).join('') });

/** The words for which `short` stands; none where it stands for no words in a row. */
export const wordsFor = (short: string, { words, initials }: Spelling): readonly string[] => {
  const at = initials.indexOf(short);
  return at < 0 ? [] : words.slice(at, at + short.length);
};

/** It may be initials. */
export const isShort = (word: string) => /^\p{L}{3,5}$/u.test(word);

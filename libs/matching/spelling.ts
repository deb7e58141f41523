export type Spelling = Readonly<{ words: readonly string[]; initials: string }>;

export const spellingOf = (words: readonly string[]): Spelling => ({ words, initials: words.map((word) => word[0]).join('') });

export const wordsForInitials = (short: string, { words, initials }: Spelling): readonly string[] => {
  const at = initials.indexOf(short);
  return at < 0 ? [] : words.slice(at, at + short.length);
};

export const maybeInitials = (word: string) => /^\p{L}{3,5}$/u.test(word);

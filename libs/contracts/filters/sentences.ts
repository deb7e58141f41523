/** So many texts are read once: those of a large town. */
export const MOST_TEXTS = 5_000;

/** Without the stars that some write around what is bold. */
export const unmarked = (text: string): string => text.replace(/[*_]+/g, ' ');

/** The sentences, lines and items of a text. */
export const sentencesOf = (text: string): string[] =>
  unmarked(text)
    .split(/(?<=[.!?])\s+|[\r\n]+|\s[•|]\s/)
    .filter((sentence) => sentence.trim() !== '');

/** The first words that one of the patterns finds. */
export const firstOf = (patterns: readonly RegExp[], text: string): string | undefined => {
  for (const pattern of patterns) {
    const [words] = pattern.exec(text) ?? [];
    if (words !== undefined) return words;
  }
  return undefined;
};

import { memoize } from '#libs/contracts';

/** About the number of descriptions in a large town. */
export const MAX_CACHED_TEXTS = 5_000;

export const removeEmphasisMarks = (text: string): string => text.replace(/[*_]+/g, ' ');

export const splitSentences = memoize(
  (text: string): readonly string[] =>
    removeEmphasisMarks(text)
      .split(/(?<=[.!?])\s+|[\r\n]+|\s[•|]\s/)
      .filter((sentence) => sentence.trim() !== ''),
  MAX_CACHED_TEXTS,
);

export const findFirstMatch = (patterns: readonly RegExp[], text: string): string | undefined => {
  for (const pattern of patterns) {
    const [words] = pattern.exec(text) ?? [];
    if (words !== undefined) return words;
  }
  return undefined;
};

export const toQuote = (words: string): string => words.replace(/\s+/g, ' ').replace(EDGES, '').trim();

const EDGES = /^[\s*_("“:;,.–—-]+|[\s*_)"”:;,.!–—-]+$/g;

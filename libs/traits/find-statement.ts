import { memoize } from '#libs/contracts';
import type { FilterReason } from '#libs/contracts/filters';
import type { EvidenceTexts } from './evidence';
import { MAX_CACHED_TEXTS, splitSentences, toQuote } from './sentences';
import type { Statement } from './statements';

/** The first words that say so. */
export const findStatement = (statements: readonly Statement[], texts: EvidenceTexts): FilterReason | null => {
  for (const { in: fields, pattern, unless } of statements)
    for (const field of fields) {
      if (!pattern.test(texts[field])) continue;
      const words =
        field === 'description' ? findInSentences(pattern, unless, texts[field]) : findInText(pattern, unless, texts[field]);
      if (words) return { saidIn: field, words };
    }
  return null;
};

const findInSentences = (pattern: RegExp, unless: RegExp | undefined, text: string): string | null => {
  for (const sentence of sentencesOf(text)) {
    const words = findInText(pattern, unless, sentence);
    if (words) return words;
  }
  return null;
};

const findInText = (pattern: RegExp, unless: RegExp | undefined, text: string): string | null => {
  const [found] = pattern.exec(text) ?? [];
  return found === undefined || unless?.test(text) ? null : toQuote(found);
};

const sentencesOf = memoize(splitSentences, MAX_CACHED_TEXTS);

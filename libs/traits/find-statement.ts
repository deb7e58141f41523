import { memoize } from '#libs/contracts';
import type { FilterReason } from '#libs/contracts/filters';
import type { EvidenceTexts } from './evidence';
import { MAX_CACHED_TEXTS, splitSentences, toQuote } from './sentences';
import type { Statement } from './statements';

export const findStatement = (statements: readonly Statement[], texts: EvidenceTexts): FilterReason | null => {
  for (const statement of statements)
    for (const field of statement.in) {
      const words = field === 'description' ? finderOf(statement)(texts[field]) : findInText(statement, texts[field]);
      if (words) return { saidIn: field, words };
    }
  return null;
};

/** Cached: all occurrences of a series have the same description. */
const finderOf = memoize((statement: Statement) =>
  memoize((description: string) => findInSentences(statement, description), MAX_CACHED_TEXTS),
);

const findInSentences = (statement: Statement, text: string): string | null => {
  if (!statement.pattern.test(text)) return null;
  for (const sentence of splitSentences(text)) {
    const words = findInText(statement, sentence);
    if (words) return words;
  }
  return null;
};

const findInText = ({ pattern, unless }: Statement, text: string): string | null => {
  const [found] = pattern.exec(text) ?? [];
  return found === undefined || unless?.test(text) ? null : toQuote(found);
};

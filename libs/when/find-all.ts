import { likelyRules } from './likely-rules';

/** A span of the text and what it may mean. `from` and `to` are offsets in the text. */
export type Found<Reading> = Readonly<{ from: number; to: number; reading: Reading }>;

/** `read` returns null where the words mean something else. */
export type Rule<Reading, Context> = Readonly<{
  pattern: RegExp;
  read: (match: RegExpExecArray, context: Context) => Reading | null;
}>;

/** Every rule reads the whole text: no match hides the words from another rule. */
export const findAll = <Reading, Context>(
  rules: readonly Rule<Reading, Context>[],
  text: string,
  context: Context,
): Found<Reading>[] => likelyRules(rules, text).flatMap((rule) => findByRule(rule, text, context));

const findByRule = <Reading, Context>({ pattern, read }: Rule<Reading, Context>, text: string, context: Context) => {
  const found: Found<Reading>[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const reading = read(match, context);
    if (reading) found.push({ from: match.index, to: match.index + match[0].length, reading });
    else pattern.lastIndex = match.index + 1;
  }
  return found;
};

/** For a text with corrected spelling. */
export const toRulePattern = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})${END}`, 'gi');

const START = '(?<![\\w\\u00c0-\\u024f$#/])';
const END = '(?![\\w\\u00c0-\\u024f])';

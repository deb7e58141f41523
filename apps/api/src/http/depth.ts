const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([...'[{'].map((bracket) => bracket.charCodeAt(0)));
const CLOSING = new Set([...']}'].map((bracket) => bracket.charCodeAt(0)));

/** Whether a text, if it is JSON, nests more than `most` lists and objects. It is looked at from left to right, once, and never parsed. */
export const nestsDeeperThan = (most: number, text: string): boolean => {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = closingQuote(text, at);
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
};

/** Where the string that opens at `at` ends. */
const closingQuote = (text: string, at: number): number => {
  for (let next = at + 1; next < text.length; next++) {
    const code = text.charCodeAt(next);
    if (code === QUOTE) return next;
    if (code === BACKSLASH) next += 1;
  }
  return text.length;
};

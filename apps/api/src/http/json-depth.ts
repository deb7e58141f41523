const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([...'[{'].map((bracket) => bracket.charCodeAt(0)));
const CLOSING = new Set([...']}'].map((bracket) => bracket.charCodeAt(0)));

export const nestsDeeperThan = (maxDepth: number, text: string): boolean => {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = closingQuote(text, index);
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
};

const closingQuote = (text: string, index: number): number => {
  for (let next = index + 1; next < text.length; next++) {
    const code = text.charCodeAt(next);
    if (code === QUOTE) return next;
    if (code === BACKSLASH) next += 1;
  }
  return text.length;
};

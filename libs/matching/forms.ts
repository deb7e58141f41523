/** The same word, or one that somebody else spells otherwise by a letter. */
export const isAlike = (a: string, b: string): boolean =>
  a === b || (a.length >= 6 && b.length >= 6 && !/\d/.test(a + b) && isOneLetterApart(a, b));

/** The same word in another form: 'meet' and 'meeting', 'shred' and 'shredding', 'poet' and 'poets'. */
export const isFormOf = (a: string, b: string): boolean =>
  isAlike(a, b) || (a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && stemOf(a).length >= 3 && stemOf(a) === stemOf(b));

/** Without its ending. */
export const stemOf = (word: string): string =>
  word
    .replace(/^(\p{L}{3,}?)(ings?|es|s|e)$/u, '$1')
    .replace(/(\p{L})\1$/u, '$1')
    .replace(/y$/, 'i');

const isOneLetterApart = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.slice(from) === `${long[from + 1]}${long[from]}${long.slice(from + 2)}`) return true;
  return short.slice(from + (short.length === long.length ? 1 : 0)) === long.slice(from + 1);
};

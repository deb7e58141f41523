import { memoizeLast } from '#libs/contracts';

/** Tells of a text whether it may have one of some words. It may be wrong in saying so, but not in denying it. */
export type LettersFilter = (letters: Letters) => boolean;

/** Marks by the hash of every one, two and three letters in a row. */
type Letters = Uint8Array;

export const toLettersFilter = (words: readonly string[]): LettersFilter => {
  const hashes = words.map(hashesOf);
  return (letters) => {
    for (const ofWord of hashes) if (hasAll(letters, ofWord)) return true;
    return false;
  };
};

const hasAll = (letters: Letters, hashes: readonly number[]): boolean => {
  for (const hash of hashes) if (letters[hash] === 0) return false;
  return true;
};

const [SIZE, FACTOR, LONGEST] = [4096, 37, 3];

const hashOf = (a: number, b: number, c: number): number => (a * FACTOR * FACTOR + b * FACTOR + c) % SIZE;

const hashesOf = (word: string): number[] => {
  const codes = [0, 0, ...Array.from(word, (letter) => letter.charCodeAt(0))];
  return codes.slice(LONGEST - 1).flatMap((code, at) => {
    const isWhole = at >= LONGEST - 1 || at === word.length - 1;
    return isWhole ? [hashOf(codes[at]!, codes[at + 1]!, code)] : [];
  });
};

/** Valid until it is called with another text. */
export const lettersOf = memoizeLast((text): Letters => {
  marked.fill(0);
  const small = text.toLowerCase();
  let [a, b] = [0, 0];
  for (let at = 0; at < small.length; at++) {
    const c = small.charCodeAt(at);
    marked[hashOf(0, 0, c)] = 1;
    marked[hashOf(0, b, c)] = 1;
    marked[hashOf(a, b, c)] = 1;
    [a, b] = [b, c];
  }
  return marked;
});

const marked = new Uint8Array(SIZE);

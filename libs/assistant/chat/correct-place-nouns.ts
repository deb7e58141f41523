const NOUNS =
  'library libraries museum school schools church churches community elementary theater recreation cemetery auditorium kindergarten gymnasium'.split(
    ' ',
  );

/** Text in which 'libary', 'musuem' and 'comunity' are spelled right. */
export const correctPlaceNouns = (text: string): string =>
  text.replace(/[a-z]{5,}/gi, (word) => NOUNS_BY_MISSPELLING.get(word.toLowerCase()) ?? word);

/** With one letter too few, twice or in the place of the next one, but the right one at the beginning. */
const misspellingsOf = (noun: string): string[] =>
  Array.from({ length: noun.length - 1 }, (_, at) => [noun.slice(0, at + 1), noun.slice(at + 1)] as const).flatMap(
    ([before, after]) => [
      `${before}${after.slice(1)}`,
      `${before}${after[0]}${after}`,
      ...(after.length > 1 ? [`${before}${after[1]}${after[0]}${after.slice(2)}`] : []),
    ],
  );

const SPELLED_RIGHT: ReadonlySet<string> = new Set([...NOUNS, 'theatre']);

const NOUNS_BY_MISSPELLING: ReadonlyMap<string, string> = new Map(
  NOUNS.flatMap((noun) => misspellingsOf(noun).map((misspelling) => [misspelling, noun] as const)).filter(
    ([misspelling]) => !SPELLED_RIGHT.has(misspelling),
  ),
);

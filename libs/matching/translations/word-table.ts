export type WordTable = ReadonlyMap<string, string>;

/** Of lines such as 'book: libro livre'. A form that is listed itself has that meaning, whatever other words could have it as a form. */
export const translationsOf = (
  lines: string,
  inflectionsOf: (word: string) => readonly string[] = (word) => [word],
): WordTable => {
  const entries = lines
    .split('\n')
    .map((line) => line.trim().split(': '))
    .flatMap(([english, words]) => words!.split(' ').map((word) => [word, english!] as const));
  return new Map([
    ...entries.flatMap(([word, english]) => inflectionsOf(word).map((form) => [form, english] as const)),
    ...entries,
  ]);
};

export type WordTable = ReadonlyMap<string, string>;

/** Of lines such as 'book: libro livre'. A form that is listed itself has that meaning, whatever other words could have it as a form. */
export const translationsOf = (lines: string, inflectionsOf = (word: string): readonly string[] => [word]): WordTable => {
  const entries = lines
    .split('\n')
    .map((line) => line.trim().split(': '))
    .flatMap(([english, words]) => words!.split(' ').map((word) => [inflectionsOf(word), english!] as const));
  return new Map([
    ...entries.flatMap(([forms, english]) => forms.map((form) => [form, english] as const)),
    ...entries.map(([forms, english]) => [forms[0]!, english] as const),
  ]);
};

export const joinNumberWords = (text: string): string =>
  text.replace(COMPOUND_NUMBER, (_, tens: string, unit: string) => String(numberOf(tens) + numberOf(unit)));

const numberOf = (word: string) => Number(VALUES.get(word.toLowerCase()));

const CARDINALS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const VALUES = new Map<string, string>([
  ...[CARDINALS, ORDINALS].flatMap((words) => words.map((word, i) => [word, String(i + 1)] as const)),
  ...TENS.flatMap((word, i) => [word, word.replace(/y$/, 'ieth')].map((one) => [one, String(20 + 10 * i)] as const)),
]);

const COMPOUND_NUMBER = new RegExp(
  String.raw`\b(${TENS.join('|')})[\s-](${[...CARDINALS.slice(0, 9), ...ORDINALS.slice(0, 9)].join('|')})\b`,
  'gi',
);

/** 'First' is more often a name than a number. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([...VALUES].filter(([word]) => word !== 'first'));

/** Whether a title names a time of day, and the start, in seconds since midnight, lies at no time that it names. */
export const contradictsTitle = (title: string, start: number): boolean => {
  const named = HOURS.filter(([words]) => words.test(title));
  return named.length > 0 && named.every(([, from, to]) => start < from * 3600 || start >= to * 3600);
};

/** Wide: dinners are eaten at noon and evenings begin before dark. "Night" is not among them: plays and paintings are called so. */
const HOURS: readonly [RegExp, number, number][] = [
  [/\b(?:sunrise|daybreak)\b/i, 4, 9],
  [/\bbreakfasts?\b/i, 5, 13],
  [/\bbrunch(?:es)?\b/i, 8, 16],
  [/\bmornings?\b/i, 5, 13],
  [/\b(?:lunch(?:es|time)?|luncheons?|noon|midday)\b/i, 10, 16],
  [/\bafternoons?\b/i, 11, 19],
  [/\bhappy hours?\b/i, 14, 23],
  [/\bsunsets?\b/i, 15, 22],
  [/\b(?:evenings?|tonight)\b/i, 14, 24],
];

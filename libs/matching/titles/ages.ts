/** In years, both ends inclusive. */
export type AgeRange = readonly [from: number, to: number];

/** '(ages 3-5)', 'birth to 23 months', 'grades K-2', '6 and up'. Single ages, such as 'age 5', are not read. */
export const ageRangesIn = (name: string): AgeRange[] =>
  HAS_DIGIT.test(name) ? PATTERNS.flatMap(({ pattern, toRange }) => [...name.matchAll(pattern)].map(toRange)) : [];

export const removeAges = (name: string): string =>
  HAS_DIGIT.test(name) ? PATTERNS.reduce((rest, { pattern }) => rest.replace(pattern, ' '), name) : name;

/** False if either has none. */
export const haveDisjointAges = (a: readonly AgeRange[], b: readonly AgeRange[]): boolean =>
  a.length > 0 && b.length > 0 && !a.some(([from, to]) => b.some((other) => from <= other[1] && other[0] <= to));

export const ageRangesOfWords = (words: ReadonlySet<string> = new Set()): AgeRange[] =>
  [...words].map((word) => RANGES_BY_WORD.get(word)).filter((range) => range !== undefined);

/** Wide, because each publisher draws the line elsewhere. */
const RANGES_BY_WORD = new Map<string, AgeRange>([
  ['baby', [0, 2]],
  ['toddler', [1, 4]],
  ['preschool', [2, 6]],
  ['child', [0, 14]],
  ['tween', [7, 14]],
  ['teen', [11, 19]],
]);

/** Every pattern needs a digit, which most titles lack. */
const HAS_DIGIT = /\d/;

const OLDEST = 120;

/** In grade 0. */
const KINDERGARTEN_AGE = 5;

const PRE_K = -1;

/** In years. Less than one, so that consecutive grades do not overlap. */
const GRADE_SPAN_YEARS = 0.9;

const yearsOf = (number: string, unit = '') => (/^m/i.test(unit) ? Number(number) / 12 : Number(number));

const toGradeRange = ([, from, to]: RegExpMatchArray): AgeRange => [
  gradeOf(from!) + KINDERGARTEN_AGE,
  Number(to) + KINDERGARTEN_AGE + GRADE_SPAN_YEARS,
];

const gradeOf = (grade: string) => (/^p/i.test(grade) ? PRE_K : /^k/i.test(grade) ? 0 : Number(grade));

// 'a' and 'à' are Spanish and French.
const RANGE_SEPARATOR = String.raw`\s*(?:-|–|—|to|through|thru|a|à)\s*`;
const GRADE_SEPARATOR = String.raw`\s*(?:-|–|—|/|&|to|through|thru|and)\s*`;
const UNIT = String.raw`(?:\s*(years?|yrs?|yo|años|ans|months?|mos?|meses)(?!\p{L})\.?)`;
const AGES_LABEL = String.raw`\b(?:(?:recommended|suggested|for)\s+)?age[sd]?:?\s*`;

const PATTERNS: readonly Readonly<{ pattern: RegExp; toRange: (found: RegExpMatchArray) => AgeRange }>[] = [
  {
    pattern: new RegExp(String.raw`(?:${AGES_LABEL})?\b(?:birth|newborn)${RANGE_SEPARATOR}(\d+)${UNIT}?(?:\s+old)?`, 'giu'),
    toRange: ([, to, unit]) => [0, yearsOf(to!, unit)],
  },
  {
    pattern: new RegExp(
      String.raw`(?:${AGES_LABEL}(\d+)${UNIT}?${RANGE_SEPARATOR}(\d+)${UNIT}?|\b(\d+)${UNIT}?${RANGE_SEPARATOR}(\d+)${UNIT})(?:\s+old)?`,
      'giu',
    ),
    toRange: ([, from, fromUnit, to, unit, otherFrom, otherFromUnit, otherTo, otherUnit]) => [
      yearsOf((from ?? otherFrom)!, fromUnit ?? otherFromUnit ?? unit ?? otherUnit),
      yearsOf((to ?? otherTo)!, unit ?? otherUnit),
    ],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:grades?|gr\.)\s*(pre-?k|k|\d+)(?:st|nd|rd|th)?${GRADE_SEPARATOR}(\d+)(?:st|nd|rd|th)?`,
      'giu',
    ),
    toRange: toGradeRange,
  },
  {
    pattern: new RegExp(
      String.raw`\b(k|\d+)(?:st|nd|rd|th)?${GRADE_SEPARATOR}(\d+)(?:st|nd|rd|th)?[\s-]+gr(?:ade(?:rs?|s)?\b|\.)`,
      'giu',
    ),
    toRange: toGradeRange,
  },
  {
    pattern: new RegExp(String.raw`\b(pre-?k|k)${RANGE_SEPARATOR}(\d+)(?:st|nd|rd|th)?\b`, 'giu'),
    toRange: toGradeRange,
  },
  {
    pattern: new RegExp(
      String.raw`(?:${AGES_LABEL}(\d+)${UNIT}?\s*(?:\+|(?:and|&) (?:up|older|over))|(?<!\bgrades? )\b(\d\d?)${UNIT}?\s*(?:\+(?!\d)|(?:and|&) (?:up|older|over)))`,
      'giu',
    ),
    toRange: ([, from, unit, other, otherUnit]) => [yearsOf((from ?? other)!, unit ?? otherUnit), OLDEST],
  },
  {
    pattern: new RegExp(
      String.raw`(?:${AGES_LABEL})?\b(\d+)${UNIT}?\s*(?:and|&) (?:under|younger)|(?:${AGES_LABEL})under (\d+)`,
      'giu',
    ),
    toRange: ([, to, unit, under]) => [0, yearsOf((to ?? under)!, unit)],
  },
];

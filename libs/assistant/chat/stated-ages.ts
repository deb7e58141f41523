import type { ChatQuery } from '#libs/contracts';

/** Years, both included. */
export type AgeRange = Readonly<{ from: number; to: number }>;

/** For whom the text says that an event is. Null if it does not say, or says it of prices only. */
export const findStatedAges = (sentences: readonly string[]): AgeRange | null => {
  for (const sentence of sentences.flatMap(withFirstClause)) {
    if (PRICE_OR_CONDITION.test(sentence)) continue;
    for (const [pattern, toRange] of PATTERNS) {
      const range = toRange(pattern.exec(sentence)?.groups ?? {});
      if (range) return range;
    }
  }
  return null;
};

/** Of 'Ages 10 and up, $20, clean sneakers' the ages, whatever the price. */
const withFirstClause = (sentence: string): string[] =>
  [
    /^\W*(?:for |recommended for )?(?:ages?|grades?)\b[^,;]*(?=[,;])/i.exec(sentence)?.[0],
    sentence,
    LAST_CLAUSE.exec(sentence)?.[1],
  ].filter((text) => text !== undefined);

/** '$20, 21 and over.' */
const LAST_CLAUSE = /[,;] ((?:ages )?\d\d and (?:over|up|older))\W*$/i;

/** '5 and under free' is a price, '21 and over after nine' an hour, 'beer tent for 21 and over' a part of the event. */
const PRICE_OR_CONDITION =
  /\$|\bfree\b|\bcents\b|\bdollars?\b|\bhalf price\b|\bno (?:cost|charge|tickets?)\b|\b(?:beer|bar|wine|alcohol|drinks?)\b|\baccompanied\b|\bmust be with\b|\bafter \d{1,2}\b(?!\d)|\bwithout an adult\b|\bcaregivers? under\b/i;

export const OLDEST_AGE = 120;
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20 },
  ...{ 'twenty-one': 21, forty: 40, fifty: 50, 'fifty-five': 55, sixty: 60, 'sixty-two': 62, 'sixty-five': 65 },
};
export const AGE_NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).reverse().join('|')}`;
const FROM = `(?<from>${AGE_NUMBER})`;
const TO = `(?<to>${AGE_NUMBER})`;
const DASH = '\\s*(?:-|–|—|to|through|thru)\\s*';
export const MORE_YEARS = '(?:\\+| ?(?:and|&|or) (?:up|over|older|above|better))';
const YEARS = '(?: ?-?(?:years?|yrs?)(?: ?-?olds?)?)?';

type Named = Readonly<Record<string, string | undefined>>;

export const toAgeNumber = (text: string): number => NUMBERS[text.toLowerCase()] ?? Number(text);

/** Whether persons are of the ages; null where they say too little: all grown-ups are not seniors, and all ages not children. */
export const suitsAges = ({ from, to }: AgeRange, asked: AgeRange, audience: ChatQuery['audience']): boolean | null => {
  if (asked.to < from || asked.from > to) return false;
  return audience === 'seniors' ? from >= MIN_SENIOR_AGE || null : to < OLDEST_AGE || (from > 0 && from < ADULT_AGE) || null;
};

/** Whether all of the ages are those of the audience. */
export const isOfAudience = ({ from, to }: AgeRange, audience: string): boolean =>
  (audience === 'seniors' && from >= MIN_SENIOR_AGE) || (audience === 'children' && to <= MAX_CHILD_AGE);

const MAX_CHILD_AGE = 13;
export const MIN_SENIOR_AGE = 50;
export const ADULT_AGE = 18;

/** 6 of 'my 6 year old', 'he's six' and 'a first grader'; undefined if the question names no age. */
export const findAskedAge = (text: string): number | undefined => {
  const { age, who, months, grade, kindergarten } = ASKED_AGE.exec(text)?.groups ?? {};
  if (kindergarten) return ageOfGrade('k');
  if (grade) return ageOfGrade(GRADES[grade.toLowerCase()] ?? grade);
  if (months) return Math.floor(Number(months) / 12);
  const years = age ?? who;
  return years === undefined ? undefined : toAgeNumber(years);
};

const GRADES: Readonly<Record<string, string>> = {
  ...{ first: '1', second: '2', third: '3', fourth: '4', fifth: '5', sixth: '6', seventh: '7', eighth: '8', ninth: '9' },
};

const ASKED_AGE = new RegExp(
  `\\b(?<age>${AGE_NUMBER})(?:[- ]?(?:years?|yrs?)[- ]olds?|[- ]?y\\/?o)\\b|\\b(?<months>\\d{1,2})[- ]months?[- ]olds?\\b|\\b(?<kindergarten>kindergart[ne]+ers?)\\b|\\b(?<grade>1[0-2]|[1-9]|${Object.keys(GRADES).join('|')})(?:st|nd|rd|th)?[- ]graders?\\b|\\b(?:(?:he|she|who)(?:'?s| is)|(?:son|daughter|kid|grandson|granddaughter)(?:'s| is)|aged?) (?:only |just |almost |nearly )?(?<who>${AGE_NUMBER})\\b(?! ?(?::|[ap]m|o'clock))`,
  'i',
);

/** Pupils of grade 1 are six or seven. */
export const ageOfGrade = (grade: string): number =>
  /^preschool/i.test(grade) ? 3 : /^(?:pre-?k|pk)/i.test(grade) ? 4 : /^k/i.test(grade) ? 5 : toAgeNumber(grade) + 5;

const GRADE_NAMES = Object.keys(GRADES).join('|');

const ageOfNamedGrade = (grade: string): number => ageOfGrade(GRADES[grade.toLowerCase()] ?? grade);

const PATTERNS: readonly (readonly [RegExp, (named: Named) => AgeRange | null])[] = [
  // '18 months to 4 years'
  [
    new RegExp(`(?<![\\w$:.])(?<months>\\d{1,2}) ?(?:months?|mos?\\.?)${DASH}${TO}\\b(?! ?(?:months?|mos?)\\b)`, 'i'),
    ({ months, to }) => (months && to ? { from: Math.floor(Number(months) / 12), to: toAgeNumber(to) } : null),
  ],
  [
    /(?<![\w$:.])(?<from>\d{1,2})\s*(?:-|–|to|through)\s*(?<months>\d{1,2}) ?(?:months|mos\b)/i,
    ({ from, months }) => (from && months ? { from: Math.floor(Number(from) / 12), to: Math.floor(Number(months) / 12) } : null),
  ],
  [/\b(?<all>all) ages\b/i, ({ all }) => (all ? { from: 0, to: OLDEST_AGE } : null)],
  [
    /\b(?:up to|under|through|to|birth to|birth-|birth–) ?(?<months>\d{1,2}) months\b/i,
    ({ months }) => (months ? { from: 0, to: Math.floor(Number(months) / 12) } : null),
  ],
  [
    new RegExp(
      `\\b(?:ages?|aged|kids|children|boys and girls|youth)[: ]+(?:of )?${FROM}${YEARS}${DASH}(?:(?<adult>adults?)|${TO})\\b`,
      'i',
    ),
    ({ from, to, adult }) =>
      from && (to || adult) ? { from: toAgeNumber(from), to: adult ? OLDEST_AGE : toAgeNumber(to!) } : null,
  ],
  [
    new RegExp(`(?<![\\w$:.])${FROM}${DASH}${TO}[ -](?:years?|yrs?)[ -]olds?\\b`, 'i'),
    ({ from, to }) => (from && to ? { from: toAgeNumber(from), to: toAgeNumber(to) } : null),
  ],
  [
    new RegExp(
      `(?<![\\w$:.]|\\b(?:section|row|level|route) )${FROM}${YEARS}${MORE_YEARS}(?!\\w)(?! (?!only\\b|please\\b|welcome\\b|are\\b|with\\b)[a-z])`,
      'i',
    ),
    ({ from }) => (from ? { from: toAgeNumber(from), to: OLDEST_AGE } : null),
  ],
  [
    new RegExp(`\\b(?:ages? )?${TO}${YEARS} (?:and|&|or) (?:under|younger)\\b`, 'i'),
    ({ to }) => (to ? { from: 0, to: toAgeNumber(to) } : null),
  ],
  [new RegExp(`^\\W*under ${TO}\\b(?! with)`, 'i'), ({ to }) => (to ? { from: 0, to: toAgeNumber(to) - 1 } : null)],
  [
    /\bgrades?:? (?<first>pre-?k|k|\d{1,2})(?:st|nd|rd|th)?\s*(?:-|–|to|through)\s*(?<last>k|\d{1,2})(?:st|nd|rd|th)?\b/i,
    ({ first, last }) => (first && last ? { from: ageOfGrade(first), to: ageOfGrade(last) + 1 } : null),
  ],
  // 'Preschool through sixth grade'
  [
    new RegExp(
      `(?<!\\b(?:taught|teaches) )\\b(?<first>preschool|pre-?k|kindergarten|${GRADE_NAMES})(?: grade)?${DASH}(?<last>${GRADE_NAMES})[ -]grade(?:rs?|s)?\\b`,
      'i',
    ),
    ({ first, last }) => (first && last ? { from: ageOfNamedGrade(first), to: ageOfNamedGrade(last) + 1 } : null),
  ],
];

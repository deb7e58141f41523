/** Years. Younger people are children. */
const MIN_TEEN_AGE = 12;
/** Its pupils are twelve. */
const MIN_TEEN_GRADE = 7;
/** A range from eleven or the sixth grade up to these is one of teenagers. */
const [TEEN_AGE, TEEN_GRADE] = [16, 10];

/** The first age or grade range that includes children: 'ages 3-5', 'grades K to 2', 'birth - 23 months'. */
export const findChildAges = (text: string): string | undefined => childAgesIn(text).next().value;

/** In running text, 'ages 8 and up' is said of a walk or a play for everybody who is old enough. */
export const findChildAgesInSentence = (sentence: string): string | undefined =>
  childAgesIn(sentence).find((words) => !isMinimumAge(words));

function* childAgesIn(text: string): Generator<string, undefined> {
  if (!CANDIDATE_TEXT.test(text)) return undefined;
  for (const [pattern, isChild] of AGE_PATTERNS)
    for (const { 0: words, groups } of text.matchAll(pattern)) if (isChild(groups!['from']!, words, groups!['to'])) yield words;
  return undefined;
}

const isMinimumAge = (words: string): boolean => {
  const from = MINIMUM_AGE.exec(words)?.groups?.['from'];
  return from !== undefined && !IN_MONTHS.test(words) && toYears(from) >= MIN_SCHOOL_AGE;
};

const MIN_SCHOOL_AGE = 6;

const IN_MONTHS = /\bmonths?\b|\bmos?\b/i;

const CANDIDATE_TEXT =
  /\bag(?:es?|ed)\b|\bgrade|\bbirth\b|\byear|\bmonths?\b|\band under\b|\b(?:kids|children|boys and girls),? \d|\bu-?\d/i;

const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );

const AGE = `(?:birth|newborns?|\\d{1,2}(?:\\.\\d)?|(?:${NUMBER_WORDS.join('|')})(?: and a half)?)`;
const UNIT = '(?:\\s*(?:months?|mos?\\b\\.?|years?|yrs?\\b\\.?)(?:[ -]olds?)?)?';
const RANGE_SEPARATOR = '\\s*(?:-|–|—|\\bto\\b|\\bthrough\\b)\\s*';
const UPWARD = '(?:\\s*\\+|\\s*(?:and|&|or)\\s*(?:up|older|above|over))';
const OPEN_RANGE = `(?:${UPWARD}|\\s*(?:and|&|or)\\s*(?:under|younger))`;
const MINIMUM_AGE = new RegExp(`(?<from>${AGE})${UNIT}${UPWARD}$`, 'i');
const ORDINAL = '(?:st|nd|rd|th)';
const GRADE_ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ANY_GRADE_ORDINAL = `(?:${GRADE_ORDINALS.join('|')})`;
const GRADE = `(?:pre-?k|pk|k|kindergarten|\\d{1,2}${ORDINAL}?|${NUMBER_WORDS.slice(0, 12).join('|')}|first|second|third|fifth|sixth)`;

const toYears = (text: string): number => {
  const words = text.toLowerCase();
  if (/^(?:birth|newborn)/.test(words)) return 0;
  const named = NUMBER_WORDS.indexOf(words.split(' ')[0]!);
  return named < 0 ? Number.parseFloat(words) : named + 1;
};

/** Ages in months and ranges such as '12 and under' include children. */
const isChildAge: IsOfChildren = (from, words, to) => {
  if (/\b(?:under|younger)$/i.test(words)) return true;
  if (IN_MONTHS.test(words)) return toYears(from) <= 36;
  return toYears(from) < MIN_TEEN_AGE && !(toYears(from) === MIN_TEEN_AGE - 1 && to !== undefined && toYears(to) >= TEEN_AGE);
};

const isChildGrade: IsOfChildren = (from, _, to) =>
  toGrade(from) < MIN_TEEN_GRADE && !(toGrade(from) === MIN_TEEN_GRADE - 1 && to !== undefined && toGrade(to) >= TEEN_GRADE);

const toGrade = (text: string): number => {
  const grade = text.toLowerCase();
  if (/^(?:pre-?k|preschool|pk|k)/.test(grade)) return 0;
  const named = [...NUMBER_WORDS.slice(0, 12)].indexOf(grade);
  const ordinal = GRADE_ORDINALS.indexOf(grade);
  return ordinal >= 0 ? ordinal + 1 : named >= 0 ? named + 1 : Number.parseInt(grade, 10);
};

type IsOfChildren = (from: string, words: string, to?: string) => boolean;

type AgePattern = readonly [RegExp, IsOfChildren];

const AGE_PATTERNS: readonly AgePattern[] = [
  [
    new RegExp(`\\bages:?\\s*(?:of )?(?<from>${AGE})${UNIT}(?:${RANGE_SEPARATOR}(?<to>${AGE})${UNIT}|${OPEN_RANGE})?`, 'gi'),
    isChildAge,
  ],
  [
    new RegExp(`\\bage[ds]?:?\\s*(?<from>${AGE})${UNIT}(?:${RANGE_SEPARATOR}(?<to>${AGE})${UNIT}|${OPEN_RANGE})`, 'gi'),
    isChildAge,
  ],
  [new RegExp(`(?<![\\w.])(?<from>birth|newborns?)${RANGE_SEPARATOR}${AGE}${UNIT}`, 'gi'), isChildAge],
  [
    new RegExp(
      `(?<![\\w.])(?<from>${AGE})\\s*(?:months|mos?\\.?)${RANGE_SEPARATOR}${AGE}\\s*(?:months?|mos?\\b\\.?|years?|yrs?\\b\\.?)`,
      'gi',
    ),
    isChildAge,
  ],
  [
    new RegExp(`(?<![\\w.])(?<from>${AGE})(?:${RANGE_SEPARATOR}${AGE})?[ -](?:years?|yrs?)[ -](?:olds|of age)\\b`, 'gi'),
    isChildAge,
  ],
  [new RegExp(`\\b(?:kids|children) (?<from>${AGE}) (?:and|&) (?:under|younger)`, 'gi'), () => true],
  [
    new RegExp(
      `\\b(?:kids|children|boys and girls),? (?<from>\\d{1,2})${RANGE_SEPARATOR}(?<to>\\d{1,2})\\b(?![.:]\\d| ?[ap]\\.?m\\b)`,
      'gi',
    ),
    isChildAge,
  ],
  // Teams of those who are younger: 'U6 to U14', '8U'
  [/\bu-?(?<from>[4-9]|1[0-2])\b|\b(?:[4-9]|1[0-2])u\b/gi, () => true],
  [new RegExp(`\\bgrades:?\\s*(?<from>${GRADE})(?:${RANGE_SEPARATOR}|\\s*(?:&|and)\\s*)(?<to>${GRADE})`, 'gi'), isChildGrade],
  [
    new RegExp(
      `(?<![\\w.])(?<from>k|\\d{1,2}${ORDINAL})(?:${RANGE_SEPARATOR}|\\s*(?:&|and)\\s*)(?<to>\\d{1,2})${ORDINAL} ?-?grade(?:rs?|s)?\\b`,
      'gi',
    ),
    isChildGrade,
  ],
  // 'Pre-K to grade 8', 'age 4 through fifth grade'
  [
    new RegExp(`(?<![\\w.])(?<from>pre-?k|pk|k|kindergarten|preschool)${RANGE_SEPARATOR}grade (?<to>\\d{1,2})\\b`, 'gi'),
    isChildGrade,
  ],
  [
    new RegExp(
      `\\bages? (?<from>${AGE})${RANGE_SEPARATOR}(?:kindergarten|grade \\d{1,2}|(?:\\d{1,2}${ORDINAL}|${ANY_GRADE_ORDINAL})[ -]grade)\\b`,
      'gi',
    ),
    isChildAge,
  ],
  // 'Preschool through sixth grade'
  [
    new RegExp(
      `\\b(?<from>preschool|pre-?k|kindergarten|first|second|third|fourth|fifth|sixth)(?: grade)?${RANGE_SEPARATOR}(?<to>${ANY_GRADE_ORDINAL})[ -]grade(?:rs?|s)?\\b`,
      'gi',
    ),
    isChildGrade,
  ],
];

/** Only for names: in a description a single grade may be that of the artists. */
export const findChildGrade = (name: string): string | undefined => {
  const found = /\b(?<from>\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)[ -]grade(?:rs?)?\b/i.exec(name);
  return found && isChildGrade(found.groups!['from']!, found[0]) ? found[0] : undefined;
};

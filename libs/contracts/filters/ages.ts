/** Who is this old is no child any more, but a teen. */
const TEEN = 12;
/** Among whom no child is: they are twelve. */
const TEEN_GRADE = 7;

/** What a text says of ages or grades, when some of them are a child's: 'ages 3-5', 'grades K to 2', 'birth - 23 months'. */
export const agesIn = (text: string): string | undefined => {
  if (!SUSPECT.test(text)) return undefined;
  for (const [pattern, isChild] of PATTERNS)
    for (const found of text.matchAll(pattern)) if (isChild(found.groups!['from']!, found[0])) return found[0];
  return undefined;
};

const SUSPECT = /\bag(?:es?|ed)\b|\bgrade|\bbirth\b|\byear|\bmonths?\b|\band under\b/i;

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  );

const AGE = `(?:birth|newborns?|\\d{1,2}(?:\\.\\d)?|(?:${WORDS.join('|')})(?: and a half)?)`;
const UNIT = '(?:\\s*(?:months?|mos?\\b\\.?|years?|yrs?\\b\\.?)(?:[ -]olds?)?)?';
const TO = '\\s*(?:-|–|—|\\bto\\b|\\bthrough\\b)\\s*';
const UP = '(?:\\s*\\+|\\s*(?:and|&|or)\\s*(?:up|older|above|over|under|younger))';
const ORDINAL = '(?:st|nd|rd|th)';
const GRADE = `(?:pre-?k|pk|k|kindergarten|\\d{1,2}${ORDINAL}?|${WORDS.slice(0, 12).join('|')}|first|second|third|fifth|sixth)`;

const years = (text: string): number => {
  const words = text.toLowerCase();
  if (/^(?:birth|newborn)/.test(words)) return 0;
  const named = WORDS.indexOf(words.split(' ')[0]!);
  return named < 0 ? Number.parseFloat(words) : named + 1;
};

/** However many: what is told in months, or goes down from somewhere, is a child's. */
const isChildsAge = (from: string, said: string): boolean =>
  /\bmonths?\b|\bmos?\b|\b(?:under|younger)$/i.test(said) ? years(from) <= 36 || /under|younger/i.test(said) : years(from) < TEEN;

const isChildsGrade = (from: string): boolean => {
  const grade = from.toLowerCase();
  if (/^(?:pre-?k|pk|k)/.test(grade)) return true;
  const named = [...WORDS.slice(0, 12)].indexOf(grade);
  const ordinal = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].indexOf(grade);
  return (ordinal >= 0 ? ordinal + 1 : named >= 0 ? named + 1 : Number.parseInt(grade, 10)) < TEEN_GRADE;
};

type Pattern = readonly [RegExp, (from: string, said: string) => boolean];

const PATTERNS: readonly Pattern[] = [
  [new RegExp(`\\bages:?\\s*(?:of )?(?<from>${AGE})${UNIT}(?:${TO}${AGE}${UNIT}|${UP})?`, 'gi'), isChildsAge],
  [new RegExp(`\\bage[ds]?:?\\s*(?<from>${AGE})${UNIT}(?:${TO}${AGE}${UNIT}|${UP})`, 'gi'), isChildsAge],
  [new RegExp(`(?<![\\w.])(?<from>birth|newborns?)${TO}${AGE}${UNIT}`, 'gi'), isChildsAge],
  [
    new RegExp(
      `(?<![\\w.])(?<from>${AGE})\\s*(?:months|mos?\\.?)${TO}${AGE}\\s*(?:months?|mos?\\b\\.?|years?|yrs?\\b\\.?)`,
      'gi',
    ),
    isChildsAge,
  ],
  [new RegExp(`(?<![\\w.])(?<from>${AGE})(?:${TO}${AGE})?[ -](?:years?|yrs?)[ -](?:olds|of age)\\b`, 'gi'), isChildsAge],
  [new RegExp(`\\b(?:kids|children) (?<from>${AGE}) (?:and|&) (?:under|younger)`, 'gi'), () => true],
  [new RegExp(`\\bgrades:?\\s*(?<from>${GRADE})(?:${TO}|\\s*(?:&|and)\\s*)(?:${GRADE})`, 'gi'), isChildsGrade],
  [
    new RegExp(
      `(?<![\\w.])(?<from>k|\\d{1,2}${ORDINAL})(?:${TO}|\\s*(?:&|and)\\s*)\\d{1,2}${ORDINAL} ?-?grade(?:rs?|s)?\\b`,
      'gi',
    ),
    isChildsGrade,
  ],
];

/** In a name one grade is whom it is for; in a text it is whoever drew the pictures. */
export const gradeIn = (name: string): string | undefined => {
  const found = /\b(?<from>\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)[ -]grade(?:rs?)?\b/i.exec(name);
  return found && isChildsGrade(found.groups!['from']!) ? found[0] : undefined;
};

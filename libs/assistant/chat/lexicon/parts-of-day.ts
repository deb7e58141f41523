/** What people say of a part of the day, in the words that the grammar of hours reads. */
export const PART_OF_DAY_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bnot in the mornings?\b/gi, 'after 12pm'],
  [/\bnot (?:in the (?:evenings?|nights?)|at night)\b/gi, 'before 5pm'],
  [/\b(?:only|just)(?: in the| on)? (morning|afternoon|evening|night)s?\b/gi, 'in the $1'],
  [/\b(morning|afternoon|evening|night)s? only\b/gi, 'in the $1'],
  [/\b(?:any|some|most|all) (morning|afternoon|evening|night)s?\b/gi, 'in the $1'],
  [/^\W*(?:and )?(morning|afternoon|evening|night)s?\W*$/gi, 'in the $1'],
  [/\b(?:at|around|over) lunch(?:time)?\b/gi, 'between 11am and 2pm'],
  [/\bafter work\b/gi, 'after 5pm'],
  [
    /\bbetween (\d{1,2}(?::\d\d)?) and (\d{1,2}(?::\d\d)?)(?= (?:tonight|(?:this|in the) (?:afternoon|evening))\b)/gi,
    'between $1pm and $2pm',
  ],
  [
    /\bfrom (\d{1,2}(?::\d\d)?) (?:to|until|till) (\d{1,2}(?::\d\d)?)(?= (?:tonight|(?:this|in the) (?:afternoon|evening))\b)/gi,
    'from $1pm to $2pm',
  ],
];

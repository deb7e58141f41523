import type { QueryHours } from '#libs/contracts';
import { HOLIDAY } from '#libs/when';

/** In minutes after midnight. */
export const MATINEE_HOURS: QueryHours = { from: 0, until: 17 * 60 };

/** What people say of a part of the day, in the words that the grammar of hours reads. */
export const PART_OF_DAY_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bnot in the mornings?\b/gi, 'after 12pm'],
  [/\bnot (?:in the (?:evenings?|nights?)|at night)\b/gi, 'before 5pm'],
  [/\b(?:only|just)(?: in the| on)? (morning|afternoon|evening|night)s?\b/gi, 'in the $1'],
  [/\b(morning|afternoon|evening|night)s? only\b/gi, 'in the $1'],
  [/\b(?:any|some|most|all) (morning|afternoon|evening|night)s?\b/gi, 'in the $1'],
  // Not beside the placeholder of a name.
  [
    /^[^\w\uE100-\uF8FF]*(?:(?:and|or|but|just|only|the|in|for|what|how|about|ok)\W+)*(morning|afternoon|evening|night)s?\W*$/gi,
    'in the $1',
  ],
  // 'After 7 tonight'
  [
    /\b(after|before|by|until|till|from|at|around|past) (\d{1,2}(?::\d\d)?)(?= (?:tonight|this (?:afternoon|evening))\b)/gi,
    '$1 $2pm',
  ],
  // 'Friday night after Thanksgiving'
  [
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day) (morning|afternoon|evening|night|nite) (?=(?:after|before|following) )/gi,
    'in the $2 $1 ',
  ],
  // 'The evening of Dec 5', not 'an evening of jazz'
  [
    /\b(?:on |in )?(?:the )?(morning|afternoon|evening|night) (?:of|on) (?=(?:the )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.? \d|christmas|thanksgiving|new year|halloween|easter|today|tomorrow))/gi,
    'in the $1 on ',
  ],
  [/\b(?:later |earlier )?(?:that|the same) (morning|afternoon|evening|night)\b/gi, 'in the $1'],
  [/\b(something|anything|stuff|things|events) (?:(?:a bit|kind of|really|that is|that's) )?early\b/gi, '$1 before 7pm'],
  // 'I can only do afternoons', 'mornings work'
  [
    /(?<=\b(?:do|does|make|come|prefers?|works?|working|free|have|available|with|for|off|busy|rather) )(?:the )?(morning|afternoon|evening|night)s\b/gi,
    'in the $1',
  ],
  [/^\W*(morning|afternoon|evening|night)s(?= (?:don'?t|do not|won'?t|are|aren'?t|work)\b)/gi, 'in the $1'],
  // 'Is there one at night', and not at one
  [/(?<=\b(?:there|any|another|other|an?|the) )one (?=(?:at night|in the (?:morning|afternoon|evening))\b)/gi, ''],
  // 'The evening one'
  [
    /^\W*(?:(?:and|or|ok|so|what about|how about)\W+)*(?:the )?(morning|afternoon|evening|night) (?:one|show|performance)s?\W*$/gi,
    'in the $1',
  ],
  // 'An afternoon show of the play'
  [/\b(morning|afternoon|evening) (shows?|performances?|showings?|screenings?)(?= of\b|\W*$)/gi, '$2 in the $1'],
  // 'Afternoon Saturday'
  [/^\W*(morning|afternoon|evening|night) (?=(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi, 'in the $1 on '],
  // 'Thanksgiving morning'
  [new RegExp(`\\b(?:on )?(${HOLIDAY}) (morning|afternoon|evening|night)s?\\b`, 'gi'), 'in the $2 on $1'],
  [
    /^\W*(?:(?:anything|something|stuff|things|events|what(?:'s| is) (?:on|happening))\W+)?early (?=(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\W*$)/gi,
    'in the morning on ',
  ],
  [
    /(?<!\b(?:when|where|what time|how much)\b.{0,30})\bdate[- ]nights?(?: ideas?| stuff| activit(?:y|ies))?\b/gi,
    ' in the evening ',
  ],
  [/\b(?:late at night|late[- ]night|late in the evening)\b/gi, 'after 9pm'],
  [/\b(morning|afternoon|evening|night) (?:really |very )?early\b/gi, '$1'],
  // 'Late morning'
  [/\b(?:early|mid|late)[- ]?(?=(?:morning|afternoon|evening)s?\b)/gi, ''],
  [
    /\b(?:bright and )?early (?=(?:in the |on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?(?:morning|afternoon|evening)\b)/gi,
    '',
  ],
  [/\bafter lunch(?:time)?\b/gi, 'after 12pm'],
  [/\bbefore lunch(?:time)?\b/gi, 'before 12pm'],
  [/\bafter (?:dinner|supper)\b/gi, 'after 6pm'],
  [/\bbefore (?:dinner|supper)\b/gi, 'before 6pm'],
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

export const CONTINUATION_START =
  /^\W*(?:and|what about|how about|or|also|then|but|just|only|no,?|ok(?:ay)?,?(?: and)?|same|instead|make (?:it|that)|i mean(?:t)?|sorry|oops|wait|actually|rather|correction)\b/i;

/** Asks for what comes after the event of the answer before. */
export const AFTER_THAT =
  /\bthe (?:one|time|date|meeting|next one) after(?: (?:that|this|it|next))?\b|\bafter (?:that|this) one\b|^\W*(?:and )?(?:then |what(?:'s| is) |when(?:'s| is) )?(?:the )?(?:next|following) (?:one|date|time)\b|^\W*(?:and )?(?:then )?after that\b|\bthe following (?:one|date|time)\b|\bwhat comes after\b|(?<!\b(?:\w*day|week|weekend|month) )\bafter that\W*$|^\W*(?:and )?(?:the one )?after\W*$|\b(?:can'?t|cannot|couldn'?t|won'?t|can not) (?:make|do|attend|come to|go to) (?:it|that|this|the next|then)\b.*\b(?:next|other|another)\b|\bthe (?!(?:week|weekend|month|year|\w*day)\b)[\w ]{1,20} after (?:that|this)(?: one)?\W*$|\b(?:rescheduled|moved|postponed) (?:to|for|until|till)\W*$|\b(?:new|make-?up|other|rain) date\W*$/i;

/** 'Is there another one', of one event or series */
export const ANOTHER_TIME =
  /^\W*(?:(?:and|so|ok|but)\W+)*(?:is|are|will) there (?:be )?(?:another|any (?:other|more))(?: (?:one|date|time|day|night|session|show|performance|chance|class|meeting)s?)?(?: (?:after (?:that|this)|later(?: on)?|coming up|this year|planned|scheduled))?\W*$/i;

/** 'Ok so when then', of what is cancelled */
export const WHEN_INSTEAD =
  /^\W*(?:(?:ok|oh|so|well|and|then|hm+)\W+)*(?:when|what (?:day|date))(?:(?:'?s| is| will| do| does) (?:it|they|that|the next(?: one)?)(?: be| meet| on| meeting)?)?(?: (?:then|instead|now))?\W*$/i;

/** Another one of a series. */
export const LATER_ONE =
  /\b(?:another|others?|later|more|next|following|again)\b|\bwhen else\b|\bafter(?: (?:that|this|it|then))?\W*$/i;

/** A noun for one of any series. */
export const SERIES_NOUN =
  /^(?:ones?|dates?|times?|days?|nights?|showings?|shows?|performances?|sessions?|screenings?|chances?|slots?|later|else)$/i;

export const ONE_OF_SERIES =
  /\b(?:(?:is|are|will) there|any|which|what|the|an?) (?:[a-z]+ )?(?:dates|showings?|performances?|sessions?|screenings?|slots?)\b|^\W*(?:(?:and|so|but|ok|oh)\W+)*any (?:on|in|at|before|during)\b/i;

/** Asks for whatever is on, or for more of the text. */
export const NO_SERIES =
  /\b(?:what|anything|something|anyone|anywhere|somewhere|who|where) else\b|\b(?:anything|something|things|events?|happening|going on)\b|\bmore (?:info\w*|details?|about|on|than)\b|\bhow (?:many|much)\b|^\W*(?:and |so |ok )*what(?:'?s| is) next\W*$|\b(?:next|following) (?:day|night|evening|morning|week|weekend|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:day|week|weekend|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day) after\b/i;

/** So does this, unless it names another event. A resume is none. */
export const RESUMES =
  /\b(?:com(?:es?|ing)|be|starts?|opens?|picks?|meets?|go|goes|going|on|it|they|that) (?:(?:on )?back|(?:back |up |on )?again|back (?:on|up))\b|\b(?:do|does|will|is|are|it|they|that|when)\b.*\b(?:(?<!\b(?:an?|my|our|your|the|any|bring|need|have|with) )resum(?:es?|ing)|re-?open(?:s|ing|ed)?)\W*$|\bfirst day back\b/i;

/** Asks for a detail of the event of the answer before, if its text has the words. */
export const DETAIL_START =
  /^\W*(?:(?:and|ok|so|but|oh)\W+)*(?:(?:is|are|will) there|(?:is|are|will) (?:the )?\w+ (?:coming|be there|there|showing up)(?=\W*$)|do (?:i|we|you|they|kids)|does (?:it|he|she|one)|can (?:i|we|you|kids)|should (?:i|we)|what (?:should|do) (?:i|we)|what do(?:es)? \w+ (?:pay|cost)|does \w+ (?:come|show up|play|sing)|(?:by |until |till )?when(?:'s|s| is| are| do| does| should)|(?:by |until |till )?what time(?: is| are| do| does| should)|till when|until when|what (?:kind|kinds|sort|size|color) of|how (?:late|early|long|much|far|big|hard|deep)|what (?:if|happens (?:if|when))|who|where do(?:es)?|what(?:'s|s| is) (?:for|the (?:deadline|dress code|age limit|cutoff)))\b|^\W*(?:(?:and|ok|so|but|oh)\W+)*(?:which|what) (?!else\b|other\b|about\b|time\b|day\b|is\b|are\b)[a-z]+(?: (?!about\b)[a-z]+)?\W*$/i;

/** What is asked of an event, and is no event itself. */
export const DETAIL_WORDS =
  /^(?:food|drinks?|snacks?|refreshments|parking|park|restrooms?|bathrooms?|childcare|babysitting|seats?|chairs?|doors?(?: open)?|wear|bring|partner|dogs?|pets?|cash|cards?|tickets?|deadline|cutoff|rain date|discounts?|indoors?|inside|outside)$/i;

export const PRONOUN = /\b(?:it|its(?! an?\b)|they|them|that one|this one|the ones?)\b/i;

/** 'One' may stand for an event, and 'one day' does not. */
export const BARE_ONE = /\bones?\b/i;

/** Asks of the event before, whatever the words. */
export const IT_START = /^\W*(?:(?:and|so|but|oh)\W+)*(?:is|are|was|were|does|do|will|can) (?:it|that|this|they|he|she)\b/i;

/** 'Is it still on the common': whether it is there. */
export const IS_IT_THERE =
  /^\W*(?:(?:and|so|but|oh|ok)\W+)*(?:is|are|was|were|will) (?:it|that|this|they|those)(?: (?:still|also|again|always|be|being|held|happening|meeting))* (?:at|in|on|by|near|inside|outside)\b/i;

/** 'Can grown-ups do it' */
export const IT_AT_END =
  /^\W*(?:(?:and|so|but|oh|ok)\W+)*(?:can|could|do|does|will|is|are|should|may)\b.*\b(?:do|come to|go to|attend|join|try|see|take|use) (?:it|that|this)\W*$/i;

/** 'What are they reading': of the event before, whatever other events bear the word. */
export const IT_DOES =
  /^\W*(?:(?:and|so|but|oh|ok)\W+)*(?:what|which|who)(?: (?!do\b|does\b)[a-z]+)?(?:'s|'re|s| is| are| will| was| were) (?:it|they|he|she|we)\b(?: be)? [a-z]+ing\b|^\W*(?:(?:and|so|but|oh|ok)\W+)*(?:what|which|who)(?: [a-z]+)? (?:do|does|did|will) (?:it|they|he|she|we) [a-z]+\W*$/i;

/** 'Can we walk': group 1 is a verb. */
export const VERB_OF_SUBJECT =
  /^\W*(?:(?:and|so|but|oh|ok)\W+)*(?:can|could|may|should|do|does|did|will|would) (?:i|we|you|they|he|she|people|residents|neighbors|(?:(?:my|our|the) )?(?:kids?|children|parents|public|son|daughter|dogs?|mom|dad)) (?:(?:still|also|just|even) )?([a-z]+)\b/i;

/** What a verb is done with or to, where nothing is named. */
export const OF_THAT =
  /\b(?:it|them|that|this|those|these|there)\b|^\W*(?:across|through|over|along|around|past|by|up|down|in|on|under)\W*$/i;

/** The first of them is asked with a pronoun, the second with a verb of whoever comes. */
export const TWO_THINGS =
  /^\W*(?:(?:and|so|but|oh|ok)\W+)*(?:where|when|what time|how much|how long)(?:'?s| is| are| does| do| will)? (?:it|that|this|they)\b[^,;?]{0,24}?(?:,| and| &|\?)+ (?:and )?(?:do|does|can|should|is|are|will|how much|how long|what|when|where) (?:i|we|you|my|our|kids?|people|it|they|there|time|should|is|does|do)\b/i;

export const ANY_OTHER = /\b(?:any|anything|anywhere|some|something|somewhere|else|other|another)\b/i;

/** 'A catholic one' */
export const ONE_OF_KIND = /(?<!\b(?:this|that|which|what|the|no|any|every) )\bones?\b(?! (?:day|time|more|after|of)\b)/i;

/** 'Indoors or outdoors' */
export const ONE_OR_OTHER = /^\W*[\w ]{2,20} or [\w ]{2,20}\W*$/i;

/** Drops the words of the question before, and keeps its days. */
export const WHAT_ELSE = /\b(?:what|anything|something) else\b/i;

/** Begins a question that may name nothing but ask about the event before. */
export const QUESTION_START =
  /^\W*(?:(?:and|ok|so|but|oh|is that|is it)\W+)*(?:is|are|do|does|did|can|could|should|would|will|what|where|when|which|how|who|till|until|that|it)\b/i;

/** Narrows the answer before: 'which of those are free'. */
export const AMONG_THOSE =
  /\b(?:which|what|any|some|how many|none|all|are any|one|ones)(?: (?:one|ones))? (?:of|from|among) (?:those|these|them|that list)\b|^\W*(?:which|what) (?:ones?|are|is)\b(?! (?:the|on|there|happening|going))|\bare (?:any|some)\b(?: of (?:those|these|them))?|^\W*(?:are|is) (?:those|these|they)\b/i;

export const POINTING_WORD = /\b(?:it|its|it's|that|this|they|them|there|one|those|these|that's)\b/i;

export const NOT_THAT_ONE = /^\W*(?:no\W+)?not (?:that|this)\b/i;

/** 'The second one'; without a noun only alone: 'and the third', 'number 2'. */
export const ORDINAL_PATTERNS: readonly RegExp[] = [
  ['first', '1st|top', '1|one'],
  ['second', '2nd', '2|two'],
  ['third', '3rd', '3|three'],
  ['fourth', '4th', '4|four'],
  ['fifth', '5th', '5|five'],
].map(
  ([word, short, number]) =>
    new RegExp(
      `\\b(?:${word}|${short}) (?:one|event|thing)\\b|^\\W*(?:(?:and|so|but|ok|what|how|about|tell me|more)\\W+)*(?:the ${word}|(?:number |no\\.? ?|# ?)(?:${number}))\\W*$`,
      'i',
    ),
);

export const LAST_ORDINAL = /\blast one\b(?! (?:of|in|this|before|until)\b)/i;

/** Moves the days of the query before: 'and the week after', 'the Saturday after'. */
export const NEXT_SPAN =
  /\bthe (day|night|evening|morning|week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day) after(?: (?:that|this|it))?(?:\W+(?:then|instead|maybe|perhaps|please|though|too))*\W*$|\bthe (?:following|next) (day|night|evening|morning|week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:\W+(?:then|instead|maybe|perhaps|please|though|too))*\W*$/i;

const LEAD =
  '^\\W*(?:(?:and|or|but|also|then|ok|so|no|what|how|about|for|on|just|only|maybe|actually|i mean|i meant|make it|make that|anything|something|any|stuff|is there|happening|whats|what is|the)\\W+)*';
const TAIL = '(?:\\W+(?:please|instead|only|then|too|though|ones?))*\\W*$';

/** Nothing but a weekday, or the number of a day: beside the days of the query before. */
export const BARE_WEEKDAY = new RegExp(
  `${LEAD}(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?: (?:morning|afternoon|evening|night|nite))?${TAIL}`,
  'i',
);
export const BARE_NUMBER = new RegExp(`${LEAD}\\d{1,2}(?:st|nd|rd|th)${TAIL}`, 'i');

/** 'Is the one on the 22nd still on': group 1 is the day of a month that the question does not say. */
export const DAY_NUMBER =
  /\bthe (?![1-4](?:st|nd|rd|th) (?:one|event|thing)\b)(\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|annual|grade|graders?|street|st|avenue|ave|floor|birthday|anniversary)\b)/i;

/** 'The Sunday one': of the series before. */
export const WEEKDAY_ONE =
  /\bthe ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s? (?:ones?|show|game|performance|meeting|class|session|date|night one|morning one)\b/i;

/** Asks for the reason of what was told. */
export const WHY = /^\W*(?:(?:and|but|oh|ok|so)\W+)*(?:why|how come|what(?:'s|s| is| was) the reason|what happened)\b/i;

/** Stands for the days of the event before. */
export const THEN =
  /^.{6,60}\b(?:then|(?:(?:later )?that(?: same)?|the same) (?:day|week|weekend|night|evening|morning|afternoon)|those days|during (?:it|that|the break))\W*$/i;

export const THAT_WEEKDAY_OR_WEEKEND = /\b(?:that|that same|the same) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)\b/i;

export const COMING_THERE =
  /^\W*(?:(?:and|so|but|ok|oh)\W+)*(?:what(?:'?s| is| are| else is)?|anything|is anything) (?:they have )?(?:coming up|upcoming|on next|next|planned|scheduled|going on|happening|on) (?:over |down |up )?there(?: (?:soon|next|later|these days))?\W*$/i;

/** Stands for the place of the question before. */
export const THERE =
  /(?<!\b(?:is|are|was|were|be|isn't|aren't|will|do|does|out|(?<!\bcoming )up|over|hi|hey|hello) )\bthere\b(?! (?:is|are|was|were|will|any)\b)/i;

/** 'Somewhere to eat after', 'dinner before that': group 1 is the side of the event before. */
export const BESIDE_IT =
  /\b(?:any ?(?:thing|where|one|place)?|some ?(?:thing|where|one|place)?|where|eat|food|dinner|supper|lunch|breakfast|brunch|drinks?|coffee|kids|do|bite|meal)\b.*\b(before|after|beforehand|afterwards?)(?: (?:it|that|this|the (?:show|game|play|concert|movie|race|run|parade|service|class|meeting)))?(?: for .{2,24})?\W*$/i;

/** 'Anything earlier that day' */
export const EARLIER_OR_LATER =
  /\b(?:any(?:thing|one)?|something|one|is there)\b.*\b(earlier|later)(?: one)?(?: (?:on )?(?:in the|that|the same) (?:day|morning|afternoon|evening|night)| that same day)?\W*$/i;

/** 'How do I sign up' */
export const HOW_DO_I =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:(?:how|where) (?:do|can|would|could|should)|what if|what happens if) (?:i|we|you|people)\b/i;

/** 'Show me the rest', 'what are the others' */
export const THE_REST =
  /^\W*(?:(?:and|so|but|ok|oh|yes|please|can you|could you)\W+)*(?:(?:show|see|list|give|tell)(?: me| us)? |(?:what(?:'?s| is| are)|what about) )?(?:all )?(?:the (?:rest|others?|remaining(?: ones)?|other ones)|(?:all of them|more of them|all|more|others))(?: of (?:them|those|it|the list))?(?: please)?\W*$/i;

/** What stands before the few words of a fragment. */
export const FRAGMENT_LEAD =
  /^\W*(?:(?:and|so|but|ok|oh|what about|how about|any|is there|are there|is it|do they have|do you have|with|for|a|an|the)\b\W*)*/i;

/** 'Is it free' */
export const IS_IT =
  /^\W*(?:(?:and|so|but|oh|ok)\W+)*(?:is|are|was|will) (?:(?:any|some|all|part|none) of )?(?:it|them|that|this|they|those|these|entry|admission|parking)\b/i;

const A_PAYER =
  '(?:(?:for|an?|the|my|and|\\d+|two|three|four|five|six) )*(?:seniors?|students?|adults?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|members?|non-?members?|residents?|non-?residents?|veterans?|military|teachers?|groups?|famil(?:y|ies)|couples?|teens?|late|early ?bird|parking|rental|entry|season|day)';

/** Who pays another price, or what is paid for: '2 adults and a baby'. */
export const PAYER = new RegExp(`^${A_PAYER}(?: ${A_PAYER})*$`, 'i');

/** 'How much for students': beside a price, who pays it names no event. */
export const PAYER_OF_PRICE =
  /(?<=\bhow much\b.{0,12})\b(?:adults?|students?|seniors?|child(?:ren)?(?:'?s)?|kids?|(?:non-?)?members?) (?=tickets?|seats?|admission|entry|passes)|(?<=\b(?:tickets?|admission)\b.{0,4})\b(?:for )?(?:adults?|students?|seniors?)(?= (?:to|at|for)\b)|(?<=\bhow much\b.{0,24})\b(?:for|do|are|would) (?:(?:an?|the|my) )?(?:adults?|students?|seniors?|veterans?|(?:non-?)?members?|(?:non-?)?residents?|teachers?)(?: (?:pay|charged))?(?=\s*(?:[,.;?!]|$|\b(?:at|to|for|on|in)\b))/i;

/** 'Are kids free' */
export const PAYS_NOTHING =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:(?:is|are|do|does) )?(?:(?:the|my) )?(?:kids?|child(?:ren)?|seniors?|students?|members?|teens?|toddlers?|bab(?:y|ies)|under \w+|veterans?)\b(?: (?:get|gets|go|come|in|are|is|for|also|still|and|under|\d+))* free\W*$/i;

/** 'Dogs ok?' */
export const IS_ALLOWED =
  /^\W*(?:(?:and|so|but|ok|oh)\W+)*(?:(?:are|is) )?[\w -]{2,24} (?:ok(?:ay)?|allowed|welcome|permitted|provided|included)\W*$/i;

export const WATCHES_FROM_HOME =
  /^\W*(?:(?:and|so|but|ok|oh)\W+)*(?:(?:which (?:(?:ones?|of (?:them|those|these)) )?)?(?:can|could) (?:i|we|you|(?:my |our |the )?[a-z]+)|is (?:it|this|that)|do they|will (?:it|they)|are they)\b.{0,24}\b(?:online|on zoom|by zoom|remotely|virtually|from home|live ?stream(?:ed)?|stream(?:ed)?|on (?:tv|youtube|facebook))(?:\W+(?:because |since |cause )?(?:i'?m|i am|we'?re|we are)\b.{0,24})?\W*$/i;

export const MATINEE_ASKED = /\b(?:matinees?|(?:afternoon|daytime) (?:show|performance|one)s?)\W*$/i;

export const BEFORE_THAT =
  /\bthe (?:one|time|date|meeting|game|show) (?:right |just )?before(?: (?:that|this|it))?\W*$|\bthe previous (?:one|time|date|meeting|game|show)\b/i;

/** In the name of what comes before the show. */
export const PREPARATION = /\b(?:open )?(?:auditions?|try-?outs?|casting(?: call)?|rehearsals?)\b(?: for\b)?/i;

/** 'When is the show': group 0 names nothing else. */
export const WHAT_IS_PREPARED =
  /^\W*(?:(?:and|so|but|ok|oh)\W+)*(?:when|what (?:day|date|night|weekend|time)s?)(?:'?s| is| are| do| does| will)? (?:the )?(?:actual |real )?(?:shows?|play|musical|performances?|production|concert|opera|opening(?: night)?)(?: itself)?(?: (?:on|be|start|open|going to be))?\W*$/i;

/** 'I have no insurance', 'my son is in a wheelchair' */
export const STATEMENT =
  /^\W*(?:(?:and|but|so|ok|oh|well|sorry)\W+)*(?:(?:i|we) (?:(?:only|just|still|already|also) )?(?:live|work|own|rent|have|haven'?t|havent|had|do not|don'?t|dont|can(?:no|')?t|cant|am|are|missed|lost|forgot|moved|never)\b|(?:i|we)(?:'m|'re|'ve)\b|im\b|ive\b|(?:my|our) [a-z]+(?: [a-z]+)?(?:'s| is| are| has| have| uses?| can(?:no|')?t| lives?)\b)/i;

/** What follows a statement may ask for other events. */
export const ASKS_FOR_EVENTS =
  /\b(?:is|are|will) there\b|\b(?:when|where|what|which) (?:else|other|can (?:i|we)|could (?:i|we))\b|\b(?:look|looking|need|want|find|know) (?:for|to|an?|some)\b|\bwhat(?:'?s| is) (?:on|happening|going)\b/i;

/** 'Can my 16-year-old give' */
export const SUITS_START =
  /^\W*(?:(?:and|so|but|ok|oh)\W+)*(?:can|could|may|is (?:it|that|this|my|our|an?)|are|would|do(?:es)? (?:they|it) have (?:anything|something|stuff))\b(?! (?:there|any))|^\W*(?:my|our|the) \w+(?:'s| is| are) .{1,20}\b(?:can|could|may|is|are) (?:he|she|they|that|it)\b|^\W*(?:(?:and|so|but|ok|oh)\W+)*(?:my|our) \w+(?:'?s| is| are) (?:only |just |almost |nearly )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

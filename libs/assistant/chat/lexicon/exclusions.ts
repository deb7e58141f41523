/** Group 1 is what is not asked for. It is no search word. */
export const EXCLUSION =
  /\b(?:(?:that|which)(?:(?:'?s| is| are)? not|(?: is| are|s)?n'?t)|(?:any|every)thing (?:but|except)|all but|except(?: for)?|instead of|rather than|other than|besides|apart from|aside from|excluding|(?:but |and |or )?(?:(?<!\b(?:is|was|it|why) )not|(?<!^\W*)no)(?= (?:the|any|more|another|an?)\b)|(?:but|and|just) (?:not|no)|not(?= [\w'’\uE100-\uF8FF ]+ ones?\b))\s+(?:the |any |a |an |more )?([^,.;?!]+?)(?: (?:ones?|stuff|things|events?))?(?=$|[,.;?!]| (?:on|in|at|this|next|tomorrow|tonight|today|please|though|for|so)\b)/i;

/** 'Not basketball and not bingo', alone: group 1 is what is not asked for. */
export const NOTHING_BUT_EXCLUSION =
  /^\W*(?:(?:and|but|ok(?:ay)?|so|just|something|anything)\W+)*(?:not|besides|except|other than)\s+(?!(?:at|in|on|that|this|it|sure|an?|too|so|until|till|before|after|free|for|able|really|much|yet|now|today|tomorrow)\b)(?:the |any )?([^,.;?!]+?(?:,? (?:and|or|nor) (?:(?:not|no) )?(?:the |any )?[^,.;?!]+?)?)(?: (?:please|though|tho|this time))?\W*$/i;

/** 'I don't like bingo, what else is on': group 1 is what is not asked for. */
export const REFUSED_KIND =
  /^\W*(?:(?:and|but|so|ok|oh|well|sorry|no)\W+)*(?:(?:i|we|he|she|they|(?:my|our) [a-z]+) (?:really |just )?(?:(?:do(?:es)?n'?t|do(?:es)? not)(?: (?:really|even))? (?:like|enjoy|care for|celebrate|do|want to (?:do|play|see|watch|hear|go to)|feel like|want)|hates?|can'?t stand)) (?:doing |playing |going to )?(?!to\b|it\b|that\b|this\b|them\b|when\b|how\b|driving\b|anything\b|much\b)(?:the |any |more |another )?([^,.;?!]{3,40}?)(?: (?:stuff|things|events|much|either|again|anymore))?(?:\s*[,.;!?–-]+\s*(?=\S)| (?=(?:so |but |and )?(?:what|anything|any|is there|are there|something)\b)|\W*$)/i;

/** 'That is not at the library': group 1 is the place with its preposition. */
export const EXCLUDED_PLACE =
  /\b(?:that(?:'s|s| is| are)? |which (?:is|are) )?(?:not|isn'?t|aren'?t|but not) ((?:at|in|inside) [^,.;?!]+)/i;

/** What is for grown-ups is not for children: so few events say the former. */
export const FOR_ADULTS =
  /\b(?:(?:that (?:are|is) )?(?:just |only )?for (?:just |only )?(?:the )?(?:adults?|grown[- ]?ups?)(?: only| without (?:the |my |our )?kids)?|(?:adults?|grown[- ]?ups?)[- ]only|(?:(?:for |ages? )*(?:18|21)(?: ?\+| and (?:over|up|older)))|without (?:the |my |our )?kids|kid[- ]free|(?<=,\s*)(?:for |an? )*(?:adults?|grown[- ]?ups?)(?=\W*$))(?!\w)/i;

/** 'Something indoors': few events say that they are, but many that they are outdoors. */
export const INDOORS =
  /\b(?:(?:that(?:'s|s| is| are) )?(?:indoors|inside)(?=\W*$|\W+(?:on|this|next|tomorrow|today|tonight|for|with)\b)|indoor(?= (?:activit(?:y|ies)|events?|stuff|things?|fun|options?)\b|\W*$))/i;

/** 'How much is it for adults': for whom the price is. */
export const PRICE_ASKED = /\bhow (?:much|expensive)\b|\b(?:costs?|prices?|fees?|admission|tickets?)\b/i;

/** 'Is the tree lighting inside', but not 'is there anything inside' */
export const ASKED_OF_ONE =
  /^\W*(?:(?:and|so|but|ok|oh)\W+)*(?:if [^?,]{2,20}?,? )?(?:is|are|will|was|would)\b(?! (?:there|any(?:thing)?|something)\b)/i;

/** 'Not at a bar': group 1 is a kind of place. */
export const EXCLUDED_KIND_OF_PLACE =
  /\b(?:that(?:'s|s| is| are) )?(?:not|isn'?t|aren'?t) (?:at|in|inside) (?:an?|any|the) ([a-z]+)s?\b/i;

/** 'Except what is cancelled' */
export const NOT_CANCELLED =
  /\b(?:except|but|besides|not|minus|without|excluding|(?:that|which|ones?|anything|everything|events|things) (?:is|are|was|has|have)n'?t)\b(?: for)?(?: the)?(?: (?:what(?:'s|s| is| has| was)?|that|which|ones?|those|things|events))*(?: (?:been|is|are|was|were|got))* (?:cancel+(?:l?ed|ations?)|called off|postponed)(?: (?:ones|events|things))?/i;

/** 'No kids stuff', 'nothing for children': group 1 is for whom it is not. */
export const NO_AUDIENCE =
  /(?<!\b(?:is|are|was|were|there|if|why) )\b(?:no|not|nothing|minus|without)(?: for| the| any| more)* (kids?|children|toddlers?|teens?|teenagers?|seniors?|famil(?:y|ies))(?:'s?)?(?: (?:stuff|things?|events?|activities|ones?))?(?=\W*$|\W+(?:on|this|next|tomorrow|tonight|today|please|in)\b|[,.;?!])/i;

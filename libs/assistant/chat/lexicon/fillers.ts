/** What says nothing in a question: to 'play', but not 'the play'. */
export const FILLER_PHRASES =
  /\bgoing on\b|(?<=\b(?:any|some) )(?:real|proper|decent|actual)\b(?! estate)|(?<=\w\W+)(?<!\bwhat )\bif it (?:rains|snows|pours|storms)\b|(?<=\b(?:something|anything|somewhere|stuff|things) (?:really |kind of |a bit )?)(?:romantic|sweet|cute|cozy|relaxing|cheap|neat|cool|different|special|unusual|interesting)\b(?! \w*food)|\bnever (?:played|done|tried|made|taken)\b|(?<=\b(?:anyone|anybody|someone|somebody|they) )(?:leading|running|offering|holding|hosting|having|organizing|putting on)\b|\ball (?:winter|summer|spring|fall|autumn|year|season)(?: long)?\b|\b(?:is it |am i |are we )?too (?:late|early|soon) (?:for|to)\b|(?<!\b(?:a|an|the|this|that|his|her|their|my|our|your|school|christmas|holiday)\s+)(?:(?<=\b(?:do|does|did|will)\b.{1,40})\bplay\b|\bplay(?:s|ing)?(?= (?:at|on|tonight|today|tomorrow|next|in)\b))|(?<=\b(?:are|is)\b.{1,40})\bplaying\b|\bplays?(?= (?:\w+ball|soccer|hockey|tennis|chess)\b)|\bcoming up\b|\btak(?:e|es|ing) place\b|\bdo (?=next|tonight)|\bi mean\b|\b(?:after|before) school\b|\bsay that\b|\bany (?:idea|chance|clue)\b|\bdo you (?:know|have)\b|\b(?:can|could) you\b|\b(?:what|how)'?s the deal(?: with)?\b|\bopen to (?:the public|everyone)\b|\bthis year\b|\bof the (?:year|season|month|week)\b|\bday of the week\b|\bfall on\b|\bin town\b|\baround here\b|\bin person\b|\bmy (?:(?:mother|father|sister|brother|daughter|son)[- ]in[- ]law|parents?|mom|dad|mother|father|wife|husband|friends?|partner|girlfriend|boyfriend|grandmothers?|grandfathers?|grandma|grandpa|granny|nana|aunt|uncle|sister|brother|sons?|daughters?|grandsons?|granddaughters?|cousins?|nephew|niece|neighbou?rs?)\b|\btalk(?:ing)? about\b|\bdiscuss(?:ing|ed)?\b|\b(?:speak(?:ing)?|comment(?:ing)?|testify(?:ing)?) (?:about|on|against)\b|\bcan i drive\b|\b(?:go(?:es|ing)?|are|is|be) on sale\b|\bout[- ]of[- ]town\b|\b(?:with |for )?(?:(?:my|our|some) )?(?:guests|visitors|company|in-?laws|visiting (?:parents|family|relatives|friends|mom|dad)|grandma|grandpa|grandmother|grandfather|granny|nana)(?= (?:before|on|in|at|for|this|next|over|during|from|to|who|tonight|today|tomorrow|\W*$))|\bmissing\b|\b(?:buy|buying|purchase|sell|sells|selling|sold(?! out))\b|(?<=\bhelp(?: (?:with|me|us))? )(?:picking|choosing|selecting|comparing|finding|understanding|figuring out|deciding on|fill(?:ing)? (?:out|in)|filing|doing|preparing|applying for|setting up)\b|\b(?:a|whole) lot\b(?: of\b)?|\blots of\b|(?<=\bgiv(?:e|es|en|ing)\b.{0,24})\b(?:away|out)\b/gi;

/** 'The last one': the order that is asked for. The first match wins. */
export const ORDER_PATTERNS = [
  [
    'last',
    /\b(?:the )?closing (?:night|show|performance|weekend)\b|\b(?:the )?later? (?:one|show|service|mass|session|performance)\b|\b(?:the )?latest\b(?! (?:news|on|in|from)\b)|\b(?:the |our )?(?:very )?(?:last|final)\b(?: (?:chance|time|day|opportunity)\b(?: to (?:see|catch|visit|go to|do))?)?(?! (?:name|minute|call)\b)/i,
  ],
  [
    'first',
    /\b(?:the )?opening (?:night|show|performance)\b|\b(?:the )?(?:early|earlier) (?:one|show|service|mass|session|performance)\b|\b(?:the )?earliest\b|\b(?:the |our )?(?:very )?first\b(?! (?:aid|grade|graders?|friday|baptist|presbyterian|methodist|congregational|responders?|name|come|one|time)\b)/i,
  ],
  ['next', /\b(?:the |our )?next\b|\bsoonest\b|\bupcoming\b/i],
] as const;

export const PAST_TENSE = /\b(?:was|were|did|happened|took place|had)\b/i;

/** 'What is cancelled': asks for cancelled events, not about one. */
export const CANCELLED_LIST =
  /\b(?:what|whats|what's|which|anything|something|any|everything|all|events?|things?|meetings?|classes|list)\b.{0,40}\b(?:cancel+(?:l?ed|ations?)|called off|postponed)\b|\bcancel+ations?\b|\bcancel+l?ed (?:events?|meetings?|things?|classes)\b/i;

export const CANCELLED = /\b(?:cancel+(?:l?ed|ations?)|called off|postponed)\b/i;

/** Asks for the last of a series. */
export const SERIES_END =
  /^\W*(?:until|till|til|through) when\b|\bwhen (?:do|does|will|is|are)\b.*\b(?:ends?|over|finish(?:es)?)\W*$/i;

/** Asks which events there are, not where one event is. */
export const WHERE_CAN_I =
  /\bwhere to (?:go|eat|see|find|buy|get|take)\b|\bwhere (?:can|could|do|should|might) (?:i|we|you|one|people|(?:the |my |our )?(?:kids?|children|family|son|daughter))\b(?! (?:go to )?(?:vote|park|register|sign up|check in|line up|meet)\b)/i;

/** Phrases that ask and name nothing. */
export const FILLER_PHRASES =
  /\bgoing on\b|(?<=\b(?:do|does|did|will)\b.{1,40})\bplay\b|(?<=\b(?:are|is)\b.{1,40})\bplaying\b|\bplays?(?= (?:\w+ball|soccer|hockey|tennis|chess)\b)|\bcoming up\b|\btak(?:e|es|ing) place\b|\bplay(?:s|ing)?(?= (?:at|on|tonight|today|tomorrow|next|in)\b)|\bdo (?=next|tonight)|\bi mean\b|\b(?:after|before) school\b|\bsay that\b|\bany (?:idea|chance|clue)\b|\bdo you (?:know|have)\b|\b(?:can|could) you\b|\b(?:what|how)'?s the deal(?: with)?\b|\bopen to (?:the public|everyone)\b|\bto do\b|\bthis year\b|\bof the (?:year|season|month|week)\b|\bday of the week\b|\bfall on\b|\bin town\b|\baround here\b|\bin person\b|\bmy (?:(?:mother|father|sister|brother|daughter|son)[- ]in[- ]law|parents?|mom|dad|mother|father|wife|husband|friends?|partner|girlfriend|boyfriend|grandma|grandpa|aunt|uncle|sister|brother|sons?|daughters?|grandsons?|granddaughters?|cousins?|nephew|niece|neighbou?rs?)\b|\btalk(?:ing)? about\b|\bdiscuss(?:ing|ed)?\b|\bcan i drive\b|\bmissing\b/gi;

/** 'The last one': the order that is asked for. The first match wins. */
export const ORDER_PATTERNS = [
  [
    'last',
    /\b(?:the )?latest\b(?! (?:news|on|in|from)\b)|\b(?:the |our )?(?:very )?(?:last|final)\b(?: (?:chance|time|day|opportunity)\b(?: to (?:see|catch|visit|go to|do))?)?(?! (?:name|minute|call|one)\b)/i,
  ],
  [
    'first',
    /\b(?:the )?earliest\b|\b(?:the |our )?(?:very )?first\b(?! (?:aid|grade|graders?|friday|baptist|presbyterian|methodist|congregational|responders?|name|come|one|time)\b)/i,
  ],
  ['next', /\b(?:the |our )?next\b|\bsoonest\b|\bupcoming\b/i],
] as const;

export const PAST_TENSE = /\b(?:was|were|did|happened|took place|had)\b/i;

/** 'What is cancelled': asks for cancelled events, not about one. */
export const CANCELLED_LIST =
  /\b(?:what|which|anything|something|any|everything|all|events?|things?|meetings?|classes|list)\b.{0,40}\b(?:cancel+(?:l?ed|ations?)|called off|postponed)\b|\bcancel+ations?\b|\bcancel+l?ed (?:events?|meetings?|things?|classes)\b/i;

export const CANCELLED = /\b(?:cancel+(?:l?ed|ations?)|called off|postponed)\b/i;

/** Asks for the last of a series. */
export const SERIES_END = /\bwhen (?:do|does|will|is|are)\b.*\b(?:ends?|over|finish(?:es)?)\W*$/i;

/** Asks which events there are, not where one event is. */
export const WHERE_CAN_I =
  /\bwhere (?:can|could|do|should|might) (?:i|we|you|one|people)\b(?! (?:go to )?(?:vote|park|register|sign up|check in|line up|meet)\b)/i;

/** What people say of themselves, and a calendar says in one word. */
export const NEWCOMERS =
  /\b(?:(?:i'm|i am|we're|we are|we) )?(?:new (?:in|to|around) (?:town|here|the (?:area|neighborhood|community))|new here|(?:just|recently|newly) moved(?: (?:here|in|to town|to the area))?)\b/gi;

/** What a calendar calls those who care for a person; who cares for plants is none. */
export const CAREGIVERS =
  /\bcaring for (?:(?:an?|my|our|their|your) )?(?:(?:aging|elderly|older|ill|sick|disabled) )?(?:relatives?|parents?|mothers?|fathers?|moms?|dads?|spouses?|wife|husbands?|partners?|grandparents?|family members?|loved ones?|seniors?|elders?)\b/gi;

/** What a calendar calls a drop-off. */
export const DISPOSAL = /\b(?:get(?:ting)? rid of|dispos(?:e|ing) of|throw(?:ing)? (?:out|away))\b/gi;

/** What a calendar calls the clinic for it. */
export const FIXED_PETS =
  /\b(?:get(?:ting)?|have|having) (?:(?:my|our|a|the|your) )?(?:\w+ )?(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?) fixed\b/gi;

export const CHIPPED_PETS = /(?<=\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?)\b.{0,20})\b(?:micro-?)?chipped\b/gi;

/** 'The last Sunday of youth group': the last of a series, not a day. */
export const LAST_WEEKDAY_OF =
  /\b(?:the )?(last|final) (?:mon|tues|wednes|thurs|fri|satur|sun)day of (?!the (?:month|year)|(?:this|next|each|every) |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi;

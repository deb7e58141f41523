const INTERJECTION =
  "(?:damn|dang|darn(?: it)?|shoot|ugh+|aww?|yikes|whoa|woah|wow|lol|lmao|haha+|omg|oof|bummer|too bad|(?:what a |thats a |that's a )?shame|oh|ah|hm+|eh|meh|nah|nope|gosh|jeez|geez|crap|sheesh|phew|argh+)";

const BEGINS_SENTENCE =
  "(?:i|im|ive|we|that|thats|that's|its|it's|is|are|any|anything|what|whats|when|whens|where|how|do|does|can|ok|okay|so|and|but|then|another|something|somewhere)";

/** 'Damn. Anything else on': what is felt is said before a mark, or before words that begin a sentence. */
export const LEADING_INTERJECTIONS = new RegExp(
  `^\\W*(?:${INTERJECTION}(?: (?:no|well))?(?:\\s*(?:[,.;!…–]|:[(/])+\\s*|\\s+(?=${BEGINS_SENTENCE}\\b)))+(?=[\\w'"$])`,
  'i',
);

/** 'Bummer', 'lol no': nothing is asked. */
export const ONLY_INTERJECTIONS = new RegExp(
  `^(?=.*\\b${INTERJECTION}\\b)(?:\\W*\\b(?:${INTERJECTION}|no|ok(?:ay)?|well)\\b)+\\W*$`,
  'i',
);

const WHO = "(?:(?:i|we|he|she|they|you|(?:my|our) [a-z]+(?: [a-z]+)?)(?:'?m|'?re|'?s)? )";

/** 'Can't this Monday', 'Tuesdays don't work', 'I don't drive at night': a time that does not suit. */
const NOT_FREE_PATTERNS = [
  `${WHO}?(?:(?:already|still|just|both|all) )?(?:can'?t|can ?not|couldn'?t|won'?t(?= (?:be able|make|come|do)))(?: be able to)?(?: (?:do|make|come|go|attend|be there|get there))*`,
  `${WHO}?(?:am |is |are )?(?:too (?:tired|late|early|far|busy|soon)(?: for (?:me|us|him|her|them))?|busy|away|working|out of town|not (?:free|around|here|available|home)|booked)`,
  `${WHO}(?:(?:only|always|already|still) )?(?:works?|ha(?:ve|s) (?:to work|work|plans|class|practice|school|another thing|something))`,
  `${WHO}?(?:do(?:es)?n'?t|do(?:es)? not) (?:do|drive|go out|like to drive|go)`,
  "[a-z ]{3,24}? (?:(?:is|are|'?s) (?:no good|not good|bad|out|too (?:early|late|soon))|(?:isn'?t|aren'?t) (?:good|great)|(?:do(?:es)?n'?t|won'?t|will not) work)",
] as const;

const LEAD = '^\\W*(?:(?:and|but|so|ok|oh|well|sorry|no|nope|hmm|aw|ugh|darn)\\W+)*';

export const NOT_FREE = new RegExp(`${LEAD}(?:${NOT_FREE_PATTERNS.join('|')})\\b`, 'i');

/** Group 1 is what is asked instead. */
export const INSTEAD_OF_NOT_FREE = new RegExp(
  `${LEAD}(?:${NOT_FREE_PATTERNS.join('|')})\\b[^,.;!?]{0,40}[,.;!?–-]+\\s*(.+)$`,
  'i',
);

/** 'I can't make it', 'we can't go': the one that was told. */
export const NOT_FREE_FOR_IT = new RegExp(
  `${LEAD}${WHO}?(?:can'?t|can ?not|couldn'?t|won'?t) (?:be able to )?(?:make|do|come|go|attend)(?: to)?(?: (?:it|that|this|then|that (?:one|day|night|time|date)))?(?: (?:though|tho|sadly))?\\W*$`,
  'i',
);

/** 'He can only come on Tuesdays', 'I'm off Fridays': a time that suits. */
export const ONLY_FREE = new RegExp(
  `${LEAD}${WHO}?(?:(?:can|could|am|is|are|would) )?(?:only|just) (?:do|make|come|go|get there|have|got|free|available|off|around|works?|be there)\\b|${LEAD}${WHO}(?:(?:am|is|are) )?(?:off|free|available|around) (?!of\\b)|${LEAD}${WHO}(?:would |'?d )?(?:prefers?|rather(?: go| come| do)?|need|needs|can do|can make|could do|could make)\\b`,
  'i',
);

/** What these sentences say beside the time. */
export const WORDS_OF_BEING_FREE =
  /^(?:(?:work|works|working|make|come|go|get|drive|do|have|plans?|free|class|practice|school|good|only|off|available|around|home|able|busy|away|prefers?|rather|something|soon|early|late|out|bad|night|day)\b ?)*$/i;

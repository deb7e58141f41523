const WHO = "(?:(?:i|we|he|she|they|you|(?:my|our) [a-z]+(?: [a-z]+)?)(?:'?m|'?re|'?s)? )";

/** A day or an hour that stands before what is said of it. */
const TIME_FIRST = "(?!(?:what|when|where|which|who|how|do|does|is|are|can|any|anything)\\b)[a-z0-9][a-z0-9: ']{2,23}? ";

/** 'Not tonight' */
const TIME_WORD =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|today|tonight|tomorrow|weekends?\\b|(?:mornings?|afternoons?|evenings?|nights?)\\b';

/** 'Can't make it', 'we can't this Monday', 'I have to work': a time that does not suit, or that of the event before. */
const NOT_FREE = [
  `${WHO}?(?:(?:already|still|just|both|all) )?(?:can'?t|can ?not|couldn'?t|won'?t(?= (?:be able|make|come|do)))(?: be able to)?(?: (?:do|make|come|go|attend|be there|get there|stay)(?: to)?)*`,
  `(?:${WHO}|(?:it|that|this)(?: one)?(?:'?s| is) )?(?:am |is |are )?(?:too (?:tired|late|early|far|busy|soon)(?<whom> for (?:(?:the|my|our|a|little|young|school) )*[a-z]+)?|busy|away|working|out of town|not (?:free|around|here|available|home)|booked|taken|sold out|full)`,
  `${WHO}(?:(?:only|always|already|still) )?(?:works?|ha(?:ve|s) (?:to work|work|plans|class|practice|school|another thing|something))`,
  `${WHO}?(?:will |did )?(?:miss|missed|missing)(?= (?:it|that|this)\\b)`,
  `${WHO}(?:don'?t|doesn'?t|can'?t|won'?t) (?:get (?:off|out|home|done|there)|finish|be (?:free|home|done))(?: (?:(?:from|of|with) )?(?:work|school|class|home|there))?(?= (?:un)?'?til)`,
  `(?<not>nothing(?= (?:after|past|before) \\d)|(?:not|(?:anything|any ?(?:day|time|night)s?) (?:but|except))(?= (?:(?:on|in|for|at) )?(?:(?:an?|the|this|next) )?(?:${TIME_WORD})))`,
].join('|');

/** 'Tuesdays don't work', 'I don't drive at night', 'Friday I have the dentist': a time that is said. The group `thing` is what fills it. */
const NOT_FREE_THEN = [
  `${WHO}?(?:(?:do(?:es)?n'?t|do(?:es)? not|hates? to) (?:do|drive|go out|like to drive|go)|(?:am |are )?(?:no good|not good|bad) (?:at )?(?:driving|going out))`,
  `${TIME_FIRST}(?:(?:is|are|'?s) (?:no good|not good|bad|out|too (?:early|late|soon))|(?:isn'?t|aren'?t) (?:good|great)|(?:do(?:es)?n'?t|won'?t|will not) work)`,
  `${TIME_FIRST}${WHO}(?:works?|busy|away|(?:have|has|got|have got|(?<='ve )got) (?!${TIME_FIRST}(?:off|free)\\b)(?<thing>(?:the |an? |my |his |her |our |another |to )?[a-z]+(?: [a-z]+)?))`,
].join('|');

/** 'He can only come on Tuesdays', 'I'm off Fridays': a time that suits. */
const ONLY_FREE = [
  `(?:the |my |our )?only (?:day|time|night|evening|morning)s? ${WHO}(?:(?:can|could|am|is|are|has|have|works?|get)\\b ?){1,2}(?:[a-z]+ ){0,3}(?:is|are)`,
  `${WHO}?(?:(?:can|could|am|is|are|would) )?(?:only|just) (?:do|make|come|go|get there|have|got|free|available|off|around|works?|be there)`,
  `(?:only|just) (?=(?:after|before|from|between|until|till?|by|past) \\d)`,
  `${WHO}(?:(?:am|is|are) )?(?:off|free|available|around) (?!of\\b)`,
  `${WHO}(?:would |'?d )?(?:prefers?|rather(?: go| come| do)?|need|needs|can do|can make|could do|could make)`,
].join('|');

const LEAD = '^\\W*(?:(?:and|but|so|ok|oh|well|sorry|no|nope|hmm|aw|ugh|darn|shoot)\\W+)*';

/** The group `request` is what is asked beside it, without the marks between them. */
const REQUEST =
  "(?:\\s*[,.;!?–]+[\\s,.;!?–-]*(?<request>.+)|\\s+(?:-+\\s+)?(?<asked>(?:(?:so|and|but|ok)\\W+)*(?:is|are|what|when|which|any|anything|another|do|does|will|how)(?:'?s)?\\b.*)|\\W*)$";

/** 'Not Sunday we have church': people type no mark before the reason. */
const REASON = `(?<=(?:${TIME_WORD}))\\s+(?:(?:because|bc|cuz|cause|since|as) )?(?:i|we|he|she|they|(?:my|our) [a-z]+(?:[ -]in[ -]law)?)(?:'[a-z]+)? [a-z']+[^,.;!?–]{0,60}?`;

/** The groups `free`, `refused` and `refusedThen` say which it is, `rest` what it is about. */
export const AVAILABILITY = new RegExp(
  `${LEAD}(?:(?<free>${ONLY_FREE})|(?<refused>${NOT_FREE})|(?<refusedThen>${NOT_FREE_THEN}))(?!\\w)(?<rest>[^,.;!?–]{0,40}?)(?:${REASON})?${REQUEST}`,
  'i',
);

/** What a refusal of the event before says beside it. */
export const OF_THE_EVENT =
  /^\W*(?:(?:it|that|this|then|one|day|night|evening|afternoon|morning|weekend|time|date|there|though|tho|sadly|either|anymore|now|sorry)\b\W*)*$/i;

/** 'I work til 5, is there one later' is asked of the hours after it. */
export const UNTIL = /\b(?:un)?'?til+\b/i;

/** What these sentences say beside the time. */
export const WORDS_OF_BEING_FREE =
  /^(?:(?:work|works|working|make|come|go|get|drive|driving|do|have|plans?|free|class|practice|school|good|only|off|available|around|home|able|busy|away|prefers?|rather|something|soon|early|late|out|bad|finish|done|rides?|night|day|tired|booked|taken|full|sold|miss|missed|missing|stay|us|me|him|her|them|though|tho|sadly)\b ?)*$/i;

/** 'It is too late for us': the hours of the event before, and those after or before it. */
export const TOO_LATE = /\btoo late\b/i;
export const TOO_EARLY = /\btoo (?:early|soon)\b/i;

/** 'When is the next one' */
export const ASKS_FOR_NEXT = /\b(?:next|another|after|again|following)\b/i;

/** 'Any other nights' */
export const ASKS_FOR_OTHERS = /\b(?:others?|else|later|earlier|sooner|different|more|ones?)\b/i;

/** 'I work that night': the day of the event before. */
export const TIME_OF_THE_EVENT = /\b(?:that|the same)(?: same)? (?:day|night|evening|afternoon|morning)\b/gi;

import { WEEKDAY } from '#libs/when';
import { STREET_NAMES } from './place-words';

/** Clauses of mails, flyers and messages that are not the event. */

const YOU = "(?:you|u|ya|y['’]?all)";

/** Whom one greets. Others are greeted by names, which have capitals. */
const GREETED =
  "(?:all|y['’]?all|team|everyone|everybody|there|folks|guys|families|family|neighbou?rs?|parents|friends?|and|&|ladies|gang|crew|members|staff|residents|mom|dad|girls|boys|kids|again|volunteers|scouts|players|students|church|colleagues|teachers?|customers?|patients?|guests?|coach|doctor|pastor|father|principal|director|nurse|sir|madam|miss|boss)";

const NO_EVENTS: readonly RegExp[] = [
  // 'Northway Heating: we have you down for'
  /^(?:\p{Lu}[\p{L}.'’&]*(?: \p{Lu}[\p{L}.'’&]*){0,4}: )?[Ww]e(?: have|['’]ve)(?: got)? you (?:down|scheduled|booked|set)(?: for)?$/u,
  // 'I'll come over'
  /^(?:i|we)(?:['’]ll| will| can| am| are|['’]m|['’]re)? (?:come|coming|be there|be here|stop by|be coming)(?: (?:over|by|to (?:you|your (?:house|home|place))))?$/iu,
  /^(?:is|are) (?:it |this |that |you )?(?:ok|okay|alright|good)$/iu,
  /^(?:oh|all|everyone|new|best|regards|sincerely)$/iu,
  // What one replies.
  /^(?:(?:then|ok|okay|oh|yes|yep|yup|yeah|sure|perfect|great|cool|awesome|deal|nope?|sounds (?:good|great|fun)|(?:that )?works(?: for (?:me|us))?|i['’]?m in|count (?:me|us) in|got it)(?: (?:then|thx|thanks|ok|great|perfect))?)$/iu,
  new RegExp(
    `^(?:(?:i|we) )?(?:can ?not|can['’]?t|won['’]?t)(?: (?:do|make|come))?(?: it)?(?: on)?(?: (?:${WEEKDAY}|today|tonight|tomorrow))?$`,
    'iu',
  ),
  // 'Coach Ruiz: no practice Monday'
  new RegExp(`^(?:[^:]{2,40}: )?no [\\p{L} ]{3,30} (?:${WEEKDAY}|today|tonight|tomorrow)$`, 'iu'),
  // Of calls by Zoom.
  /^(?:.{2,40} is inviting you to a scheduled (?:\w+ )?meeting|join (?:the |your |our )?(?:zoom|teams|webex|online|virtual) meeting(?: now)?)$/iu,
  // 'Coach Mike here'
  /^(?:(?:hi|hello|hey)[ ,]+)?(?:\p{Lu}[\p{L}.'’]* ){1,3}here$/u,
  // 'Priya cannot make it'
  /^\p{Lu}[\p{L}.'’]+ (?:can ?not|can['’]?t|won['’]?t)(?: be able to)? (?:come|make it|be there|attend)$/iu,
  // 'are you guys free'
  new RegExp(
    `^(?:\\p{L}+: )?(?:(?:hey+|hi|hello|yo)(?: \\p{L}+){0,2}?,? )?(?:(?:are|r|is) )?(?:${YOU}|anyone|anybody|everyone|everybody)(?: guys| all)? (?:free|around|available|up for it)\\b(?! for )`,
    'iu',
  ),
  // 'Hi Anna', 'dear neighbors'
  new RegExp(
    `^(?:[Hh]i|[Hh]ello|[Hh]ey|HI|HELLO|HEY|[Hh]ola|[Hh]owdy|[Nn]amaste|[Aa]loha|[Ss]halom|[Dd]ear|DEAR|[Gg]ood (?:[Mm]orning|[Aa]fternoon|[Ee]vening)|[Gg]reetings|[Hh]appy \\p{L}+day)(?: (?:\\p{Lu}[\\p{L}.'’]*|\\p{Ll}+ (?=families|members|parents|neighbors)|${GREETED}|our|the|my)){0,4}:?$`,
    'u',
  ),
  /^(?:sir|madam|ma['’]am)(?:\/(?:sir|madam))?$/iu,
  // 'hey its coach dale'
  /^(?:hi|hello|hey),? (?:it['’]?s|this is) \p{L}+(?: \p{L}+){0,2}(?: here)?$/iu,
  // 'hey sarah'
  /^(?:[Hh]i|[Hh]ello|[Hh]ey) \p{Ll}+$/u,
  // 'From: Tina', but not 'From: Tina (HR) Open enrollment ends'
  /^from\s*:[^()]*(?:\([^()]*\)\s*)?$/iu,
  /^\S+@\S+\.\S+$/u,
  /^(?:https?:|www\.)\S+$/iu,
  // 'your order is confirmed'
  /^your (?:(?:upcoming|recent|next|new|online) )?(?:order|reservation|booking|appointment|appt|tickets?|registration|request|payment|purchase|seats?|spot|visit|rsvp) (?:is|are|has been|have been) (?:confirmed|booked|received|scheduled)$/iu,
  // Of invitations.
  /^(?:save th(?:e|ese) dates?|you(?:['’]| a)?re (?:all )?(?:invited|registered|confirmed|booked|set)|bring (?:the|your)(?: (?:whole|entire))? (?:kids|kiddos|family|families|friends|neighbou?rs|crew)|follow us|please join us|join us|mark your calendars?|don'?t miss (?:it|out)|all (?:are )?welcome|free admission)$/iu,
  // Of notices.
  /^(?:(?:appointment|appt\.?|visit|event|meeting|reservation|booking|order|payment) (?:reminder|confirmation|confirmed)|e-?tickets?|itinerary|boarding pass|reminder|friendly reminder|important|announcement|attention(?: \w+){0,3}|fyi|please note|fwd?|re|subject|news|upcoming events?|what'?s new|flyer)$/iu,
  // 'Team: change of plans'
  /^(?:\p{L}+: )?(?:quick |schedule |small )?(?:change|update)s?(?: of| in| to the)?(?: plans?| schedule)?$/iu,
  // Of a request, before what it is for: 'Can you come in Tuesday, 9:15, for an interview'
  /^(?:can|could|would|will) (?:you|we) (?:please )?(?:come(?: in| by| over)?|stop (?:in|by)|make it|be (?:here|there)|meet)$/iu,
  // Of talk.
  new RegExp(
    `^(?:sorry,? (?:i|we) missed (?:${YOU}|your (?:call|message|e?mail|text))|(?:i['’]?m |i am )?running (?:\\w+ )?(?:behind|late)|see ${YOU} (?:there|then|soon)|thanks?(?: you)?(?:(?: \\w+){0,3}| for (?:applying|being|booking|calling|choosing|contacting|joining|shopping|trusting|visiting)(?: \\w+){0,4})|what (?:was|is) it|i think(?: it'?s)?|i(?: was|['’]m) thinking(?: maybe)?|let me see|hope to see ${YOU}(?: there)?|hope ${YOU} can (?:come|make it))$`,
    'iu',
  ),
];

const joinPatterns = (patterns: readonly RegExp[]): string => patterns.map(({ source }) => source).join('|');

/** As one pattern for each of the flags: that takes less time than one for each clause. */
const NO_EVENT: readonly RegExp[] = ['u', 'iu'].map(
  (flags) => new RegExp(joinPatterns(NO_EVENTS.filter((pattern) => pattern.flags === flags)), flags),
);

export const isNoEvent = (words: string): boolean => {
  const clause = words.replace(/[^\p{L}\d]+$/u, '').trim();
  return NO_EVENT.some((pattern) => pattern.test(clause));
};

/** '$180 cash or check', 'free', '$5 per person' */
const PRICE =
  /^(?:\$ ?\d[\d,.]*(?:[ /-]+(?:\p{Ll}+|\$?\d[\d.]*))*|free(?: (?:admission|event|parking|and open to the public))?)$/iu;

/** How many come, where they sit and what the booking is called: no name of an event. */
const BOOKING_DETAIL =
  /^(?:(?:party(?: size)?|tables?|seats?|rows?|sec(?:tion)?s?|orch(?:estra)?|balcony|order|conf(?:irmation)?|ref(?:erence)?|booking|reservation|tickets?)\b(?:[\s:#.-]*(?:of|for|size|no|number|code|id|row|seats?|[A-Z]{1,3}|[\w-]*\d[\w-]*)\b)+|\d+ (?:guests?|people|persons|adults?|children|kids|players|tickets?|seats?)(?:,? \d+ \w+)?)$/i;

/** '650 Meadow Street' */
const ADDRESS = new RegExp(`^\\d{1,5} (?:\\p{Lu}[\\p{L}.'’]* ){1,3}(?:${STREET_NAMES})\\.?$`, 'u');

export const isBookingDetail = (words: string): boolean => BOOKING_DETAIL.test(words) || PRICE.test(words) || ADDRESS.test(words);

/** 'Hello I am Wei from apartment 4' */
const INTRODUCTION = new RegExp(
  `^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:[Mm]orning|[Aa]fternoon|[Ee]vening))(?: (?:${GREETED}|\\p{Lu}[\\p{L}.'’]*))*[ ,]+)?(?:I am|I['’]m|[Tt]his is|[Mm]y name is|[Ii]t['’]?s) (?!January|February|March|April|June|July|August|Sept|Oct|Nov|Dec)\\p{Lu}[\\p{L}.'’]*(?: \\p{Lu}[\\p{L}.'’]*)?(?: (?:from|in|at|of) [\\p{L}\\d ]+)?$`,
  'u',
);

export const isIntroduction = (words: string): boolean => INTRODUCTION.test(words);

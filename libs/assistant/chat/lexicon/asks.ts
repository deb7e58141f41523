import type { ChatQuery } from '#libs/contracts';
import { CANCELLED_LIST } from './fillers';

type Ask = NonNullable<ChatQuery['asks']>;

/** The first match wins. What it matches is no search word. */
export const ASK_PATTERNS: readonly (readonly [Ask, RegExp])[] = [
  [
    'contact',
    /(?<!\b(?:my|our|his|her)(?: \w+)? |\b(?:new|old|smart) ?)\b(?:phone|telephone|e-?mail|fax)(?: number| address)?s?\b(?: (?:for|of))?(?! (?:list|class|help|scam|workshop|basics|charg(?:ing|ers?)|repairs?|photography))|\b(?:the|a|what|which) number (?:for|to|of(?! \w+s\b)|do i|should i)\b(?: (?:sign up|call|register|rsvp|reserve|text))?|\b(?:is there )?(?:a|any|the) (?:phone )?number (?:that )?(?:(?:i|we|you) can|can (?:i|we)) (?:call|text|reach|use)\b(?: (?:them|to ask|to sign up|for (?:info|questions)))*|\bcontact (?:info|details|number|person)\b|\bhow (?:do|can|could|would|should) (?:i|we|you|one) (?:contact|reach|call|email|get (?:a hold|hold|in touch) (?:of|with))\b|\bwho (?:do|can|should|would) (?:i|we|you) (?:call|contact|email|ask|talk to)\b/i,
  ],
  ['count', /\bhow many\b(?: (?:events|things|activities)\b)?|\b(?:the )?number of (?:events|things)\b/i],
  [
    'state',
    /\b(?:(?:has|have|was|were|been|got|get|getting|is|are) )?(?:cancel+(?:l?ed|ing|ations?|s)?|called off|postponed|rescheduled|rained out|snowed out|scrapped)\b|\bstill (?:on|happening|going(?: on)?|taking place|scheduled|meeting|planned|be(?:ing)? held|(?:going to )?(?:happen|be on)|closed|out|down|flooded|blocked|shut|a thing)\b|\bgoing (?:ahead|forward)\b|\b(?:fixed|repaired|restored|resolved|re-?opened|cleared|back (?:on|up|to normal))\b(?!\?? (?:income|price|rate))/i,
  ],
  [
    'cost',
    /\bwhere (?:do|can|could|should|would) (?:i|we|you|people) (?:sign ?-?up|register|rsvp|reserve|book|(?:get|buy|find|purchase) (?:the |my |our )?tickets)\b(?: (?:for|to))?/i,
  ],
  [
    'where',
    /(?<!\b(?:there|any|anything|something|somewhere)\b.{0,40})\bwhere(?:'s|s| is| are)?\b(?! (?:i|you|we|they|people) (?:can|could|may))|\b(?:what|which) (?:place|room|building|address|location|venue)\b|\b(?:location|address|directions)\b(?: (?:of|for|to))?/i,
  ],
  [
    'who',
    /\bwho(?:'s|s)? (?:is |are )?(?:in charge of|run|runs|running|organi[sz]es?|organi[sz]ing|puts?|putting|hosts?|hosting|behind|holds?|holding|offers?|does|sponsors?|sponsoring|leads?|leading|presents?|plays?|playing|speaks?|speaking|performs?|performing)(?: on)?\b|\bby whom\b|\b(?:organi[sz]er|host|sponsor) of\b/i,
  ],
  [
    'cost',
    /\bhow (?:much|expensive)\b|\bcheapest\b|(?<=^\W*(?:is|are)\b.*)\bsold out\b|\b(?:is|are|any) (?:it |there )?(?:a )?(?:cheaper|discounts?)\b|\b(?:costs?|price[sd]?|fees?|admission|tickets?|registration|register|reservations?|reserve|rsvp|appointments?|appts?|sign ?-?ups?)(?: (?:needed|required|necessary))?\b|\bcall ahead\b|\b(?:just )?(?:walk|drop|show) (?:right )?(?:in|up)(?=\W*$)|\bwalk-?ins?\b|\bsign(?:ing)?[- ]?up\b|\bpay for\b|\bpay\b(?! (?:my|the|a|your|our)\b)|\bto get (?:in|into)\b(?! (?:the|a|an) )|\bentry fee\b|\b(?:is there )?(?:an? )?cover(?= *\W*$)|\b(?:an?|any|cover|they) charge\b|\bcharge (?:for|admission)\b|\b(?:get|save|reserve|grab|hold|claim)(?: (?:me|us))? (?:a|my|our|some) (?:spot|seat|slot)s?\b/i,
  ],
  ['agenda', /\b(?:agendas?|minutes of)\b/i],
  [
    'about',
    /\bwhat (?:do|will|would) (?:i|we) need(?=\W*$| for\b)(?: for)?|\bwhat (?:do|should) (?:i|we|you|kids) (?:need to |have to )?(?:bring|wear|know|prepare|expect)\b(?: (?:to|for|about))?|\bwhat (?:papers?|paperwork|documents?|forms|proof|gear|supplies) (?:do|should|would|will) (?:i|we|you) (?:need|have|bring)\b(?: to (?:bring|show|have))?(?: (?:to|for))?|\bhow old (?:do|does|must|should)\b|\bhow old(?=\W*$)|\bwhat (?:ages?|grades?)\b|\b(?:age limit|minimum age|old enough)\b|(?<!\ball )\bages?(?= *\W*$)|\btell me (?:more )?about\b|\bmore about\b|\bwhat(?:'s| is| are|s)? (?:the|a|an)\b(?! (?:date|time|place|next|first|last|schedule|plan|weekend|calendar|day))|\bdescribe\b|\bdetails (?:of|on|about|for)\b|\bwhat happens at\b|\bwhat(?:'?s| is) .+ about\b/i,
  ],
  [
    'when',
    /\bwhen(?:'s|s)?\b|\b(?:what|which) (?:time|day|date|night|evening|morning|weekend|week)s?\b(?: of the week)?|\bhow (?:late|early|soon|long)\b|\b(?:date|(?<!\b(?:story|play|family|toddlers?|baby|lap|craft|tummy|circle|quiet|sensory|lego) )time) (?:of|for)\b|\b(?:at what|what) hours?\b/i,
  ],
];

/** 'What is cancelled' lists events, and asks of none whether it is on. */
export const findAsk = (text: string): (typeof ASK_PATTERNS)[number] | undefined => {
  const isList = CANCELLED_LIST.test(text);
  const withCost = WITH_COST.test(text);
  return ASK_PATTERNS.find(
    ([ask, pattern]) => pattern.test(text) && !(isList && ask === 'state') && !(withCost && (ask === 'where' || ask === 'when')),
  );
};

/** 'Where is it and how much': what it costs is told with its time and place. */
const WITH_COST =
  /\b(?:where|when|what time)\b.*\b(?:and|&) (?:how much|what (?:does|do|is|are) (?:it|they|the) (?:cost|price|tickets?))\b|\bhow much\b.*\b(?:and|&) (?:where|when|what time)\b/i;

/** 'How do I renew my card': group 1 is what is done. */
export const HOW_TO_START =
  /^\W*(?:(?:so|and|ok|hi|hey)\W+)*how (?:(?:do|can|could|would|should) (?:i|we|you|one|people) |to )([a-z]+)\b/i;

import type { ChatQuery } from '#libs/contracts';

type Audience = NonNullable<ChatQuery['audience']>;

const OF = '(?:(?:for|4) )?(?:the |my |our |your |a |little |small |young |younger |older |whole |entire )*';

/** '2 yr old', '6-year-olds', '5yo', '4 y/o' */
const YEARS_OLD =
  '(?:[- ]?(?:years?|yrs?)[- ]olds?|[- ]?y\\/?o)(?: (?:boys?|girls?|kids?|child|sons?|daughters?|grandsons?|granddaughters?|nephews?|nieces?|moms?|dads?|mothers?|fathers?|grandmas?|grandpas?|grandmothers?|grandfathers?|aunts?|uncles?|husbands?|wives|wife))?';

/** 'She's 80' */
const WHO_IS =
  "(?:\\b(?:s?he(?:['’]?s| is)|who(?:['’]?s| is)|(?:son|daughter|kid|grandson|granddaughter|mom|dad|mother|father|grandma|grandpa)(?:['’]s| is)|aged?) )";

/** The first match wins. Words of an event's own name are protected before. */
export const AUDIENCE_PATTERNS: readonly (readonly [Audience, RegExp])[] = [
  [
    'teens',
    new RegExp(
      `\\b${OF}(?:teens?|teenagers?|teenage (?:kids?|children|sons?|daughters?)|tweens?|adolescents?|high[- ]?schoolers?|middle[- ]?schoolers?|(?:(?:[6-9]|1[0-2])th|(?:six|seven|eigh|nin|ten|eleven|twelf)th)[- ]graders?|freshm[ae]n|sophomores?|(?:1[3-7]|thirteen|fourteen|fifteen|sixteen)${YEARS_OLD}|${WHO_IS}1[3-7])\\b`,
      'i',
    ),
  ],
  [
    'children',
    new RegExp(
      `\\b${OF}(?:(?:1st|2nd|3rd|[45]th|first|second|third|fourth|fifth)[- ]graders?|kindergart[ne]+ers?|(?:elementary|grade)[- ]school(?:ers?| (?:kids|children|students))|elementary (?:kids|students)|kids?|kiddos?|child(?:ren|s)?|famil(?:y|ies)|family[- ]friendly|kid[- ]friendly|little ones?|sons?|daughters?|grandkids?|grandchild(?:ren)?|(?<=\\bfor (?:my |our |the |two |three )*)grandbab(?:y|ies)|(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)${YEARS_OLD}|\\d{1,2}[- ]month[- ]olds?|${WHO_IS}(?:[1-9]|1[0-2])(?! ?(?::|[ap]m)))(?:'s)?(?:[- ]friendly)?\\b`,
      'i',
    ),
  ],
  [
    'seniors',
    new RegExp(
      `\\b${OF}(?:seniors|senior (?:citizens?|stuff|events?|activit(?:y|ies)|things|programs?)|elderly(?: people)?|older (?:adults|people|folks)|retirees|retired(?: (?:people|folks))?|grandparents|(?:6\\d|[7-9]\\d)${YEARS_OLD}|${WHO_IS}(?:6[5-9]|[7-9]\\d))\\b`,
      'i',
    ),
  ],
];

export const FREE_PATTERN =
  /\b(?:for free|free of charge|free|no[- ]cost|without (?:charge|paying)|costs? nothing|(?:doesn't|does not|don't|do not|won't) cost (?:anything|money|a thing))\b(?! (?:time|parking|lunch|speech|throw)\b)/i;

type OtherTrait = NonNullable<ChatQuery['trait']>;

/** The first match wins. */
export const TRAIT_PATTERNS: readonly (readonly [OtherTrait, RegExp])[] = [
  ['spanish', /\b(?:in|en) (?:spanish|espa[nñ]ol)\b|\bspanish[- ](?:language|speaking)\b|\bbilingual\b/i],
  ['accessible', /\b(?:wheel ?chair|handicap)(?:[- ]?(?:accessible|access|friendly|ramp))?\b|\baccessible\b/i],
  ['online', /\b(?:online|virtual(?:ly)?|(?:on|over|via|by) zoom|remote(?:ly)?|live ?stream(?:ed)?|from home)\b/i],
  [
    'outdoors',
    /\b(?:outdoors?|outside(?! (?:of )?(?:the |our )?(?:town|city|county|village|area|district|limits))|open[- ]air)\b/i,
  ],
];

/** Of events that nobody names it is asked which of them need it. */
export const REGISTRATION_PATTERN = /\b(?:sign(?:ing)?[- ]?ups?|regist(?:er|ration)|rsvp|reserv(?:e|ation))\b/i;

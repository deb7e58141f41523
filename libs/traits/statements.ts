import type { ReasonField } from '#libs/contracts/filters';
import { words } from './evidence';

type StatementField = Exclude<ReasonField, 'price' | 'series' | 'operator' | 'organization'>;

/** Words that say that an event has the trait, in a sentence or field without any of the words `unless`. */
export type Statement = Readonly<{ in: readonly StatementField[]; pattern: RegExp; unless?: RegExp }>;

/** '6:30', and not how a telephone number begins. */
export const HOUR = '\\d{1,2}(?:[^-\\d]|$)';

const TEEN_AGES = 'ages?:? (?:1[1-7])(?: ?(?:-|–|to|through) ?(?:1[3-9]|2[01])| ?\\+| and (?:up|older))?';
const TEEN_GRADES = 'grades?:? (?:\\d+ ?(?:-|–|to|through) ?)?(?:[7-9]|1[0-2])(?:th)?';
const TEEN_RANGE =
  '(?:boys|girls|students|youth|scouts) (?:in grades [5-9] ?(?:-|–|to|through) ?(?:[89]|1[0-2])|1[1-4] ?(?:-|–|to|through) ?1[5-9])';

const FOR_TEENS = words(
  'teens?',
  'teenagers?',
  'youth groups?',
  'junior corps',
  'high ?schoolers',
  'middle ?schoolers',
  TEEN_AGES,
  TEEN_GRADES,
  '(?:[6-9]|1[0-2])th ?(?:-|–|to) ?1[0-2]th graders?',
);

const NOT_FOR_TEENS = words(
  'for parents',
  'parents of',
  'teachers',
  'no teens',
  'adults?',
  'teen (?:mothers|pregnancy)',
  'help',
  // A least age
  '(?:and|or) (?:older|up|above|over)',
  'signature',
  'accompanied',
  'with an? (?:parent|guardian)',
);

export const TEENS_STATEMENTS: readonly Statement[] = [
  { in: ['categories', 'subOrganization'], pattern: words('teens?', 'teen services', 'young adults? \\(?teens?\\)?') },
  { in: ['name'], pattern: FOR_TEENS, unless: words('for parents', 'parents of', 'adults?') },
  {
    in: ['description'],
    pattern: words(
      'for (?:\\w+ ){0,2}(?:teens|teenagers|tweens and teens)',
      'teens (?:and|,) ',
      'all teens',
      'teens (?:will|can|are|may)',
      'teen youth group',
      'middle school(?:ers| students)',
      'for high school(?:ers| students)',
      'high ?school students (?:are|can|will|may)',
      TEEN_AGES,
      'grades? (?:[6-9]|1[0-2]) ?(?:-|–|to|through) ?(?:[6-9]|1[0-2])',
    ),
    unless: NOT_FOR_TEENS,
  },
  {
    in: ['description'],
    pattern: words(TEEN_RANGE),
    unless: words('sizes?', 'coats?', 'gifts?', 'toys?', 'age groups?', 'divisions?', 'adults?', 'men', 'women'),
  },
  {
    in: ['name', 'description'],
    pattern: words('teens (?:and|&) adults', 'juniors, seniors and their (?:parents|families)'),
    unless: words('not', 'no', 'under'),
  },
];

const OLDER_AGE = '(?:fifty|sixty)(?: five)? (?:and|or) (?:over|up|older|better)';

export const SENIORS_STATEMENTS: readonly Statement[] = [
  {
    in: ['categories', 'subOrganization'],
    pattern: words('seniors', 'older adults', 'senior (?:services|citizens?|center|programs?)'),
  },
  {
    in: ['name'],
    pattern: words('seniors', 'senior citizens?', 'older adults?', '(?:50|55|60|62|65) ?(?:\\+|plus)', 'aging in'),
    unless: words('high school', 'college', 'juniors?', 'graduat\\w+', 'class of'),
  },
  {
    in: ['description'],
    pattern: words(
      'for (?:\\w+ )?(?:seniors|older adults)',
      'for senior citizens',
      'seniors (?:are|can|will|of all)',
      'older adults',
      '(?:aged?|ages) (?:50|55|60|62|65) ?(?:\\+|and (?:over|up|older|better))',
      'adults? (?:50|55|60|62|65) ?(?:\\+|and (?:over|up|older|better))',
      'for (?:our )?older (?:adults|members|residents)',
      'group of older members',
      `(?<=^|[.!?:\\n] ?|\\b(?:ages?|aged|adults?|those|people|women|men|anyone|members|residents|neighbors|for) )${OLDER_AGE}`,
      '(?<!free )(?:group of|for) (?:\\S+ ){0,4}over (?:the )?age (?:of )?(?:55|60|62|65)',
    ),
    unless: words(
      'high school',
      'college',
      'graduat\\w+',
      'juniors?',
      'discount\\w*',
      'students?',
      '\\$ ?\\d+',
      'donat\\w+',
      'help (?:seniors|older adults)',
      // Others do something for them
      '(?:seniors|older adults) and their parents',
      'parking (?:\\w+ )?for seniors',
      '(?:pick ?up|delivery|rides?) for (?:\\w+ )?seniors',
      '(?:write|make|color|assemble|pack|wrap|knit|sew|collect|deliver)(?:s|ing)? (?:\\S+ ){1,6}for (?:\\w+ )?(?:seniors|older adults)',
      '(?:dose|shots?|vaccin\\w+|risk|half|percent)',
    ),
  },
];

export const OUTDOORS_STATEMENTS: readonly Statement[] = [
  {
    in: ['name', 'categories'],
    pattern: words('outdoors?', 'hik(?:e|es|ing)', 'in the park', 'on the (?:green|lawn|beach)'),
    unless: words(
      'indoors?',
      'virtual',
      'film',
      'talk',
      'lecture',
      'book',
      'planning',
      'meeting',
      'committee',
      'club meeting',
      'cancelled',
    ),
  },
  {
    in: ['description'],
    pattern: words(
      '(?:held|takes? place|gather|meet|be|is|are) outdoors?',
      'outdoor (?:event|program|concert|market|class|worship|service|activity|activities|adventure|movie|festival)',
      'rain or shine',
      'rain date',
      'weather permitting',
      'bring (?:a |your )?(?:lawn|folding|beach) chairs?',
      'bring (?:a |your )?blankets?',
      'will hike',
      'stay in your cars?',
      'walking on trails',
    ),
    unless: words('indoors?', 'if it rains, indoors', 'in (?:case of )?rain.{0,20}(?:gym|inside)', 'virtual', 'shelter', 'drive'),
  },
];

export const ONLINE_STATEMENTS: readonly Statement[] = [
  { in: ['location'], pattern: /^\W*(?:online|virtual|zoom|webinar|google meet|microsoft teams)\b/i },
  {
    in: ['name'],
    pattern: words('virtual', 'online', '(?:on|via|by|over) zoom', 'zoom', 'webinar', 'livestream'),
    unless: words(
      'online safety',
      'safety',
      'virtual reality',
      'in person',
      'not virtual',
      'dating',
      'selling',
      'scams?',
      'banking',
      'privacy',
    ),
  },
  { in: ['categories'], pattern: words('virtual', 'online', 'webinars?') },
  {
    in: ['description'],
    pattern:
      /https?:\/\/[\w.-]*(?:zoom\.us\/|meet\.google\.com\/|teams\.microsoft\.com\/|webex\.com\/|gotomeet)\S{0,20}|\b(?:via|on|over|by) zoom\b|\b(?:this|is an?|an) (?:virtual|online) (?:event|program|class|workshop|meeting|session)|\bzoom link\b|\bzoom meditation\b/i,
    unless: words('no zoom', 'not (?:on|via) zoom', 'not be (?:on|available)'),
  },
];

const NO_REGISTRATION = [
  'no (?:advance |pre ?)?(?:registration|reservations?|rsvps?|sign ?up|tickets?|appointment)',
  "(?:registration|reservations?|rsvps?|sign ?up|tickets?) (?:is |are )?(?:not|isn't|aren't|recommended|encouraged|suggested|preferred|appreciated|optional|requested but)",
  'recommended',
  'encouraged',
  'in registering',
  'register to vote',
  'voter registration',
  'not (?:required|necessary|needed)',
  'guest registration',
  'no need to',
  'cash register',
  'walk ?ins? (?:are )?welcome',
  "don't (?:need|have) to",
  'kindergarten registration',
  'packet',
  // Only those who show or perform something register
  'vendors?',
  'skippers?',
  '(?:marchers|bands|performers)(?::| (?:must|should|can|may|register|who|that))',
  'exhibitors?',
  'floats?',
  'sign up (?:at|by) (?:the )?(?:door|table|counter|bar)',
  'keep your registration',
  'wish(?:ing)? to speak',
  'to speak',
  'groups of \\w+ or more',
  'or (?:walk in|bring your own)',
];

export const REGISTRATION_STATEMENTS: readonly Statement[] = [
  {
    in: ['name', 'description'],
    pattern: words(
      '(?:advanced? |pre ?)?(?:registration|reservations?|rsvps?|sign ?ups?|tickets?|appointments?|enrollment) (?:is |are |\\w+ )?(?:required|necessary|needed|a must|mandatory)',
      '(?:must|need to|have to) (?:pre ?)?(?:register|sign up|rsvp|reserve|enroll|make an appointment)',
      'required to (?:register|sign up|rsvp)',
      '(?:please|kindly) (?:pre ?)?(?:register|rsvp|sign up|reserve)',
      '(?:pre ?)?register (?:here|now|online|today|by|in advance|at|for|to attend|through|via|with|using)',
      'register:',
      'to (?:pre ?)?register',
      'rsvp (?:to|by|at|here|with|required)',
      'rsvp:',
      `sign up (?:here|at(?! ${HOUR})|by|online|for each|in advance|with|through|required)`,
      'by appointment(?: only)?',
      'appointments first',
      'appointment only',
      'click here (?:to|for) (?:register|tickets|sign up|rsvp)',
      'reserve (?:your|a) (?:seat|spot|place|ticket|table|plate|chair|space|boat)',
      'call (?:ahead(?=[.!;]|\\W*$)|(?:ahead )?(?:for an appointment|to (?:hold|reserve|book|register|sign up)))',
      'reserve by',
      'registration open(?:s|ed)?',
      'are invited to register',
      'registration (?:link|form|page|at|via|through)',
      'registration \\(https',
      'advance registration',
    ),
    unless: words(...NO_REGISTRATION),
  },
  {
    in: ['description'],
    // The page of the event itself: the end of the address, or its number
    pattern:
      /https?:\/\/\S*\/(?:(?:webinar|meeting)\/register\b|(?:register|registration|rsvp)(?=\/?(?:$|[\s?#).,;]|[\w-]*\d)))/i,
    unless: words(
      ...NO_REGISTRATION,
      'sign ?in',
      'log ?in',
      'accounts?',
      '(?:library )?card',
      '(?:e ?)?newsletters?',
      'our e ?mails',
      'season',
    ),
  },
];

export const ACCESSIBLE_STATEMENTS: readonly Statement[] = [
  {
    in: ['name', 'description', 'categories', 'location'],
    pattern: words(
      '(?:wheel ?chair|ada|handicap(?:ped)?|fully|stroller and wheelchair) ?accessible',
      'accessible (?:to|for) (?:wheel ?chairs?|people with disabilities|all abilities)',
      'accessible (?:entrance|venue|building|facility|restrooms?|seating|parking|trail|route)',
      '(?:asl|sign language) interpret\\w+',
      'asl interpreted',
      'interpreted in (?:asl|american sign language)',
      'sensory friendly',
      'low sensory',
      'assistive listening',
      'hearing loop',
      'audio description',
      'audio described',
      'open captions?',
      'closed caption(?:s|ed|ing)?',
      'live captions?',
      'cart captioning',
      'adaptive (?:program|sports|yoga|class|swim|recreation)',
      '(?:for )?(?:children|people|adults|individuals|teens) with (?:special needs|disabilities|autism)',
      'all abilities',
    ),
    unless: words(
      'not (?:\\w+ )?(?:wheel ?chair|handicap(?:ped)?|ada)? ?accessible',
      "isn't accessible",
      'upon request',
      'fund ?rais\\w+',
      'donat\\w+',
      'learn (?:asl|sign language)',
    ),
  },
];

export const SPANISH_STATEMENTS: readonly Statement[] = [
  {
    in: ['name', 'description', 'categories'],
    pattern: words(
      '(?:in|en) (?:both )?(?:english (?:and|&) )?(?:spanish|español)',
      'bilingual(?: \\w+)? ?(?:\\(?(?:english|spanish)\\W+(?:and )?(?:english|spanish)\\)?)',
      'spanish ?(?:and|&|/) ?english',
      'english ?(?:and|&|/) ?spanish',
      'spanish (?:language )?(?:story ?time|mass|service|worship|tour|film|book club|program|speaking)',
      '(?:misa|hora de cuentos|cuentos|clases?|taller|reunión|noche|fiesta|club de lectura) (?:en|de|para|del) [\\wáéíóúüñ]+',
      'se habla español',
      'español',
      'interpretación',
      'spanish interpret\\w+',
      '(?:para|con) (?:los |las )?(?:niños|familias|adultos|padres)',
      'conversación',
      'bilingüe',
    ),
    unless: words(
      'learn(?:ing)? spanish',
      'spanish (?:i|ii|iii|iv|1|2|3|class(?:es)?|course|lessons?|level|grammar|for beginners|rice|wine|tapas|guitar|moss)',
      'beginn(?:er|ing)s? spanish',
      '(?:conversational|practical|intermediate|advanced) spanish',
      'flyers? in spanish',
      'click here',
      'who speak spanish',
      'not in spanish',
      'translated from',
      'available in',
    ),
  },
];

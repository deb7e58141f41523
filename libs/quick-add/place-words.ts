/** Words that places are made of, as alternatives of patterns. */

const STREET_WORDS = [
  ...['route', 'highway', 'hwy', 'st', 'street', 'ave', 'avenue', 'rd', 'road', 'dr', 'drive', 'ln', 'lane', 'blvd', 'boulevard'],
  ...[
    'way',
    'ct',
    'court',
    'pl',
    'place',
    'pike',
    'terrace',
    'ter',
    'circle',
    'cir',
    'square',
    'sq',
    'parkway',
    'pkwy',
    'trail',
    'trl',
  ],
  ...['run', 'loop', 'row', 'alley', 'crossing', 'turnpike', 'tpke', 'plaza', 'plz', 'path', 'cove', 'extension', 'ext'],
];
export const STREETS = STREET_WORDS.join('|');
export const IS_STREET_WORD = new RegExp(`^(?:${STREETS})$`);

/** The same with a capital, as in addresses that stand alone. */
export const STREET_NAMES = STREET_WORDS.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`).join('|');

/** '12-30', '100-140', but not the hours '9-12' and '1-3' */
export const HOUSE_NUMBERS = '(?:\\d{1,2}[-–](?:1[3-9]|[2-9]\\d)|\\d{3,5}[-–]\\d{3,5})';

/** Behind a street: 'apt 3', '#5C', ', Suite 210' */
export const UNIT = ',? (?:(?:[Aa]pt|[Uu]nit|[Ss]uite|[Ss]te|[Bb]ldg)\\.? #?|#)\\d{1,4}\\p{L}?(?![\\p{L}\\d])';

/** 'Where: Jump Zone' */
export const PLACE_LABELS = 'where|location|place|venue|address';

/** Of a form, at the beginning of a line: 'Store: Target'. */
export const BUSINESS_LABELS =
  'clinic|dealer(?:ship)?|facility|hospital|hotel|office|pharmacy|provider|restaurant|salon|shop|store';

export const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** Before the name of a venue. */
export const VENUE_PREFIXES =
  "(?:St\\.?|Saint)(?! \\p{Lu}[\\p{Ll}’']+ (?:Day|Eve)\\b)|Our Lady of|Holy(?! (?:Week|Saturday|Thursday|Day)\\b)|Temple|Congregation|Camp|Lake|Mount|Mt\\.|Fort|Villa|Casa|Salón|Salon|Iglesia|Parque|Escuela|Parroquia|Centro";

/** '14', '118B', 'B-14', 'C' */
export const ROOM_NUMBER = '#?(?:\\p{L}{1,2}-?\\d{1,4}|\\d{1,4}(?:-?\\p{L})?|\\p{L})';

/** 'craft room', 'conference room C', 'rm 14' */
export const ROOMS = `(?:(?:craft|art|game|card|conference|conf\\.?|board|music|band|choir|training|activity|dining|program|multipurpose|meeting|community|party|class|reading|back) ?)?(?:room|rm\\.?)(?: ${ROOM_NUMBER})?(?![\\p{L}'’])`;

/** '2nd floor', 'lower level', perhaps with the room on it. */
export const FLOORS = `(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|ground|lower|upper|main|top) (?:floor|level)(?: ${ROOMS})?`;

/** What a person owns where one meets: "Joan's house". */
export const OWNED_PLACES =
  'house|place|home|apartment|garage|barn|farm|ranch|cabin|cottage|camp|yard|backyard|porch|patio|studio|shop|salon|office|pool|deck|driveway';

/** Behind 'at', and no place: hours, parts of a show, what is sold. */
export const NO_PLACES = [
  ...[
    'noon',
    'midnight',
    'night',
    'nite',
    'least',
    'once',
    'about',
    'around',
    'like',
    'quarter',
    'half',
    'dawn',
    'dusk',
    'sunset',
    'sunrise',
  ],
  ...[
    'sunup',
    'sundown',
    'first',
    'last',
    'latest',
    'most',
    'best',
    'worst',
    'all',
    'any',
    'will',
    'will call',
    'large',
    'risk',
    'random',
  ],
  ...[
    'bedtime',
    'lunchtime',
    'lunch ?time',
    'dinnertime',
    'dinner ?time',
    'naptime',
    'halftime',
    'kickoff',
    'this',
    'that',
    'which',
    'what',
  ],
  ...[
    'curb',
    'the curb',
    'doors?(?: \\d+)?',
    "[a-z]+['’]s expense",
    'it',
    'them',
    'him',
    'her',
    'us',
    'me',
    'you',
    'approximately',
    'exactly',
    'the (?:door|doors|gate|same|end|start|beginning|latest|time|moment|top|bottom|counter|desk|front desk|event|table)',
  ],
].join('|');

/** At which one is, but which are no places. */
export const EVENT_NOUNS =
  'service|mass|games?|fair|sales?|auction|vendue|shows?|concert|party|meeting|mtg|festival|parade|event|dinner|lunch|supper|breakfast|practice|class|wedding|funeral|ceremony|tournament|meet|match|race|rehearsal|recital|booth|drive|table|worship|recess|dismissal|pickup|pick up|bedtime|check ?in|speed|risk|all|large|once|times?|price|cost|sunrise|sunset|dawn|dusk';

/** Plurals and other words that no person owns: 'at games'. */
export const NO_OWNERS =
  'this|his|its|us|yes|bus|mass|class|recess|times|events|games|meets|races|matches|finals|semis|playoffs|meetings|classes|lessons|sessions|practices|tryouts|rehearsals|shows|concerts|doors|gates|odds|ends|hours|nights|rates|prices|costs|tables|tickets|works|dinners|rounds';

/** What is behind them and 'at' is no place. */
export const LOOK_AT = 'look|looking|stare|staring|laugh|aim|peek|glance|arrives?|help|helping|good|great|back';

/** Titles and directions whose dot ends no sentence. */
export const DOTTED_WORDS = 'St|Mt|Dr|Mrs?|Ms|Rev|Fr|Sr|Jr|Ft|No|Bldg|Rm|Ste|Comm|comm|st|mt|dr|rm|mrs?|ms';

/** Who, not where: 'Dr. Shah' */
export const TITLE = '(?:Dr|Mrs?|Ms|Rev|Fr|Guest|Coach|Pastor)(?![\\p{L}])';

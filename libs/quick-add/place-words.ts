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

/** The same with a capital, as in addresses that stand alone. */
export const STREET_NAMES = STREET_WORDS.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`).join('|');

/** Behind a street: 'apt 3', '#5C', ', Suite 210' */
export const UNIT = ',? (?:(?:[Aa]pt|[Uu]nit|[Ss]uite|[Ss]te|[Bb]ldg)\\.? #?|#)\\d{1,4}\\p{L}?(?![\\p{L}\\d])';

export const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** The last word of a place without a name: 'the golf course', 'Lincoln School cafeteria'. */
export const PLACE_NOUNS = [
  ...[
    'airport',
    'annex',
    'apartment',
    'arena',
    'armory',
    'auditorium',
    'backyard',
    'bakery',
    'ballroom',
    'bank',
    'bar',
    'barbershop',
  ],
  ...[
    'barn',
    'basement',
    'beach',
    'boathouse',
    'booth',
    'bowling alley',
    'brewery',
    'building',
    'cabin',
    'cafe',
    'cafeteria',
    'camp',
  ],
  ...[
    'campground',
    'campus',
    'cathedral',
    'cemetery',
    'center',
    'chapel',
    'church',
    'cinema',
    'clinic',
    'club',
    'clubhouse',
    'coffee shop',
  ],
  ...[
    'college',
    'commons',
    'condo',
    'convent',
    'cottage',
    'court',
    'courthouse',
    'courtyard',
    'courts',
    'deli',
    'dealer',
    'dealership',
    'diner',
    'dock',
  ],
  ...[
    'docks',
    'dojo',
    'farm',
    'fairgrounds',
    'field',
    'fields',
    'firehouse',
    'fire station',
    'gallery',
    'garage',
    'garden',
    'gardens',
  ],
  ...[
    'gazebo',
    'golf course',
    'grange',
    'greenhouse',
    'gym',
    'gymnasium',
    'hall',
    'harbor',
    'home',
    'hospital',
    'hotel',
    'house',
    'inn',
  ],
  ...[
    'jail',
    'kitchen',
    'lake',
    'landing',
    'lawn',
    'legion',
    'library',
    'lobby',
    'lodge',
    'lot',
    'lounge',
    'mall',
    'marina',
    'market',
  ],
  ...[
    'monastery',
    'mosque',
    'museum',
    'nursery',
    'nursing home',
    'office',
    'orchard',
    'park',
    'parking lot',
    'pavilion',
    'pharmacy',
    'pier',
  ],
  ...[
    'pizzeria',
    'place',
    'playground',
    'plaza',
    'pond',
    'pool',
    'preschool',
    'pub',
    'ranch',
    'rectory',
    'restaurant',
    'rink',
    'river',
  ],
  ...[
    'room',
    'salon',
    'sanctuary',
    'school',
    'senior center',
    'shack',
    'shelter',
    'shop',
    'shrine',
    'stables?',
    'stadium',
    'stage',
    'station',
  ],
  ...[
    'steps',
    'store',
    'studio',
    'synagogue',
    'tavern',
    'temple',
    'terminal',
    'theater',
    'theatre',
    'town green',
    'trailhead',
    'university',
  ],
  ...[
    'lab',
    'boat launch',
    'chalet',
    'boat ramp',
    'bandstand',
    'food pantry',
    'overlook',
    'preserve',
    'reservoir',
    'vet',
    'wing',
    'winery',
    'yard',
    'zoo',
  ],
].join('|');

/** The last word of the name of a place that stands alone between commas. */
export const VENUE_NOUNS =
  'Church|Offices|Presbyterian|Methodist|Lutheran|Baptist|Congregational|Episcopal|Unitarian|UMC|UCC|School|Library|Hall|Center|Centre|Park|Gym|Lodge|Museum|Theater|Theatre|Pavilion|Arena|Stadium|Chapel|Temple|Synagogue|Auditorium|Inn|Tavern|Pub|Brewery|Winery|Farm|Barn|Grange|Rink|Room|Cafe|Café|Gallery|Gardens?|Fairgrounds|Courthouse|Armory|Cathedral|Academy|College|University|Clubhouse|Ballroom|Boathouse|Firehouse|Marina|Playhouse|(?:Fire|Meeting|Town|Court|Parish|Field|Opera|Coffee|Guest) House|Meetinghouse|Fieldhouse|Fire (?:Station|Company|Hall)|HQ|Headquarters';

/** The same behind the day, where the words are hardly those of an event. */
export const OTHER_VENUE_NOUNS =
  'Elementary|Middle|High|Lake|Club|Diner|Home|Dental|Orthodontics|Pediatrics|Cinemas?|Theaters|Theatres|Multiplex|Coliseum|Amphitheater|Bandshell|Cemetery|Residence|residence|Bowl|YMCA|YWCA|Station|Grill|Restaurant|Hospital|Clinic|Court|Bank|Mall|Plaza|Stables|Office|Lanes|Bakery|Bookstore|Store|Market|Pool|Field|Fields|Courts|Lot|Beach|Trailhead|Campground|Apartments|Manor|Village|Estates|Legion|Building|Annex|Campus|Studios?|Salon|Taproom|Brewing|Hotel|Resort|Pizzeria|Trattoria|Bistro|Steakhouse|Deli|Coffee|Roasters|Orchard|Playground';

/** The last word of the name of a practice, where one has an appointment. */
export const PRACTICE_NOUNS =
  'Imaging|Radiology|Dental|Dentistry|Orthodontics|Optical|Optometry|Eye ?[Cc]are|Dermatology|Pediatrics|Medicine|Orthopa?edics|Cardiology|Chiropractic|Physical Therapy|Urgent Care|Veterinary|Animal Hospital|Hospital|Medical Center|Medical Group';

/** Where there is one in a town, or one is meant, without another name. */
export const LONE_VENUES =
  'Armory|Grange|Firehouse|Fire Station|Fairgrounds|Courthouse|Clubhouse|Library|Gym|Cafeteria|Auditorium|Pavilion|Gazebo|Rec Center|Senior Center|Community Center|Legion|Legion Hall|Elks|Elks Lodge|Moose Lodge|VFW|VFW Hall|YMCA|YWCA|Town Hall|City Hall|Village Hall|Parish (?:House|Hall|Center)|Fellowship Hall|[Dd]owntown(?: \\p{Lu}\\p{L}+){0,2}';

/** Before the name of a venue. */
export const VENUE_PREFIXES =
  "(?:St\\.?|Saint)(?! \\p{Lu}[\\p{Ll}’']+ (?:Day|Eve)\\b)|Our Lady of|Holy(?! (?:Week|Saturday|Thursday|Day)\\b)|Temple|Congregation|Camp|Lake|Mount|Mt\\.|Fort|Villa|Casa|Salón|Salon|Iglesia|Parque|Escuela|Parroquia|Centro";

/** In small letters, in a clause of their own. */
export const KINDS_OF_ROOMS =
  '(?:(?:home|main|small|big|north|south|upper|lower|church|school|parish|fellowship|community|village|town|city|high school|middle school|elementary|hs|ms|choir|lecture|banquet|dining|student) ){0,2}(?:gym|gymnasium|cafeteria|auditorium|library|clubhouse|firehouse|fire station|hall|multipurpose room|band room|media center|(?:library )?(?:meeting|community|conference|class|choir|music|art|craft|game|party|training|board|mat|weight|reading|dining) ?room|council chambers?|lounge|loft|undercroft|atrium|courtyard|narthex|rec center|senior center|basement|parlor|gazebo|pavilion|sanctuary|turf)';

/** 'craft room', 'conference room C', 'rm 14' */
export const ROOMS =
  "(?:(?:craft|art|game|card|conference|conf\\.?|board|music|band|choir|training|activity|dining|program|multipurpose|meeting|community|party|class|reading|back) ?)?(?:room|rm\\.?)(?: #?(?:\\d{1,4}\\p{L}?|\\p{L}))?(?![\\p{L}'’])";

/** '2nd floor', 'lower level', perhaps with the room on it. */
export const FLOORS = `(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|ground|lower|upper|main|top) (?:floor|level)(?: ${ROOMS})?`;

/** Behind the name of a venue. */
export const PARTS_OF_VENUES = `gym|gymnasium|cafeteria|auditorium|lobby|library|kitchen|basement|annex|chapel|sanctuary|lot|parking lot|garage|field|fields|courts?|rink|diamond|bandstand|stage|pool|lawn|lunchroom|media center|computer lab|lab|commons|atrium|fieldhouse|patio|porch|deck|beach|dock|pier|courtyard|grounds|trailhead|entrance|${ROOMS}|${FLOORS}|(?:fellowship |parish )?hall`;

/** With a number or a letter behind them. */
export const NUMBERED_VENUES =
  'Room|Rm|Field|Station|Post|Pier|Gate|Lot|Studio|Hangar|Shelter|Suite|Ste|Building|Bldg|Court|Gym|Hall|Lodge|Pavilion|PS|P\\.S\\.|Rink|Terminal|Local';

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
  'service|mass|games?|fair|sales?|shows?|concert|party|meeting|mtg|festival|parade|event|dinner|lunch|supper|breakfast|practice|class|wedding|funeral|ceremony|tournament|meet|match|race|rehearsal|recital|booth|drive|table|worship|recess|dismissal|pickup|pick up|bedtime|check ?in|speed|risk|all|large|once|times?|price|cost|sunrise|sunset|dawn|dusk';

/** Plurals and other words that no person owns: 'at games'. */
export const NO_OWNERS =
  'this|his|its|us|yes|bus|mass|class|recess|ours|theirs|yours|times|events|games|meets|races|matches|finals|semis|playoffs|meetings|classes|lessons|sessions|practices|tryouts|rehearsals|shows|concerts|doors|gates|odds|ends|hours|nights|rates|prices|costs|tables|tickets|works|dinners|rounds';

/** What is behind them and 'at' is no place. */
export const LOOK_AT = 'look|looking|stare|staring|laugh|aim|peek|glance|arrives?|help|helping|good|great|back';

/** Titles and directions whose dot ends no sentence. */
export const DOTTED_WORDS = 'St|Mt|Dr|Mrs?|Ms|Rev|Fr|Sr|Jr|Ft|No|Bldg|Rm|Ste|Comm|comm|st|mt|dr|rm|mrs?|ms';

import { words } from '../evidence';

export const FAITH_ORGANIZATION = words(
  'church(?:es)?',
  'congregation(?:al)?',
  'temple',
  'synagogue',
  'parish',
  'mosque',
  'masjid',
  'islamic',
  'ministr(?:y|ies)',
  'chapel',
  'cathedral',
  'diocese',
  'lutheran',
  'methodist',
  'presbyterian',
  'baptist',
  'episcopal',
  'catholic',
  'unitarian',
  'uu',
  'friends meeting',
  'quakers?',
  'chabad',
  'jewish center',
  'interfaith',
  'ecumenical',
  'our lady',
  'fellowship',
  'faith',
  'gurdwara',
  'shul',
  'iglesia',
  'parroquia',
  'sangha',
  'zen (?:center|temple|community|group|circle|monastery|priory|hall|practice)',
  'zendo',
  'mandir',
);

export const LIBRARY = words('librar(?:y|ies)', 'biblioteca');

export const SCHOOLS = words(
  '(?:public )?schools?',
  '(?:elementary|middle|primary|intermediate|junior high|high) school',
  'school district',
  'academy',
  'elementary',
  'pta',
  'pto',
  'home and school',
);

/** Not the place where others meet: 'Symphony at Larkin High School'. */
const schoolWords = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<!\\bat (?:\\S+ ){0,3})${words(...alternatives).source}`, 'i');

/** Not those of a private teacher, such as a school of dance. */
export const PUPILS_SCHOOL = schoolWords(
  '(?:elementary|middle|primary|intermediate|junior high|high|upper|lower|public|charter|friends|parochial) schools?',
  'school district',
  'elementary',
  'isd',
  'pta',
  'pto',
  'home and school',
);

/** Teams that a school has of its pupils. */
export const SCHOOL_TEAM = schoolWords('varsity', 'jv', 'junior varsity', 'fresh(?:man|men)', 'high school', 'middle school');

/** What stands before a price that is not that of admission: 'Free to watch, boats $25'. A part of a pattern. */
export const EXTRAS =
  '(?:(?:skates?|skis?|snowshoes?|kayaks?|bikes?|shoes?) rentals?|rentals?|(?:floats?|boats?|team|vendor) entr(?:y|ies)(?: \\w+){0,4}|boats|boaters|skippers|floats|vendors|booths|ride bands|wristbands|parking|food|t-?shirts|hardcovers|paperbacks|adoption fee)[ :,]{1,2}(?:are |is |from |entry )?';

/** Clinics for everybody, not those of a sport. A part of a pattern. */
export const PUBLIC_CLINICS = 'flu|vaccin\\w+|rabies|health|blood pressure|legal|plant';

/** '5 dollars', 'ten bucks'. A part of a pattern. */
export const WRITTEN_AMOUNT =
  '(?:[1-9]\\d* (?:dollars|USD|cents)|one dollar|(?:two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:dollars|bucks))';

/** It is in the calendar, but nobody attends it. */
export const NOTICE = words(
  'clos(?:ed|ures?)',
  '(?:road|street) closings?',
  '(?<!(?:art|artist|exhibit|exhibition|gallery) )closing(?! (?:reception|party|concert|ceremony|celebration))',
  'no (?:\\w+ )?(?:school|classes)',
  '(?:first|last) day of (?:school|classes)',
  'finals week',
  '(?:safety|fire|lockdown|evacuation) drills?',
  'siren test',
  '(?:flood|weather|wind|heat|air quality|boil water) (?:advisory|watch|notice)',
  'holiday hours',
  'deadline',
  'due',
  'last day to',
  'registration opens',
  'on sale',
  '(?:early|delayed) (?:dismissal|opening|release)',
  'half day',
  '(?<!litter )pick ?up',
  '(?:leaf|trash|brush|bulk|waste|garbage|recycling) collection',
  '(?:leaf|trash|brush|garbage) (?:week|day)',
  'hydrant',
  'outage',
  'power (?:out|off)',
  'lane closed',
  'warning',
  'water main',
  '(?:spring|winter|summer|fall) break',
  'anniversary(?! \\w)',
  'lost',
  'found',
  'reserved',
  'rental(?! (?:assistance|help|housing|inspections?|ordinance|registration|rules))',
  'private (?:event|party)',
  'set ?up',
  'hold',
);

export const WORSHIP = words(
  'worship',
  '(?:sunday|church|evening|morning|prayer|healing|interfaith|thanksgiving|christmas|easter|memorial|veterans day|candlelight|vesper|holiday|sabbath|shabbat) services?',
  'services?',
  'mass',
  'eucharist',
  'communion',
  'shabbat',
  'kabbalat',
  'havdalah',
  'shacharit',
  'minchah?',
  'maariv',
  'minyan',
  'torah',
  'evensong',
  'vespers',
  'compline',
  'prayers?',
  'rosary',
  'adoration',
  'bible',
  'scripture',
  'gospel',
  'sermon',
  'lent(?:en)?',
  'advent',
  'ash wednesday',
  'palm sunday',
  'holy week',
  'good friday',
  'maundy',
  'easter',
  'tenebrae',
  'labyrinth',
  'hymns?',
  'carols?',
  'blessing',
  'jumu ?ah',
  'iftar',
  'meeting for worship',
  'rosh hashanah',
  'yom kippur',
  'sukkot',
  'simchat',
  'purim',
  'hanukkah',
  'chanukah',
  'yahrzeit',
  'yizkor',
  'bar mitzvah',
  'bat mitzvah',
  'confirmation',
  'sunday school',
  'misa',
  'posadas',
  'baccalaureate',
  'celebration of life',
  'funeral',
);

/** Not the month. */
export const MARCH = words(
  'march (?:for|on|to|against)(?! (?:april|may|june|july|august|september|october|november|december))',
  "(?:day|peace|pride|protest|unity|freedom|silent|justice|lives|street|women's|people's|mlk|king) march(?:es)?",
);

export const PUBLIC_BODY = words(
  'board of (?:education|health|trustees|adjustment|commissioners|supervisors|selectmen|chosen freeholders)',
  '(?:planning|zoning|school|health|library|adjustment|selectmen|trustee|recreation|land use) board',
  '(?:town(?:ship)?|city|borough|village|county|municipal|common) (?:council|committee|commission(?:ers)?|meeting|board)',
  '(?:planning|zoning|historic(?:al)? preservation|environmental|human relations|shade tree|arts|parks|recreation|conservation|ethics|library|advisory) (?:commission|committee|council|board)',
  'advisory (?:committee|board|commission|council)',
  '(?:irrigation|water|fire|sewer|sanitary|drainage|hospital|port|park|utility|conservation|cemetery) (?:district|authority)(?: (?:board|commission|meeting))',
  'subcommittee',
  'council',
  'commission',
  'trustees',
  'selectboard',
  'public hearing',
  'town hall meeting',
  'budget hearings?',
);

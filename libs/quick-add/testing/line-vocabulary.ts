/** Words for generated lines. None is drawn from the lists of the rules: a rule that needs its own list fails here. */

/** What residents do, after 'remind me to'. */
export const ERRANDS = [
  ...[
    'renew the passport',
    'get the snow tires put on',
    'drop off the dry cleaning',
    'feed the neighbors cat',
    'rotate the mattress',
  ],
  ...[
    'return the library books',
    'pick up the cake',
    'turn in permission slips',
    'call the plumber',
    'move the car',
    'defrost the freezer',
  ],
  ...[
    'wrap the presents',
    'sign the lease',
    'water the ferns',
    'mail the ballots',
    'buy a wreath',
    'order the pizza dough',
    'walk the beagle',
  ],
  ...[
    'bring in the porch furniture',
    'clean out the gutters',
    'put up the outdoor lights',
    'try on the bridesmaid dress',
    'back up the laptop',
  ],
  ...[
    'drop in on Mrs. Alvarez',
    'hand out the flyers',
    'check on the chickens',
    'sign Ruby up for gymnastics',
    'cancel the free trial',
  ],
  ...[
    'take the recycling to the curb',
    'pay the water bill',
    'give the dog his pill',
    'register for summer camp',
    'unplug the heater',
  ],
  ...[
    'pick Otis up from daycare',
    'meet the adjuster',
    'thaw the brisket',
    'set out the leaf bags',
    'switch the laundry',
    'swap the storm windows',
  ],
  ...[
    'put the kayak away',
    'text the babysitter',
    'email Mr. Novak',
    'refill the prescription',
    'send the invitations',
    'scan the receipts',
  ],
] as const;

/** What is on, as one names it in a calendar. */
export const OCCASIONS = [
  ...[
    'lunch with Carla',
    'coffee with Janelle',
    'poker night',
    'book club',
    'dog training',
    'sprint review',
    'parent teacher conference',
  ],
  ...[
    'guitar lesson',
    'pottery class',
    'zoning board hearing',
    'couples massage',
    'Grandma Jean birthday dinner',
    'robotics club',
    'eye exam',
  ],
  ...[
    'swim meet',
    'chimney sweep',
    'tire rotation',
    'blood pressure check',
    'mandolin jam',
    'tree trimming',
    'choir rehearsal',
    'retirement party',
  ],
  ...[
    'tax prep with Leon',
    'scout meeting',
    'pierogi pickup',
    'beekeepers meeting',
    'quilting bee',
    'Polish school',
    'karate belt test',
  ],
  ...[
    'cookie exchange',
    'mahjong',
    'open gym',
    'marching band',
    'cello recital',
    'debate tournament',
    'spelling bee',
    'furnace check',
  ],
  ...['trail cleanup', 'orthodontist', 'piano tuner', 'baby shower for Imani', 'D&D', 'citizenship class', 'grief support'],
  ...[
    'house closing',
    'moving truck',
    'vet visit for Pickles',
    'school play auditions',
    'driving lesson',
    'chess league',
    'hula class',
  ],
  ...[
    'pickleball clinic',
    'wreath workshop',
    'fantasy draft',
    'wine tasting',
    'prayer breakfast',
    'prenatal checkup',
    'neighborhood watch',
  ],
  ...[
    'AA meeting',
    'job interview',
    'alumni mixer',
    'line dancing',
    'union meeting',
    'garage cleanout',
    'car inspection',
    'Zumba',
  ],
  ...[
    'seed swap',
    'study jam',
    'ice skating with the Okafors',
    'haunted hayride',
    'storytime',
    'blood donation',
    'ukulele group',
  ],
] as const;

/** Names with figures, ampersands and lists that are no hours and no days. */
export const NAMES_WITH_FIGURES = [
  ...['Troop 212 court of honor', 'Pack 19 den meeting', 'U10 soccer tryouts', '5K fun run', 'Class of 1987 reunion', '4-H club'],
  ...[
    '2nd grade field trip',
    'Station 6 open house',
    'grades 3, 4 and 5 spelling bee',
    '50th anniversary party for Ray',
    'Local 412 meeting',
  ],
  ...['Route 9 cleanup', '12 step group', 'AP Bio 2 review', '8th grade dance', 'Engine 7 pancake fundraiser', '3v3 basketball'],
  ...[
    'Ward 3 listening session',
    'Room 14 pizza party',
    'CPR & first aid',
    'Post 88 burger fry',
    'Den 5 hike',
    '1st graders zoo trip',
  ],
] as const;

/** As flyers, mails and notices name events. */
export const TITLES = [
  ...[
    'Turkey Trot',
    'Holiday Craft Bazaar',
    'Annual Pancake Breakfast',
    'Winter Coat Drive',
    'Candlelight Vigil',
    'Zoning Board of Appeals',
  ],
  ...[
    'Show Choir Parent Meeting',
    'Prayer Shawl Ministry',
    'Estate Sale',
    'Open House',
    'Ridge Avenue Book Club',
    'Pet Vaccination Clinic',
  ],
  ...[
    'Senior Citizens Luncheon',
    'Budget Workshop',
    'Cornhole Tournament',
    'Sensory-Friendly Movie',
    'Trivia Night',
    'Lessons & Carols',
  ],
  ...[
    'Grief Circle',
    'Toddler Dance Party',
    'Soup & Bread Supper',
    'Model Train Show',
    'Toys for Tots Collection',
    'Polar Plunge',
  ],
  ...[
    'Kindergarten Orientation',
    'Vision and Hearing Screening',
    'FAFSA Help Night',
    'Cub Scout Pinewood Derby',
    'Jazz Brunch',
    'Gingerbread House Contest',
  ],
  ...[
    'Mobile Food Pantry',
    'Medicare Enrollment Help',
    'Electronics Recycling Day',
    'Ugly Sweater Bingo',
    'Christmas Cantata',
    'Las Posadas',
  ],
  ...[
    'Diwali Celebration',
    'Hanukkah Candle Lighting',
    'Blue Christmas Service',
    'Wreath Making',
    'Snowshoe Hike',
    'Rabies Clinic',
    'Repair Café',
  ],
  ...[
    'Hunter Safety Course',
    'Fish Fry',
    'Cash Bingo',
    'Purse Bingo',
    'Basket Raffle',
    'Spaghetti Dinner',
    'Live Nativity',
    'Cookie Walk',
  ],
  ...[
    'Babysitting Certification',
    'Paint & Sip',
    'Chili Cook-Off',
    'Town Hall with Rep. Delgado',
    'Public Hearing on Fire District 2',
  ],
] as const;

/** Written as people write them behind 'at'. Without the article they are the answer. */
export const NAMED_VENUES = [
  ...[
    'Panera',
    'the Daily Grind',
    'Fire Station 1',
    "Rosario's Trattoria",
    "Benny & Jo's",
    'Pier 39',
    'Room 212',
    'the Elks',
    'VFW Post 8870',
  ],
  ...[
    "St. Brigid's",
    'St. Casimir Parish Hall',
    'A&W',
    "O'Malley's",
    '3rd Street Diner',
    'Studio B',
    'Hangar 7',
    'Bistro 19',
    'Villa Milano',
  ],
  ...[
    "Kohl's",
    'Target',
    'IKEA',
    "Trader Joe's",
    'AMC 12',
    'Café Lumière',
    'La Piñata',
    'The Green Door',
    "Dr. Okafor's office",
    "Joan's house",
  ],
  ...[
    "the Millers' barn",
    "Coach Dan's garage",
    'Mt. Zion AME',
    'Lot 5',
    'Gate C',
    'PS 118',
    'P.S. 9',
    'Rm 4',
    'Rm 4B',
    'the Y',
    'Shelter 3',
    'Field 6',
  ],
  ...[
    'Temple Beth El',
    'Our Lady of Hope',
    'Crooked Creek Golf Club',
    'Big Bear Bowl',
    'Cobalt Coffee',
    'Hobby Lobby',
    'the Rusty Nail',
  ],
  ...[
    'Quarry Lake',
    'Ming Garden',
    'Sky Zone',
    'Chuck E. Cheese',
    "Dave & Buster's",
    'the Grange',
    'Pho 88',
    'Ridgeview Elementary',
    'North High',
  ],
  ...[
    'Barnes & Noble',
    'the Tri-County Expo',
    'Harlan Memorial',
    'Sandy Bottom',
    "Nana Rose's",
    'the Moose',
    'Masonic Temple',
    'Wesley UMC',
  ],
] as const;

/** A number, a street and its kind. */
export const ADDRESSES = [
  ...[
    '1519 Parkway Blvd',
    '2240 Wexford Dr',
    '48 Quail Hollow Ln',
    '7 Mill St',
    '310 E 5th St',
    '92 N. Juniper Ave',
    '1200 County Road 9',
  ],
  ...[
    '15 Old Post Rd',
    '604 Lakeview Terrace',
    '33 Sycamore Ct',
    '8801 State Route 16',
    '2 Harbor Way',
    '417 W. Elm Street',
    '56 Birch Circle',
  ],
  ...['12 Kings Hwy', '740 MLK Jr Blvd', '19 Pheasant Run', '2105 Highland Pkwy', '11 Church Sq', '5 St. James Place'],
] as const;

/** Everyday places in small letters. */
export const PLAIN_VENUES = [
  ...[
    'the barber',
    'the skating rink',
    'the elks lodge',
    'the church basement',
    'the rec center',
    'the ball field',
    'the trampoline park',
  ],
  ...[
    'the firehouse',
    'the dog park',
    'the boat ramp',
    'the middle school',
    'the feed store',
    'the dance studio',
    'the public works yard',
  ],
  ...[
    "grandma's",
    "tyler's house",
    'my sisters house',
    'the high school cafeteria',
    'the county courthouse',
    'the nature center',
    'olive garden',
  ],
  ...[
    'the church library',
    'the parish hall',
    'the bowling alley',
    'the fellowship hall',
    'the science wing',
    'the makerspace',
    'the bike co-op',
  ],
] as const;

/** Rooms and the like, behind 'in the'. */
export const ROOMS = [
  ...[
    'church library',
    'fellowship hall',
    'multipurpose room',
    'back parking lot',
    'science wing',
    'main lobby',
    'band room',
    'upstairs lounge',
  ],
  ...[
    'school cafeteria',
    'north gym',
    'media center',
    'parish hall kitchen',
    'town hall annex',
    "children's section",
    'courtyard',
    'auxiliary gym',
  ],
] as const;

/** Behind the event: nothing of them says when or where it is. */
export const TAILS = [
  ...[
    'all you can eat $9',
    'bring a dish to pass',
    'BYOB',
    'cash only',
    'kids eat free',
    '$15 per person',
    'raffle prizes up to $1,250',
  ],
  ...[
    'proceeds benefit the food bank',
    'rain or shine',
    'ages 5-12',
    'grades K, 1, 3 and 5',
    'No. 2 pencils and a calculator',
    'wear green',
  ],
  ...[
    'limit 4 per family',
    'every family welcome',
    'each child gets a book',
    '21+',
    'need 6 volunteers',
    'park in lot C',
    'light refreshments',
  ],
  ...[
    'free and open to the public',
    'masks optional',
    'tools, Longaberger, Hummels',
    '3BR 2BA new roof $289,900',
    'yarn donations welcome',
  ],
  ...[
    'first come first served',
    'no experience necessary',
    '2 for $5',
    'questions? text Dana 614-555-0199',
    'suggested donation $10',
    'under 3 free',
  ],
  ...[
    'hot cocoa and cookies',
    'max 12 kids',
    'everyone gets a turn',
    'dont forget this time lol',
    'shirts are $20',
    '20 dollar limit',
    'see you there',
  ],
  ...[
    'silent auction, 50/50 raffle, bake sale',
    'all ages',
    'pets welcome',
    'sign up at the front desk',
    'tell every kid you know',
    'half price for members',
  ],
] as const;

/** Sentences behind the event. */
export const SENTENCES = [
  ...[
    'Yarn donations welcome.',
    'Photo ID required.',
    'Bring No. 2 pencils.',
    'All proceeds go to the roof fund.',
    'Families of grades 2, 3 and 4 are invited.',
  ],
  ...[
    'We hope every family can join us!',
    'Call 555-0142 for details.',
    'Cost is $1,200 per booth.',
    'Dress warmly.',
    'Parking is behind Building 3.',
  ],
  ...[
    'Questions? Email office@example.org.',
    'Thank you, Pani Ewa',
    '- Coach Dan',
    'Refreshments served.',
    'Only 40 seats left!',
    'Kids 10 and under are free.',
  ],
  ...[
    'Please park on the gravel.',
    'Sponsored by Troop 12 and Pack 40.',
    'Each team needs 4 players.',
    'Over 60 vendors!',
    'Santa may stop by.',
    'Hosted by Local 99.',
    'Capri suns and oranges are fine.',
  ],
] as const;

/** Quoted titles of films, books, plays and talks. */
export const QUOTED = [
  '"Remarkably Bright Creatures"',
  '"Our Town"',
  '“The Polar Express”',
  '"12 Angry Men"',
  '"Owls of Ohio"',
] as const;

/** Before an occasion, as one speaks to a calendar. */
export const OPENERS_OF_OCCASIONS = [
  ...[
    '',
    '',
    '',
    'add',
    'please add',
    'um add',
    'schedule',
    'can you add',
    'put down',
    'um put down',
    'okay so',
    'hey add',
    'create an event for',
  ],
  ...[
    'could you schedule',
    'I need to schedule',
    'pencil in',
    'mark down',
    'uh put in',
    'please schedule',
    'make a note of',
    'jot down',
  ],
  ...['remind me about', 'remind me of', "don't forget", 'I have', "we've got", 'so um', 'let me add', 'go ahead and add'],
  ...['I want to add', 'would you put down', 'please put in', 'add an event for', 'set a reminder for', 'enter', 'can we add'],
] as const;

/** Before an errand. */
export const OPENERS_OF_ERRANDS = [
  ...[
    '',
    '',
    'remind me to',
    'please remind me to',
    'um remind me to',
    'set a reminder to',
    "don't let me forget to",
    'I need to',
    'I have to',
  ],
  ...[
    'hey remind me to',
    'can you remind me to',
    'make a note to',
    'note to self',
    'remember to',
    'I gotta',
    'could you remind me to',
    'we need to',
  ],
] as const;

/** Before a title in a mail or a message. */
export const GREETINGS = [
  '',
  '',
  '',
  '',
  'Hi all, ',
  'Hello families! ',
  'Reminder: ',
  'Dear parents, ',
  'SAVE THE DATE: ',
  'Fwd: ',
  'FYI - ',
  'Join us for ',
] as const;

/** Behind a typed line without a comma: they stand in the name. */
export const TYPED_NOTES = [
  ...[
    'bring snacks',
    'need 2 dozen cookies',
    'dont forget cleats',
    'grandpa too',
    'ask about parking',
    'wear red',
    'bring checkbook',
    'cash only',
  ],
  ...['park in back', '$20', 'he is driving', 'mom too', 'w cake', 'so excited', 'take the good camera', 'get gas first'],
] as const;

/** What flyers and mails say of prices, ages, links and bookings. */
export const DETAILS = [
  ...[
    'Adults $12, kids 5-12 $6',
    '$5/adult, $3/child',
    '1st place $500',
    'Suggested donation: $10',
    'Ages 8-14',
    'Grades 6-8',
    'Ages 3 and up',
  ],
  ...[
    'Meeting ID: 812 3456 7890',
    'Passcode: 4471',
    'https://example.org/e/8812',
    'Conf# AB12CD',
    'Order #88213',
    'Call (614) 555-0130',
  ],
  ...[
    'Tickets $25 in advance, $30 at the door',
    'Limit 2 per household',
    'Use door 4',
    'Parking in Lot B',
    'Free with admission',
    'Rated PG-13',
  ],
  ...[
    'Sponsored by the PTO',
    'Must be 18 or older',
    'Bring 2 forms of ID',
    'Snacks provided',
    'No pets please',
    'Limited to 30 participants',
  ],
  ...[
    'Sec 104 Row 12 Seat 8',
    'Dress code: semi-formal',
    'Kids must be with an adult',
    'Supports Girl Scout Troop 1907',
    'Zoom option available',
    'Win a 55" TV',
  ],
] as const;

/** How mails and flyers lead to the event; `%` is its title. */
export const FRAMES = [
  ...[
    'Please join us for the %',
    'Just a reminder that the % is',
    "Don't forget the %",
    'The % will be held',
    'The % is scheduled for',
    'You are invited to the %',
  ],
  ...[
    '% takes place',
    'The annual % is coming up',
    'Come to our %',
    '%:',
    '*** % ***',
    'We are excited to announce our %',
    'This is a reminder about the %',
  ],
] as const;

/** Towns, states and postal codes behind an address. */
export const CITIES = ['Columbus, OH 43210', 'Springfield IL 62704', 'Tulip Springs', 'Dover, NH', 'Westerville'] as const;

/** Places that say what they are: they may stand alone between commas. */
export const VENUES_OF_A_KIND = [
  ...[
    'Grace Lutheran Church',
    'Lincoln Elementary School',
    'Fire Station 1',
    'VFW Post 8870',
    'Room 212',
    'Field 6',
    'Legion Hall',
    "Joan's house",
  ],
  ...[
    'St. Casimir Parish Hall',
    'Harlan Memorial Library',
    'Quarry Lake Park',
    "Coach Dan's garage",
    'Wesley Fellowship Hall',
    'Pier 39',
    'Studio B',
  ],
  ...[
    'Tri-County Fairgrounds',
    '1519 Parkway Blvd',
    '48 Quail Hollow Ln',
    'Ridgeview School cafeteria',
    'Our Lady of Hope Church',
    'Masonic Lodge',
    'First Presbyterian',
    'Zion Lutheran',
  ],
] as const;

/** What comes before the event; `%` is its hour. */
export const PREPARATIONS = [
  ...[
    'Doors at %',
    'Gates open at %',
    'Lineup begins at %',
    'Cars line up from %',
    'Bib pickup starts at %',
    'Check-in opens %',
    'Warm-up from %',
  ],
  ...[
    'Volunteers report by %',
    'Staging begins at %',
    'Numbers at %',
    'Members admitted at %',
    'Singers should be there by %',
    'Ticket booth opens %',
  ],
  ...[
    'Please be in your seats by %',
    'Early birds let in at %',
    'Packet pickup starts at %',
    'Doors open %',
    'Social hour from %',
    'Floats line up at %',
    '(doors %)',
    'Pizza at %',
    'Santa boards at %',
  ],
] as const;

/** About another day of those who take part; `%` is its day of the month. */
export const ASIDES_OF_OTHER_DAYS = [
  ...["I'll drive if you take the %", 'I can bring oranges if you do the %', 'can you cover the %?', 'could you drive on the %?'],
  ...["I'll host if you can have the %"],
] as const;

/** What is sold or served in the morning until it is gone. */
export const SALES = [
  ...['Pie walk', 'Tamale sale', 'Pancake breakfast', 'Rummage sale', 'Pasty sale', 'Doughnut drive', 'Plant sale'],
  ...['Cookie walk', 'Church bake sale', 'Strudel sale', 'Used book sale', 'Biscuits and gravy breakfast'],
] as const;

export const OPEN_ENDS = [
  ...['till sold out', 'until gone', 'til we sell out', 'until they are gone', 'until sold out', 'while supplies last'],
] as const;

/** Groups of adults that meet at somebody's home in the evening. */
export const GROUPS = [
  ...['garden club', 'quilt guild', 'writers circle', 'supper club', 'knitting group', 'bridge group', 'book group'],
  ...['homeowners association', 'genealogy society', 'stamp club', 'investment club', 'bible study group'],
] as const;

export const HOMES_OF_PEOPLE = [
  ...["Connie's", "Marge's", "Aunt Lou's", "the Petersons'", "Deb and Walt's", "Ingrid's house", "Mrs. Tanaka's"],
] as const;

/** As residents say where they live, behind the hour. */
export const OWN_HOMES = [
  ...['my house', 'our house', 'my place', 'our place', 'our garage', 'our backyard', 'my apartment', 'our barn'],
] as const;

/** Holidays that stand for the event, with the month and day on which they fall next. */
export const HOLIDAYS_AT_HOME = [
  ['thanksgiving', '2026-11-26'],
  ['christmas', '2026-12-25'],
  ['christmas eve', '2026-12-24'],
  ['easter', '2027-03-28'],
  ['new years day', '2027-01-01'],
] as const;

/** Who writes or for whom it is, before the name. */
export const SENDERS = [
  ...['Dad: ', 'PTO: ', 'From: Tina (HR) ', 'Ladies Auxiliary ', 'Grandma: ', 'Room parents: ', 'From: Coach Bev (U12) '],
  ...['Village Clerk – ', 'Mrs. Haug: ', 'Lions Club: '],
] as const;

/** Names that begin with a known place of the generated town. */
export const PLACES_BEYOND_KNOWN_ONES = [
  ...[
    'Cedar Street Dental',
    'Cedar Street Yoga',
    'Walton Green Animal Hospital',
    'Cedar Street Deli',
    'Walton Green Orthodontics',
  ],
] as const;

/** Its kind is written small. */
export const PLACES_WITH_SMALL_KINDS = [
  ...['the Izaak Walton range', 'the Rotary shelterhouse', 'the Elks lodge', 'the Kiwanis dugout', 'the Moravian manse'],
  ...['the Sokol bandstand', 'the Hillcrest bunkhouse'],
] as const;

/** A kind of place and where it is, as one dictates them behind the hour. */
export const KINDS_AT_PLACES = [
  ...['Pavilion at Otter Creek', 'Gazebo at Miller Park', 'Chapel at Fort Dodge', 'Barn at Willow Bend', 'Lodge at Pine Lake'],
] as const;

/** Left somewhere to be worked on. */
export const ERRANDS_AT_SHOPS = [
  ...['drop car at shop', 'drop truck at garage', 'leave mower at dealer', 'drop dog at groomer', 'drop van at mechanic'],
] as const;

/** Classes and games of children that begin before noon. */
export const MORNING_CLASSES = [
  ...['mia dance', 'theo karate', 'ballet for june', 'owen soccer', 'tap dance nora', 'dance class ivy', 'swim lesson max'],
] as const;

/** Second events of a mail; `%` is their weekday and hours. */
export const PARTS_OF_MAILS = [
  ...['Family night is %', 'Grandparents night is %', 'Teacher preview is %', 'Opening night is %', 'Pizza night is %'],
] as const;

/** Days that are named after their weekday, their date or their eve. */
export const DAYS_WITH_A_NAME = [
  ['Black Friday', '2026-11-27'],
  ['Small Business Saturday', '2026-11-28'],
  ['Giving Tuesday', '2026-12-01'],
  ['Christmas Eve', '2026-12-24'],
  ["New Year's Eve", '2026-12-31'],
  ["New Year's Day", '2027-01-01'],
  ['Ash Wednesday', '2027-02-10'],
  ['Palm Sunday', '2027-03-21'],
] as const;

export const DOINGS_ON_SUCH_DAYS = [
  ...['hayride', 'family skate', 'fireworks', 'doorbuster run', 'organ recital', 'open mic', 'pop-up market', 'bonfire'],
] as const;

/** With the age of a child or of a pregnancy, or the time since the last one. */
export const VISITS_AT_AN_AGE = [
  ...['20 week ultrasound', '36 week OB visit', '12 week checkup', '6 month cleaning', '2 week follow-up', '8-week vaccines'],
] as const;

/** They meet again and again. */
export const MEETINGS_OF_A_TEAM = ['practice', 'rehearsal', 'class', 'training', 'choir'] as const;

/** Pairs of a family, each in a sentence of its own. */
export const PAIRS_OF_EVENTS = [
  ['Visitation for Harold Beck', 'Funeral service'],
  ['Rehearsal dinner', 'Wedding'],
  ['Mehndi for Anika', 'Ceremony'],
  ['Bridal luncheon', 'Bachelorette brunch'],
] as const;

/** In small letters between commas. */
export const SMALL_ROOMS = [
  'parish hall',
  'church basement',
  'high school auditorium',
  'main gym',
  'firehouse',
  'school cafeteria',
] as const;

/** What follows the event at another place. */
export const AFTERWARDS = [
  ...['Reception to follow at the Elks.', 'Coffee afterwards at the Daily Grind.', 'Parking at the school.'],
] as const;

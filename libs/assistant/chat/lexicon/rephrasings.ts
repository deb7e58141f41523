import { HOLIDAY } from '#libs/when';

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';

const DAY = '(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';

const WORK = '(?: (?:of|from))?(?: (?:work|school|class|practice))?';

/** 'I work til 6, is', 'we don't get off till noon on Friday, what', 'I'm away until the 28th, any': group 1 is the hour or day, group 2 the day of an hour. */
const BUSY_UNTIL = [
  "^\\W*(?:(?:(?:i|we)(?: have to| gotta)? work|(?:i'?m|i am|we'?re|we are) (?:busy|working|at work|in class|in school|tied up|away|gone|traveling|on vacation|out(?: of town)?)",
  "|(?:i|we) have (?:work|class|school|practice|a meeting|an appointment)) (?:until|till?|'til|before)",
  `|(?:i|we) (?:get (?:off|out|home|there|back)|finish)${WORK} (?:until|till?|'til|before|at|after|around)`,
  `|(?:i|we) (?:do not|don'?t|can'?t|cannot) (?:get (?:off|out|home|there|back)|finish|make it)${WORK} (?:until|till?|'til|before)`,
  `|(?:i'?m|i am|we'?re|we are) not (?:free|off|out|done|home|back)${WORK} (?:until|till?|'til|before)`,
  `|(?:i'?m|i am|we'?re|we are) (?:free|off|out|done|home|back)${WORK} (?:at|after|around))`,
  ` (\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\b\\.?)?|noon|(?:the )?\\d{1,2}(?:st|nd|rd|th)|${DAY})\\b(?:,? (?:on |this )?(${DAY}))?[\\s,.;–-]*(?:(?:so|and|but)\\b\\W*)?`,
  '(?=(?:is|are|do|does|whats?|which|whens?|where|any|anything|something|how|can)\\b)',
].join('');

/** What befell somebody: 'my husband passed', 'we moved here', 'I was laid off'. */
const LIFE_EVENT = [
  '(?:passed(?: away| on)?|died|retired|got (?:married|divorced|sober|laid off)|(?:was|were) (?:born|diagnosed|laid off|widowed)',
  '|(?:lost|buried) (?:my|our|his|her|their|a) (?:\\w+ ){0,2}?\\w+|moved (?:here|in|to town|to the area)|(?:had|have) (?:a|our|my|her) (?:baby|stroke|surgery|miscarriage))',
].join('');

const SINCE_WHEN = ` (?:back )?(?:in |on |since )?(?:early |late |last |this (?:past )?|the )*(?:${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?|spring|summer|fall|autumn|winter|year|month|week)\\b`;

const DREAD =
  "\\b(?:dread(?:s|ing)?|hat(?:e|es|ing)|(?:can(?:no|')?t|cannot) (?:stand|face|handle|do)|(?:struggl(?:e|es|ing)|grieving|sad|lonely|alone|depressed) (?:at|with|over|around|during|through)|(?:get(?:ting)?|mak(?:e|ing) it) through|not looking forward to)";

const SWITCH_ON =
  '\\b(?:turn|flip|switch|light)(?:s|ing)? (?:(?:on|up) )?(?:the |that |our )?(?:(?:big|giant|huge|tall|town|city|village|holiday|christmas|x-?mas) )*';

const RELATIVE =
  '(?:brothers?|sisters?|bro|sis|siblings?|cousins?|one|friends?|nephews?|nieces?|grand(?:son|daughter|kid|child)|son|daughter|boy|girl|kid)';

const YEARS = '(1[0-7]|[1-9])(?: (?:years?|yrs?) old)?';

/** What people say, in the words that a calendar and the grammar of days use. Each is tried, in this order. */
export const REPHRASINGS: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  // 'How old do u have to be', 'r u open'
  [/(?<=\b(?:do|does|can|could|will|would|should|are|r|if|have|did|what|when|where|how) )u(?=\s|\W*$)/gi, 'you'],
  [/(?<=^|\b(?:what|when|where|how|who) )r(?= (?:you|we|they|the|there|u)\b)/gi, 'are'],
  // 'Whats goin on'
  [/\b(go|do|happen|look|com|play|show|open|start|try|anyth|someth|noth)in(?:'|\b(?!g))(?![\w-])/gi, '$1ing'],
  // 'The sat after', which is no verb
  ...[
    ['(mon|fri|sun)', '$2day'],
    ['tues?', 'tuesday'],
    ['weds?', 'wednesday'],
    ['thu(?:rs?)?', 'thursday'],
    ['sat', 'saturday'],
  ].map(([short, name]): readonly [RegExp, string] => [
    new RegExp(`\\b(the|following) ${short}(?= after\\b| one\\b|\\W*$)`, 'gi'),
    `$1 ${name}`,
  ]),
  // What is open late beside others is an evening of shopping, and no opening hours.
  [/\b(?:stores|shops) (?:(?:are|be|that are|stay(?:ing)?) )?open late(?:r)?\b/gi, 'late shopping'],
  [/\b(opens?|stay(?:s|ing)? open) (?:late|later)\b(?! (?:december|january|november|spring|summer|fall|next|this))/gi, '$1'],
  // 'Is there a January one'
  [
    /\b(?:an?|the|any) (january|february|march|april|june|july|august|september|october|november|december) (ones?|dates?|showings?|sessions?)\b/gi,
    'one in $1',
  ],
  // 'Are they doing the egg hunt'
  [
    /\b(?:are|r) (?:they|we|you|u|y'?all) (?:still )?(?:doing|having|holding|hosting|putting on)(?: (?=(?:an?|any|the)\b))?(?! (?:it|that|this|them|one)\b)/gi,
    'is there ',
  ],
  // 'Nothing for kids?'
  [/^(\W*(?:(?:so|and|but)\W+)*)nothing(?= (?:else )?(?:for|on|at|in)\b.*\?\W*$)/i, '$1anything'],
  // 'Old Mill Rd', 'Front St bridge', not 'St. Mary'
  [/(?<=\w )rd\b\.?/gi, 'road'],
  [/(?<=\w )ave\b\.?(?= (?:bridge|closed|open|between|still|and|this|on|by|near|today|tonight)\b|\W*$)/gi, 'avenue'],
  [/(?<=\w )(?:blvd)\b\.?/gi, 'boulevard'],
  [
    /(?<=\b(?!(?:the|and|for|what|whats|from|near|does|visit)\b)[a-z]{3,} )st\b\.?(?= (?:bridge|closed|open|flood\w*|between|still|and|this|on|by|near|today|tonight)\b|\W*$)/gi,
    'street',
  ],
  // 'Does anybody pick them up'
  [
    /\b(pick(?:s|ed|ing)?|drop(?:s|ped|ping)?) ((?:(?:my|our|the|his|her) )?(?:it|them|this|that|these|those|him|her|kids?|children|students|sons?|daughters?|boys?|girls?)) (up|off)\b/gi,
    '$1 $3 $2',
  ],
  // 'When do they turn on the big tree'
  [new RegExp(`${SWITCH_ON}(?:tree|fir|spruce|cedar|evergreen)\\b(?: (?:on|up)\\b)?`, 'gi'), 'tree lighting'],
  [new RegExp(`${SWITCH_ON}lights\\b(?: (?:on|up)\\b)?(?! (?:store|fight|show|display|parade))`, 'gi'), 'lighting'],
  [/\b(?:(?:jolly )?old )?(?:st|saint)\.? nick\b(?!['’]?s\b)|\bkris kringle\b|\bfather christmas\b/gi, 'santa'],
  [/\b(?:sit(?:ting)? on santa'?s? lap|(?:meet|see|visit|talk to) santa)\b/gi, 'santa'],
  [
    /\b(roads?|streets?|highways?)((?: (?:is|are|that|which|will|be))*) (?:blocked(?: off)?|shut(?: down)?|impassable)\b/gi,
    '$1$2 closed',
  ],
  [/\b(book (?:club|group)) (?:currently )?(?:reading|discussing)\b/gi, '$1'],
  [/\b(book (?:club|group)(?:'?s)?) (?:next |current )?(?:pick|selection|choice)\b/gi, '$1'],
  [
    /\b(?:when|if|while|since) (?:it'?s|it is) (?:raining|rainy|snowing|cold|freezing|wet)(?: out(?:side)?)?\b|\bfor a rainy day\b/gi,
    'indoors',
  ],
  // 'Up by Mill Road', but not 'sign up by Friday'
  [
    /\b(?:up|down|over|out) (?:by|near|at|around|on) (?=(?:the )?(?:[a-z]+ )?(?:roads?|rd|street|st|avenue|ave|lane|ln|drive|dr|highway|hwy|bridge|school|college|park|church|library|hill|lake)\b)/gi,
    'near ',
  ],
  // 'Starts K next fall': that is not when what is asked for is on.
  [/\b(start(?:s|ing)?|begin(?:s|ning)?|enter(?:s|ing)?|go(?:es|ing)? (?:in)?to|in) k\b(?!-)/gi, '$1 kindergarten'],
  [
    /\b((?:start|begin|enter)(?:s|ing)? (?:kindergarten|preschool|pre-?k|school|college|(?:first|\w+(?:st|nd|rd|th)) grade)|(?:turns?|turning|will be) (?:1[0-2]|[1-9]|three|four|five|six)) (?:(?:in|this|next|the|coming) )+(?:fall|autumn|spring|summer|winter|(?:school )?year|month|january|february|march|april|may|june|july|august|september|october|november|december)\b/gi,
    '$1',
  ],
  [
    /\b(?:sign|signing) (?:(?:my|our) (?:kids?|child|children|sons?|daughters?|boys?|girls?)|him|her|them) up for (?:public |elementary )?school\b|\b(?:enroll|register)(?:ing)? (?:(?:my|our) (?:kids?|child|sons?|daughters?|boys?|girls?)|him|her|them) (?:in|for) (?:public |elementary )?school\b/gi,
    'kindergarten registration',
  ],
  // 'Play my guitar in front of people'
  [
    /\b(?:play|sing|perform|read|tell)(?: (?:my|our|some|a|an|the))*(?: [a-z]+){0,2} (?:in front of (?:people|a crowd|an audience|others|folks)|on (?:a )?stage)\b/gi,
    'open mic',
  ],
  // 'And for her little brother who is 3'
  [
    new RegExp(
      `\\b(?:for )?(?:my|our|his|her|their|the) (?:(?:little|big|baby|younger|older|youngest|oldest|other) )*${RELATIVE}(?:,? (?:who|and)\\b)?,?(?:'s| is| she'?s| he'?s| they'?re| aged?)* ${YEARS}(?=\\W*$|\\W+(?:same|the same|that|on|at|this|next|too|also|and|is|what|any)\\b|[,.;?!])`,
      'gi',
    ),
    'for a $1 year old',
  ],
  // 'Same day?'
  [/(?<!\b(?:the|that) )\bsame (?=(?:day|night|evening|morning|afternoon|weekend|week)\W*$)/gi, 'the same '],
  // 'Smth for kids'
  [/\b(?:smth|smthing|sumthing|somthing)\b/gi, 'something'],
  // 'My wife would rather do French', 'I also like board games'
  [
    /^\W*(?:(?:and|but|so|oh|ok|well)\W+)*(?:i|we|he|she|they|(?:my|our) [a-z]+)(?:(?:'?d| would)? (?:rather|prefers?)(?: to)?(?: (?:do|see|go to|try|hear|play|learn|have))?| also (?:likes?|loves?|enjoys?)) (?=\w)/gi,
    'what about ',
  ],
  // 'Anything musical': no musical is asked for.
  [/\b(anything|something|stuff|things?) musical\b/gi, '$1 of music'],
  [/\bmusical (?=(?:events?|performances?|entertainment|acts?|things?|stuff|groups?|guests?|evenings?)\b)/gi, 'music '],
  // 'Another run'
  [
    new RegExp(
      `\\b(a|an|another|any|the|fun|charity|trail|road|morning|night|${HOLIDAY}) run\\b(?! (?:by|of|to|for|into|out)\\b)`,
      'gi',
    ),
    '$1 race',
  ],
  [/\b(?<=(?:what time|when)(?:'?s| is) )church\b(?=\W*$| (?:on|this|next|tomorrow|today)\b)/gi, 'worship service'],
  [/\bx-?mas\b/gi, 'christmas'],
  [/\bmidnite\b/gi, 'midnight'],
  [/\bhow (?:old is too old|young is too young)\b/gi, 'what ages'],
  // No last one is asked for.
  [/\bhow long (do|does|will|did) (.{2,40}?) (?:last|run|take|go on)(?: for)?(?=\W*$)/gi, 'how long $1 $2'],
  [/\b(anything|something|what(?:'?s| is)) open or (?=(?:going )?on\b|happening\b)/gi, '$1 '],
  [/\btix\b/gi, 'tickets'],
  // 'Kids are off next week, right?': the question is the sentence before.
  [
    /(?<=\w)[\s,]+(?:right|correct|yeah|yes|huh|eh|(?:isn'?t|aren'?t|don'?t|doesn'?t|won'?t) (?:it|they|there|he|she|we))\W*$/i,
    '',
  ],
  // 'Is Dec 18 a half day': an article, and no hour
  [new RegExp(`\\b(is|are|was|will) (${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?) (?=an? [a-z]{2})`, 'gi'), '$1 $2, '],
  // 'For two of us'
  [/(?:\bfor )?\b(?:(?:just )?(?:the )?(?:two|three|four|five|six|both|all|[2-9])) of us\b/gi, ' '],
  // 'Who we playing tonight' asks for the game, which names the opponent.
  [
    /\bwho(?:m|'?s)? (?:(?:are|do|r|will) )?we (?:play(?:ing)?|up against|facing|against)\b(?: against)?/gi,
    'when is the opponent',
  ],
  // Alone it is a game's: 'campaign kickoff' and 'kickoff party' are none.
  [
    /(?<=^\W*|\b(?:is|whens|when's|what's|whats|the|time|for|at|does|after|before|until|game) )(?<!\bgame )(kick|tip|face)[- ]?off(?=\W*$|[,?] | (?:times?|tonight|today|tomorrow|is|at|on|this|and)\b)/gi,
    'game $1off',
  ],
  [/\btourneys?\b/gi, 'tournament'],
  [/\bhafta\b/gi, 'have to'],
  // Who asks.
  [/^\W*us (?:grown-?ups|adults|girls|guys|parents|seniors|kids) (?=want|wanna|are|need|would)/i, 'we '],
  [
    /\b(?:make|making) (?:my|our|your|their) own ((?!own\b|event\b|calendar\b)[a-z]+(?: [a-z]+)?)(?=\W*$|\W+(?:for|this|before|in|on|at)\b)/gi,
    '$1 making',
  ],
  [/\bthe (?:regular|usual|normal|ordinary) one\b/gi, 'the one'],
  // No day is meant.
  [/\b(?:for|as) (?:christmas|holiday|hanukkah) (?:presents?|gifts?|shopping)\b/gi, 'for gifts'],
  [
    /\b(?:(?:who|that) )?(?:(?:do|does|can)(?:n'?t| not) (?:do well with|handle|like|stand|take)|(?:is|are|gets?) (?:sensitive to|scared of|afraid of|upset by)|hates?) (?:(?:loud|too much|big|a lot of|all the) )*(?:noises?|sounds?|crowds?|music)\b/gi,
    'sensory',
  ],
  [
    /\b(?:can'?t|cannot|can not|doesn'?t|unable to) (?:leave|get out of|go out of) (?:the|her|his|their|my) (?:house|home|apartment)\b|\b(?:house|home)[- ]?bound\b/gi,
    'homebound',
  ],
  [
    /\bwhen (?:does|do|is|are|will) (.{3,40}?) (?:be )?open(?:ing)? (?:back up|back|again) after (?=today|tonight|tomorrow|this |(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi,
    'when is the next $1 after ',
  ],
  [/\bthe (girls|boys|women|men|ladies) play(?:ing)?\b/gi, 'the $1 game'],
  // 'The last market before they close for the winter'
  [
    /\b(last|final) (.{3,40}?) (?:before (?:it|they) (?:(?:is|are) )?(?:shut|close|stop|end|done|over)s?(?: (?:down|up))?(?: for (?:the )?(?:winter|season|year))?|of the winter(?=\W*$))(?=\W|$)/gi,
    '$1 $2',
  ],
  // 'The meeting right before Christmas'
  [new RegExp(`\\bthe (?!last\\b)([\\w' ]{3,40}?) (?:right|just) before (?=${HOLIDAY})`, 'gi'), 'the last $1 before '],
  [/\b(is|are|be|will) ((?:the |our )?[\w' ]{2,40}?) shut(?: down)?\b/gi, '$1 $2 closed'],
  [/\b(?:wat|wut|whut)(?=(?:'?s)?\b)/gi, 'what'],
  [/^\W*wen(?=(?:'?s)? (?:is|are|the|does|do|will|was)\b)/gi, 'when'],
  [/\bdose(?= (?:the|it|this|that|he|she|our|my|anyone)\b)/gi, 'does'],
  // No organization that has the word in its name
  [/\b(?:does|do|is|will) (?:the |our )?council meet(?:ing)?\b/gi, 'is the council meeting'],
  // 'My son needs service hours for school'
  [
    /(?:\b(?:my|our) (?:kid|son|daughter|teen|child)s? (?:needs?|has to (?:do|get)|wants?) )?\b(?:(?:community |nhs |honor society )?service|volunteer(?:ing)?) hours\b(?: for (?:his |her |my |their )?(?:school|graduation|nhs|class|church|confirmation|scouts?))?/gi,
    'volunteering',
  ],
  // 'Music w no cover', 'dinner w/ santa'
  [/(?<=[a-z] )w(?:\/ ?|(?= (?:no|an?|the|my|our|kids?|children|toddlers?|preschoolers?|teens?|friends|family)\b))/gi, 'with'],
  // Who comes along.
  [
    /\b(do|go|come|play|see|watch|hang(?:ing)? out|bring|enjoy|attend) with (?:(?:a|an|some|my|his|her|our|their|the) )?(?:(?:best|good|old|new|school|work|few|couple of) )*(?:friends?|buddy|buddies|pals?|neighbors?|cousins?|co-?workers?|colleagues|room-?mates?|class-?mates?|team-?mates?|in-?laws|other (?:kids|moms|dads|people))\b/gi,
    '$1',
  ],
  // 'Where do neighbors pick up trash along the river': by hand
  [
    /\b(?:(?:help(?:ing)?|go(?:ing)?|to) )?(?:pick(?:ing)?|clean(?:ing)?) up (?:the |some )?(?:trash|garbage|litter) (?=(?:on|along|in|at|by|around|from|near|off) (?:the |our )?(?:[a-z]+ )?(?:river|creek|bayou|beach|shore|lake|pond|canal|trails?|parks?|woods|levee|dunes?|roads?|highway|roadside|bank|marsh|wash)\b)/gi,
    'litter cleanup ',
  ],
  // 'How long are the kids home over Christmas'
  [
    /\bhow (?:long|many days) (?:are|is|do|does|will|have) (?:(?:the|my|our) )?(?:kids?|children|students|schools?) (?:all )?(?:be |get |have )?(?:home|off|out|closed)(?: (?:of|from) school)? (?:over|for|at|during|around) (?:the )?(christmas|x-?mas|thanksgiving|winter|holidays?|spring|easter)(?: (?:break|vacation|recess))?\b/gi,
    'when is $1 break',
  ],
  // 'My husband passed in September': no day of what is asked for.
  [new RegExp(`\\b(${LIFE_EVENT})${SINCE_WHEN}`, 'gi'), '$1'],
  // 'First Christmas without my dad', 'people who dread the holidays': no day is meant.
  [
    new RegExp(
      `${DREAD} (?:the )?(?:christmas|x-?mas|holidays|thanksgiving)\\b(?! (?:music|shopping|lights|traffic|crowds))`,
      'gi',
    ),
    'longest night',
  ],
  [
    /\bfirst (?:christmas|x-?mas|holidays?|thanksgiving) (?:without|since|alone)\b(?: (?:my|our|her|his|him|mom|dad)\b)*/gi,
    'longest night ',
  ],
  // 'Christmas is hard this year': no day is meant.
  [
    /\b(?:christmas|thanksgiving|(?:the )?holidays) (?:is|are|will be|has been|have been|gets?|feels?) (?:going to be |always |just |so |really |very |extra )*(?:hard|rough|tough|sad|lonely|difficult|depressing|painful)\b/gi,
    'longest night',
  ],
  // 'A four-year-old who goes to bed at seven'
  [
    /\b(?:(?:who|that|he|she|they) )?(?:goes|go|is|are|(?:has|have) to be|must be) (?:to|in) bed (?:at|by|around|before) (\d{1,2}(?::\d\d)?)(?: ?pm)?\b/gi,
    'before $1pm',
  ],
  [/\b(?:early enough|not too late) for (.{3,30}?) to (?:not |stay |still |be |make |go |sit ).*$/gi, 'for $1'],
  [/,? (?:but |and )?not (?:at |until |till )?midnight\b/gi, ''],
  // 'One earlier, so the little ones can go'
  [
    /(?<=\w)\W+so (?:that )?(?:(?:the|my|our) [\w ]{3,20}?|me and [\w ]{3,20}?|(?:my )?[a-z]+ and (?:me|i)) (?:can|could) (?:(?:go|come|attend|make it|be there|stay awake)|go (?:out|to [a-z]+))\W*$/i,
    '',
  ],
  [/\b(?:an? |any )?(?:one|something) (?:that'?s |that is )?(?:(?:a )?(?:bit|little) )?(earlier|later)(?=\W*$)/gi, 'the $1 one'],
  [
    /\b(?:with )?(?:no|without(?: a)?) cover(?: charge)?\b(?=\W*$| (?:tonight|today|tomorrow|this|on|at|in)\b)/gi,
    'free of charge',
  ],
  // 'What is done for Dr. King' asks for any event of his day, which the thesaurus knows.
  [
    /(?<!\b(?:do|does|doing|done|happening|on|anything|something) for )\b(?:dr\.?|doctor) (?:martin luther )?king(?:,? (?:jr|junior)\b\.?)?(?=\W|$)/gi,
    'mlk',
  ],
  // The YMCA
  [/(?<=\b(?:at|from|by|to|near|does|is|in) )the y(?=\W*$|[,?!.]| (?!axis)[a-z])/gi, 'the ymca'],
  // 'Darn. When is the next one then'
  [
    /^\W*(?:(?:darn(?: it)?|dang(?: it)?|ugh+|bummer|oh no|too bad|thanks|thank you|thx|ty|got it|hm+|aw+|yay|lol|haha|wow)\b[\s,.!–-]+|(?:shoot|cool|great|nice|perfect|awesome|sweet|alright|ok(?:ay)?)\s*[,.!–-]+\s*)+(?=\S)/i,
    '',
  ],
  // 'What's cooking this weekend'
  [
    /\bwhat'?s (?:cooking|up|shaking|poppin(?:g|')?|the plan|the scoop|good)\b(?! (?:with|at|for|in|class|to|commission|board|committee)\b)/gi,
    "what's on",
  ],
  [/(?<=\w)(?:[\s,]+(?:please|pls|plz|thx|ty)|[,.?!]+\s*(?:thanks|thank you))\W*$/i, ''],
  [/\bfor (?:people of )?all ages\b/gi, ' '],
  // 'So we can go shopping', 'while I get my hair done': a purpose names no event.
  [
    /(?<=\w)\W+(?:so(?: that)?|while) (?:i|we|the (?:adults|parents|grown-?ups|wife|husband)|my (?:wife|husband|spouse|partner)) (?:(?:can|could|may|might|will) )?(?:(?:go )?(?:\w+ )?shop(?:ping)?|go (?:out|to (?:work|dinner|lunch|the (?:gym|store|doctor|dentist)))|run (?:some |my |our |a few )?errands|(?:get|have) (?:(?:my|our|her|his) (?:hair|nails)|some|a (?:break|rest|date|drink))|(?:do|finish|wrap) (?:my|our|the|some|gifts|presents|christmas|holiday)|work|rest|relax|sleep|(?:am|are) (?:at work|working|shopping))\b[^.?!,;]*/gi,
    '',
  ],
  // 'Can I leave my car on the street overnight'
  [
    /\b(?:leave|keep|park|put|have) (?:(?:my|our|the|an?) )?(?:(?:cars?|trucks?|vehicles?|vans?|rv|trailer) )?(?:parked )?(?:out )?(?:on|in|along) (?:(?:the|my|our|a) )?(?:streets?|roads?|curb)\b/gi,
    'street parking',
  ],
  [/(?<=\w),? and where (?:do|can|should|could) (?:i|we|you|people) park\W*$/i, ''],
  // 'Where do I park for the parade', not at a park
  [
    /\b(where|do|does|can|could|should|may|will|if) (i|we|you|people|they) (?:still )?park\b(?! (?:district|board|commission))/gi,
    '$1 $2 parking',
  ],
  [/\b(where|how|able|allowed|okay?|safe|free|place|anywhere|somewhere) to park\b/gi, '$1 parking'],
  [/\b(?:move|moving) (?:(?:my|our|the|your) )?(?:cars?|vehicles?)(?: off (?:the )?(?:street|road)s?)?\b/gi, 'street parking'],
  // 'What nights'
  [/\b(what|which) (?:nights|evenings|mornings|afternoons)(?= (?:is|are|do|does|will)\b|\W*$)/gi, '$1 days'],
  // 'What Fridays is the fish fry'
  [/\b(?:what|which) ((?:mon|tues|wednes|thurs|fri|satur|sun)days)(?= (?:is|are|do|does)\b)/gi, 'when on $1'],
  [/\b(?:what|which) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?= (?:is|are|do|does)\b)/gi, 'when'],
  // 'A walk-in clinic' is no walk.
  [/\b(?:an? )?walk[- ]?in (?=(?:clinics?|hours|appointments?|interviews?|registration)\b)/gi, ''],
  // Who is signed up for it is no part of its name. A school's is for children.
  [
    /\bsign(?:ing)? (?:(?:my|our|his|her|the) [a-z][a-z' -]{1,24}?|him|her|them|me|us) up(?= for (?!(?:pre-?)?(?:school|k)\b|kindergarten\b))/gi,
    'sign up',
  ],
  [/\bsign(?:ing)? ((?:my|our|his|her) [a-z\d][\w -]{1,24}?|him|her|them|me|us) up\b/gi, '$1 sign up'],
  // 'Signups'
  [/\bsign ?ups\b/gi, 'sign-ups'],
  // 'My son plays in the band': who takes part is not for whom it is.
  [
    /\bmy (?:kids?|child|sons?|daughters?|boys?|girls?|grand(?:son|daughter|kid|child)|nephew|niece) (?:plays?|sings?|dances?|performs?|is|are) (?:in|on|with)(?= (?:the|a|an)\b)/gi,
    ' ',
  ],
  // 'I work Saturdays, is there a weeknight'
  [
    /^\W*(?:i|we) (?:(?:have to|gotta) )?work (?:on )?(?:weekends?|weekdays?|days|nights|mornings|afternoons|evenings|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:mornings?|nights?|evenings?))?)\b\W*(?:(?:so|and|but)\W+)?(?=(?:is|are|do|does|what|which|when|any(?:thing)?|ones?)\b)/i,
    '',
  ],
  // 'Can't do mornings, is there an evening one'
  [
    /^\W*(?:(?:i|we) )?(?:can'?t|cannot|can not|don'?t|won'?t) (?:do|make|come(?: on| in the)?|go) (?:mornings?|afternoons?|evenings?|nights?|weekdays?|weeknights?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b\W*(?:(?:so|and|but)\W+)?(?=(?:is|are|do|does|what|which|when|any(?:thing)?)\b)/i,
    '',
  ],
  // 'I work til 6, when is the next one'
  [
    new RegExp(
      `${BUSY_UNTIL}((?:is|are|does|do|will|can) (?:it|that|this|they|those)\\b.*|.*\\b(?:next|another|others?|again|more|later)\\b.*)$`,
      'i',
    ),
    '$3',
  ],
  [new RegExp(`${BUSY_UNTIL}(.*?)(?: after (?:that|work|then))?\\W*$`, 'i'), '$3 $2 after $1'],
  // 'An afternoon show or only at night'
  [
    /\b(?:an?|any) (morning|afternoon|evening) ([a-z' ]{3,40}?) or (?:is (?:it|that) )?(?:only|just|all) (?:at night|in the [a-z]+|nights?|evenings?|mornings?|afternoons?)\W*$/gi,
    '$2 in the $1',
  ],
  // 'The first weekend the pool opens'
  [
    /\b(?:the|that) (?:first|opening) (?:weekend|day|week|night) (?:that |when )?(?:the |our )?([a-z]+(?: [a-z]+)?) opens?\b/gi,
    '$1 opening',
  ],
  // 'Is there an evening one'
  [/\b(?:an?|any|another) (morning|afternoon|evening|night) (?:one|option)s?(?=\W*$)/gi, 'ones in the $1'],
  // 'Is there one in the evening', not at one
  [/(?<=\b(?:there|have|need|want|prefer) |^\W*)one (?=in the (?:morning|afternoon|evening)\b)/gi, 'ones '],
  // 'After the holidays', 'after winter break'
  [
    /\b(?:after|once) (?:(?:all )?the (?:(?:christmas|winter) )?holidays|(?:the )?(?:christmas|winter|holiday) (?:break|vacation|recess))(?: (?:are|is) over)?\b/gi,
    'after january 1',
  ],
  [/\b(?:by|until|till|before) the end of the year\b/gi, 'before january 1'],
  [/\b(before|until|till|by|after) the new year\b(?!['’]?s\b)/gi, '$1 january 1'],
  [/\bbefore (?:all )?the (?:(?:christmas|winter) )?holidays\b/gi, 'before christmas'],
  [/\b(?:over|during) the (?:(?:christmas|winter) )?holidays\b/gi, 'between december 20 and january 2'],
  // 'Where is it again', which was told, asks for no other one.
  [
    /^(\W*(?:(?:and|so|ok|oh|sorry|wait)\W+)*(?:where|who|how (?:much|long)|what time (?:is|was)|what(?:'?s| is| was) the|when was)\b.*?) again\W*$/gi,
    '$1',
  ],
  // 'When does story hour start up again'
  [
    /\bwhen (?:is|are|will|does|do) (?!(?:it|they|he|she|that|this|we|i)\b|.*\b(?:kids?|children|students|schools?|class(?:es)?|(?:break|recess|vacation) (?:over|done|starts?|begins?|ends?))\b)(.{3,40}?) (?:(?:be|come|coming) back|back|start(?:ing)? (?:back )?up(?: again)?|start(?:ing)? again)(?:( after (?:january 1|new year|christmas|thanksgiving|easter|labor day|memorial day)(?!.{0,12}\b(?:break|vacation|recess)\b).{0,16})| (?:after|from) .{3,30})?\W*$/gi,
    'when is the next $1$2',
  ],
  // 'When does the market come back in spring'
  [
    /\bwhen (?:is|are|will|does|do) (?!(?:it|they|that|this)\b)(.{3,40}?) (?:(?:be|come|coming|start|starting|open|opening) )?(?:back|again|back up)(?: up)? (?:in|this|next) (?:the )?(spring|summer|fall|autumn|winter)\b/gi,
    'when is $1 in the $2',
  ],
  [
    /\bwhen (?:will|does|do|is|are)\b (?!(?:it|they|that|this)\b)(.+?) (?:(?:be )?back open|(?:open|opening|opens) (?:back up|back|again)) after (?=\w)/gi,
    'when is $1 closed ',
  ],
  // 'When will the road reopen': its closing says that.
  [
    /\bwhen (?:will|does|do|is|are)\b (?!(?:it|they|that|this|he|she)\b)(.+?) (?:be )?re-?open(?:ing|s|ed)?\b(?: after (?=\w))?/gi,
    'when is $1 closed ',
  ],
  [/\bmidnight (mass|service)\b(?! (?:on )?(?:the )?(?:dec|\d|christmas|new year))/gi, '$1 on christmas eve after 9pm'],
  [/\bboard of ed(?:ucation)?\b|\beducation board\b|\bB\.?O\.?E\b/gi, 'school board'],
  [/\bhow (?:do|can|would) (?:i|we|you|one) (?:get|drive|walk) to (?=(?:the|our)\b|\w+\W*$)/gi, 'where is '],
  // 'Which one is late'
  [
    /\b(?:which|what) (?:ones?|of (?:them|those|these)) (?:is|are|starts?|begins?) (?:the )?late(?:r|st)?(?=\W*$)/gi,
    'which one is the latest',
  ],
  [
    /\b(?:which|what) (?:ones?|of (?:them|those|these)) (?:is|are|starts?|begins?) (?:the )?(?:early|earlier)(?=\W*$)/gi,
    'which one is the earliest',
  ],
  // 'Somewhere to leave the kids'
  [
    /\b(?:leave|drop off|drop|watch|watching|mind|minding) (?:(?:my|our|the) )?(?:kids?|children|little ones|toddlers?|baby|babies|infants?)(?= (?:off|so|while|for|overnight|on|tonight|(?:one|some|an?) (?:evening|night|day))\b|\W*$)(?: off)?(?: so .*)?/gi,
    'babysitting',
  ],
  // 'When do kids get out for winter break'
  [
    /\bwhen (?:do|are|will|does|is) (?:(?:the|my|our) )?(?:kids?|children|students|schools?) (?:get|be|let|go|going|getting)? ?(?:out|off|done|start|on|begin) (?:for|on) (?:the )?(?=(?:christmas|winter|holiday|thanksgiving|fall|spring|easter|summer|february) (?:break|vacation|recess)\b)/gi,
    'when is ',
  ],
  // 'Anything open on Thanksgiving'
  [
    /\b(anything|something|anywhere|what(?:'s| is)|whats)(?: that(?:'s| is))? open(?= (?:on|this|next|tomorrow|today|tonight|right|late|during|over|around|thanksgiving|christmas|new year|easter|memorial|labor|\w+days?)\b)/gi,
    '$1 on',
  ],
  [/\b(?:to do|going on|happening|on) now(?=\W*$)/gi, 'on right now'],
  [
    /\b(?:but |and |that(?:'s| is|'re| are) )*(?:not (?:too |so |very |that )?(?:expensive|pricey)|inexpensive|affordable(?! housing)|reasonably priced)\b/gi,
    ' ',
  ],
  // 'After tonight's'
  [/\b(after|before) (tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s\b/gi, '$1 $2'],
  // 'The week of Jan 18, mon thru sun'
  [/(?<=\bweek\b.*)[\s,]+(?:from )?mon(?:day)? ?(?:to|thru|through|-|–) ?sun(?:day)?\b/gi, ' '],
  // 'April, besides the council'
  [
    /^\W*(january|february|april|june|july|august|september|october|november|december)(?=\s*[,:]| (?!is\b|and\b|or\b|to\b|through\b|thru\b|until\b|of\b|first\b|second\b|third\b)[a-z])/i,
    'in $1',
  ],
  // 'The January tour', 'December's council meeting'
  [
    /(\b(?:the|any|all|our|is|are)|^\W*) (?:the )?(january|february|april|june|july|september|october|november|december)(?:'s)? (?=(?!\d|is\b|and\b|or\b|to\b|through\b|until\b|events?\b|first\b|second\b|third\b|of\b)[a-z])/gi,
    '$1 in $2 ',
  ],
  // 'We just moved here, what is on'
  [
    /^\W*(?:we|i)(?:'ve| have)? (?:just |recently |newly )*moved (?:here|in|to town|to the area)\b(?=.*\b(?:what|anything|is there|are there|where|any)\b)/i,
    '',
  ],
  [
    /\b(?:(?:i'm|i am|we're|we are|we) )?(?:new (?:in|to|around) (?:town|here|the (?:area|neighborhood|community))|new here|(?:just|recently|newly) moved(?: (?:here|in|to town|to the area))?)\b/gi,
    'newcomers',
  ],
  // 'Where do I bring old paint cans'
  [
    /\bwhere (?:do|can|should|could|would) (?:i|we|you|one|people) (?:recycle|dump|dispose of|drop off|get rid of|(?:bring|take|leave|put|drop|donate)(?=(?: (?:my|our|some|an?|the|any))* (?:(?:christmas |x-?mas |real |live )*trees?\b|yard waste|brush|leaves|batteries|paint|electronics|mattress(?:es)?|tires|old|used|leftover|left over|empty|dead|broken|unwanted|expired|outdated)\b))(?: (?:my|our|some|an?|the|any))* (?:(?:old|used|leftover|left over|empty|dead|broken|unwanted|expired|outdated) )?/i,
    'where is drop off ',
  ],
  [/\bdrop off (?:(?:the|my|our|an?|old|used|real|dead|live) )*(?:christmas )?trees?\b/gi, 'tree recycling'],
  // 'D and D night'
  [/(?<![\w'&])([a-z]) (?:and|n|'n'?) ([a-z])(?![\w'&])/gi, '$1&$2'],
  [/\b(?:get(?:ting)? rid of|dispos(?:e|ing) of|throw(?:ing)? (?:out|away))\b/gi, 'drop off'],
  // 'Is the night swim adults only'
  [
    /^\W*(?:is|are) (?!there|any|it\b|that\b)(.+?) (?:just |only )?(?:for )?(?:adults?(?: only)?|(?:18|21)(?: ?\+| and (?:over|up|older)))\W*$/i,
    'how old do you have to be for $1',
  ],
  [
    /\b(?:get(?:ting)?|have|having) (?:(?:my|our|a|the|your) )?(?:\w+ )?(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?) fixed\b/gi,
    'spay neuter',
  ],
  // 'The last Sunday of youth group': the last of a series, not a day.
  [
    /\b(?:the )?(last|final) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|night|evening|weekend) (?:of|for) (?!the (?:month|year)|(?:this|next|each|every) |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    'the $1 ',
  ],
  [/\bfor (?=(?:january|february|march|april|june|july|august|september|october|november|december)\b)/gi, 'in '],
  // 'And december?'
  [
    /^(\W*(?:(?:and|or|but|also|then|ok|what|how|about)\W+)*)((?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|sept?|oct|nov|dec)(?: (?:too|also|as well|then))?\W*)$/i,
    '$1in $2',
  ],
  [
    /\b(through|thru) (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?! \d))/gi,
    '$1 the end of ',
  ],
  // 'Before winter'
  [
    /\b(before|until|till|after) (?=(?:spring|summer|fall|autumn|winter)\b(?! (?:break|vacation|recess|solstice|camps?|concert|sports)\b))/gi,
    '$1 this ',
  ],
  // 'Summer events'
  [
    /(?<!\b(?:in|the|this|next|last) )\b(spring|summer|fall|autumn|winter) (?=(?:events?|stuff|things|activities|fun)\b)/gi,
    'in the $1 ',
  ],
  // 'What is on 12-5', not 'grades 3-5'
  [/^(\W*|.*\b(?:on|about) )(1[0-2]|0?[1-9])-([12]\d|3[01]|0?[1-9])(?=\W*$)/i, '$1$2/$3'],
  // 'Planning board dec'
  [
    /(?<!\b(?:in|of|early|late|mid|next|this|last|for|during|by|until|since|through|to|and|or|from|week|,) )(?<!\d(?:st|nd|rd|th)? )(?<!,)\b(january|february|april|june|july|august|september|october|november|december|jan|feb|sept?|oct|nov|dec)\b(?!\.? ?\d)(?=\W*$)/i,
    'in $1',
  ],
  [/[*`\s]+/g, ' '],
  [/[\uE000-\uF8FF]/g, ''],
];

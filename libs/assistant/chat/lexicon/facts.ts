/**
 * What a resident asks of one event, or says of herself, without a word that names it, and the words by which texts tell it. Group 1 is a
 * thing that they may name: of another thing only `toldOfAll` counts. `about` is said of a text that tells nothing.
 */
type Fact = Readonly<{ asked: RegExp; told: string; toldOfAll?: string; about?: string }>;

const LEAD = '^\\W*(?:(?:and|so|but|ok(?:ay)?|oh|then)\\W+)*';

const MEAL =
  '(?:food|a meal|meals?|dinner|supper|lunch|breakfast|snacks?|refreshments|drinks|coffee|(?:something|anything) to (?:eat|drink))';

/** Who takes part. */
const WHO = '(?:i|we|he|she|they|you|(?:my|our) (?:[a-z]+[ -]in[ -]law|[a-z]+(?: [a-z]+)?))';

const KIDS =
  '(?:them|him|her|(?:(?:the|my|our|your) )?(?:little )?(?:kids?|child|children|bab(?:y|ies)|toddlers?|ones|son|daughter|grandkids))';

const HAS_NOT = "(?:do(?:es)?n'?t|do not|does not|haven'?t|hasn'?t)(?: (?:really|even|actually|yet))? (?:have|own|got)";

const COMPANION =
  '(?:(?:my|our|an?|the|another|some) )?(?:(?:best|good|old|plus) )?(?:wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?|date|plus[- ]one|one|friends?|buddy|neighbors?|co-?workers?|roommate|guests?|someone|somebody|brother|sister|mom|mother|dad|father|parents|in-laws|cousins?|aunt|uncle|grandma|grandpa|family|caregiver|aide)';

const TO_SHARE = '(?: (?:along|too|as well|with(?: (?:me|us|him|her|them))?|there|to (?:it|that|this)))*';

const END =
  '(?:[,.;!?]* (?:though|tho|is (?:that|it) (?:ok(?:ay)?|a problem|alright|fine)|does (?:that|it) matter|what (?:then|do i do)|so|anymore|right now))?\\W*$';

/** What somebody has not, or needs, that is no thing to bring. */
const NO_THING =
  '(?!(?:kids?|child|children|time|anything|idea|plans|internet|doctor|insurance|appointments?|reservations?|tickets?|permits?)\\b)';

const EQUIPMENT = 'supplies equipment gear materials tools everything';

const WITHOUT_STEPS =
  'wheelchair wheelchairs accessible accessibility ramp ramps elevator lift step steps stairs level paved flat mobility';

const SEATS = 'chair chairs seated seats bench benches standing';

const asks = (...ways: readonly string[]): RegExp => new RegExp(`${LEAD}(?:(?:what )?if )?(?:${ways.join('|')})${END}`, 'i');

const paysBy = (means: string, ...ways: readonly string[]): RegExp =>
  asks(
    `(?:do|will|can) they (?:take|accept) (?:any )?(?:${means})`,
    `(?:can|could) (?:i|we) (?:pay|use) (?:with |by |in |my |an? )*(?:${means})`,
    ...ways,
  );

/** The first one that is asked counts. */
export const FACTS: readonly Fact[] = [
  {
    asked: asks(
      `(?:can|could|may|should|will) ${COMPANION}(?: and (?:i|me))? (?:still )?(?:come|go|join|attend|tag|sit in|get in|be there)${TO_SHARE}`,
      `(?:can|could|may|should) (?:i|we) (?:bring|take|invite)(?: along)? ${COMPANION}${TO_SHARE}`,
      `(?:is|are) ${COMPANION} (?:welcome|allowed|invited|ok(?:ay)?|included)${TO_SHARE}`,
    ),
    about: 'company',
    told: 'spouse spouses wives husbands partner partners couples family families guest guests friend friends neighbors visitors caregivers public anyone welcome',
  },
  {
    asked: asks(
      `who (?:will |would |can |could |is going to )?(?:watch(?:es)?|minds?|looks? after|takes? care of) ${KIDS}(?: (?:then|during it|during|while .{2,30}))?`,
      `(?:can|could|will|would|do|does) (?:someone|somebody|anyone|anybody|they|you) (?:watch|mind|look after|take care of|keep) ${KIDS}(?: (?:then|during it|during|while .{2,30}))?`,
      `(?:is|are|will) there (?:be )?(?:some(?:one|body) (?:to|who (?:can|will|would)) (?:watch|mind|look after|keep) ${KIDS}|(?:an? |any )?(?:child ?care|babysitt(?:ing|er)|sitter|nursery))`,
    ),
    about: 'childcare',
    told: 'childcare babysitting babysitter sitter sitters nursery care',
  },
  {
    asked: asks(
      `${WHO} ${HAS_NOT} (?:an? )?(?:car|ride|license|way (?:there|to get there))`,
      `${WHO} (?:don'?t|doesn'?t|can'?t|cannot|no longer) drives?(?: (?:at night|there|anymore|that far|in the dark))?`,
      `(?:is|are|will) there (?:be )?(?:an? |any )?(?:shuttle|bus|van|rides?|carpool|transportation|transit)(?: (?:there|to it|back|home))?`,
      `(?:can|could) (?:someone|somebody|anyone|they) (?:pick (?:me|us|her|him) up|drive (?:me|us|her|him)|give (?:me|us|her|him) a ride)(?: (?:there|home))?`,
    ),
    about: 'rides',
    told: 'ride rides shuttle bus buses van transportation transit carpool trolley train dialaride',
  },
  {
    asked: asks(
      `${WHO}(?:'m| am|'re| are|'s| is|m|re)? (?:a |an )?(?:total |complete |absolute |real )?(?:beginners?|newbies?|novices?|rusty|out of shape|tone ?deaf|not (?:very |any |that )?good(?: at (?:it|this|that))?)`,
      `(?:i|we|he|she|they)(?:'ve|'s| have| has|ve)? never (?:done|played|tried|been|made|gone|run|sewn|danced|sung|painted|ridden|skated|rowed|curled|knit(?:ted)?|quilted)(?: [a-z]+){0,3}`,
      `${WHO} (?:don'?t|doesn'?t|do not) know (?:how(?: to [a-z]+(?: [a-z]+)?)?|the (?:steps|rules|songs?|words|moves|language|music)|anyone(?: there)?|any(?:body|one))`,
      `${WHO} (?:can'?t|cannot) (?:sing|dance|draw|paint|sew|knit|cook|skate|swim|read music|play(?: an instrument)?)`,
      `${WHO} (?:don'?t|doesn'?t|do not) (?:really )?(?:play|sing|dance|sew|knit|cook|skate|draw|paint|garden|run|hike|speak it|act)(?: (?:anything|an instrument|at all|much|well|very well|that well))?`,
      `(?:do|does|would) ${WHO} (?:need|have) (?:to (?:be|have|know) )?(?:any |some |a lot of |much )?(?:experience|skills?|good|experienced|how)(?: (?:at it|for it|first|already|to do it))?`,
      `(?:is|are) (?:it|this|that|they|these) (?:ok(?:ay)? |good |suitable |right |open )?(?:for|to) (?:total |complete |absolute )?(?:beginners?|newbies?|novices?|newcomers)`,
      `(?:are )?(?:beginners?|newbies?|newcomers|first[- ]?timers) (?:ok(?:ay)?|welcome|allowed)`,
    ),
    about: 'experience',
    told: 'beginner beginners novice novices newcomer newcomers experience experienced level levels lesson lessons instruction instructor taught skill skills basics audition firsttimer partner dance listen watch',
  },
  {
    asked: asks(
      `(?:(?:is|are) there|(?:do|does|will) (?:they|it) have) (?:an? |any |lots of |many |a lot of )?(?:stairs|steps|ramps?|elevators?|lift|hills?)`,
    ),
    about: 'steps',
    told: WITHOUT_STEPS,
  },
  {
    asked: asks(
      `(?:(?:is|are) there|(?:do|does|will) (?:they|it) have) (?:an? |any |lots of |many |a lot of )?(?:chairs?|seats?|places? to sit)`,
      `(?:do|will|would) ${WHO} have to stand(?: the whole time| long)?`,
    ),
    about: 'seats',
    told: SEATS,
  },
  {
    asked: asks(
      `${WHO} (?:can'?t|cannot|can not|don'?t|doesn'?t) (?:really )?(?:do|climb|walk|manage|handle|stand|use|get (?:up|down)) (?:the |many |a lot of |too many )?(?:stairs|steps|far|much|very far|long|that (?:far|long)|for long|up)(?: (?:well|easily|anymore))?`,
      `${WHO}(?: is|'s| am|'m| are|m)? (?:in|uses?|using|has|have|with|need|needs|on) (?:an? )?(?:wheel ?chair|walker|cane|scooter|crutches|bad (?:knees?|hips?|back|leg))`,
      `(?:is|are|will) (?:it|that|this|they|there)(?: be)? (?:(?:wheel ?chair|handicap(?:ped)?|walker)[- ])?(?:accessible|friendly)`,
      `(?:do|will|would) ${WHO} have to (?:walk (?:far|much|a lot)|climb(?: stairs)?)(?: the whole time| long)?`,
    ),
    about: 'access',
    told: `${WITHOUT_STEPS} ${SEATS}`,
  },
  {
    asked: asks(
      `${WHO}(?:'m| am|'re| are|'s| is|m|re)? not (?:an? )?(?:members?|residents?|from (?:here|town|around here)|veterans?|catholic|jewish|lutheran|religious|parishioners?)`,
      `(?:do|does|would) ${WHO} (?:have|need) to (?:be|belong|join|live) (?:an? |in |to )?(?:members?|residents?|town|the church|here|the city|local)`,
      `(?:is|are) (?:it|this|that|they) (?:only |just )?(?:for|open to) (?:members|residents|locals|non-?members|non-?residents|the public|anyone|anybody|everyone)(?: only)?`,
      `(?:can|could|may) (?:anyone|anybody|everyone|outsiders|strangers|non-?members?|non-?residents?|visitors|the public) (?:come|go|join|attend|get in|do it)`,
      `${WHO} (?:don'?t|doesn'?t|do not) (?:live|belong|go) (?:here|there|in town|in the (?:city|county)|to (?:that|the|your) church)`,
    ),
    about: 'membership',
    told: 'member members membership nonmember nonmembers guest guests public resident residents nonresident nonresidents anyone everyone visitor visitors newcomers neighbors welcome faiths',
  },
  {
    asked: asks(
      `${WHO} (?:can'?t|cannot) (?:really )?afford (?:it|that|this|much)`,
      `${WHO} ${HAS_NOT} (?:any |much |the |enough )?(?:money|cash)(?: for (?:it|that))?`,
      `(?:that|it)(?:'s| is|s)? (?:way |a bit |kinda )?too (?:much|expensive|pricey)(?: for (?:us|me))?`,
      `(?:money(?:'s| is)|things are) tight|(?:i'?m|we'?re) broke`,
      `(?:(?:is|are) there (?:an? |any )?|${LEAD}any )(?:scholarships?|financial aid|help (?:with|w/?) (?:the cost|that|paying)|assistance|payment plans?|sliding scale)`,
    ),
    about: 'discounts',
    told: 'free donation donations scholarship scholarships sliding assistance aid discount waived waiver waivers pay afford turned price',
  },
  {
    asked: asks(
      `${WHO}(?:'m| am|'re| are|'s| is|m|re)? (?:an? )?(?:vegetarians?|vegans?|gluten[- ]free|celiac|diabetic|lactose intolerant|allergic(?: to [a-z]+)?)`,
      `${WHO} (?:don'?t|doesn'?t|can'?t|cannot|do not) eat (?:meat|pork|fish|beef|gluten|dairy|nuts|shellfish|sugar|wheat|chicken)`,
      `(?:is|are|will|do|does) (?:there|they|it)(?: be| have)? (?:an? |any |anything |something )?(?:for )?(?:vegetarians?|vegans?|meatless|veggie|gluten[- ]free|kosher|halal|dairy[- ]free)(?: (?:options?|ones?|food|stuff|meals?|choices?))?`,
    ),
    about: 'diets',
    told: 'vegetarian vegan veggie meatless gluten dairy allergy allergies nut nuts kosher halal beans macaroni',
  },
  {
    asked: asks(
      `(?:what |what happens )?(?:if|when) (?:it|it's|its|it is|there is|the weather)(?:'s| is)? ?(?:rains?|raining|snows?|snowing|pours?|pouring|storms?|bad|too (?:cold|hot|windy)|icy|lightning|windy|freezing)(?: (?:out|that day|then))?`,
      `is (?:it|this|that) (?:still on )?(?:if it (?:rains|snows)|rain or shine|weather permitting)`,
      `(?:do|will|would) they (?:still )?(?:do|have|hold|move|cancel|call|play|be)(?: (?:it|off|there|out))* (?:if it (?:rains|snows|pours|storms)|in (?:the|bad) (?:rain|snow|weather|cold))`,
    ),
    about: 'the weather',
    told: 'rain rains rained weather snow ice wind storm shine inside indoors tent moved covered heated',
  },
  {
    asked: asks(
      `${WHO} (?:(?:only|mostly) speaks? (?:spanish|[a-z]+ese|arabic|french|russian|somali|hmong|polish)|(?:don'?t|doesn'?t|do not) (?:really )?speak (?:much |good |any )?english)`,
      `(?:is|are|will) there (?:be )?(?:an? |any )?(?:spanish )?(?:interpreters?|translators?|translation|sign language|asl)`,
      `(?:is|are) (?:it|they|any of it) (?:also )?(?:in (?:spanish|english|asl)|translated|interpreted|signed|bilingual)`,
    ),
    about: 'interpreters',
    told: 'spanish english bilingual interpreter interpreters interpretation interpreted translation translated translator asl signed',
  },
  {
    asked: asks(
      `(?:can|could|may) (?:i|we) (?:just )?(?:drop|leave) (?:(?:my|our|the) )?(?:kids?|children|son|daughter|him|her|them)(?: off| there| alone| by (?:him|her|them)sel(?:f|ves))*`,
      `(?:do|does|should|must|can) (?:i|we|(?:the )?parents?|grown-?ups|an? adult|mom|dad) (?:have to |need to )?(?:stay|come|be there|sit|go|wait)(?: (?:with|along)(?: (?:me|us|him|her|them))?| there| too| the whole time| in)*`,
    ),
    about: 'parents',
    told: 'parent parents adult adults caregiver caregivers guardian dropoff accompanied accompany supervised supervision grownups grownup',
  },
  {
    asked: paysBy('food stamps|ebt|snap|wic'),
    about: 'food stamps',
    told: 'snap ebt stamps wic vouchers',
  },
  {
    asked: paysBy('insurance|medicaid|medicare'),
    about: 'insurance',
    told: 'insurance insured uninsured medicaid medicare',
  },
  {
    asked: paysBy('(?:credit |debit )?cards?|venmo|checks?|cash|apple pay|phone', '(?:is it )?cash only'),
    about: 'cards',
    told: 'cash cashless card cards check checks venmo credit debit atm',
  },
  {
    asked: asks(
      `${WHO} (?:have|has|got|'ve got) (?:an? |the |two |our |my )?(?:big |small |little )?(?:dogs?|puppy|puppies)`,
      `(?:can|could|may) (?:i|we) (?:bring|take)(?: along)? (?:an? |my |our |the )?(?:dogs?|puppy)${TO_SHARE}`,
    ),
    about: 'dogs',
    told: 'dog dogs pet pets puppy leash leashed leashes',
  },
  {
    asked: asks(
      `(?:do|does|would) ${WHO} (?:need|have)(?: to (?:have|bring|find))? (?:an? |my |our |the )?(?:own )?(?:(?:dance )?partner|date|team)`,
      `${WHO} ${HAS_NOT} (?:an? |any )?(?:(?:dance )?partner|date|team)`,
    ),
    about: 'partners',
    told: 'partner partners couples couple singles single solo team teams pairs',
  },
  {
    asked: asks(
      `how early (?:should|do|does|must|can|would) (?:i|we|you|people) (?:have to |need to )?(?:get there|come|arrive|be there|line up|show up|go)`,
      `(?:do|should) (?:i|we) (?:need to |have to )?(?:get there|come|arrive|be there|show up) early`,
      `(?:will|is) (?:there|it) (?:be |get )?(?:an? )?(?:long )?(?:line|crowded|packed|busy|full)`,
      `(?:does|do|will) (?:it|they) (?:usually )?(?:fill(?: up)?|sell out|run out)`,
    ),
    about: 'when to arrive',
    told: 'early line doors seats seating limited fills fill served full capacity space spots places',
  },
  {
    asked: asks(
      `(?:can|could|may) (?:i|we) (?:bring|take|use|push) (?:an? |my |our |the )?(?:double )?(?:stroller|buggy|wagon)`,
      `is (?:it|that) (?:ok(?:ay)? |good |fine )?(?:for )?(?:an? )?strollers?(?:[- ]friendly)?`,
    ),
    about: 'strollers',
    told: 'stroller strollers paved boardwalk accessible carrier carriers wagon wagons',
  },
  {
    asked: asks(
      `(?:can|could|what if) (?:i|we) (?:come|show up|arrive|get there|be|are|join|leave|go home)(?: (?:a (?:bit|little)|half an hour|an hour))? (?:late|early|halfway|partway)`,
      `(?:do|does) ${WHO} have to (?:stay (?:the whole time|till the end|for (?:all of it|the whole thing))|come (?:every (?:week|time|day)|to (?:all|every)(?: of them)?(?: one)?)|do the whole thing)`,
      `(?:can|could) (?:i|we) (?:just )?(?:drop in|come (?:just )?once|come to (?:just )?one)`,
    ),
    about: 'part of it',
    told: 'late latecomers dropin anytime doors stay session sessions missed join end',
  },
  {
    asked: asks(
      `(?:can|could) (?:i|we) (?:get|have) (?:it|one|some|the food|a plate)? ?(?:to go|delivered|take ?out|curbside)`,
      `(?:do|can|will) they (?:do |have |offer )?(?:deliver(?:y)?|take ?out|to go|curbside|carry ?out)(?: (?:it|too))?`,
    ),
    about: 'takeout',
    told: 'takeout take togo curbside deliver delivered delivery pickup carryout drivethrough',
  },
  {
    asked: asks(
      `(?:can|could) (?:i|we) (?:get|have) (?:a|my|our) (?:refund|money back)`,
      `${WHO} (?:can'?t|cannot) (?:make it|come|go)(?: anymore)?,? (?:can|do) (?:i|we) get (?:a refund|(?:my|our) money back)`,
    ),
    about: 'refunds',
    told: 'refund refunds refunded refundable nonrefundable transfer exchange',
  },
  {
    asked: asks(
      `${WHO} ${HAS_NOT} (?:(?:an?|any|my|our|the|his|her|their|enough)(?: own)? )?(${NO_THING}[a-z]+(?: [a-z]+)?)`,
      `${WHO}(?:'ve|ve)? (?:have|has|got|lost|forgot|broke) (?:no|my|our|his|her) (${NO_THING}[a-z]+(?: [a-z]+)?)`,
      `(?:do|does|should|must|will) ${WHO} (?:need|have|bring)(?: to (?:bring|have|own|buy|get|rent))? (?:(?:my|our|your|their|his|her)(?: own)?|an?|any) (${NO_THING}[a-z]+(?: [a-z]+)?)`,
      `(?:do|will|can) they (?:lend|loan|rent|supply|provide|furnish|give (?:us|you|me))(?: out)? (?:the |any |an? |us )?([a-z]+(?: [a-z]+)?)`,
      `(?:can|could|may) (?:i|we|you) (?:borrow|rent|use)(?: (?:an?|some|one|their|the))* ?([a-z]+(?: [a-z]+)?)?(?: there)?`,
      `(?:is|are) (?:the |all |any )?([a-z]+(?: [a-z]+)?) (?:provided|supplied|furnished)`,
    ),
    about: 'equipment',
    told: `borrow borrowed lend lent loan loaned loaner loaners rent rental rentals rented supplied supply provided provide provides furnished included ${EQUIPMENT}`,
    toldOfAll: EQUIPMENT,
  },
  {
    asked: new RegExp(
      `${LEAD}(?:(?:is|are|will) there (?:be )?(?:any )?${MEAL}|(?:do|does|will|are) (?:they|it|he|she) (?:feed|feeding|serv(?:e|ing)|hav(?:e|ing)|provid(?:e|ing)|giv(?:e|ing)) (?:us |you |any |the kids |people )?(?:${MEAL})?)(?: (?:first|before(?:hand)?|after(?:wards?)?|there|too|included|provided|served|at it|at that))?\\W*$`,
      'i',
    ),
    told: 'food meal dinner supper lunch breakfast brunch soup chili pizza tacos snacks cookies cake pie cocoa coffee refreshments potluck reception',
  },
  {
    asked: new RegExp(
      `${LEAD}(?:how old (?:do|does|must|should)|what(?:'?s| is) the (?:age limit|minimum age|cut-?off age)|(?:is there )?(?:an? )?age limit)\\b`,
      'i',
    ),
    told: 'ages age grades grade years older over under adults all',
  },
  {
    asked: new RegExp(
      `${LEAD}(?:(?:which|what) way\\b|how (?:do|should|can|would) (?:i|we|you|people) (?:get|go|drive) (?:around|past|across|through|home)\\b|(?:is there|what(?:'?s| is)) (?:an? |the )?(?:detour|other way|way around))`,
      'i',
    ),
    told: 'detour use by way around instead',
  },
  {
    asked: new RegExp(
      `${LEAD}(?:(?:is it |would it be )?(?:ok(?:ay)?|alright|all right|allowed|fine) (?:if|to)|(?:can|could|may) (?:i|we|you|people|parents))\\b.{0,12}\\b(?:film|record|video ?tape|photograph|take (?:pictures|photos|videos?))\\b`,
      'i',
    ),
    told: 'recording recordings photos photography pictures film filming cameras video',
  },
  {
    asked: new RegExp(
      `${LEAD}(?:what (?:papers?|paperwork|documents?|proof|id)\\b|(?:do|does|will) (?:i|we|you|he|she|they) (?:have|need) to (?:show|prove|bring)\\b)`,
      'i',
    ),
    told: 'bring proof id certificate license card bill stub income address',
  },
];

/** What a resident asks of one event, without a word that names it, and the words by which texts tell it. */
type Fact = Readonly<{ asked: RegExp; told: string }>;

const LEAD = '^\\W*(?:(?:and|so|but|ok(?:ay)?|oh|then)\\W+)*';

const MEAL =
  '(?:food|a meal|meals?|dinner|supper|lunch|breakfast|snacks?|refreshments|drinks|coffee|(?:something|anything) to (?:eat|drink))';

export const FACTS: readonly Fact[] = [
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

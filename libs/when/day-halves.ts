import { findAllMatches } from '#libs/contracts';
import { type ClockTime, DAY_MINUTES, HOUR_MINUTES, type HourReading } from './find-hours';

/** Minutes after midnight; `end` may exceed a day. */
export type Hours = Readonly<{ start: number; end: number | null }>;

export type HalfHints = Readonly<{
  /** The rest of the line: 'dinner' and 'breakfast' decide. */
  words: string;
  /** Earlier hours of today are over. */
  notBefore?: number | undefined;
  isWorkday?: boolean;
  /** People meet at a home. */
  isAtHome?: boolean;
}>;

const NOON = 12 * HOUR_MINUTES;

/** The readings of hours without am or pm, the likeliest first. Several are asked about. */
export const resolveHours = ({ start, end, side }: HourReading, hints: HalfHints): Hours[] => {
  if (end) return resolveRange(start, end, hints);
  const starts = startsOf(start, hints);
  // 'after 5' and 'by 5' are said of the afternoon.
  const isOfAfternoon =
    side === 'after' ||
    ((side === 'before' || side === 'until') && start.at % NOON < 6 * HOUR_MINUTES && !EARLY_WORDS.test(hints.words));
  return (isOfAfternoon ? starts.slice(0, 1) : starts).map((at) => ({ start: at, end: null }));
};

const startsOf = (time: ClockTime, { words, notBefore, isWorkday, isAtHome }: HalfHints): number[] => {
  if (time.isSure) return [time.at];
  const [early, late] = [time.at % NOON, (time.at % NOON) + NOON];
  if (time.at >= NOON) return [late];
  const part = partOfDayIn(words);
  if (part) return [part === 'morning' ? early : late];
  if (notBefore !== undefined && early < notBefore && late >= notBefore) return early < 9 * HOUR_MINUTES ? [late] : [late, early];
  if (early < 5 * HOUR_MINUTES) return [late];
  if (early < 8 * HOUR_MINUTES && CHRISTMAS_EVE_SERVICE.test(words)) return [late];
  if (early >= 7 * HOUR_MINUTES && SELLS_OUT.test(words) && !EVENING_WORDS.test(words)) return [early];
  const activity = activityHalf(words, early);
  if (activity === 'early') return [early];
  const isAfterWork = isWorkday === true && early < 8 * HOUR_MINUTES && !EARLY_WORDS.test(words);
  if (isAfterWork && AFTER_WORK_WORDS.test(words)) return [late];
  if (isAfterWork && (isAtHome || early < 7 * HOUR_MINUTES) && CLUB_WORDS.test(words)) return [late];
  if (isAfterWork && isAtHome && MEETING_WORDS.test(words)) return [late];
  if (isAfterWork && early < 7 * HOUR_MINUTES && GAME_WORDS.test(words)) return [late];
  if (isWorkday === false && early >= 8 * HOUR_MINUTES && activity === null && isGameOfChildren(words)) return [early];
  // 'retirement party at 10'
  if (activity === 'late' && early >= 11 * HOUR_MINUTES && (!NIGHT_WORDS.test(words) || CHILDREN_WORDS.test(words)))
    return [early];
  if (activity === 'late' && early >= 8 * HOUR_MINUTES && isWorkday && SCHOOL_WORDS.test(words) && !NIGHT_OUT.test(words))
    return early >= 9 * HOUR_MINUTES ? [early] : [late, early];
  if (activity === 'late' && !NEW_YEARS_EVE.test(words) && early >= 9 * HOUR_MINUTES)
    return early >= 10 * HOUR_MINUTES ? [early, late] : [late, early];
  if (activity === 'late') return [late];
  // Few events begin at ten or eleven in the evening.
  if (early >= 10 * HOUR_MINUTES) return [early];
  const isEvening = early < 8 * HOUR_MINUTES && activity !== 'either-early';
  return isEvening ? [late, early] : [early, late];
};

const resolveRange = (start: ClockTime, end: ClockTime, hints: HalfHints): Hours[] => {
  if (start.isSure) return [{ start: start.at, end: endAfter(start.at, end) }];
  const [early, late] = [start.at % NOON, (start.at % NOON) + NOON];
  if (end.isSure) {
    const last = end.at;
    const at = late < last ? late : early < last ? early : late;
    return [
      {
        start: start.at >= NOON && NOON < last ? NOON + (start.at - NOON) : at,
        end: last > at ? last : last + DAY_MINUTES,
      },
    ];
  }
  // '9-5' and '10-2' go over noon.
  const isOverNoon = end.at % NOON <= early && start.at < NOON;
  if (isOverNoon && early >= 6 * HOUR_MINUTES && partOfDayIn(hints.words) !== 'evening')
    return [{ start: early, end: endAfter(early, end) }];
  if (end.at >= NOON && early >= 5 * HOUR_MINUTES) {
    const isNight = EVENING_WORDS.test(hints.words);
    return [{ start: isNight ? late : early, end: endAfter(isNight ? late : early, end) }];
  }
  // '9-11' without a word of the evening.
  const isEarly = early >= 9 * HOUR_MINUTES && start.at < NOON && !isEvening(hints.words);
  const starts = isEarly ? [early] : startsOf(start, hints);
  return starts.map((at) => ({ start: at, end: endAfter(at, end) }));
};

const isEvening = (words: string) => EVENING_WORDS.test(words) || partOfDayIn(words) === 'evening';

const endAfter = (start: number, end: ClockTime): number => {
  if (end.isSure) return end.at > start ? end.at : end.at + DAY_MINUTES;
  let at = end.at % NOON;
  while (at <= start) at += NOON;
  return at;
};

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day that the words name; null if they name none or several. */
export const partOfDayIn = (words: string): PartOfDay | null => {
  const found = [
    ...new Set(
      findAllMatches(words, PART_OF_DAY).map(
        ([word]) => PART_WORDS[word.toLowerCase().replace(/s$|\./g, '').replace(/\s/g, '')] ?? 'evening',
      ),
    ),
  ];
  return found.length === 1 ? found[0]! : null;
};

/** No greeting: 'Good morning coach, dentist 2:30'. */
const PART_OF_DAY =
  /(?<!\bgood )\b(?:morn(?:ing?)?|afternoon|aftn|evening|tonight|overnight|night|nite|(?<!\bI )a\.?m\.?(?!\w)|p\.?m\.?(?!\w))s?/gi;

const PART_WORDS: Readonly<Record<string, PartOfDay>> = {
  morning: 'morning',
  mornin: 'morning',
  morn: 'morning',
  am: 'morning',
  afternoon: 'afternoon',
  aftn: 'afternoon',
  pm: 'afternoon',
  night: 'evening',
};

const activityHalf = (words: string, early: number): 'early' | 'late' | 'either-early' | null => {
  const [evening, daytime] = [
    EVENING_WORDS.test(words),
    DAYTIME_WORDS.test(words) || (early >= 8 * HOUR_MINUTES && MEDICAL_WORDS.test(words)),
  ];
  if (MORNING_WORDS.test(words) && !evening) return 'early';
  // Words of the day say nothing of hours before eight: 'school concert at 6:30'.
  if (evening && (!daytime || (early < 8 * HOUR_MINUTES && !EARLY_WORDS.test(words)))) return 'late';
  if (early >= 8 * HOUR_MINUTES && daytime && !evening) return 'early';
  const isAfternoon = AFTERNOON_WORDS.test(words) && early < 8 * HOUR_MINUTES;
  if (EARLY_WORDS.test(words)) return isAfternoon && early < 6 * HOUR_MINUTES ? null : 'either-early';
  return isAfternoon ? 'late' : null;
};

/** Dawn may be a person: 'training with Dawn'. */
const MORNING_WORDS =
  /\b(?:fasting|breakfast|sunrise|(?<!\b(?:with|w|w\/|for|from|and|&) )dawn|brunch|br?kfs?t|br?kfast|bfast|pancakes?|(?:yard|garage|estate|rummage|tag|moving) sale(?! (?:committee|meeting|mtg|planning|prep|preview|pricing|set ?up|sorting)))\b/i;
/** For which 8 to 11 means the morning. */
const DAYTIME_WORDS =
  /\b(?:coff?ee?|appt|apt|appointments?|check-?up|dentist|doctor|dr|drs|eye|ortho\w*|vet|school|work|shift|hair ?cut|haircut|church|mass|bank|story ?time|farmers'? market|garage sale|yard sale|oil ch(?:ange|g)|stand-?up(?! comedy)|scrum|all[- ]hands|(?:\d+ ?(?:mo|month|wk|week|yr|year)s?(?: old)?) (?:shots?|check-?up|appt|visit)|workshop|hair|barber|install(?:s|ed|ation)?|principal|teacher|counselor|advis[eo]r|professor|dean|lawyer|attorney|accountant|realtor|nails|massage|tuner|electrician|contractor|inspection|inspector|delivery|repair|repairs|technician|tech|roofer|landscaper|gardener|cleaner|cleaners|furnace|hvac|tutor(?:ing)?|physical|mammogram|mammo|x-?ray|mri|lab|therapy|therapist|pt|dmv|(?:driving|drivers?|road) test|court|jury|deposition|plumber|plumbing|sweep|painter|arborist|(?:bug|cable|furnace|gas|heat|internet|pest|pump|tree|water|cooler|fridge|dishwasher|septic|gutter|window|fence|floor|carpet|chimney|cleaning|drywall|garage door|hvac|lawn|paint|pool|roof|softener|tile|window) (?:guy|man|person|people|lady)|house ?(?:cleaners?|keepers?)|maids?|swim(?:ming)? lessons?|(?<!sunset )hike|golf|(?:track|swim|wrestling) meet|debate(?! (?:watch|party))|tournament|(?:staff|team|boss|client|manager|budget|sales) (?:meeting|mtg)|boss|client|manager|accounting|irs|insurance company|tire|tires|groomer|errands|office|insurance|mechanic|pharmacy|dealership|interview|toddler|preschool|kindergarten|worship|service|mail|post office|pediatrician|dermatologist|chiro\w*|optometrist|surgery|clinic|flu shot|vaccine|quote|estimate|estimator|handyman|1:1|one on one|1 on 1|installer|exterminator|movers|appraiser|book fair|must be home|window(?= \d)|measure(?:d|ment)?|volunteer(?:s|ing)?|playgroup|tour|field trip|market|bazaar|blood drive|food drive|clean[- ]?up|grooming|recess|crafts?|craft fair|sale)\b/i;
/** For which 5 to 7 is as likely early. */
const EARLY_WORDS =
  /\b(?:run|jog|gym|workout|hike|ride|flight|bus|(?<!meal )train|carpool|yoga|leave|wake|golf|swim|mass|blood ?work|blood|labs?|fishing|airport|tee time|tee|surgery|\w+oscopy|procedure(?! (?:meeting|review|manual|training)\b)|biopsy|infusion|dialysis|pre-?op|physical|rowing|crew|drop off|dropoff|before (?:work|school))\b/i;
/** Appointments for which 8 to 11 means the morning, by the endings of specialists and examinations. */
const MEDICAL_WORDS =
  /(?<=\w)(?:ologist|iatrist|iatry|oscopy|odontist)\b|\b(?:(?:cardi|dermat|neur|ur|onc|radi|gynec|gastroenter|ophthalm|hemat|nephr|pulmon|rheumat|endocrin|audi)ology|inr|nurse|(?:bp|pressure|sugar|skin|teeth|weight|heart|pacemaker|knee|hip|vision|hearing|thyroid|med|medication|health|wellness) (?:check|test)|ekg|ultrasound|(?:ct|cat|pet|bone) scan|pre-?op|post-?op|wound care|foot care|infusion|dialysis|chemo|rehab|(?:allergy|covid|shingles|tetanus|pneumonia|booster|rabies) shots?|injection|blood ?work|labs|root canal|filling|dental|hygienist|ob(?:gyn)?|peds|follow[ -]?up|well (?:child|visit|baby|woman|check)|exam|stitches|passport|notary|social security)\b/i;
/** Not of what is only practised: 'play practice', 'dance rehearsal'. */
const EVENING_WORDS =
  /\b(?:hav(?:e|ing) (?:(?:the|our|my) (?:[a-z'’]+s|folks|family)|(?:(?:the|our|my) )?(?:(?:mom|dad|grandma|grandpa) (?:and|&) )?(?:mom|dad|grandma|grandpa|company|family|folks|friends|guests|people)) over(?!.*\b(?:breakfast|brunch|lunch)\b)|dinner|supper|party|surprise (?:for|\d+(?:st|nd|rd|th))|concert|movies?|film|gala|formal(?! (?:meeting|review|hearing|interview|training|inspection)\b)|seder|iftar|double date|sunset|drinks|cocktails?|happy (?:hour|hr)|date night|prom|dance(?! (?:team|studio|company)\b)|ball|opening(?! shift)|banq(?:uet)?|vigil|food trucks?|reception|bonfire|caroling|trivia|poker|karaoke|comedy|teen night|bunco|bingo|rehearsal dinner|posadas?|nightcap|fireworks|opera|ballet performance|play|show|musical|council|pta|pto|back to school night|open mic|wine|sip|beer|pub|bar|doors(?= (?:open|at|\d))|music(?= at)|cookout|bbq|potluck)\b(?! (?:practice|rehearsal)s?\b)/i;
const NEW_YEARS_EVE = /\b(?:new years?['’]?s? eve|nye)\b/i;
const CHRISTMAS_EVE_SERVICE =
  /\b(?:christmas|xmas) eve\b.*\b(?:services?|mass|worship)\b|\b(?:services?|mass|worship)\b.*\b(?:christmas|xmas) eve\b/i;
/** What is sold until nothing is left begins in the morning: '9 till sold out'. */
const SELLS_OUT =
  /\b(?:(?:un)?till?|while) (?:they|we|it|the \w+|supplies)?(?:['’]re| are| is)? ?(?:all )?(?:sold out|sell out|sells out|gone|lasts?|runs? out)\b/i;
/** Teams of schools play behind the lessons; rinks, pools and tracks are used before them as well. */
const GAME_WORDS =
  /(?<!\b(?:hockey|swim|swimming|skating|wrestling|track|rowing|crew|dive|diving|ice|play|band|peewee) )\bpractice\b|\b(?:(?:basketball|volleyball|football|softball|baseball|lacrosse|soccer|wrestling|field hockey|hoops|vball|bball) (?:games?|match|meet|scrimmage|practice)|(?:home|away) game)\b/i;
/** On Saturdays and Sundays children play before noon, adults under lights as well. */
const CHILDREN_GAMES = /\b(?:soccer|t-?ball|little league|softball|baseball|lacrosse|flag football|field hockey)\b/i;
const ADULT_GAMES =
  /\b(?:adults?|co-?ed|indoor|awards?|board|coach(?:es)?|parents?|social|(?:wo)?men['’]?s|watch(?:ing)?|final|world cup|finals|tv|night)\b/i;
const isGameOfChildren = (words: string): boolean =>
  CHILDREN_GAMES.test(words) && ![ADULT_GAMES, CLUB_WORDS, MEETING_WORDS].some((pattern) => pattern.test(words));
/** Of adults, who have time after work. */
const CLUB_WORDS = /\b(?:club|guild|circle|group|our book|association|society|get[- ]together|league|chapter|auxiliary|study)\b/i;
/** Those who meet in the evening of a working day: of adults behind their work, of children behind school. */
const AFTER_WORK_WORDS =
  /\b(?:brownies|webelos|den (?:mtg|meeting)|pack meeting|4-?h|(?:choir|chorus|chorale)(?! (?:bus|leaves?|tour|trip))|boosters|board (?:meeting|mtg)|(?:school|library|planning|zoning|town|parish|hoa|little league|condo) board|(?:zoning|variance|public|planning|budget) hearing|(?:planning|zoning|park|parks|historical) commission|town meeting|trustees|selectmen|supervisors|hoa|(?<!\b(?:breakfast|run|running|walking|hiking|cycling|bike|rowing|swim|coffee|rotary) )club(?! (?:meeting )?(?:run|ride))|pt[ao]|small group|basketball|bball|volleyball|vball|soccer|softball|baseball|lacrosse|t-?ball|flag football|gymnastics|karate|tae ?kwon ?do|ballet|cheer|robotics|drivers? ed|awana|toastmasters|(?<!\b(?:yoga|spin|barre|pilates|zumba|fitness|exercise|cycling|hiit|barbell|aerobics|swim|bootcamp|boot camp|strength) )class)\b(?! (?:camp|pictures|photos|run)\b)/i;
const MEETING_WORDS = /\b(?:meets?|meeting|mtg|committee)\b/i;
/** For which eleven may be at night: not 'mia dance 11'. */
const NIGHT_WORDS =
  /\b(?:party|concert|movies?|film|drinks|cocktails?|nightcap|karaoke|comedy|fireworks|open mic|pub|bar|beer|wine|show|musical|ball|prom|reception|bonfire|vigil|sunset|night)\b/i;
/** '1st grade concert at 10:30': within the lessons. */
const SCHOOL_WORDS = /\b(?:\d(?:st|nd|rd|th) grade|\d(?:st|nd|rd|th) graders|kindergarten|kinder|preschool|pre-?k|elementary)\b/i;
/** Of the pupils or of their parents. */
const NIGHT_OUT = /\b(?:night|evening|dance|prom|ball|formal|pta|pto|board|council|meeting|mtg)\b/i;
/** Children are in bed at night. */
const CHILDREN_WORDS = /\b(?:birthday|bday|b-day|kids?|children|baby|toddlers?|preschool)\b/i;
const AFTERNOON_WORDS =
  /\b(?:baby ?sitters?|sitter|(?:scouts?|youth group)(?! (?:breakfast|bus|camp\w*|field trip|hike|leaves?|ski|tour|tree|trip))|tutor|guitar|violin|cello|open house|meal train|stew|chowder|gumbo|(?:fish and|fish & |fish n) ?chips|pizza|tacos?|pasta|lasagna|burgers?|steaks?|wings|ribs|barbecue|clambake|(?:crab|shrimp|lobster|low country|crawfish) (?:feed|boil)|oysters|(?:oyster|lobster) (?:roast|stew|bake|dinner)|feast|sushi|curry|pot roast|fondue|santa|piano|lessons?|confs?|recital|after ?school|homework|tutoring|pick ?up|pickup|celebration|retirement|graduation|fest(?:ival)?|friendsgiving|clos(?:es|ing)|varsity|jv|lighting|carols|caroling|carol (?:sing|fest|service|night)\w*|lantern|luminar(?:y|ies|ia)|fish fry|fry|chili|cook-?off|cookies?|conferences?|sleepover|hayride|trick or treat(?:ing)?|trunk[ -](?:or|n|and|&)[ -]treat|auction|mixer|spaghetti|fundraiser|(?:christmas|xmas|holiday|winter|school|preschool|prek|pre-k|awards|advent) program|line dancing|square dance|parent night|curriculum night|game night|bonfire|campfire)\b/i;

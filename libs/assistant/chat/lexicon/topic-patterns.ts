import type { ChatQuery } from '#libs/contracts';

type Topic = NonNullable<ChatQuery['topic']>;

const PUPIL =
  '(?:(?:my|our|the|his|her|their) )?(?:(?:\\w+(?:st|nd|rd|th)|first|second|third|fifth) ?-?graders?|kindergart[ne]+ers?|pre-?k(?:ers?)?|(?:high|middle|grade|elementary)[- ]?schoolers?|freshm[ae]n|sophomores?|kids?|child(?:ren)?|students|sons?|daughters?)';

/** 'What time do high schoolers get out', 'when do I pick the kids up': of school, where it is not said of what. */
const DISMISSAL = new RegExp(
  `\\b(?:what time|when|how early)\\b(?!.*\\b(?:from|out of|after) (?!school\\b)).*\\b(?:${PUPIL} (?:(?:get|let|be|go)s? )?(?:out|dismissed|home)\\b(?! (?:for|of|on(?! (?:\\w+day|\\w+ \\d|the \\d|the last day)))\\b)|pick(?:ing)? (?:up ${PUPIL}|${PUPIL} up)\\b)`,
  'i',
);

/** 'The first day back to school', 'when is break and what day do they go back', but no 'back to school night' */
const RETURN_TO_SCHOOL =
  /\b(?:first day|when\b.*|what day\b.*) back (?:to|at|in) school\b(?! (?:night|fair|sale|shopping|bash|suppl\w+|drive|event|giveaway)\b)|\b(?:break|recess|vacation)\b.*\b(?:they|we|he|she|everyone|everybody) (?:go(?:es)?|come|comes|get|gets|be) back\b/i;

/** Questions that are not answered from the list of events. The first match wins. */
export const TOPIC_PATTERNS: readonly (readonly [Topic, RegExp])[] = [
  [
    'alerts',
    /\b(?:emergency |safety |weather )?alerts?\b|\bemergenc(?:y|ies)(?! (?:squad|services|management|preparedness|room))/i,
  ],
  [
    'trash',
    /\b(?:trash|garbage|rubbish|refuse|bulk waste)\b(?! (?:talk|bash|art|fashion|to treasure))|\brecycling(?= (?:pick|district|day|collect|week|go|truck))|\brecycl\w+ (?:picked|collected|taken)\b|\b(?:pick ?-?up|recycl\w+)\b(?=.*\bdistrict\b)|\bdistrict (?=\d)(?=.*\b(?:pick ?-?up|recycl))|\b(?:put|take|bring)\b.{0,20}\b(?:cans?|bins?|recycl\w+|cart) (?:out|to the curb)\b|\b(?:put out|putting out|take out) (?:the |my )?(?:cans?|bins?|recycl\w+|paper|bottles|cardboard|glass)\b|\brecycling\b(?=.*\b(?:paper|bottles|cans|cardboard)\b)|\b(?:paper|cardboard) or (?:bottles|cans|glass)\b|\b(?:bottles|cans|glass) or (?:paper|cardboard)\b|\bmy (?:collection )?district\b(?!.*\b(?:vot\w+|elect\w+|council|ballots?|polls?|runoff)\b)/i,
  ],
  ['school', RETURN_TO_SCHOOL],
  ['school hours', DISMISSAL],
  [
    'school hours',
    /^(?!.*\b(?:nursery|sunday|summer|hebrew|bible|driving) schools?\b|.*\b(?:breaks?|recess|vacations?)\b).*?(?:\b(?:school|bell) (?:hours|schedules?|times?)\b|\bbell times?\b|\bwhat (?:time|hours?)\b(?=.*\b(?:schools?|elementary|kindergarten|preschool)\b).*\b(?:starts?|begins?|ends?|opens?|closes?|lets? out|gets? out|out|over|done|dismiss\w*|in)\b|\b(?:when|what time) (?:do|does|is|are|will|can)\b(?=.*\b(?:schools?|elementary|kindergarten)\b).*\b(?:(?:starts?|begins?)(?! (?:again|back|up))|ends?|closes?|lets? out|gets? out|let out|get out|out|over|done|dismiss(?:ed|al)?|pick ?up)\b(?! (?:for|of|on) (?:the )?(?:summer|year|break|winter|spring|christmas|thanksgiving))|\b(?:\w+(?:st|nd|rd|th) grade|\w+(?:st|nd|rd|th)[- ]?graders?|kindergart[ne]+ers?)\b.*\bwhat time (?:is|are|do|does|will) (?:he|she|they|the kids|kids)(?: (?:get|be|let))? (?:out|done|home|dismissed)\b|\b(?:when|what time) (?:do|does|will|are|is) (?:(?:the|my|our) )?(?:kids?|children|students) (?:get|let|be) (?:out|dismissed|home)\b(?! (?:for|on)\b)|\bhours (?:of|for|at|are|does|do|is)\b(?=.*\bschools?\b)|\b(?:do|does|will) .{0,30}\b(?:let|get)s? out (?:early|late)\b)/i,
  ],
  [
    'school',
    /^(?!.*\b(?:nursery|sunday|summer|hebrew|bible|driving) schools?\b).*?(?:\b(?:is|are|will|do|does|have|has)\b(?=.*\bschools?\b)(?=.*\b(?:closed|open|off|in session|there school|there class|no school|have (?:off|school)|early dismissal|delayed|out)\b)|^\W*(?:(?:and|so|ok)\W+)*(?:(?:the|my|our) )?(?:kids?|children|students) (?:all |both )?off\b(?! (?:the|of|to)\b)|\bthere (?:be )?(?:any )?(?:after|before)[- ]?school(?: care)?(?=\W*$| (?:on|the|that|this|next|today|tomorrow|before)\b)|\bthere (?:any )?(?:school|class(?:es)?)\b(?! (?:play|concert|board|event|musical|meeting|dance|at|in))|\b(?:no|have|off from|day off) school\b|\b(?:do|does|will) (?:the |my |our )?(?:kids?|children|students) have (?:any )?class(?:es)?\b(?! (?:at|in|with)\b)|\b(?:no|off|out of) school\b|\b(?:first|last) day of (?:school|classes(?! (?:at|for|in|of|with)\b))\b|\bschools? (?:closed|closings?|off|holidays?|vacations?|out|delayed)\b|\bdays? off (?:from|of) school\b|\bkids? (?:have|off|home)\b.*\bschool\b|\b(?:kids?|students|children) (?:have|get|are) (?:the day |a day |days? )?off\b|\b(?:are|is|do|will) (?:the |my |our )?(?:kids?|children|students)\b.{0,12}\boff\b(?! (?:the|of))|\bschools?\b.{0,20}\b(?:go(?:es)? back|starts? (?:back|again|up)|resumes?|re-?opens?|returns?|begins? again)\b|\b(?:kids?|students|children)\b.{0,10}\b(?:go(?:es)?|come|get) back\b|\b(?:when|what (?:day|date|time)) (?:do|are|will) (?:they|we) (?:get|let|be) (?:out|off) (?:for|on) (?:the )?(?:christmas|xmas|thanksgiving|winter|holidays?|spring|easter|summer|break)\b|\b(?:when|what (?:day|date|time)) (?:do|does|are|will) (?:the |my |our )?(?:kids?|students|children)\b.{0,10}\b(?:return|get back|start back)\b|\b(?:when|what (?:day|date|time)) (?:do|are|will) (?:the |my |our )?(?:kids|students|children)\b.{0,12}\b(?:get|let|be) out (?:for|on)\b(?! (?:the )?\w+ (?:break|recess|vacation)\b)|\b(?:kids?|students|children|schools?)\b.{0,30}\bfull days?\b(?! (?:camp|program|class|workshop))|\bfull day of (?:school|class)\b|\b(?:do|does|are|is|will) (?:(?:the|my|our) )?(?:kids?|children|students|sons?|daughters?|(?:\w+(?:st|nd|rd|th)|first|second|third) ?-?graders?) (?:all )?(?:start(?:ing)?|begin(?:ning)?|go(?:ing)? in|report(?:ing)?|get(?:ting)? (?:there|in)) (?:to )?(?:school )?(?:late|later|two hours late|on a delay)\b|\bschools?\b.{0,16}\b(?:on (?:a )?delay|start(?:s|ing)? late(?:r)?)\b|\b(?:half days?|early (?:dismissals?|releases?)|delayed openings?|(?:two|2)[- ]hour delays?|late (?:openings?|starts?)|snow days?)\b)/i,
  ],
];

export const DISTRICT_NUMBER =
  /\b(?:district|zone|area|section|sector)s? (?:number |no\.? ?|# ?)?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;

export const SCHOOL_TIME =
  /\b(?:what time|when|how (?:early|late)|hours?)\b.*\b(?:starts?|begins?|ends?|opens?|closes?|lets?|out|over|done|dismiss\w*|drop|dropping|dropoff|pick|picking|pickup|bell)\b/i;

/** Words beside the name of a school that ask for its hours. */
export const SCHOOL_WORDS: ReadonlySet<string> = new Set(
  (
    'school schools schooler schoolers grader graders student students elementary middle high upper lower kid kids child children son daughter grandson granddaughter pick picking ' +
    'half day days class classes pickup drop dropping dropoff bell dismissal dismissed dismiss early late delayed open opening opens close closes'
  ).split(' '),
);

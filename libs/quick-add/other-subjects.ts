import { foldCaseAndAccents } from '#libs/contracts';
import { MONTH, WEEKDAY } from '#libs/when';
import { ENTRY_WORDS } from './entry-words';

/**
 * Whether the sentence states something of another subject than the event of the words before it: 'Leaf pickup Nov 24. City offices
 * are closed Nov 26', but not 'Doors open at 6' and 'Pickup starts at 7'. `hasDayAndHour`: with both of its own, the sentence is a
 * second event ('Santa comes Dec 5 at 10 am'), unless it is about what is no event.
 */
export const statesOfOtherSubject = (sentence: string, before: string, hasDayAndHour = false): boolean => {
  const clause = SUBJECT.exec(sentence);
  if (!clause || NAMES_DAY.test(sentence)) return false;
  const { subject, verb } = clause.groups as { subject: string; verb: string };
  const isResumption = RESUMES.test(verb);
  if (hasDayAndHour) {
    const isOfThing = NO_EVENT.test(subject) || CLOSES.test(verb) || HAPPENS_TO_THING.test(sentence.slice(clause[0].length));
    return isOfThing || (isResumption && PAUSE.test(before));
  }
  if (isResumption) return true;
  if (EVENT.test(subject)) return false;
  return !isAboutSame(subject, before);
};

/**
 * Whether the day of a later sentence may be one of the event: the sentence names nothing but it ('Dress rehearsal Dec 9'), says that
 * something is on it ('The essay is due Dec 14'), or speaks of what stands before ('Exhibit closes Jan 15'). `lead` is its part before the day.
 */
export const maySayWhen = (sentence: string, lead: string, before: string): boolean =>
  IS_NAME.test(lead) ||
  NAMES_DAY.test(sentence) ||
  OF_SAME.test(sentence) ||
  isAboutSame(sentence.replace(WORDS_OF_DAYS, ''), before);

/** 'It has been rescheduled', 'If it rains', 'Again at 2', 'Remind me': what stands for the event, changes it, or begins another one. */
const OF_SAME =
  /\b(?:it|this|that|they|he|she|new|or|also|again|now|instead|actually|moved?|moving|changed?|pushe[sd]|postponed|rescheduled|rains?|snows?|weather|continues|lasts|on view|add|put|remind)\b/i;

const WORDS_OF_DAYS = new RegExp(`\\b(?:${WEEKDAY}|${MONTH})\\b`, 'gi');

const IS_NAME = /^(?:(?!(?:by|before|until|through|thru|due)\b)[\p{L}'’-]+ ){1,3}$/iu;

const isAboutSame = (words: string, before: string): boolean => {
  const said = new Set(wordsIn(before));
  return wordsIn(words).some((word) => said.has(word));
};

const VERBS =
  'is|are|was|were|will|may|can|must|should|has|have|begins?|starts?|opens?|closes?|ends?|lasts?|resumes?|continues?|returns?|follows?|go(?:es)?|comes?';

/** One to four words before the verb, with or without an article. */
const SUBJECT = new RegExp(
  `^(?:(?:the|our|your|all|any|some|an?) )?(?<subject>(?:[\\p{L}\\d][\\p{L}\\d'’&-]* ){0,3}?[\\p{L}\\d][\\p{L}\\d'’&-]*)(?<! and) (?<verb>${VERBS})\\b`,
  'iu',
);

const CLOSES = /^closes?$/i;

/** What is closed before. */
const RESUMES = /^(?:resumes?|returns?)$/i;
const PAUSE = /\b(?:clos(?:ed?|es|ing|ures?)|cancel(?:l?ed)?|break|recess|vacation|holiday|no|off|out)\b/i;

/** At the end of the subject, or before 'for' and 'of': entries and tickets, offices and stores, traffic, what is published. */
const NO_EVENT = new RegExp(
  `\\b(?:${[
    ENTRY_WORDS,
    'deadlines?|(?:ticket|advance|online) sales?|sheets?|period|window|bids?|bidding|comments?|proposals?|refunds?',
    'offices?|desks?|booths?|stores?|shops?|hotlines?|phones?|phone lines|staff|website|page',
    'parking|streets?|roads?|lanes?|bridges?|traffic|detours?|lots?|closures?',
    'agendas?|minutes|plans?|results?|schedules?|rosters?|brackets?|lists?',
  ].join('|')})(?: (?:for|of|to|on) .*)?$`,
  'i',
);

/** Behind the verb. */
const HAPPENS_TO_THING =
  /^(?: (?:be|now|also|only|not|still|\p{L}+ly))* (?:due|out|on sale|on display|available|closed|viewed|inspected|accepted|taken|received|collected|submitted|returned|posted|announced|published|released|mailed|sent|notified|towed)\b/iu;

/** 'Family night is Thursday 5-7' and 'The essay is due Friday' may be what the line is about. */
const NAMES_DAY = new RegExp(
  `^[^.!?]*? (?:is|are|will be)(?: due)?(?: on| by)? (?:${WEEKDAY}|${MONTH}|\\d{1,2}/\\d|tomorrow|tonight|today)`,
  'i',
);

/** What stands for the event itself, or for a part of it that says when it begins. */
const EVENT = new RegExp(
  `\\b(?:${[
    'it|this|that|these|there|we|they|you|i|he|she|everyone|everybody|all|who|next|first|last|what|when|where',
    'time|date|day|hours?|event|activity|fun|action|program|doors?|gates?|curtain|show|music|band|performance',
    'concert|film|movie|play|reading|talk|lecture|presentation|tour|walk|run|race|ride|hike|game|match|meet',
    'puck|pitch|tip-?off|kick-?off|ceremony|services?|mass|worship|meetings?|class|classes|sessions?|practice',
    'practices|rehearsals?|lessons?|appointment|visit|exam|test|party|dinner|supper|lunch|luncheon|breakfast',
    'brunch|meal|reception|parade|fair|festival|market|sale|camp|trip|bus|buses|train|flight|boat|drive',
    'collection|pickup|work|project|closure|season|series',
  ].join('|')})\\b`,
  'i',
);

/** Words of more than three letters, without a plural's ending. */
const wordsIn = (text: string): string[] =>
  (foldCaseAndAccents(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''));

import { foldCaseAndAccents } from '#libs/contracts';
import { MONTH, WEEKDAY } from '#libs/when';

/**
 * Whether the sentence states something of another subject than the event of the words before it: 'Leaf pickup Nov 24. City offices
 * are closed Nov 26', but not 'Doors open at 6' and 'Pickup starts at 7'.
 */
export const statesOfOtherSubject = (sentence: string, before: string): boolean => {
  const { subject, verb } = SUBJECT.exec(sentence)?.groups ?? {};
  if (subject === undefined || NAMES_DAY.test(sentence)) return false;
  if (RESUMES.test(verb!)) return true;
  if (EVENT.test(subject)) return false;
  const told = new Set(wordsIn(before));
  return !wordsIn(subject).some((word) => told.has(word));
};

const VERBS =
  'is|are|was|were|will|may|can|must|should|has|have|begins?|starts?|opens?|closes?|ends?|lasts?|resumes?|continues?|returns?|follows?|goes|comes';

/** One to four words before the verb, with or without an article. */
const SUBJECT = new RegExp(
  `^(?:(?:the|our|your|all|any|some|an?) )?(?<subject>(?:[\\p{L}\\d][\\p{L}\\d'’&-]* ){0,3}?[\\p{L}\\d][\\p{L}\\d'’&-]*)(?<! and) (?<verb>${VERBS})\\b`,
  'iu',
);

/** What is closed before. */
const RESUMES = /^(?:resumes?|returns?)$/i;

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

import { foldCaseAndAccents } from '../fold-case-and-accents';
import { repairMojibake } from '../repair-mojibake';
import { isAllDay } from '../times';
import type { TownEvent } from '../town-event';
import type { Schedule } from './school-hours';

export type SchoolNotice = {
  kind: 'early' | 'delayed' | 'closed';
  /** The schedule that applies; absent if none of the known ones does. */
  schedule?: Schedule;
};

/**
 * Finds it in the name or, for an all-day event, in a sentence of the description. Parents rely on it, so anything uncertain is
 * null: drills, moved days, two notices. A closing of a school that is not in `names` is ignored.
 */
export const findSchoolNotice = (event: TownEvent, names: readonly string[]): SchoolNotice | null => {
  const name = normalizeWords(event.name);
  if (DOUBTFUL_WORDS.test(name)) return null;
  const knownWords = new Set([...names.flatMap((one) => normalizeWords(one).split(' ')), ...ALL_SCHOOLS_WORDS]);
  const notice = findSingleNotice(name.split(PART_SEPARATOR), knownWords);
  if (notice || !isAllDay(event)) return notice;
  const sentences = normalizeWords(event.description ?? '').split(/[.!]\s*/);
  return findSingleNotice(
    sentences.filter((sentence) => NOTICE_SENTENCE.test(sentence)),
    knownWords,
  );
};

export const normalizeWords = (text: string): string =>
  foldCaseAndAccents(repairMojibake(text))
    .replace(/[‘’`]/g, "'")
    .replace(/[–—―]/g, ' - ')
    .replace(/[‐‑‒]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const findSingleNotice = (parts: readonly string[], knownWords: ReadonlySet<string>): SchoolNotice | null => {
  const found = parts.flatMap((part) => parseNotice(part.trim(), knownWords) ?? []);
  const isOne = new Set(found.map(({ kind }) => kind)).size === 1;
  return isOne ? (found.find(({ schedule }) => !schedule) ?? found[0]!) : null;
};

const parseNotice = (part: string, knownWords: ReadonlySet<string>): SchoolNotice | null => {
  if (EARLY_DISMISSAL.test(part)) return { kind: 'early', schedule: 'Early Dismissal' };
  if (DELAYED_OPENING.test(part))
    return isTwoHourDelay(part) ? { kind: 'delayed', schedule: '2-Hour Delay' } : { kind: 'delayed' };
  const closed = SCHOOL_CLOSED.exec(part);
  return closed && (closed[1] ?? '').split(' ').every((word) => knownWords.has(word)) ? { kind: 'closed' } : null;
};

/** A delay of unstated length is two hours. */
const isTwoHourDelay = (part: string) => {
  const length = DELAY_LENGTH.exec(part)?.[0];
  return length === undefined || /^(2|two).h|^120/.test(length);
};

/** A hyphen inside a word does not separate. */
const PART_SEPARATOR = /[:;,()|/]| -+ |[.!] /;

/** Matches 'Thanksgiving early dismissal'. 'No early dismissal' and 'Care on early dismissal days' are no notices. */
const PREFIX_WORDS = "(?:(?!(?:no|on|after|before|during|until|about|for|from|to|of|in|at)\\b)[\\w'&-]+ )*";

const SUFFIX_WORDS = '(?: days?| schedule)?(?: (?:(?:for|due to|because of|at|until|today|tomorrow)\\b|\\d).*)?$';

const DELAY_LENGTH = /\b(?:\d+|one|two|three|ninety)[- ](?:hour|hr|minute|min)/;

const EARLY_DISMISSAL = new RegExp(`^${PREFIX_WORDS}(?:early (?:dismissal|release)|single[- ]session)${SUFFIX_WORDS}`);

const DELAYED_OPENING = new RegExp(
  `^${PREFIX_WORDS}(?:delayed (?:opening|start)|${DELAY_LENGTH.source} delay|late (?:opening|start))${SUFFIX_WORDS}`,
);

/** Group 1 says which school. */
const SCHOOL_CLOSED = new RegExp(
  `^(?:no school|(?:(.+) )?schools?(?: and (?:all )?offices)?(?: are| is| will be)? closed)${SUFFIX_WORDS}`,
);

const ALL_SCHOOLS_WORDS = ['', 'all', 'our', 'the', 'public', 'district', 'elementary', 'middle', 'high'];

const NOTICE_SENTENCE =
  /^(early dismissal|delayed opening|(2|two)[- ]hour delay|(all )?schools (are )?closed|no school)( today| for( all)? (students|schools))?$/;

const DOUBTFUL_WORDS =
  /\b(drills?|practice|test|reschedul\w+|postpon\w+|cancel\w*|moved|no longer|not|never|possible|potential|may be|might|if|instead|was|were|make-?up)\b/;

import { folded } from '../folded';
import { plainQuotes } from '../plain-quotes';
import { isAllDay } from '../times';
import type { TownEvent } from '../town-event';
import type { Schedule } from './school-hours';

/** That schools begin later, end earlier or do not open at all. */
export type SchoolNotice = {
  kind: 'early' | 'delayed' | 'closed';
  /** Which of the hours are theirs then; without one, none of those that are known. */
  schedule?: Schedule;
};

/**
 * What an event's name says of school hours, or of one that lasts all day a sentence of its description that says nothing else.
 * Parents go by it, so what is not sure is not said: null for a drill, for what was moved, and for what says two things.
 * `names` are all names of the schools and their district: no other school is meant.
 */
export const schoolNoticeIn = (event: TownEvent, names: readonly string[]): SchoolNotice | null => {
  const name = plainWords(event.name);
  if (DOUBTFUL.test(name)) return null;
  const known = new Set([...names.flatMap((one) => plainWords(one).split(' ')), ...WHOSE]);
  const said = theOne(name.split(BETWEEN_PARTS), known);
  if (said || !isAllDay(event)) return said;
  const sentences = plainWords(event.description ?? '').split(/[.!]\s*/);
  return theOne(
    sentences.filter((sentence) => BARE.test(sentence)),
    known,
  );
};

/** Small letters, plain quotes and hyphens, one space between words. */
export const plainWords = (text: string): string =>
  folded(plainQuotes(text)).replace(/[‘’`]/g, "'").replace(/[–—―]/g, ' - ').replace(/[‐‑‒]/g, '-').replace(/\s+/g, ' ').trim();

const theOne = (parts: readonly string[], known: ReadonlySet<string>): SchoolNotice | null => {
  const found = parts.flatMap((part) => noticeIn(part.trim(), known) ?? []);
  const isOne = new Set(found.map(({ kind }) => kind)).size === 1;
  return isOne ? (found.find(({ schedule }) => !schedule) ?? found[0]!) : null;
};

const noticeIn = (part: string, known: ReadonlySet<string>): SchoolNotice | null => {
  if (EARLY.test(part)) return { kind: 'early', schedule: 'Early Dismissal' };
  if (DELAYED.test(part)) return isTwoHours(part) ? { kind: 'delayed', schedule: '2-Hour Delay' } : { kind: 'delayed' };
  const closed = CLOSED.exec(part);
  return closed && (closed[1] ?? '').split(' ').every((word) => known.has(word)) ? { kind: 'closed' } : null;
};

/** A delay that does not say how long it is, is of two hours. */
const isTwoHours = (part: string) => {
  const length = LENGTH.exec(part)?.[0];
  return length === undefined || /^(2|two).h|^120/.test(length);
};

/** A hyphen within a word parts nothing. */
const BETWEEN_PARTS = /[:;,()|/]| -+ |[.!] /;

/** Words before it leave it what it is, as in 'Thanksgiving early dismissal'; not so 'No early dismissal', 'Care on early dismissal days'. */
const BEFORE = "(?:(?!(?:no|on|after|before|during|until|about|for|from|to|of|in|at)\\b)[\\w'&-]+ )*";

const AFTER = '(?: days?| schedule)?(?: (?:(?:for|due to|because of|at|until|today|tomorrow)\\b|\\d).*)?$';

const LENGTH = /\b(?:\d+|one|two|three|ninety)[- ](?:hour|hr|minute|min)/;

const EARLY = new RegExp(`^${BEFORE}(?:early (?:dismissal|release)|single[- ]session)${AFTER}`);

const DELAYED = new RegExp(`^${BEFORE}(?:delayed (?:opening|start)|${LENGTH.source} delay|late (?:opening|start))${AFTER}`);

/** What stands before 'school' says which one. */
const CLOSED = new RegExp(`^(?:no school|(?:(.+) )?schools?(?: and (?:all )?offices)?(?: are| is| will be)? closed)${AFTER}`);

const WHOSE = ['', 'all', 'our', 'the', 'public', 'district', 'elementary', 'middle', 'high'];

const BARE =
  /^(early dismissal|delayed opening|(2|two)[- ]hour delay|(all )?schools (are )?closed|no school)( today| for( all)? (students|schools))?$/;

const DOUBTFUL =
  /\b(drills?|practice|test|reschedul\w+|postpon\w+|cancel\w*|moved|no longer|not|never|possible|potential|may be|might|if|instead|was|were|make-?up)\b/;

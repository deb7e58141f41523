import { daysBetween, type Recurrence } from '#libs/contracts';
import type { DayCandidate } from './candidates';
import { IS_OF_ENTRY } from './entry-words';

/**
 * Whether the line says that a series of this frequency starts on the day, or runs from its first to its last one: 'our weekly class starts
 * January 5', 'a weekly group, Jan 7 to Feb 25'.
 */
export const isStartOfSeries = (text: string, { from, reading }: DayCandidate, frequency: Recurrence['frequency']): boolean => {
  const [span] = reading.spans;
  if (span && span.from < span.to) return daysBetween(span.from, span.to) >= SHORTEST_RUN[frequency];
  return reading.role === 'from' || isStated(text.slice(Math.max(0, from - MAX_LEAD), from));
};

/** 'Sign-up for our weekly class opens Jan 5' is about something else. */
const isStated = (before: string): boolean => STARTS.test(before) && !IS_OF_ENTRY.test(before);

/** Days between the first date of a series and the next one. */
const SHORTEST_RUN = { DAILY: 1, WEEKLY: 7, MONTHLY: 28 } satisfies Record<Recurrence['frequency'], number>;

const MAX_LEAD = 60;

/** Not 'starts at 6 pm on Jan 5' of a single date: an hour between is what the verb is about. Nor 'begins with a prayer'. */
const STARTS =
  /\b(?:starts?|begins?|opens|resumes?|returns?|launch(?:es)?|kicks off|starting|beginning|resuming|returning|(?:is|are) back|first (?:one|date|day|time|class|session|meeting|gathering))(?:[ ,:-]+(?!noon\b|midnight\b|with\b)[\p{L}'’]+){0,4}[ ,:(-]+$/iu;

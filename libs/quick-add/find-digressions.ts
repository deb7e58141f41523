import { MONTH, WEEKDAY } from '#libs/when';
import { type DayCandidate, type HourCandidate, isInSpan, isOn, type RepeatCandidate, type Span } from './candidates';
import { IS_OF_ENTRY } from './entry-words';
import { statesOfOtherSubject } from './other-subjects';
import { splitIntoSentences } from './sentence-end';

type Whens = Readonly<{
  days: readonly DayCandidate[];
  hours: readonly HourCandidate[];
  durations: readonly Span[];
  repeats: readonly RepeatCandidate[];
}>;

/**
 * Sentences whose days are a deadline or those of something else, where another sentence says when the event is: 'Slips are due Dec 2. The
 * trip is on Dec 8'.
 */
export const findOtherSentences = (text: string, { days, hours, durations, repeats }: Whens): Span[] => {
  const spans = splitIntoSentences(text).map((sentence) => withoutBeginning(text, sentence));
  if (spans.length < 2) return [];
  const likely = days.filter(({ reading }) => reading.weight >= LIKELY && !reading.isName);
  const sentences = spans.map((span) => {
    const said = text.slice(span.from, span.to);
    const own = likely.filter((day) => isInSpan(day, span));
    const series = repeats.filter((repeat) => isInSpan(repeat, span));
    const whens = [...own, ...series];
    if (![...whens, ...hours, ...durations].some((when) => isInSpan(when, span)))
      return { ...span, said, whens, isOther: false, isMinor: false };
    const isBehindSeries = repeats.some(({ to }) => to <= span.from);
    const isOfOneDate = own.length > 0 && isBehindSeries && own.every((day) => isDateAlone(text, span, day));
    const isOfSubject = isOfOtherSubject(text, span, likely, hours);
    const isAboutOther = isOfOneDate || OF_OTHER.test(said) || isOfPrepared(text, span, hours);
    const isOther = isOfDeadline(text, own) || (isAboutOther && whens.length > 0) || isOfSubject;
    return { ...span, said, whens, isOther, isMinor: isAboutOther || isOfSubject || IS_OF_ENTRY.test(said) };
  });
  const others = sentences.filter(({ isOther }) => isOther);
  if (others.length === 0) return [];
  const hoursOfEvent = hours.filter((hour) => !others.some((sentence) => isInSpan(hour, sentence)));
  const ofEvent = sentences
    .filter(({ isOther }) => !isOther)
    .map(({ from, whens }) => {
      const own = whens.filter(({ reading }) => reading.role === 'on');
      const isStated = own.some((when) => STATES_DAY.test(text.slice(0, when.from)));
      const isBeforeHour = hoursOfEvent.length === 0 || hoursOfEvent.some((hour) => hour.from >= from);
      return { from, isStated, isOfEvent: isStated || (own.length > 0 && isBeforeHour) };
    })
    .filter(({ isOfEvent }) => isOfEvent);
  const [first] = ofEvent;
  if (!first) return [];
  const isStated = ofEvent.some((sentence) => sentence.isStated);
  // 'Essay due Dec 4' is a thing of its own, and what stands first may be what the text is about: 'League sign-up by Dec 15. Season Jan 5'.
  return others.filter(({ from, said, isMinor }) => isMinor && (from > first.from || (isStated && !IS_REMINDER.test(said))));
};

/** 'Auditions Jan 3, 2 pm. Show runs March 5-21': what is prepared for, without an hour of its own. */
const isOfPrepared = (text: string, sentence: Span, hours: readonly HourCandidate[]): boolean =>
  PREPARED.test(text.slice(sentence.from, sentence.to)) &&
  PREPARES.test(text.slice(0, sentence.from)) &&
  !hours.some((hour) => hour.reading.form === 'clock' && isInSpan(hour, sentence));

const PREPARES =
  /\b(?:auditions?|try-?outs?|casting|open call|orientation|info(?:rmation(?:al)?)? (?:night|session|meeting)|interest meeting)\b/i;
const PREPARED =
  /^(?:(?:the|our) )?(?:(?!callbacks?\b)\p{L}+ ){0,2}?(?:shows?|performances?|production|play|musical|concerts?|season|league|camp|trip|class(?:es)?|course|program|practices?|rehearsals?|games?)(?: dates)?(?: itself)?(?::| (?:runs?|is|are|will (?:be|run)|opens?|begins?|starts?|plays?)) /iu;

/** Behind the day of the event, and behind its hour, if the sentence has one without a day of its own. */
const isOfOtherSubject = (
  text: string,
  sentence: Span,
  days: readonly DayCandidate[],
  hours: readonly HourCandidate[],
): boolean => {
  const isOfEvent = ({ to, reading }: DayCandidate | HourCandidate) => to <= sentence.from && reading.role === 'on';
  const ownDays = days.filter((day) => isInSpan(day, sentence));
  const clocks = hours.filter(({ reading }) => reading.form === 'clock');
  return (
    days.some(isOfEvent) &&
    (ownDays.length > 0 || clocks.some(isOfEvent)) &&
    statesOfOtherSubject(
      text.slice(sentence.from, sentence.to),
      text.slice(0, sentence.from),
      ownDays.some(isOn) && clocks.some((hour) => isInSpan(hour, sentence) && isOn(hour)),
    )
  );
};

/** 'Dentist Dec 3 (was Nov 24)' */
export const bracketAround = (text: string, { from, to }: Span): Span | null => {
  const [opening, closing] = [/\([^()]*$/.exec(text.slice(0, from)), /^[^()]*\)/.exec(text.slice(to))];
  return opening && closing && { from: opening.index, to: to + closing[0].length };
};

const LIKELY = 7;

/** The likeliest of its days are. */
const isOfDeadline = (text: string, own: readonly DayCandidate[]): boolean => {
  const most = Math.max(...own.map(({ reading }) => reading.weight));
  const likeliest = own.filter(({ reading }) => reading.weight === most);
  return likeliest.length > 0 && likeliest.every((day) => isDeadline(text, day));
};

const isDeadline = (text: string, { from, to, reading }: DayCandidate): boolean => {
  const before = text.slice(0, from);
  if (reading.role === 'until' && IS_OF_ENTRY.test(before)) return true;
  return reading.role === 'deadline'
    ? !ENDS.test(before) || IS_OF_ENTRY.test(before)
    : IS_LAST_DAY.test(before) || BY_HOUR_NEXT.test(text.slice(to));
};

/** 'The last day to order is Nov 27', 'Drop off pies Friday by 6 pm' */
const IS_LAST_DAY = /\b(?:last (?:day|chance) (?:to|for)|deadline (?:to|for))\b[^.!?]*$/i;
const BY_HOUR_NEXT = /^,? (?:by|before|no later than) (?:\d|noon)/i;

/** 'Exhibit closes Jan 5' is the end of the event itself, 'Registration closes Jan 5' is not. */
const ENDS = /\b(?:ends?|closes?|expires?)\W+(?:\w+\W+){0,2}$/i;
const STATES_DAY = /\b(?:is|are|will be)(?: on)? $/i;

/** 'Kiwanis meets every Wednesday. Guest speaker December 2: Chief Smith', but not 'Starts December 2' */
const isDateAlone = (text: string, sentence: Span, { from, reading }: DayCandidate): boolean =>
  reading.role === 'on' &&
  reading.kind === 'date' &&
  /^\p{L}{2,} /u.test(text.slice(sentence.from, from)) &&
  !BOUNDS_SERIES.test(text.slice(sentence.from, sentence.to));

const BOUNDS_SERIES =
  /\b(?:starts?|starting|begins?|beginning|first|next|resum\w+|returns?|back|ends?|ending|last|final|through|until|from|to|this)\b/i;

const IS_REMINDER = /^(?:friendly |just a )?reminder\b/i;

/** 'Packet pickup Fri 4-6pm, race starts 8:30am' goes on with the event. */
const withoutBeginning = (text: string, { from, to }: Span): Span => {
  const beginning = BEGINS.exec(text.slice(from, to));
  return { from, to: beginning ? from + beginning.index : to };
};

const BEGINS = /[,;] (?:the )?(?:race|run|walk|event|show|concert|game|parade) (?:starts?|begins?)\b/i;

const OF_OTHER = new RegExp(
  [
    // 'The exam itself is the 16th'
    '\\bitself (?:is|will be|takes place)\\b',
    // 'Members-only preview Friday at 5'
    "\\b(?:member|patron|donor|vip)s?['’]?(?:[- ]only)? preview\\b",
    // 'Closed Mondays'
    `^closed (?:on )?${WEEKDAY}s?$`,
    // 'Packet pickup Wed 4-7pm'
    `^(?:(?:race|bib) )*(?:packet|bib|race kit|shirt)s? pick-?ups? (?:(?:is|on|at|from) )*(?:${WEEKDAY}|${MONTH}|\\d{1,2}/\\d)`,
    // 'Drop off donations Friday 4-6'
    '^(?:please )?(?:drop off|(?:pre-?)?order|register|sign up|submit|buy|purchase|reserve|rsvp|apply|nominate)\\b',
    // 'Break through Jan 3'
    '^(?:(?:winter|spring|holiday|thanksgiving|christmas) )?break (?:through|until)\\b',
    // For those who are invited at the auditions.
    '^callbacks?\\b',
    // 'Insurance wants it by the 10th'
    '\\b(?:wants?|needs?|requires?|expects?) (?:it|them|this|these|(?:the|your|their|our|my|an?) (?:\\S+ ){0,2}\\S+) (?:by|before|no later than)\\b',
    // 'No practice Thursday'
    '^(?:[^:.!?]{2,40}: )?no (?:classe?s?|meetings?|practices?|sessions?|rehearsals?|lessons?)\\b',
  ].join('|'),
  'iu',
);

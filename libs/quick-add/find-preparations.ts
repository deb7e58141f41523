import type { FoundDays, FoundHours } from '#libs/when';
import { BUSY } from './busy';
import { FOR_OTHER_EVENT, HALF_A_DAY, isShortlyBefore, minuteOf } from './hours-before';
import { STREET_NAMES } from './place-words';
import { endsSentence } from './sentence-end';

/**
 * 'Bib pickup 7:30 AM, race starts 9:00 AM', 'Parade at 6 PM. Road closures 4:30-8 PM': what only goes with an event stands in the clause
 * of the hour, and the event has an hour in another clause.
 */
export const findCompanions = <Hour extends FoundHours>(text: string, hours: readonly Hour[]): Hour[] => {
  const during = hours.filter((hour) => hours.some((event) => isDuring(text, hour, event)));
  if (![ERRAND, COMPANION, BUSY].some((words) => words.test(text))) return during;
  const withClauses = hours.map((hour) => ({ hour, clause: clauseOf(text, hour) }));
  const companions = withClauses
    .filter(({ hour, clause }) => {
      const isErrand = ERRAND.test(clause);
      if (!isErrand && !COMPANION.test(clause) && !BUSY.test(clause)) return false;
      return withClauses.some(
        ({ hour: event, clause: other }) =>
          (event.reading.form === 'clock' || event.reading.isLed) &&
          (isErrand || event.to <= hour.from) &&
          areApart(text, event, hour) &&
          !ERRAND.test(other),
      );
    })
    .map(({ hour }) => hour);
  return [...during, ...companions];
};

/** 'Market 10 to 3. Santa visits from 11 to 1': in a later sentence, within the hours of the event. */
const isDuring = (text: string, hour: FoundHours, event: FoundHours): boolean => {
  if (!hour.reading.end || !event.reading.end || event.to > hour.from || !endsSentence(text, event.to, hour.from)) return false;
  const [opens, begins] = [event, hour].map(({ reading }) => minuteOf(reading.start.at)) as [number, number];
  const [closes, ends] = [event, hour].map(({ reading }) => minuteOf(reading.end!.at)) as [number, number];
  const later = (at: number) => (at < opens ? at + HALF_A_DAY : at);
  return later(begins) <= later(ends) && later(ends) <= later(closes) && begins !== opens;
};

/** What those who take part do before it begins. */
const ERRAND = /\b(?:(?:bib|packet|(?:race|bib) number|shirt|chip|race kit)s? pick-?ups?|sign-?ups?)\b/i;

/** Behind the hour of the event. Before it, one may come for that alone: 'Volunteers 8 AM, breakfast 9 AM'. */
const COMPANION = new RegExp(
  `\\b(?:(?:road|street|lane|bridge) clos(?:ures?|ings?)|(?:streets?|roads?|lanes?|${STREET_NAMES})\\.? (?:is |are |will be )?closed?s?|detours?|(?:no|street|free) parking|parking (?:opens?|lots?|available|begins?|starts?|ban)|load(?:ing)?[ -]?in|set-?up|vendors?|volunteers?|crew|moon(?:rise|set)|sun(?:rise|set)|(?:high|low) tide)\\b`,
  'i',
);

const clauseOf = (text: string, { from, to }: FoundHours): string =>
  `${text.slice(0, from).split(CLAUSE_ENDS).at(-1)!}${text.slice(to).split(CLAUSE_ENDS)[0]!}`;

/** Not the dot of 'Elm St.' */
const CLAUSE_ENDS = /[!?,;|•–—()]|(?<!\b(?![ap]m)\p{L}{1,2})\.(?=\s|$)/iu;

const areApart = (text: string, a: FoundHours, b: FoundHours): boolean => {
  const between = a.to <= b.from ? text.slice(a.to, b.from) : text.slice(b.to, a.from);
  return (a.to <= b.from || b.to <= a.from) && CLAUSE_ENDS.test(between);
};

/**
 * 'Parade Sat 5:30 pm. Line up at 4:45': shortly before the hour that stands beside the day, or in a sentence of its own behind it.
 */
export const isPreparation = (
  text: string,
  hour: FoundHours,
  hours: readonly FoundHours[],
  days: readonly FoundDays[],
): boolean => {
  if (hour.reading.end || FOR_OTHER_EVENT.test(text.slice(hour.to))) return false;
  const nearest = days.filter(({ to, reading }) => to <= hour.from && reading.weight >= LIKELY_DAY).map(({ to }) => to);
  const behindDay = Math.max(...nearest);
  return hours.some((event) => {
    if (event.from < behindDay || event.to > hour.from || event.reading.weight <= 0) return false;
    const isBeside = /^[\s,]*$/.test(text.slice(behindDay, event.from));
    if (event.reading.form === 'bare' && !isBeside) return false;
    const between = text.slice(event.to, hour.from);
    if (isShortlyBefore(hour, event, MAX_MINUTES_OF_PREPARATION) && COME_AT.test(between)) return true;
    if (ELSEWHERE.test(text.slice(hour.to))) return false;
    if (OWN_SENTENCE.test(between)) return isShortlyBefore(hour, event, MAX_MINUTES_OF_PREPARATION);
    const maxMinutes = hour.reading.start.isSure ? MAX_MINUTES_OF_FULL_HOUR : MAX_MINUTES_OF_PREPARATION;
    return isBeside && OWN_CLAUSE.test(between) && isShortlyBefore(hour, event, maxMinutes);
  });
};

const LIKELY_DAY = 9;

/** One may come for 'bus departs 4:10 PM' alone. 'Bus leaves 4:15' leaves the half of the day to the hour of the event. */
const [MAX_MINUTES_OF_PREPARATION, MAX_MINUTES_OF_FULL_HOUR] = [180, 60];

/** 'Open house 7 pm. Dinner 5:30 pm at Villa Milano' has another event. */
const ELSEWHERE = /^\s*(?:at|@)\s+\p{L}/u;
/** Typed without a comma: 'game sat 9a arrive 830' */
const COME_AT = /^ (?:\p{L}+ )?(?:arrive|be (?:there|here)|call(?: time)?|report|dress(?:ed)?)(?: (?:by|at|around))? $/iu;
const OWN_CLAUSE = /[,;|•–—] *(?!(?:or|and|then)\b)\p{L}[^,;.!?|•–—]* $/u;
const OWN_SENTENCE = /[.!?(] *\p{L}[^.!?]*$/u;

import { type ChatTurn, clockOf, type Day, dayIn, isAlert, isExpired, unmarked } from '#libs/contracts';
import type { CalendarIndex, Entry } from './calendar-index';
import { best, LEAST_OF_A_DAY, type Match, matches } from './find';
import { listing, nextOnes, nothing, nothingToCome } from './listing';
import { oneEvent } from './one-event';
import { asked, type Before, beforeIn, type Question, type Wish } from './question';
import { school } from './school';
import { HOURS, type Span } from './span';
import { rowOfDay } from './told';
import { HELP, NO_HOURS, topicOf } from './topics';
import { trash } from './trash';
import { wordsOf } from './words';

/** What an answer is taken from. */
export type Known = Readonly<{
  /** An ISO instant. */
  now: string;
  timeZone: string;
  /** Its name, which says nothing in a question. */
  town: string;
  /** The organization whose parts the collection districts are. */
  collection: string;
  /** Those parts, in the order of their numbers. */
  districts: readonly string[];
  /** The organization whose own events are the school dates. */
  schoolDates: string;
  calendar: CalendarIndex;
  /** Events of whoever asks. */
  own?: CalendarIndex;
  /** When schools begin and end, where the town says so: an answer to a question about it, or null. */
  schoolHours?: (question: string) => string | null;
}>;

/** An answer by rules: a marked text. Each event in it leads to its page, and its times and places are its own. */
export const answered = (message: string, history: readonly ChatTurn[], known: Known): string => {
  const today = dayIn(known.timeZone, known.now);
  const before = beforeIn(history, today, known.town);
  const question = asked(message, before, today, known.town);
  return answerTo(question, before, known, today);
};

const answerTo = (question: Question, before: Before, known: Known, today: Day): string => {
  const topic = topicOf(question.text);
  if (topic) return topic;
  if (question.noDay) return unmarked(question.noDay);
  const now = clockOfTown(known);
  const shown = (index: CalendarIndex) => index.entries.filter(({ event }) => !isExpired(event, known.now));
  const all = [...shown(known.calendar), ...(known.own ? shown(known.own) : [])];
  const special = SPECIAL[question.wish]?.(question, all, known, today);
  if (special) return special;

  const ofBefore = meantBefore(question, before, all, known);
  if (ofBefore.length > 0)
    return isOfOne(question) ? oneEvent(question.wish, ofBefore.slice(0, 1), today) : ofThem(question, ofBefore, today);
  if (question.terms.length === 0 && !isNamed(question, known)) return withoutWords(question, all, now, today);

  const matching = [known.calendar, ...(known.own ? [known.own] : [])]
    .flatMap((index) => matches(index, question.terms, question.text, question.isPlaced))
    .filter(({ entry }) => !isExpired(entry.event, known.now));
  return withWords(question, matching, before, now, today);
};

type Special = (question: Question, entries: readonly Entry[], known: Known, today: Day) => string | null;

const SPECIAL: Partial<Record<Wish, Special>> = {
  alerts: (_, entries, __, today) => {
    const alerts = entries.filter(({ event, last }) => isAlert(event) && last >= today);
    return alerts.length === 0
      ? 'The calendar has no emergency alert now.'
      : ['Emergency alerts now:', ...alerts.map(({ event }) => rowOfDay(event, today))].join('\n');
  },
  trash: (question, entries, known, today) => trash(question, entries, known, today),
  school: (question, entries, { schoolDates }, today) => school(question, entries, schoolDates, today),
  hours: ({ text }, _, { schoolHours }) => schoolHours?.(text) ?? NO_HOURS,
};

/** Which of what was told before suits, or is free of charge. */
const ofThem = (question: Question, entries: readonly Entry[], today: Day): string => {
  const found = entries.filter((entry) => fits(entry, question));
  return found.length > 0
    ? nextOnes({ ...question, terms: [] }, found, today, 'Of those')
    : 'None of them, according to the calendar.';
};

/** Whether it is asked of one event, and not which there are. */
const isOfOne = ({ isFree, audience, part }: Question) => !isFree && !audience && !part;

/** What 'it' is, or 'the library one': of what was told before. */
const meantBefore = (question: Question, { told }: Before, all: readonly Entry[], known: Known): Entry[] => {
  if (told.length === 0 || question.span) return [];
  const byId = new Map(all.map((entry) => [entry.event.id, entry]));
  const entries = told.flatMap((id) => byId.get(id) ?? []);
  const ordinal = ORDINALS.findIndex((pattern) => pattern.test(question.text));
  if (ordinal >= 0) return entries.slice(ordinal).slice(0, 1);
  if (question.terms.length === 0 && (POINTING.test(question.text) || ASKS_OF_ONE.has(question.wish))) return entries;
  if (!POINTING.test(question.text)) return [];
  const ids = new Set(told);
  const found = [known.calendar, ...(known.own ? [known.own] : [])]
    .flatMap((index) => matches(index, question.terms, question.text, question.isPlaced))
    .filter(({ entry }) => ids.has(entry.event.id));
  return best(found, 1)
    .slice(0, 1)
    .map(({ entry }) => entry);
};

const POINTING = /\b(?:it|its|that|this|they|them|there|one)\b/i;
const ASKS_OF_ONE: ReadonlySet<Wish> = new Set(['when', 'where', 'who', 'cost', 'agenda', 'about', 'still on']);
const ORDINALS = [/\bfirst one\b/i, /\bsecond one\b/i, /\bthird one\b/i];

/** Whether a name of words that say nothing stands in it. */
const isNamed = ({ text }: Question, { calendar }: Known) => {
  const words = ` ${wordsOf(text).join(' ')} `;
  return [...calendar.nameless.keys()].some((name) => words.includes(` ${name} `));
};

const withoutWords = (question: Question, all: readonly Entry[], now: Moment, today: Day): string => {
  const { span, audience, isFree, wish, isNext } = question;
  if (wish === 'still on') {
    const cancelled = all.filter(
      ({ event, last }) => event.status === 'cancelled' && (span ? inSpan(span, { first: event.date, last }) : last >= today),
    );
    return cancelled.length > 0
      ? nextOnes(question, cancelled.slice(0, MOST_NEXT), today, 'Cancelled')
      : 'The calendar has no cancelled event.';
  }
  if (span)
    return listing(
      question,
      span,
      all.filter((entry) => !isAlert(entry.event) && fits(entry, question)),
      today,
    );
  if (!audience && !isFree && !isNext) return HELP;
  const coming = all.filter((entry) => !isAlert(entry.event) && isToCome(entry, now, today) && fits(entry, question));
  return coming.length > 0 ? nextOnes(question, byName(coming).slice(0, MOST_NEXT), today) : nothingToCome(question);
};

const MOST_NEXT = 8;

/** How well others have to answer, beside the best. */
const SHARE_OF_ONE = 0.97;
const SHARE: Partial<Record<Wish, number>> = {
  when: 0.92,
  ...Object.fromEntries(['where', 'who', 'cost', 'agenda', 'about', 'still on'].map((wish) => [wish, SHARE_OF_ONE])),
};
const SHARE_OF_LISTS = 0.8;

const withWords = (question: Question, matching: readonly Match[], before: Before, now: Moment, today: Day): string => {
  const { span, wish } = question;
  const isPast = span !== null && span.to < today;
  const open = matching.filter(({ entry }) => isPast || isToCome(entry, now, today));
  const on = wish === 'when' ? open.filter(({ entry }) => entry.event.status !== 'cancelled') : open;
  const band = entriesOf(best(on.length > 0 ? on : open, SHARE[wish] ?? SHARE_OF_LISTS));
  return span
    ? ofSpan(question, span, open, band, today)
    : whenever(
        question,
        band.filter((entry) => fits(entry, question)),
        before,
        today,
      );
};

/** What answers best and is on then; else of what is on then what answers best; else what comes next. */
const ofSpan = (question: Question, span: Span, open: readonly Match[], band: readonly Entry[], today: Day): string => {
  const within = open.filter(({ entry }) => fits(entry, question));
  const found = [
    entriesOf(best(open, SHARE_OF_LISTS)).filter((entry) => fits(entry, question)),
    entriesOf(best(within, SHARE_OF_LISTS)),
    entriesOf(best(within, SHARE_OF_LISTS, LEAST_OF_A_DAY)),
  ].find((some) => some.length > 0);
  if (found && isAboutOne(question)) {
    const one = best(
      within.filter(({ entry }) => found.includes(entry)),
      SHARE_OF_ONE,
      0,
    );
    return oneEvent(question.wish, entriesOf(one).slice(0, MOST_ALIKE), today);
  }
  if (found) return listing(question, span, found, today);
  const [next] = band.filter(
    (entry) => fits(entry, { ...question, span: null, part: null }) && (!entry.first || entry.first >= today),
  );
  return next ? [nothing(question, span), `Next: ${oneEvent('when', [next], today)}`].join('\n') : cannot(question);
};

const whenever = (question: Question, found: readonly Entry[], { told }: Before, today: Day): string => {
  if (found.length === 0) return cannot(question);
  const names = byName(found);
  if (isAboutOne(question)) {
    const ofBefore = found.filter(({ event }) => told.includes(event.id)).slice(0, 1);
    return oneEvent(question.wish, ofBefore.length > 0 ? ofBefore : names.slice(0, MOST_ALIKE), today);
  }
  return question.wish === 'when' || names.length === 1
    ? oneEvent('when', found, today)
    : nextOnes(question, names.slice(0, MOST_NEXT), today);
};

/** Of others that answer as well as the first. */
const MOST_ALIKE = 2;

const isAboutOne = ({ wish }: Question) => wish !== 'what' && wish !== 'when';

const entriesOf = (found: readonly Match[]): Entry[] => found.map(({ entry }) => entry);

const cannot = ({ terms, text }: Question): string =>
  [
    `I find nothing about “${unmarked((terms.map(({ word }) => word).join(' ') || text).slice(0, 100))}” in the calendar.`,
    HELP,
  ].join('\n');

/** The first of each name. */
const byName = (entries: readonly Entry[]): Entry[] => {
  const names = new Set<string>();
  return entries.filter(({ event: { name } }) => !names.has(name) && names.add(name));
};

/** Whether it is on when it is asked about, for whom and at what price. */
const fits = (
  { event, first, last, start, audiences, freeBecause }: Entry,
  { span, part, audience, isFree }: Question,
): boolean => {
  if (audience && !audiences.has(audience)) return false;
  if (isFree && freeBecause === null) return false;
  if (span && !inSpan(span, { first: first ?? event.date, last })) return false;
  if (!part) return true;
  const [from, until] = HOURS[part];
  return start !== null && from <= start && start < until;
};

const inSpan = (span: Span, { first, last }: { first: Day; last: Day }) => first.slice(0, 10) <= span.to && last >= span.from;

type Moment = number;

/** Whether some of it is still to come. */
const isToCome = ({ first, last, start, end }: Entry, now: Moment, today: Day): boolean => {
  if (!first) return true;
  if (last !== today) return last > today;
  return start === null || (end !== null && end > start ? end : start + AN_HOUR) > now;
};

const AN_HOUR = 60;

const clockOfTown = ({ now, timeZone }: Known): Moment => {
  const text = new Date(now).toLocaleString('sv-SE', { timeZone });
  return clockOf(text) ?? 0;
};

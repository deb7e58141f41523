import { addDays, type ChatQuery, type Day, formatWeekday, type QuerySpan, weekdayOf } from '#libs/contracts';
import { findSchoolNotice } from '#libs/contracts/schools';
import { formatEventSentence, formatRowWithDate } from './event-lines';
import type { IndexedEvent } from './indexed-event';
import { NO_SCHOOL_DATES_ANSWER } from './lexicon/fixed-answers';
import { quoteText } from './one-event';
import { findBreakPattern } from './school-breaks';
import { SHORT_DAYS } from './school-hours';
import { formatSpan, isOneDay } from './span-text';
import type { TopicAnswer } from './topic-answer';

const MAX_CLOSINGS = 4;

export const answerSchool = (
  query: ChatQuery,
  entries: readonly IndexedEvent[],
  schoolDates: string,
  today: Day,
): TopicAnswer => {
  const schoolDatesOfTown = entries.filter(({ event }) => isSchoolDate(event, schoolDates));
  if (schoolDates === '' && schoolDatesOfTown.length === 0) return { text: NO_SCHOOL_DATES_ANSWER, denies: 'rest' };
  return { text: tellSchoolDates(query, schoolDatesOfTown, schoolDates, today) };
};

const tellSchoolDates = (
  { span, words = '' }: ChatQuery,
  schoolDatesOfTown: readonly IndexedEvent[],
  schoolDates: string,
  today: Day,
): string => {
  const schoolDatesToCome = schoolDatesOfTown.filter(({ event, last }) => event.status !== 'cancelled' && last >= today);
  if (!span) {
    const kind = SHORT_DAYS.find(({ pattern }) => pattern.test(words));
    const ofKind = kind ? schoolDatesToCome.filter(({ event }) => kind.pattern.test(event.name)) : [];
    if (ofKind.length > 0)
      return ofKind
        .slice(0, MAX_CLOSINGS)
        .flatMap(({ event }) => [formatEventSentence(event, today), ...quoteText(event)])
        .join('\n');
    const closings = schoolDatesToCome.filter(({ event }) => isClosing(event, schoolDates));
    if (closings.length === 0) return 'The calendar lists no day without school.';
    const ofBreak = RETURN.test(words) ? findBreakPattern(words) : undefined;
    const ended = ofBreak && closings.find(({ event }) => ofBreak.test(event.name));
    if (ended) return [formatEventSentence(ended.event, today), ...quoteText(ended.event)].join('\n');
    const [firstOrLast] = FIRST_OR_LAST_DAY.exec(words) ?? [];
    const ofDay = schoolDatesToCome.filter(
      ({ event }) => firstOrLast && event.name.toLowerCase().includes(firstOrLast.toLowerCase()),
    );
    if (ofDay.length > 0)
      return ofDay.flatMap(({ event }) => [formatEventSentence(event, today), ...quoteText(event)]).join('\n');
    return [
      ...(firstOrLast ? [`The calendar lists no ${firstOrLast.toLowerCase()}.`] : []),
      ...(kind ? [`The calendar lists no ${kind.name} to come.`] : []),
      'Schools are closed next:',
      ...closings.slice(0, MAX_CLOSINGS).map(({ event }) => formatRowWithDate(event, today)),
    ].join('\n');
  }
  const found = schoolDatesToCome.filter((entry) => isDuring(entry, span));
  const kind = SHORT_DAYS.find(({ pattern }) => pattern.test(words));
  const ofKind = kind ? found.filter(({ event }) => kind.pattern.test(event.name)) : found;
  if (kind && ofKind.length === 0) {
    const [from, to] = [found[0]?.first ?? span.from, found.at(-1)?.last ?? span.to];
    const around = { from: addDays(from, -DAYS_NEAR_BREAK), to: addDays(to, DAYS_NEAR_BREAK) };
    const near = schoolDatesToCome.filter((entry) => kind.pattern.test(entry.event.name) && isDuring(entry, around));
    const isOfBreak = near.length > 0 && BREAK.test(words);
    // What closes the schools on the days after says whether the day before is a whole one.
    const told = found.length > 0 ? found : schoolDatesToCome.filter((entry) => !near.includes(entry) && isDuring(entry, around));
    return [
      ...(isOfBreak
        ? []
        : [`The calendar lists no ${kind.name} ${formatSpan(span, today)}. Check the schools’ own announcements, too.`]),
      ...near.flatMap(({ event }) => [formatEventSentence(event, today), ...quoteText(event)]),
      ...told.flatMap(({ event }) => [formatEventSentence(event, today), ...quoteText(event)]),
    ].join('\n');
  }
  const told = RETURN.test(words) ? selectEnded(schoolDatesToCome, span, schoolDates) : selectLastDay(words, ofKind);
  if (told.length > 0) return told.flatMap(({ event }) => [formatEventSentence(event, today), ...quoteText(event)]).join('\n');
  const ended = schoolDatesToCome.filter(
    (entry) =>
      isClosing(entry.event, schoolDates) && entry.last < span.from && entry.last >= addDays(span.from, -DAYS_NEAR_BREAK),
  );
  if (isOneDay(span) && [0, 6].includes(weekdayOf(span.from))) {
    return `There is no school ${formatSpan(span, today)}: it is a ${formatWeekday(span.from)}.`;
  }
  return [
    `The calendar lists no closing, early dismissal or delay ${formatSpan(span, today)}. Check the schools’ own announcements, too.`,
    ...ended.flatMap(({ event }) => [formatEventSentence(event, today), ...quoteText(event)]),
  ].join('\n');
};

/** 'When do they go back' is told by the days without school, not by a short day before them. */
const selectEnded = (toCome: readonly IndexedEvent[], span: QuerySpan, schoolDates: string): readonly IndexedEvent[] => {
  const ending = toCome.filter(({ last }) => last >= addDays(span.from, -DAYS_BEFORE_RETURN));
  const closed = ending.filter(({ event }) => isClosing(event, schoolDates));
  return [...closed, ...ending].slice(0, 1);
};

/** 'The last day before Christmas' is none of the short days weeks before it. */
const selectLastDay = (words: string, found: readonly IndexedEvent[]): readonly IndexedEvent[] => {
  const last = LAST_DAY_BEFORE.test(words) ? found.at(-1)?.first : undefined;
  return last ? found.filter((entry) => entry.last >= addDays(last, -DAYS_NEAR_BREAK)) : found;
};

const LAST_DAY_BEFORE = /\blast (?:school )?day\b.*\bbefore\b/i;

export const isDuring = ({ first, last }: IndexedEvent, span: QuerySpan): boolean =>
  first !== null && first <= span.to && last >= span.from;

/** 'Do they get out early for Christmas break': on a day before it. */
const BREAK = /\b(?:break|vacation|recess|holidays?)\b/i;
const DAYS_NEAR_BREAK = 4;

const FIRST_OR_LAST_DAY = /\b(?:first|last) day of school\b/i;

/** The next days that end early or begin late. */
export const selectShortDays = (entries: readonly IndexedEvent[], schoolDates: string, today: Day): IndexedEvent[] =>
  entries
    .filter(
      ({ event, last }) =>
        last >= today &&
        event.status !== 'cancelled' &&
        isSchoolDate(event, schoolDates) &&
        SHORT_DAYS.some(({ pattern }) => pattern.test(event.name)),
    )
    .slice(0, MAX_CLOSINGS);

/** The next days without school of that name. */
export const findSchoolBreak = (name: RegExp, entries: readonly IndexedEvent[], today: Day): QuerySpan | null => {
  const closing = entries.find(
    ({ event, first, last }) =>
      first !== null && first < last && last >= today && isSchoolDate(event, '') && isClosing(event, '') && name.test(event.name),
  );
  return closing ? { from: closing.first!, to: closing.last } : null;
};

/** 'When do they go back after New Year’s': a break that ends on that day, or on the weekend before. */
const DAYS_BEFORE_RETURN = 3;

/** 'When do they go back': a closing tells it by its end. */
const RETURN = /\b(?:back|again|resumes?|re-?opens?|returns?)\b/i;

/** In a town that has not said who has the school dates, any school may, and what only schools have or is at all of them. */
export const isSchoolDate = (event: IndexedEvent['event'], schoolDates: string) =>
  SCHOOL_DATE.test(event.name) &&
  (schoolDates === '' ? isOfAnySchool(event) : event.organization === schoolDates && !event.subOrganization);

const isOfAnySchool = ({ organization, name, location = '' }: IndexedEvent['event']) =>
  /\bschools?\b/i.test(`${organization} ${name}`) ||
  ALL_SCHOOLS.test(location) ||
  (ONLY_OF_SCHOOLS.test(name) && !OF_OTHERS.test(`${organization} ${name}`));

/** A place of one school has events of others, too. */
const ALL_SCHOOLS = /^all\b.*\bschools?\b|\bschools$/i;

const ONLY_OF_SCHOOLS =
  /\bearly (?:dismissal|release)\b|\b(?:delayed|late) opening\b|\bhalf[- ]days?(?= (?:for|of|in|before|dismissal)\b|\W*$|\s*[:;,(–—-] )/i;

/** Offices open late, too, and an album is released early. */
const OF_OTHERS =
  /\b(?:offices?|halls?|library|libraries|courts?|courthouse|museum|pool|centers?|rink|transfer station|ticket|album|beer|brewing|brewery|record|books?)\b/i;

/** A closing as on the page of school hours, or a named break. A camp during a break does not close schools, nor a short day before it. */
const isClosing = (event: IndexedEvent['event'], schoolDates: string) =>
  findSchoolNotice(event, [schoolDates || event.organization])?.kind === 'closed' ||
  (BREAK_NAME.test(event.name) && !SHORT_DAYS.some(({ pattern }) => pattern.test(event.name)));

const BREAK_NAME =
  /\b(?:fall|autumn|thanksgiving|holiday|christmas|winter|mid-?winter|easter|passover|spring|summer) (?:recess|break)(?=\W*$|\s*[:;,(–—-])/i;

const CLOSING_WORDS = /\bclosed\b|\bno school\b|\brecess\b|\bbreak\b/i;
const SCHOOL_DATE = new RegExp(
  `${CLOSING_WORDS.source}|\\bearly (?:dismissal|release|closing|out)\\b|\\bdelay(?:ed)?\\b|\\blate (?:start|opening)\\b|\\b(?:half|short(?:ened)?|minimum)[- ]day\\b|\\b(?:first|last) day of school\\b`,
  'i',
);

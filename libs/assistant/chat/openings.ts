import { type ChatQuery, type Day, daysBetween, isAlert } from '#libs/contracts';
import { mainTextOf } from '#libs/contracts/texts';
import { type Asked, isUpcoming, matchesTime, withoutSpan } from './asked';
import { findNamedAlert, findNamedNotice } from './asked-alerts';
import { type ChatAnswer, MAX_EQUAL_MATCHES, toAnswer } from './chat-answer';
import { dailyHoursOf } from './daily-hours';
import { formatRowWithDate } from './event-lines';
import { findInPool } from './find-in-pool';
import { type EventMatch, findMatches, MIN_WORTH_OF_NAME, toEntries } from './find-matches';
import { withoutHoliday } from './holidays';
import type { IndexedEvent } from './indexed-event';
import { NO_HOURS_ANSWER } from './lexicon/fixed-answers';
import { OPENING } from './lexicon/openings';
import { MAX_NEXT_EVENTS } from './list-lengths';
import { formatListing } from './listing';
import { answerAboutEvent, quoteAbout, quoteOf } from './one-event';
import { selectPool } from './pool';
import { extractTerms, relatedStemsOf, stem, wordsOf } from './terms';

/** 'Is the library open': nothing else is asked of a place or an organization. */
export const isAboutOpening = ({ words, place, organization, span }: ChatQuery): boolean =>
  words !== undefined && OPENING.test(words) && (place ?? organization ?? span) !== undefined;

/** 'Is town hall open Friday': that it is open is not said by an event of another name. */
export const isOpeningOf = ({ words, span, asks }: ChatQuery): boolean =>
  words !== undefined && span !== undefined && asks === undefined && OPENING_AT_END.test(words);

/** What is open or closed, as a place. 'And Christmas' after 'is the library closed for Thanksgiving' names no place of Thanksgiving. */
export const toOpening = ({ words = '', ...query }: ChatQuery): ChatQuery => {
  const subject = words.replace(/ (?:open|closed)$/i, '');
  return { ...query, words: 'open', place: withoutHoliday(subject) || subject };
};

const OPENING_AT_END = /\S (?:open|closed)$/i;

const CLOSED_TERMS = extractTerms('closed', '');

/** 'Is town hall open on Friday': an event says that it is closed, on that day before all others. */
export const findClosing = (asked: Asked): IndexedEvent | undefined => {
  const { query, context } = asked;
  const { span } = query;
  const named = (query.words ?? '').replace(/ open$/, '');
  if (!span || !named || named === query.words) return undefined;
  // Each word for itself: a text has 'city hall' as two.
  const terms = [...named.split(' ').flatMap((word) => extractTerms(word, context.town)), ...CLOSED_TERMS];
  const near = toEntries(
    findMatches(context.calendar, terms, '').filter(
      ({ isWhole, worth, entry }) =>
        isWhole &&
        (worth >= MIN_WORTH_OF_NAME || CLOSED_TERMS.every(({ stem }) => entry.nameStems.includes(stem))) &&
        entry.first !== null &&
        Math.abs(daysBetween(entry.first, span.from)) <= MAX_DAYS_TO_CLOSING,
    ),
  );
  return near.find((entry) => matchesTime(entry, { query: { span } })) ?? near[0];
};

/** What is there for days or weeks says when it can be seen. */
const rowsOfDailyHours = (asked: Asked): string[] => {
  const { query, context, today } = asked;
  const { place, organization } = query;
  if (!place && !organization) return [];
  const there = selectPool({ ...(place && { place }), ...(organization && { organization }) }, context).filter(
    (entry) => entry.first !== null && entry.first < entry.last && isUpcoming(entry, asked) && matchesTime(entry, asked),
  );
  return there.flatMap((entry) => {
    const said = dailyHoursOf(entry);
    return said.length > 0 ? [formatRowWithDate(entry.event, today), ...quoteOf(entry, said)] : [];
  });
};

/** Offices may be closed the day before and after, too: the text of the closing says so. */
const MAX_DAYS_TO_CLOSING = 1;

/** The calendar has closings, but no opening hours. */
export const answerOpening = (asked: Asked): ChatAnswer => {
  const { query, context, today } = asked;
  const alert = findNamedAlert(asked);
  if (alert) return toAnswer(asked, answerAboutEvent('state', [alert], today));
  const notice = findNamedNotice(asked);
  if (notice) return toAnswer(asked, answerAboutEvent('when', [notice], today));
  const isThen = ({ entry }: EventMatch) => matchesTime(entry, asked) && entry.last >= today;
  const findClosed = (among: ChatQuery) =>
    findInPool({ ...among, words: 'closed' }, CLOSED_TERMS, context).filter(({ entry }) => !ENDS_AS_SHOW.test(entry.event.name));
  const closed = findClosed(query).filter(isThen);
  const { span, place, organization } = query;
  if (closed.length > 1 && span && !(place ?? organization)) {
    const [offices, others] = [closed.filter(isClosingOfOffices), closed.filter((match) => !isClosingOfOffices(match))];
    return toAnswer(asked, formatListing({ words: 'closed' }, span, toEntries([...offices, ...others]), today));
  }
  if (closed.length > 0) return toAnswer(asked, answerAboutEvent('when', toEntries(closed).slice(0, MAX_EQUAL_MATCHES), today));
  const subject = place ?? organization;
  const others = findClosed({}).filter((match) => span && isThen(match) && isClosingOfOffices(match));
  // A closing of several places, which is announced by another of them, stands before one of this place on the day before.
  const saying = subject && toEntries(others).find((entry) => namesPlace(entry, subject));
  if (saying) return toAnswer(asked, answerAboutEvent('when', [saying], today));
  const near = findClosed(withoutSpan(query)).filter(
    ({ entry }) =>
      span && entry.first && entry.last >= today && (isNear(span.from, entry.first, entry.last) || goesOnUntil(span.from, entry)),
  );
  if (near.length > 0 && subject)
    return toAnswer(asked, answerAboutEvent('when', toEntries(near).slice(0, MAX_EQUAL_MATCHES), today));
  // That another place is closed says nothing about the one that is asked about; 'offices closed' without a place may be of any.
  const rows = rowsOf(subject ? toEntries(others).filter(({ event }) => !event.location) : toEntries(others), today);
  return toAnswer(
    asked,
    [NO_HOURS_ANSWER, ...rowsOfDailyHours(asked), ...(rows.length > 0 ? ['Closed then:', ...rows] : [])].join('\n'),
  );
};

const rowsOf = (closed: readonly IndexedEvent[], today: Day): string[] =>
  closed.slice(0, MAX_NEXT_EVENTS).map(({ event }) => formatRowWithDate(event, today));

/** Its name or its text says that the place is closed: 'City offices and library closed'. */
const namesPlace = (entry: IndexedEvent, place: string): boolean =>
  wordsOf(place).every((word) => entry.nameWords.includes(stem(word))) || quoteAbout(entry, withRelated(place)).length > 0;

/** 'Dump': its text may say 'transfer station'. */
const withRelated = (place: string): string =>
  [place, ...extractTerms(place, '').flatMap(({ stem }) => relatedStemsOf(stem).map(([related]) => related))].join(' ');

/** 'Art closing', 'closing reception': the end of a show, and of no opening hours. */
const ENDS_AS_SHOW =
  /\b(?:arts?|exhibit(?:ion)?s?|gallery|shows?|festival|season|conference)\W+closing\b|\bclosing(?! (?:at|early|for|on|from|until|of|due)\b)\W+(?:\w+\W+){0,2}?(?:receptions?|ceremon(?:y|ies)|part(?:y|ies)|night|celebrations?|performances?|concerts?|shows?|events?|sessions?|talk|banquet|dinner|gala|worship|service|weekend|circle)\b/i;

/** What its name says, and no road or trail that is closed for weeks. */
const isClosingOfOffices = ({ worth, entry: { event, first, last } }: EventMatch): boolean =>
  worth >= MIN_WORTH_OF_NAME && !isAlert(event) && first !== null && daysBetween(first, last) < MAX_DAYS_OF_CLOSING;

const MAX_DAYS_OF_CLOSING = 5;

/** 'Closes at noon. Open again on Saturday.' */
const goesOnUntil = (day: Day, { last, event }: IndexedEvent): boolean =>
  last < day && daysBetween(last, day) <= MAX_DAYS_TO_REOPENING && REOPENS.test(mainTextOf(event));

const MAX_DAYS_TO_REOPENING = 4;
const REOPENS = /\b(?:open(?:s|ing)? again|re-?open(?:s|ing)?|back (?:open )?on)\b/i;

const isNear = (day: Day, first: Day, last: Day): boolean =>
  daysBetween(day, first) <= MAX_DAYS_TO_CLOSING && daysBetween(last, day) <= MAX_DAYS_TO_CLOSING;

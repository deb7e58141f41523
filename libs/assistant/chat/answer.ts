import {
  type ChatQuery,
  capitalize,
  type Day,
  daysBetween,
  escapeMarks,
  formatNumber,
  isAlert,
  type QuerySpan,
  weekdayOf,
} from '#libs/contracts';
import { type Asked, isUpcoming, matchesTime } from './asked';
import { findNamedAlert, findOverAlert } from './asked-alerts';
import { askedLabelsOf, isOnlyProbable, LABEL_PHRASES } from './asked-labels';
import { findCostSentences } from './audience';
import { type ChatAnswer, MAX_EQUAL_MATCHES, MAX_NEXT_EVENTS, toAnswer } from './chat-answer';
import { type ChatContext, toReadingContext } from './chat-context';
import { answerContact } from './contact';
import { type ConversationTurn, eventIdsIn, readConversation, readInConversation } from './conversation-state';
import { formatRowOfDay, formatRowWithDate } from './event-lines';
import { findInPool } from './find-in-pool';
import {
  type EventMatch,
  findMatches,
  findNearMatches,
  isKnownTerm,
  isWordOfEvents,
  selectBestMatches,
  sortByWorth,
  toEntries,
} from './find-matches';
import type { ConversationState } from './follow-up';
import type { IndexedEvent } from './indexed-event';
import { HELP_ANSWER, NO_HOURS_ANSWER, SIGN_IN_ANSWER } from './lexicon/fixed-answers';
import { HELP_TOPICS } from './lexicon/help-topics';
import { formatListing, formatNextEvents, formatNothingInSpan, formatNothingUpcoming, formatSubject } from './listing';
import { rowsOfMentions } from './mentions';
import { selectNearest } from './nearest';
import { answerAboutEvent, quoteAbout, quoteText, quoteTimes } from './one-event';
import { answerOpening, findClosing, isAboutOpening, isOpeningOf, toOpening } from './openings';
import { compareByStart, firstOfEachName, selectPool } from './pool';
import type { Reading } from './question';
import { answerSchool } from './school';
import { answerSchoolHours, isAboutShortDays } from './school-hours';
import { rowsOfSeason } from './season';
import { formatDayInYear, formatWhen, isOneDay } from './span-text';
import { suitsAge } from './stated-ages';
import { extractTerms, isInLexicon, type Term, toShortTitle } from './terms';
import { answerTrash } from './trash';

/** Each event is a link with its own times and place. */
export const answerByRules = (message: string, history: readonly ConversationTurn[], context: ChatContext): string => {
  const { reading, before } = readByRules(message, history, context);
  return answerReading(reading, before, context).text;
};

export const readByRules = (
  message: string,
  history: readonly ConversationTurn[],
  context: ChatContext,
): { reading: Reading; before: ConversationState } => {
  const reading = toReadingContext(context);
  const before = readConversation(history, reading);
  const [, first, second] = TWO_CLAUSES.exec(message) ?? [];
  return first && second && history.length === 0
    ? readByRules(second, [...history, ...toTurns(first, answerByRules(first, history, context))], context)
    : { reading: readInConversation(message, before, reading), before };
};

/** 'The zoning board is off tonight, so when do they meet next': the second clause goes on from the first. */
const TWO_CLAUSES =
  /^(.{8,120}?)(?:[,.;!]| so| and| but| &)+ (?:so |and |but |& )?((?:when|where|why|what time|how much|how long|how late|how early)\b.*\b(?:they|it|that|one|he|she)\b.{0,40})$/i;

const toTurns = (message: string, answer: string): ConversationTurn[] => [
  { role: 'user', content: message },
  { role: 'assistant', content: answer },
];

/** False if an answer names own events: those are never sent to the assistant. */
export const isAboutTown = (answer: string, { calendar }: ChatContext): boolean => {
  const ids = new Set(calendar.entries.map(({ event }) => event.id));
  return eventIdsIn(answer).every((id) => ids.has(id));
};

/** The one place that composes an answer, whoever has read the question. */
export const answerReading = ({ query, remark }: Reading, before: ConversationState, context: ChatContext): ChatAnswer => {
  if (remark !== undefined) return { text: escapeMarks(remark), query, isFound: true };
  const asked: Asked = { query, before, context, ...toReadingContext(context) };
  const topic = query.topic ?? (query.whose === 'district' ? 'trash' : undefined);
  const special = topic && TOPIC_ANSWERS[topic](asked);
  if (special) return { text: special, query, isFound: true };
  if (query.whose && query.whose !== 'district' && !context.resident) return { text: SIGN_IN_ANSWER, query, isFound: true };
  return answerEvents(asked);
};

const TOPIC_ANSWERS: Readonly<Record<NonNullable<ChatQuery['topic']>, (asked: Asked) => string | null>> = {
  alerts: ({ context, today }) => {
    const alerts = selectPool({}, context).filter(({ event, last }) => isAlert(event) && last >= today);
    return alerts.length === 0
      ? 'The calendar has no emergency alert now.'
      : ['Emergency alerts now:', ...alerts.map(({ event }) => formatRowOfDay(event, today))].join('\n');
  },
  trash: (asked) =>
    (asked.context.collection === '' ? answerByWords(asked, 'trash') : null) ??
    answerTrash(asked.query, selectPool({}, asked.context), asked.context, asked.today) ??
    answerEvents({
      ...asked,
      query: { ...(asked.query.span && { span: asked.query.span }), organization: asked.context.collection },
    }).text,
  school: ({ query, query: { words = '', span }, context, today }) =>
    isAboutShortDays(words) && context.schoolDates !== ''
      ? answerSchoolHours(words, span, toSchoolTown(context, today))
      : answerSchool(query, selectPool({}, context), context.schoolDates, today),
  'school hours': ({ query: { words = '', span }, context, today }) =>
    answerSchoolHours(words, span, toSchoolTown(context, today)) ?? NO_HOURS_ANSWER,
  holiday: ({ query, context, today }) => {
    const { words = '', span } = query;
    if (!span) return null;
    const named = selectPool({}, context).filter(
      ({ event, first }) => first === span.from && event.name.toLowerCase().includes(words.toLowerCase()),
    );
    return [
      `${escapeMarks(capitalizeWords(words))} is on **${formatDayInYear(span.from, today)}**.`,
      ...named.slice(0, MAX_EQUAL_MATCHES).map(({ event }) => formatRowOfDay(event, today)),
    ].join('\n');
  },
  help: ({ query }) => HELP_TOPICS.find(({ name }) => name === query.words)?.answer ?? HELP_ANSWER,
};

/** In a town that has not said who collects and teaches, the events say it. Null if none does. */
const answerByWords = (asked: Asked, words: string): string | null => {
  const { span } = asked.query;
  const answer = answerEvents({ ...asked, query: { ...(span && { span }), words } });
  return answer.isFound ? answer.text : null;
};

const toSchoolTown = ({ schools = [], schoolDates, calendar: { entries } }: ChatContext, today: Day) => ({
  schools,
  schoolDates,
  entries,
  today,
});

const capitalizeWords = (words: string) => words.split(' ').map(capitalize).join(' ');

/** The place may be part of a name, and an organization, too: if nothing is there, they are searched for as words. */
const answerEvents = (asked: Asked): ChatAnswer => {
  const { query } = asked;
  if (query.asks !== 'contact' && Object.keys(query).every((field) => field === 'asks' || field === 'state')) {
    if (query.state !== 'cancelled') return { text: HELP_ANSWER, query, isFound: false };
  }
  const answer = answerQuery(asked);
  const { place, organization, ...others } = query;
  if (answer.isFound || !(place || organization)) return answer;
  const words = [organization, place, query.words].filter(Boolean).join(' ');
  const other = answerQuery({ ...asked, query: { ...others, words } });
  return other.isFound ? { ...other, query } : answer;
};

const answerQuery = (asked: Asked): ChatAnswer => {
  const { query, context, today } = asked;
  if (query.asks === 'contact') return answerContact(asked);
  if (isAboutOpening(query)) return answerOpening(asked);
  const closing = findClosing(asked);
  if (closing) return toAnswer(asked, answerAboutEvent('about', [closing], today));
  const terms = extractTerms(query.words ?? '', context.town);
  const matches = query.words
    ? findInPool(query, terms, context)
    : rankByOrganization(query, toMatches(selectPool(query, context)));
  const found = matches.filter(({ entry }) => (!isAlert(entry.event) && !isRoutine(entry, query, context)) || terms.length > 0);
  if (query.among && !hasFilter(query))
    return answerAmong(asked, found.length > 0 ? found : toMatches(selectPool(query, context)));
  const alert = findNamedAlert(asked);
  if (alert) return toAnswer(asked, answerAboutEvent('state', [alert], today));
  if (isOpeningOf(query) && !found.some(({ entry }) => matchesTime(entry, asked)))
    return answerOpening({ ...asked, query: toOpening(query) });
  if (found.length === 0) return answerNearest(asked);
  return terms.length === 0 ? answerWithoutTerms(asked, found) : answerWithTerms(asked, found);
};

/** Each week's pick-ups are not what a question about days means. */
const isRoutine = ({ event }: IndexedEvent, { organization, whose, among }: ChatQuery, { collection, districts }: ChatContext) =>
  !organization && !whose && !among && event.organization === collection && districts.includes(event.subOrganization ?? '');

/** 'When does the planning board meet' means the events that bear its name, if there are any. */
const rankByOrganization = ({ organization, asks }: ChatQuery, matches: EventMatch[]): EventMatch[] => {
  if (!organization || asks !== 'when') return matches;
  const named = matches.filter(({ entry }) => entry.event.name.toLowerCase().includes(organization.toLowerCase()));
  return named.length > 0 ? named : matches;
};

const toMatches = (pool: readonly IndexedEvent[]): EventMatch[] => pool.map((entry) => ({ entry, worth: 1, isWhole: true }));

/** What each event of a list costs; a notice costs nothing. */
const answerCostOfEach = (asked: Asked, found: readonly EventMatch[]): ChatAnswer => {
  const events = firstOfEachName(toEntries(found)).filter(
    ({ start, event }) => start !== null || event.price || event.location || findCostSentences(event).length > 0,
  );
  return toAnswer(
    asked,
    events
      .slice(0, MAX_NEXT_EVENTS)
      .map((one) => answerAboutEvent('cost', [one], asked.today))
      .join('\n'),
  );
};

const answerAmong = (asked: Asked, found: readonly EventMatch[]): ChatAnswer => {
  const { asks, words, among = [] } = asked.query;
  const isOfEach = asks === 'cost' && !words && among.length > 1;
  if (isOfEach) return answerCostOfEach(asked, found);
  const one = selectBestMatches(found, 1).slice(0, 1);
  return one.length === 0
    ? toAnswer(asked, HELP_ANSWER, false)
    : toAnswer(
        asked,
        answerAboutEvent(
          asked.query.asks ?? 'about',
          toEntries(one),
          asked.today,
          asked.query.asks === 'cost' ? '' : asked.query.words,
        ),
      );
};

const hasFilter = ({ audience, price, trait, hours, span, weekdays }: ChatQuery) =>
  Boolean(audience || price || trait || hours || span || weekdays);

const answerWithoutTerms = (asked: Asked, found: readonly EventMatch[]): ChatAnswer => {
  const { query, today } = asked;
  const entries = toEntries(found).filter(({ last }) => query.span || last >= today);
  if (query.state === 'cancelled') return answerCancelled(asked, entries);
  if (query.after !== undefined || query.order === 'last') return answerOrdered(asked, entries);
  if (query.order === 'first' && query.span) return answerOrdered(asked, entries.filter(isBegunIn(query.span)));
  const on = entries.filter((entry) => matchesTime(entry, asked) && (query.span || isUpcoming(entry, asked)));
  const passing = on.filter((entry) => matchesLabels(entry, query));
  if (passing.length === 0 && on.length > 0 && isLabelAsked(query)) return answerUnlabelled(asked, on);
  if (passing.length === 0)
    return (
      answerAtOtherHours(asked, entries) ??
      toAnswer(asked, query.span ? formatNothingInSpan(query, query.span, today) : formatNothingUpcoming(query), false)
    );
  if (query.asks === 'state' && query.organization && firstOfEachName(passing).length === 1)
    return toAnswer(asked, answerAboutEvent('state', passing.slice(0, 1), today));
  if (query.span) return toAnswer(asked, formatListing(query, query.span, passing, today));
  return toAnswer(asked, formatUpcoming(query, passing, today));
};

/** 'The earliest tomorrow' is none that goes on for weeks. */
const isBegunIn =
  ({ from }: QuerySpan) =>
  ({ first, start }: IndexedEvent): boolean =>
    first !== null && first >= from && start !== null;

const formatUpcoming = (query: ChatQuery, entries: readonly IndexedEvent[], today: Day): string => {
  const isShort = query.whose !== undefined || entries.length <= MAX_NEXT_EVENTS;
  const names = (isShort ? entries : firstOfEachName(entries)).toSorted(
    (a, b) =>
      Number(isOnlyProbable(query, a)) - Number(isOnlyProbable(query, b)) || Number(isCancelled(a)) - Number(isCancelled(b)),
  );
  return formatNextEvents(query, names.slice(0, MAX_NEXT_EVENTS), today, query.asks === 'count' ? countLead(entries) : undefined);
};

const isCancelled = ({ event }: IndexedEvent) => event.status === 'cancelled';

const countLead = (entries: readonly IndexedEvent[]) => `${formatNumber(entries.length)} to come, the next`;

const answerCancelled = (asked: Asked, entries: readonly IndexedEvent[]): ChatAnswer => {
  const { query, today } = asked;
  const found = entries.filter((entry) => matchesTime(entry, asked));
  return found.length > 0
    ? toAnswer(asked, formatNextEvents(query, found.slice(0, MAX_NEXT_EVENTS), today, 'Cancelled'))
    : toAnswer(
        asked,
        `The calendar has no cancelled event${formatSubject(query)}${query.span ? ` ${formatWhen(query.span, query.hours, today)}` : ''}.`,
        false,
      );
};

const answerUnlabelled = (asked: Asked, on: readonly IndexedEvent[]): ChatAnswer =>
  on.length === 0 ? answerNearest(asked) : toAnswer(asked, formatUnlabelled(asked.query, on, asked.today), false);

/** What is not labelled is not denied. */
const formatUnlabelled = (query: ChatQuery, on: readonly IndexedEvent[], today: Day): string => {
  const says = askedLabelsOf(query)
    .map((label) => LABEL_PHRASES[label])
    .join(' and ');
  const count = on.filter(({ event }) => event.status !== 'cancelled').length;
  const when = query.span ? formatWhen(query.span, query.hours, today) : 'to come';
  const { audience: _, price: __, trait: ___, ...others } = query;
  const names = firstOfEachName(on);
  const rows = query.words || names.length <= MAX_NEXT_EVENTS ? names.slice(0, MAX_NEXT_EVENTS) : [];
  return [
    `I find none that says it is ${says}; ${formatNumber(count)} ${count === 1 ? 'event is' : 'events are'} on${formatSubject(others)} ${when}${rows.length > 0 ? ':' : '.'}`,
    ...rows.map(({ event }) => formatRowWithDate(event, today)),
    ...(query.words && names.length === 1 ? quoteText(names[0]!.event) : []),
  ].join('\n');
};

const isLabelAsked = (query: ChatQuery) => askedLabelsOf(query).length > 0;

/** Share of the best score that a match needs to be in the answer. */
const SHARE_FOR_ONE = 0.97;
const SHARE_FOR_SERIES = 0.92;
const SHARE_FOR_LISTS = 0.8;
/** What only mentions the words is no match beside events that bear them as a name. */
const SHARE_FOR_MENTIONS = 0.5;

const answerWithTerms = (asked: Asked, found: readonly EventMatch[]): ChatAnswer => {
  const { query, today } = asked;
  const { span, asks } = query;
  const isPast = span !== undefined && span.from < today;
  const open = found.filter(({ entry }) => isPast || isUpcoming(entry, asked));
  const lead = found.some(({ isWhole }) => isWhole)
    ? ''
    : `I find nothing with all of “${escapeMarks(query.words ?? '')}”. The nearest:\n`;
  if (query.state === 'cancelled') return answerCancelled(asked, toEntries(open));
  if (query.order === 'last' || query.after !== undefined || (query.order === 'first' && span))
    return answerOrdered(asked, toEntries(selectBestMatches(open, SHARE_FOR_SERIES)));
  if (open.length === 0) return answerOver(asked, found);
  const labelled =
    isLabelAsked(query) && !isAboutOneEvent(query) ? open.filter(({ entry }) => matchesLabels(entry, query)) : open;
  const leading = toEntries(selectBestMatches(open, SHARE_FOR_MENTIONS));
  if (!labelled.some(({ entry }) => leading.includes(entry)))
    return answerUnlabelled(
      asked,
      toEntries(selectBestMatches(open, SHARE_FOR_LISTS)).filter((entry) => matchesTime(entry, asked)),
    );
  const isOfAny = asks === 'when' || asks === 'cost' || asks === 'where';
  const on = isOfAny ? labelled.filter(({ entry }) => entry.event.status !== 'cancelled') : open;
  const share = isAboutOneEvent(query) ? SHARE_FOR_ONE : asks === 'when' ? SHARE_FOR_SERIES : SHARE_FOR_LISTS;
  const best = selectBestMatches(on.length > 0 ? on : labelled, share);
  const isList = share === SHARE_FOR_LISTS;
  const band = toEntries(isList ? sortByWorth(best) : best);
  const answer = span || query.hours || query.weekdays ? answerInSpan(asked, labelled, band) : answerUpcoming(asked, band);
  return lead && answer.isFound ? { ...answer, text: `${lead}${answer.text}` } : answer;
};

/** All that is found is over: alerts that ended, and the last time of a series. */
const answerOver = (asked: Asked, found: readonly EventMatch[]): ChatAnswer => {
  const { query, today } = asked;
  const last = toEntries(selectBestMatches(found, SHARE_FOR_SERIES)).sort(compareByStart).at(-1)!;
  if (query.asks === 'state') return toAnswer(asked, answerAboutEvent('state', [last], today));
  if (query.span && !matchesTime(last, asked)) return answerNearest(asked);
  return toAnswer(
    asked,
    `The calendar has nothing more${formatSubject(query)} to come. The last:\n${answerAboutEvent(query.asks ?? 'when', [last], today)}`,
  );
};

/** The last one, or those after an event. */
const answerOrdered = (asked: Asked, entries: readonly IndexedEvent[]): ChatAnswer => {
  const { query, today, context } = asked;
  const dated = entries
    .filter(
      (entry) =>
        entry.first !== null && matchesTime(entry, asked) && matchesLabels(entry, query) && entry.event.status !== 'cancelled',
    )
    .sort(compareByStart);
  if (query.after === undefined) {
    const one = dated.at(query.order === 'last' ? -1 : 0);
    const lead = query.order === 'last' ? 'The last in the calendar' : 'The first';
    return one ? toAnswer(asked, `${lead}: ${answerAboutEvent('when', [one], today)}`) : answerNearest(asked);
  }
  const [before] = selectPool({ among: [query.after] }, context);
  if (!before) return toAnswer(asked, 'I do not know which event that is after. Ask with its name.', false);
  const isLater = (entry: IndexedEvent) => compareByStart(entry, before) > 0 && entry.event.status !== 'cancelled';
  const later = dated.filter(isLater);
  const sameName = later.filter(({ event }) => event.name === before.event.name);
  const isSeries = !query.words && !query.organization && !query.place;
  const title = toShortTitle(before.event.name);
  const ofTitle = () => context.calendar.entries.filter((entry) => toShortTitle(entry.event.name) === title && isLater(entry));
  const after = isSeries && sameName.length > 0 ? sameName : later.length > 0 || query.span ? later : ofTitle();
  const next = (query.order === 'first' ? findAfterPause(before, after) : undefined) ?? after[0];
  if (!next && query.span) return answerOrdered({ ...asked, query: withoutSpan(query) }, entries);
  return next
    ? toAnswer(asked, answerAboutEvent('when', [next], today))
    : toAnswer(asked, 'The calendar has none after that.', false);
};

const withoutSpan = ({ span: _, ...query }: ChatQuery): ChatQuery => query;

/** What is cancelled once goes on with the next one; a series that is on starts again after a pause. */
const findAfterPause = (before: IndexedEvent, later: readonly IndexedEvent[]): IndexedEvent | undefined => {
  if (before.event.status === 'cancelled') return undefined;
  const days = [before, ...later].map(({ first }) => first!);
  const pauses = later.map((_, at) => daysBetween(days[at]!, days[at + 1]!));
  const usual = Math.min(...pauses.filter((pause) => pause > 0));
  return later.find((_, at) => pauses[at]! >= MIN_PAUSE_DAYS && pauses[at]! > MIN_PAUSE_RATIO * usual);
};

const MIN_PAUSE_DAYS = 21;
const MIN_PAUSE_RATIO = 2;

/** With the best matches in the span, else the best of all matches in the span, else the next date. */
const answerInSpan = (asked: Asked, open: readonly EventMatch[], band: readonly IndexedEvent[]): ChatAnswer => {
  const { query, today } = asked;
  const onDays = open.filter(({ entry }) => matchesTime(entry, asked));
  const within = onDays.filter(({ entry }) => matchesLabels(entry, query));
  const share = query.asks === 'when' ? SHARE_FOR_SERIES : SHARE_FOR_LISTS;
  const best = selectBestMatches(open, share).filter((match) => within.includes(match));
  const found = best.length > 0 ? best : selectBestMatches(within, share);
  if (found.length > 0 && isAboutOneEvent(query)) {
    const one = toEntries(selectBestMatches(found, SHARE_FOR_ONE)).slice(0, MAX_EQUAL_MATCHES);
    return toAnswer(asked, answerAboutEvent(query.asks!, one, today));
  }
  if (found.length > 0 && query.asks === 'when' && found.length <= MAX_FOUND_FOR_ONE) {
    const those = toEntries(sortByWorth(found));
    return toAnswer(asked, [answerAboutEvent('when', those, today), ...quoteAsked(asked, those[0]!)].join('\n'));
  }
  const [only, ...more] = firstOfEachName(toEntries(found));
  const said = only && more.length === 0 ? quoteAbout(only, wordsBesideName(asked, only)) : [];
  if (found.length > 0)
    return toAnswer(
      asked,
      query.span
        ? [formatListing(query, query.span, toEntries(sortByWorth(found)), today), ...said].join('\n')
        : formatUpcoming(query, toEntries(found), today),
    );
  if (onDays.length > 0 && isLabelAsked(query)) return answerUnlabelled(asked, toEntries(onDays));
  const other = answerAtOtherHours(asked, toEntries(open));
  if (other) return other;
  const coming = band.filter((entry) => matchesLabels(entry, query) && (!entry.first || entry.first >= today));
  const later = coming.filter(({ first }) => !query.span || (first !== null && first > query.span.to));
  const next = [...later, ...coming].find(({ event }) => event.status !== 'cancelled') ?? coming[0];
  const nothing = query.span ? formatNothingInSpan(query, query.span, today) : formatNothingUpcoming(query);
  return next
    ? toAnswer(
        asked,
        [nothing, `Next: ${answerAboutEvent('when', [next], today)}`, ...rowOfWeekday(asked, next, coming)].join('\n'),
      )
    : answerNearest(asked);
};

/** 'The show on Sunday': the next one on that weekday, if the next one is not. */
const rowOfWeekday = ({ query: { span }, today }: Asked, next: IndexedEvent, coming: readonly IndexedEvent[]): string[] => {
  if (!span || !isOneDay(span) || !next.first || weekdayOf(next.first) === weekdayOf(span.from)) return [];
  const one = coming.find(
    ({ first, event }) => first && weekdayOf(first) === weekdayOf(span.from) && event.status !== 'cancelled',
  );
  return one && one.event.name === next.event.name ? [formatRowWithDate(one.event, today)] : [];
};

/** Nothing is on at the hours that are asked about, but on these days. */
const answerAtOtherHours = (asked: Asked, entries: readonly IndexedEvent[]): ChatAnswer | null => {
  const { query, today } = asked;
  const { hours, ...others } = query;
  if (!hours || !query.span || !(query.words || query.place || query.organization)) return null;
  const found = entries.filter((entry) => matchesTime(entry, { query: others }) && matchesLabels(entry, query));
  if (found.length === 0) return null;
  const nothing = `I find nothing${formatSubject(query)} ${formatWhen(query.span, hours, today)}. At other hours:`;
  const rows = found.slice(0, MAX_NEXT_EVENTS).map(({ event }) => formatRowWithDate(event, today));
  return toAnswer(asked, [nothing, ...rows].join('\n'), false);
};

const answerUpcoming = (asked: Asked, band: readonly IndexedEvent[]): ChatAnswer => {
  const { query, before, today } = asked;
  const found = band.filter((entry) => matchesLabels(entry, query));
  if (found.length === 0) return answerUnlabelled(asked, band);
  const names = firstOfEachName(found);
  if (isAboutOneEvent(query)) {
    const ofBefore = found.filter(({ event }) => before.eventIds.includes(event.id)).slice(0, 1);
    const meant = ofBefore.length > 0 ? ofBefore : names.slice(0, MAX_EQUAL_MATCHES);
    const said = query.asks === 'state' ? quoteAbout(meant[0]!, wordsBesideName(asked, meant[0]!)) : [];
    return toAnswer(asked, [answerAboutEvent(query.asks!, meant, today), ...said].join('\n'));
  }
  if (query.order !== undefined) return toAnswer(asked, answerAboutEvent('when', found.slice(0, 1), today));
  const others = [...rowsOfSeason(asked, found), ...rowsOfMentions(asked, found, (entry) => matchesLabels(entry, query))];
  const isSeries = query.asks === 'when' || (names.length === 1 && query.asks !== 'count');
  if (!isSeries) return toAnswer(asked, [formatUpcoming(query, found, today), ...others].join('\n'));
  const said = found.length === 1 && query.asks === undefined ? quoteText(found[0]!.event) : quoteAsked(asked, found[0]!);
  return toAnswer(asked, [answerAboutEvent('when', found, today), ...said, ...others].join('\n'));
};

/** What the text says of the words beside the name, else of the hours of what was asked for. */
const quoteAsked = (asked: Asked, entry: IndexedEvent): string[] => {
  const said = quoteAbout(entry, wordsBesideName(asked, entry));
  return said.length > 0 || asked.query.asks !== 'when' ? said : quoteTimes(entry, asked.query.words ?? '');
};

/** 'Can I bring my dog to the market': the words that the event does not bear as a name are answered by its text. */
const wordsBesideName = (
  { query: { words = '' }, context }: Asked,
  { nameStems, publisherText, placeText }: IndexedEvent,
): string => {
  const named = new Set([...nameStems, ...publisherText.split(' '), ...placeText.split(' ')]);
  return extractTerms(words, context.town)
    .filter(({ stem, isSlight }) => !isSlight && !named.has(stem))
    .map(({ word }) => word)
    .join(' ');
};

const MAX_FOUND_FOR_ONE = 5;

const isAboutOneEvent = ({ asks, price, audience, trait }: ChatQuery) =>
  asks !== undefined && asks !== 'when' && asks !== 'count' && !(asks === 'where' && (price || audience || trait));

/** What is nearest to words that no event has all of is offered: that nothing is there is said of the words only. */
const answerNearest = (asked: Asked): ChatAnswer => {
  const { query, today } = asked;
  if (!query.words) return toAnswer(asked, formatNothingUpcoming(query), false);
  const over = findOverAlert(asked);
  if (over) return toAnswer(asked, answerAboutEvent('state', [over], today));
  const words = escapeMarks(query.words.slice(0, MAX_QUOTED_WORDS));
  const known = withoutUnknown(asked);
  if (known?.isFound) return { ...known, query, isFound: false };
  const nearest = selectNearest(asked);
  const [one, ...more] = nearest;
  const said = one && more.length === 0 ? quoteAbout(one, query.words) : [];
  if (one && said.length > 0 && isWholeMention(asked, one))
    return toAnswer(asked, [answerAboutEvent('when', [one], today), ...said].join('\n'));
  const others = withoutWords(query);
  const isNarrowed = hasFilter(query) || query.place || query.organization;
  const onThen = nearest.length === 0 && isNarrowed ? answerQuery({ ...asked, query: others }) : null;
  if (onThen?.isFound)
    return toAnswer(asked, [`I find nothing about “${words}” in the calendar.`, onThen.text].join('\n'), false);
  return toAnswer(
    asked,
    nearest.length === 0
      ? [`I find nothing about “${words}” in the calendar. It may be called something else there.`, HELP_ANSWER].join('\n')
      : [
          `I find nothing with all of “${words}”${formatSubject(withoutWords(query))}. The nearest:`,
          ...nearest.map(({ event }) => formatRowWithDate(event, today)),
        ].join('\n'),
    false,
  );
};

/** What the rest of the words finds, if more of them are known than not. It says which are not. */
const withoutUnknown = (asked: Asked): ChatAnswer | null => {
  const { query, context } = asked;
  const terms = extractTerms(query.words ?? '', context.town);
  const unknown = terms.filter((term) => !isKnownTerm(context.calendar, term));
  const known = terms.filter((term) => !unknown.includes(term) && isWordOfEvents(context.calendar, term));
  const isEnough = known.filter(({ isSlight }) => !isSlight).length >= unknown.length || isNameOfFew(asked, known);
  if (unknown.length === 0 || !isEnough) return null;
  const answer = answerQuery({ ...asked, query: { ...query, words: known.map(({ word }) => word).join(' ') } });
  const words = escapeMarks(unknown.map(({ word }) => word).join(' '));
  return { ...answer, text: `I find no “${words}” in the calendar. Without it:\n${answer.text}` };
};

/** 'Prom' of 'can parents watch prom': the whole title, and no kind of events such as 'concert'. */
const isNameOfFew = ({ context }: Asked, terms: readonly Term[]): boolean => {
  if (terms.every(({ isSlight, stem }) => isSlight || isInLexicon(stem))) return false;
  const asked = new Set(terms.map(({ stem }) => stem));
  const bearing = findMatches(context.calendar, terms, '').filter(
    ({ entry: { titleStems }, isWhole }) => isWhole && titleStems.length > 0 && titleStems.every((stem) => asked.has(stem)),
  );
  const names = firstOfEachName(toEntries(bearing)).length;
  return names > 0 && names <= MAX_EQUAL_MATCHES;
};

/** All that is asked for stands in its text. */
const isWholeMention = ({ query, context }: Asked, one: IndexedEvent): boolean =>
  findNearMatches(context.calendar, extractTerms(query.words ?? '', context.town), '').some(
    ({ entry, isWhole }) => isWhole && entry === one,
  );

const MAX_QUOTED_WORDS = 100;

const withoutWords = ({ words: _, ...query }: ChatQuery): ChatQuery => query;

/** Of one event that is asked about by name, its audience is no filter. The ages that an event says decide before its audience. */
const matchesLabels = ({ labels, ages }: IndexedEvent, query: ChatQuery): boolean =>
  (query.words && isAboutOneEvent(query)) ||
  askedLabelsOf(query).every((label) => {
    const isOfAge = label === query.audience && query.age !== undefined && ages ? suitsAge(ages, query.age, label) : null;
    return isOfAge ?? labels[label] !== undefined;
  });

import { addDays, type ChatQuery, type Day, daysBetween, formatBriefDate, weekdayOf } from '#libs/contracts';
import { EVENING_START } from '#libs/contracts/filters';
import { mainPlainTextOf } from '#libs/contracts/texts';
import { answerOrdered } from './answer-ordered';
import { type Asked, isUpcoming, matchesTime } from './asked';
import { isAboutOneEvent, isLabelAsked, isOnlyProbable, matchesLabels } from './asked-labels';
import { type ChatAnswer, MAX_EQUAL_MATCHES, toAnswer } from './chat-answer';
import { answerAtOtherHours, answerCancelled, answerUnlabelled, formatUpcoming } from './common-answers';
import { nameOfSeries } from './dates-of-series';
import { deny, formatNoneFor, formatNothingFor } from './denial';
import { formatRowWithDate } from './event-lines';
import {
  type EventMatch,
  MIN_WORTH_OF_NAME,
  MIN_WORTH_OF_ONE_TERM,
  selectBestMatches,
  sortByWorth,
  toEntries,
} from './find-matches';
import type { IndexedEvent } from './indexed-event';
import { formatListing, leadToNearest } from './listing';
import { rowsOfKind, rowsOfMentions } from './mentions';
import { isNotice } from './notices';
import { answerAboutEvent, quoteFor } from './one-event';
import { compareByStart, firstOfEachName } from './pool';
import { createTogetherTest } from './said-together';
import { rowsOfSeason } from './season';
import { isOneDay } from './span-text';
import { extractTerms, relatedStemsOf, stem, wordsOf } from './terms';

/** Share of the best score that a match needs to be in the answer. */
const SHARE_FOR_ONE = 0.97;
const SHARE_FOR_SERIES = 0.92;
const SHARE_FOR_LISTS = 0.8;
/** What only mentions the words is no match beside events that bear them as a name. */
const SHARE_FOR_MENTIONS = 0.5;

/** Null if nothing fits. */
export const answerWithWords = (asked: Asked, found: readonly EventMatch[]): ChatAnswer | null => {
  const { query, today } = asked;
  const { span, asks } = query;
  const isPast = span !== undefined && span.from < today;
  const open = selectForm(
    asked,
    found.filter(({ entry }) => isPast || isUpcoming(entry, asked)),
  );
  const lead = found.some(({ isWhole }) => isWhole) && !isOnlyAlike(asked, open) ? '' : `${leadToNearest(query)}\n`;
  if (query.state === 'cancelled') return answerCancelled(asked, toEntries(open));
  if (query.order === 'last' || query.after !== undefined || (query.order === 'first' && span))
    return answerOrdered(asked, toEntries(selectBestMatches(preferTime(open, asked), SHARE_FOR_SERIES)));
  if (open.length === 0 || isOnlyNamedBefore(asked, found, open)) return answerOver(asked, found);
  const labelled = isLabelAsked(query)
    ? isAboutOneEvent(query)
      ? preferAudience(open, query)
      : open.filter(({ entry }) => matchesLabels(entry, query))
    : open;
  const leading = toEntries(selectBestMatches(open, SHARE_FOR_MENTIONS));
  if (!labelled.some(({ entry }) => leading.includes(entry)))
    return withRows(
      answerUnlabelled(
        asked,
        toEntries(selectBestMatches(open, SHARE_FOR_LISTS)).filter((entry) => matchesTime(entry, asked)),
      ),
      rowsOfSeason(asked, leading),
    );
  const isOfAny = asks !== undefined && asks !== 'state' && asks !== 'count';
  const on = isOfAny ? labelled.filter(({ entry }) => entry.event.status !== 'cancelled') : open;
  const isOfSeries = asks === 'when' || query.order !== undefined;
  const share = isAboutOneEvent(query) ? SHARE_FOR_ONE : isOfSeries ? SHARE_FOR_SERIES : SHARE_FOR_LISTS;
  const isList = share === SHARE_FOR_LISTS;
  const selectBest = (matches: readonly EventMatch[]) =>
    isList ? selectForList(asked, matches) : withRepeats(selectBestMatches(matches, share), matches);
  const best = selectBest(on.length > 0 ? on : labelled);
  const isSeries = firstOfEachName(toEntries(best)).length === 1;
  const ofLabel = best.some(({ entry }) => matchesLabels(entry, query)) ? best : selectBest(labelled);
  const band = isList && !isSeries ? sortForList(asked, ofLabel) : toEntries(ofLabel);
  const answer = span || query.hours || query.weekdays ? answerInSpan(asked, labelled, band) : answerUpcoming(asked, band);
  if (lead && answer?.isFound) return { ...answer, text: `${lead}${answer.text}`, isNear: true };
  const areMentions = !query.place && !query.organization && open.every(({ worth }) => worth < MIN_WORTH_OF_ONE_TERM);
  return answer && areMentions ? { ...answer, isNear: true } : answer;
};

/** Board games in a text are near to chess, but none of them says that it is there. */
const isOnlyAlike = ({ query: { words = '' }, context }: Asked, open: readonly EventMatch[]): boolean => {
  const saysTogether = createTogetherTest(extractTerms(words, context.town));
  return open.length > 0 && open.every(({ entry, worth }) => worth < MIN_WORTH_OF_ONE_TERM && !saysTogether(entry));
};

/** 'The last show' of this weekend is none of a better match in another month. */
const preferTime = (open: readonly EventMatch[], asked: Asked): readonly EventMatch[] => {
  const then = open.filter(({ entry }) => matchesTime(entry, asked));
  return (asked.query.after === undefined || asked.query.span) && then.length > 0 ? then : open;
};

/** 'Library board meeting' was last week: what comes has one of the words in its text. */
const isOnlyNamedBefore = (
  { query: { span, asks, words = '' }, context }: Asked,
  found: readonly EventMatch[],
  open: readonly EventMatch[],
): boolean =>
  !span &&
  (asks === undefined || asks === 'when') &&
  extractTerms(words, context.town).filter(({ isSlight }) => !isSlight).length > 1 &&
  found.some(({ worth }) => worth >= MIN_WORTH_OF_WORD) &&
  open.every(({ worth }) => worth < MIN_WORTH_BESIDE_NAMED);

const MIN_WORTH_BESIDE_NAMED = 0.65;

/** 'How much is little kid wrestling': of equal names the ones for that audience, if there are any. */
const preferAudience = (open: readonly EventMatch[], { audience }: ChatQuery): readonly EventMatch[] => {
  const ofAudience = open.filter(({ entry }) => audience && entry.labels[audience] !== undefined);
  const leading = toEntries(selectBestMatches(open, SHARE_FOR_ONE));
  return ofAudience.some(({ entry }) => leading.includes(entry)) ? ofAudience : open;
};

const withRows = (answer: ChatAnswer | null, rows: readonly string[]): ChatAnswer | null =>
  answer && { ...answer, text: [answer.text, ...rows].join('\n') };

/** 'Egg hunt': each whose title has the words, and not only the one that is called only that. */
const selectForList = (asked: Asked, found: readonly EventMatch[]): EventMatch[] => {
  const [best, isTitled] = [new Set(selectBestMatches(found, SHARE_FOR_LISTS)), createTitleTest(asked)];
  return found.filter((match) => best.has(match) || isTitled(match));
};

/** Of one word a mention is as good: 'no school' is not all that is at school. */
const createTitleTest = ({ query: { words = '' }, context }: Asked): ((match: EventMatch) => boolean) => {
  const terms = extractTerms(words, context.town);
  return ({ entry: { titleStems } }) => terms.length > 1 && terms.every(({ stem }) => titleStems.includes(stem));
};

/** Of what is held several times, a time is as good a match whose place has none of the words. */
const withRepeats = (best: readonly EventMatch[], all: readonly EventMatch[]): EventMatch[] => {
  const [chosen, names] = [new Set(best), new Set(best.map(({ entry }) => nameOfSeries(entry)))];
  return all.filter((match) => chosen.has(match) || (match.isWhole && names.has(nameOfSeries(match.entry))));
};

/** Those with the words in their titles before others, else the best ones, both in the order of their days. */
const sortForList = (asked: Asked, found: readonly EventMatch[]): IndexedEvent[] => {
  const titled = found.filter(createTitleTest(asked));
  const isNamed = found.some(({ worth }) => worth >= MIN_WORTH_OF_WORD);
  const first = new Set(toEntries(titled.length > 0 ? titled : isNamed ? selectBestMatches(found, SHARE_FOR_ONE) : []));
  return toEntries(found).toSorted((a, b) => Number(first.has(b)) - Number(first.has(a)) || compareByStart(a, b));
};

const MIN_WORTH_OF_WORD = 0.97;

/** 'Government meetings' are none of the days on which the offices are closed, and who asks whether anybody teaches it wants a class. */
const selectForm = ({ query: { words = '' }, said = '' }: Asked, open: readonly EventMatch[]): readonly EventMatch[] => {
  const timed = open.filter(({ entry }) => entry.start !== null);
  const isClass = [
    ({ entry }: EventMatch) => CLASS_NAME.test(entry.event.name),
    ({ entry }: EventMatch) => TEACHES.test(mainPlainTextOf(entry.event)),
  ].find((test) => TAUGHT.test(said) && open.some(test));
  const classes = isClass ? open.filter(isClass) : [];
  return classes.length > 0 ? classes : timed.length > 0 && MEETINGS.test(words) ? timed : open;
};

const TAUGHT = /\b(?:teach(?:es|ing)?|learn(?:ing)? (?:how )?to|how to make)\b/i;
const CLASS_NAME =
  /\b(?:class(?:es)?|lessons?|clinics?|workshops?|beginn(?:er|ing)s?|101|intro\w*|courses?|learn|basics|school|instruction)\b/i;

/** What a text says of a class that is called by another name. */
const TEACHES =
  /\b(?:make|build|decorate|design|create|paint|sew|weave|carve|bake|craft|assemble) (?:and take home )?(?:your|an?|one) (?:own )?\b|\b(?:lessons?|instruct\w+|step[- ]by[- ]step|(?:materials|supplies) (?:are )?(?:included|provided)|learn (?:how )?to)\b/i;

const MEETINGS = /\bmeetings?\b/i;

/** All that is found is over: alerts that ended, and the last time of a series. */
const answerOver = (asked: Asked, found: readonly EventMatch[]): ChatAnswer | null => {
  const { query, context, today } = asked;
  const best = selectBestMatches(found, SHARE_FOR_SERIES);
  const last = toEntries(best).sort(compareByStart).at(-1)!;
  if (best.every(({ worth }) => worth < MIN_WORTH_OF_NAME)) return null;
  if (query.asks === 'state') return toAnswer(asked, answerAboutEvent('state', [last], today));
  const coming = context.calendar.entries.filter(
    (entry) => entry.event.name === last.event.name && isUpcoming(entry, asked) && matchesTime(entry, asked),
  );
  if (coming.length > 0)
    return toAnswer(asked, answerAboutEvent(query.asks ?? 'when', coming, today, wordsBesideName(asked, coming[0]!)));
  if (query.span && !matchesTime(last, asked)) return null;
  return toAnswer(
    asked,
    `${formatNoneFor(asked, 'nothing more')} to come. The last:\n${answerAboutEvent(query.asks ?? 'when', [last], today)}`,
  );
};

/** With the best matches in the span, else the best of all matches in the span, else the next date. */
const answerInSpan = (asked: Asked, open: readonly EventMatch[], band: readonly IndexedEvent[]): ChatAnswer | null => {
  const { query, today } = asked;
  const onDays = open.filter(({ entry }) => matchesTime(entry, asked));
  const isOfSeries = createSeriesTest(asked, open);
  const within = onDays.filter((match) => matchesLabels(match.entry, query) && isOfWords(asked, match) && isOfSeries(match));
  const share = query.asks === 'when' ? SHARE_FOR_SERIES : SHARE_FOR_LISTS;
  const selectBest = (matches: readonly EventMatch[]) =>
    query.asks === undefined ? selectForList(asked, matches) : selectBestMatches(matches, share);
  const best = selectBest(open).filter((match) => within.includes(match));
  const found = best.length > 0 ? best : selectBest(within);
  if (found.length > 0 && isAboutOneEvent(query)) {
    const one = sortRunsLast(query, toEntries(selectBestMatches(found, SHARE_FOR_ONE))).slice(0, MAX_EQUAL_MATCHES);
    return toAnswer(asked, answerAboutEvent(query.asks!, one, today, wordsBesideName(asked, one[0]!)));
  }
  if (found.length > 0 && query.asks === 'when' && found.length <= MAX_FOUND_FOR_ONE) {
    const all = toEntries(sortByWorth(found));
    const those = query.order === 'next' && !PLURAL.test(query.words ?? '') ? all.slice(0, 1) : all;
    return toAnswer(asked, answerAboutEvent('when', those, today, wordsBesideName(asked, those[0]!)));
  }
  const [only, ...more] = firstOfEachName(toEntries(found));
  const said = only && more.length === 0 ? quotesOfSeries(asked, toEntries(found)) : [];
  if (found.length > 0)
    return toAnswer(
      asked,
      query.span
        ? [
            formatListing(query, query.span, toEntries(sortByWorth(found)), today),
            ...said,
            ...rowsOfSeason(asked, toEntries(found)),
            ...rowsOfMentions(asked, toEntries(found)),
            ...rowsOfKind(asked, toEntries(found)),
          ].join('\n')
        : [formatUpcoming(query, toEntries(found), today), ...said].join('\n'),
    );
  if (onDays.length > 0 && isLabelAsked(query)) return answerUnlabelled(asked, toEntries(onDays));
  const other = answerAtOtherHours(asked, toEntries(open));
  if (other) return other;
  const coming = band.filter((entry) => matchesLabels(entry, query) && (!entry.first || entry.first >= today));
  const later = coming.filter(({ first }) => !query.span || (first !== null && first > query.span.to));
  const on = [...later, ...coming].filter(({ event }) => event.status !== 'cancelled');
  // What is on at a place comes before that it is closed.
  const next = on.find(({ event }) => !isNotice(event)) ?? on[0] ?? coming[0];
  const ofKind = rowsOfKind(asked, []);
  if (ofKind.length > 0) return toAnswer(asked, ofKind.join('\n'));
  const onEve = band.filter((entry) => matchesLabels(entry, query) && isOnEve(entry, query));
  if (onEve.length > 0)
    return toAnswer(
      asked,
      [`${formatNothingFor(asked)} On the evening before:`, answerAboutEvent('when', onEve, today)].join('\n'),
    );
  const instances = next ? findInstancesThen(asked, next) : [];
  if (instances.length > 0) return toAnswer(asked, answerAboutEvent('when', instances, today));
  if (!next || isMention(open, next)) return null;
  const rows = [
    formatNothingFor(asked),
    `Next: ${answerAboutEvent('when', [next], today)}`,
    ...rowOfWeekday(asked, next, coming),
  ];
  // At any hour of another day it is what was asked for.
  return query.span || query.weekdays ? { ...deny(asked, rows.join('\n')), isFound: true } : toAnswer(asked, rows.join('\n'));
};

const PLURAL = /[^s]s$/i;

/** 'Concerted action' in a text is no mention of concerts. */
const isOfWords = ({ query: { words = '' }, context }: Asked, { entry, worth }: EventMatch): boolean => {
  const [term, ...others] = extractTerms(words, context.town);
  if (!term || others.length > 0 || worth >= MIN_WORTH_OF_ONE_TERM) return true;
  const said = wordsOf(mainPlainTextOf(entry.event)).filter((word) => stem(word) === term.stem);
  return said.length === 0 || said.some((word) => PARTICIPLE.test(word) === PARTICIPLE.test(term.word));
};

const PARTICIPLE = /(?:ed|ion)s?$/;

/** 'And in December' after a concert: what has its words in the text alone, or of its publisher, is none of the series. */
const createSeriesTest = (
  { said, before: { eventIds }, query: { words = '' }, context }: Asked,
  found: readonly EventMatch[],
): ((match: EventMatch) => boolean) => {
  const one = toEntries(selectBestMatches(found, SHARE_FOR_SERIES)).find(({ event }) => eventIds.includes(event.id));
  if (said !== undefined || !one) return () => true;
  const terms = extractTerms(words, context.town).filter(({ isSlight }) => !isSlight);
  const forms = terms.map(({ stem }) => [stem, ...relatedStemsOf(stem).map(([related]) => related)]);
  const isNamed = ({ nameWords }: IndexedEvent) => forms.every((some) => some.some((form) => nameWords.includes(form)));
  const isOfWords = terms.every(({ stem }) => one.nameWords.includes(stem));
  return isOfWords ? ({ entry }) => isNamed(entry) : () => true;
};

/** 'French talk on Dec 21': the one of that day, whose own text may only say that it is cancelled. */
const findInstancesThen = (asked: Asked, { event: { name, organization } }: IndexedEvent): IndexedEvent[] =>
  asked.context.calendar.entries.filter(
    (entry) => entry.event.name === name && entry.event.organization === organization && matchesTime(entry, asked),
  );

/** 'A growers and makers market' of a bus trip is no next market. */
const isMention = (found: readonly EventMatch[], one: IndexedEvent): boolean =>
  found.some(({ entry, worth }) => entry === one && worth < MIN_WORTH_OF_ONE_TERM);

/** What begins on the days that are asked about is meant before what goes on for weeks. */
const sortRunsLast = ({ span }: ChatQuery, entries: readonly IndexedEvent[]): IndexedEvent[] => {
  const isRun = ({ first }: IndexedEvent) => Number(span !== undefined && first !== null && first < span.from);
  return entries.toSorted((a, b) => isRun(a) - isRun(b));
};

/** For many a weekend begins on Friday evening, and Christmas on its eve. */
const isOnEve = ({ first, start, event }: IndexedEvent, { span }: ChatQuery): boolean =>
  span !== undefined &&
  (isOneDay(span) ? span.from.endsWith('-12-25') : weekdayOf(span.from) === SATURDAY) &&
  first === addDays(span.from, -1) &&
  start !== null &&
  start >= (isOneDay(span) ? CHRISTMAS_EVE_START : EVENING_START) &&
  event.status !== 'cancelled';

const SATURDAY = 6;
/** In minutes after midnight. */
const CHRISTMAS_EVE_START = 15 * 60;

/** 'What's for lunch in December': what each of them says, if they do not say the same. */
const quotesOfSeries = (asked: Asked, found: readonly IndexedEvent[]): string[] => {
  const quoted = found.length > MAX_QUOTED_OF_SERIES ? found.slice(0, 1) : found;
  const quotes = quoted.map((entry) => quoteFor('about', entry, wordsBesideName(asked, entry)).join(' '));
  return new Set(quotes.filter(Boolean)).size < 2
    ? quotes.slice(0, 1).filter(Boolean)
    : found.flatMap(({ event }, nth) => (quotes[nth] ? `**${formatBriefDate(event.date.slice(0, 10))}** ${quotes[nth]}` : []));
};

const MAX_QUOTED_OF_SERIES = 4;

/** 'The show on Sunday': the next one on that weekday, if the next one is not. */
const rowOfWeekday = ({ query: { span }, today }: Asked, next: IndexedEvent, coming: readonly IndexedEvent[]): string[] => {
  if (!span || !isOneDay(span) || !next.first || weekdayOf(next.first) === weekdayOf(span.from)) return [];
  const one = coming.find(
    ({ first, event }) => first && weekdayOf(first) === weekdayOf(span.from) && event.status !== 'cancelled',
  );
  return one && one.event.name === next.event.name ? [formatRowWithDate(one.event, today)] : [];
};

const answerUpcoming = (asked: Asked, band: readonly IndexedEvent[]): ChatAnswer | null => {
  const { query, before, today } = asked;
  const found = withoutNextYear(band.filter((entry) => matchesLabels(entry, query)));
  if (found.length === 0) return answerUnlabelled(asked, band);
  const names = firstOfEachName(found);
  if (isAboutOneEvent(query)) {
    const ofBefore = found.filter(({ event }) => before.eventIds.includes(event.id)).slice(0, 1);
    const meant = ofBefore.length > 0 ? ofBefore : names.slice(0, MAX_EQUAL_MATCHES);
    const performances = meant.length === 1 && query.asks === 'cost' ? selectPerformances(found, meant[0]!) : [];
    const about = answerAboutEvent(query.asks!, [...meant, ...performances], today, wordsBesideName(asked, meant[0]!));
    const rows =
      query.asks === 'state' ? rowsOfCancelled(found, meant, today) : query.asks === 'where' ? rowsOfMentions(asked, found) : [];
    return toAnswer(asked, [about, ...rows].join('\n'));
  }
  if (query.order !== undefined) {
    const next = found.find(({ event }) => event.status !== 'cancelled') ?? found[0]!;
    const earlier = found.slice(0, found.indexOf(next));
    return toAnswer(asked, [answerAboutEvent('when', [next], today), ...rowsOfCancelled(earlier, [next], today)].join('\n'));
  }
  if (query.asks === 'count' && names.length === 1)
    return toAnswer(asked, answerAboutEvent('when', found, today, wordsBesideName(asked, found[0]!)));
  const others = [...rowsOfSeason(asked, found), ...rowsOfMentions(asked, found)];
  const isSure = found.some((entry) => !isOnlyProbable(query, entry));
  const isSeries = query.asks === 'when' || (names.length === 1 && query.asks !== 'count' && isSure);
  if (!isSeries) return toAnswer(asked, [formatUpcoming(query, found, today), ...others].join('\n'));
  const about = answerAboutEvent('when', found, today, wordsBesideName(asked, found[0]!));
  return toAnswer(asked, [about, ...others].join('\n'));
};

/** Of what is once a year, the one of the next year is not asked for. */
const withoutNextYear = (found: readonly IndexedEvent[]): readonly IndexedEvent[] => {
  const [one] = found;
  const isOnceAYear = found.length === 2 && one!.event.name === found[1]!.event.name && one!.first !== null;
  return isOnceAYear && daysBetween(one!.first!, found[1]!.last) >= MIN_DAYS_TO_NEXT_YEAR ? found.slice(0, 1) : found;
};

const MIN_DAYS_TO_NEXT_YEAR = 300;

/** The other times of a show that is on for a few days: each may be meant by who asks what it costs. */
const selectPerformances = (found: readonly IndexedEvent[], one: IndexedEvent): IndexedEvent[] => {
  const others = found.filter(
    ({ event, first }) => event !== one.event && event.name === one.event.name && first !== null && event.status !== 'cancelled',
  );
  const isShow = others.every(({ first }) => one.first !== null && daysBetween(one.first, first!) <= MAX_DAYS_OF_SHOW);
  return isShow ? others : [];
};

const MAX_DAYS_OF_SHOW = 10;

/** 'Is story time cancelled': not the next one, but a later one may be. */
const rowsOfCancelled = (found: readonly IndexedEvent[], told: readonly IndexedEvent[], today: Day): string[] => {
  const off = found.filter((entry) => entry.event.status === 'cancelled' && !told.includes(entry));
  return off.length > 0 && told[0]!.event.status !== 'cancelled'
    ? ['Cancelled:', ...off.map(({ event }) => formatRowWithDate(event, today))]
    : [];
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

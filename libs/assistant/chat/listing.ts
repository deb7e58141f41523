import {
  addDays,
  type ChatQuery,
  capitalize,
  type Day,
  daysBetween,
  escapeMarks,
  formatNumber,
  isStillOn,
  type QuerySpan,
  startMinutesOf,
  type TownEvent,
} from '#libs/contracts';
import { formatPublisher } from '../summaries';
import {
  askedLabelsOf,
  formatAges,
  formatNoneLabelled,
  formatProbableLead,
  isLabelAsked,
  isOnlyProbable,
  LABEL_PHRASES,
} from './asked-labels';
import { formatCancelled, formatRowOfDay, formatRowWithDate } from './event-lines';
import type { IndexedEvent } from './indexed-event';
import { sortNoticesLast } from './notices';
import { formatDayInYear, formatDaysOfWeek, formatHours, formatWhen, isOneDay } from './span-text';
import { stem, wordsOf } from './terms';

/** Of more events, a share of each day is shown; of more days than a week, one of each, and of more than a month the first. */
const MAX_ROWS_OF_WEEK = 40;
const MAX_DAYS = 8;
const MAX_DAYS_OF_MONTH = 31;
const MAX_ROWS = 15;
const MIN_ROWS_PER_DAY = 2;
/** Beside what begins on the days. */
const MAX_OTHER_ROWS = 5;

/** Long runs come last. What is only probable stands apart. */
export const formatListing = (query: ChatQuery, span: QuerySpan, entries: readonly IndexedEvent[], today: Day): string => {
  const [certain, probable] = splitByCertainty(query, entries);
  const events = certain.map(({ event }) => event);
  const [on, cancelled] = [
    events.filter(({ status }) => status !== 'cancelled'),
    events.filter(({ status }) => status === 'cancelled'),
  ];
  const standing = (event: TownEvent) => isStillOn(event, span.from > today ? span.from : today);
  const [news, runs] = [on.filter((event) => !standing(event)), on.filter(standing)];
  const days = Map.groupBy(news, (event) => firstDayIn(span, event.date.slice(0, 10)));
  const isWhole = news.length <= (days.size <= MAX_DAYS ? MAX_ROWS_OF_WEEK : MAX_ROWS);
  const formatDays = isWhole || days.size <= MAX_DAYS ? formatEachDay : formatOneOfEachDay;
  return [
    on.length > 0
      ? `${formatLead(query, events, on.length)} ${formatSpanOfList(query, span, today)}:`
      : isAllCancelled(query, cancelled)
        ? `${capitalize(formatSubject(query).trim())} ${formatWhen(span, query.hours, today)}:`
        : formatNoneSaysSo(query, span, today),
    ...formatDays(query, span, new Map([...days].sort(([a], [b]) => a.localeCompare(b))), today),
    ...(runs.length > 0 && news.length > 0 ? [isOneDay(span) ? 'Still on:' : '**Throughout**'] : []),
    ...noticesLast(query, runs)
      .slice(0, isWhole ? MAX_ROWS : MAX_OTHER_ROWS)
      .map((event) => formatRowOfDay(event, today)),
    ...cancelled.slice(0, MAX_OTHER_ROWS).map((event) => formatCancelled(event, today)),
    ...formatProbableRows(query, probable, ({ event }) => (isOneDay(span) ? formatRowOfDay : formatRowWithDate)(event, today)),
  ].join('\n');
};

type EventsOfDays = ReadonlyMap<Day, readonly TownEvent[]>;

/** Under its day each, or a share of each day. */
const formatEachDay = (query: ChatQuery, span: QuerySpan, days: EventsOfDays, today: Day): string[] => {
  const count = [...days.values()].flat().length;
  const share = Math.max(MIN_ROWS_PER_DAY, Math.floor(MAX_ROWS / Math.max(1, days.size)));
  const most = count <= MAX_ROWS_OF_WEEK ? count : share;
  return [...days].flatMap(([day, ofDay]) => {
    const rest = ofDay.length - most;
    return [
      ...(isOneDay(span)
        ? []
        : [`**${formatDayInYear(day, today)}**${rest > 0 ? ` (${most} of ${formatNumber(ofDay.length)})` : ''}`]),
      ...firstOfDay(query, ofDay, most).map((event) => formatRowOfDay(event, today, day)),
      ...(isOneDay(span) && rest > 0 ? [`And ${formatNumber(rest)} more that day.`] : []),
    ];
  });
};

/** Of each day what is held but once, before what repeats. */
const formatOneOfEachDay = (query: ChatQuery, { to }: QuerySpan, days: EventsOfDays, today: Day): string[] => {
  const all = [...days.values()].flat();
  const times = Map.groupBy(all, ({ name }) => name);
  const isOnce = ({ name }: TownEvent) => times.get(name)!.length === 1;
  const isOfMonth = days.size <= MAX_DAYS_OF_MONTH;
  const shown = [...days.values()]
    .flatMap((ofDay) => {
      const onceFirst = sortByStart(ofDay).toSorted((a, b) => Number(isOnce(b)) - Number(isOnce(a)));
      const [first] = noticesLast(query, onceFirst);
      return first!;
    })
    .slice(0, isOfMonth ? MAX_DAYS_OF_MONTH : MAX_ROWS);
  const rest = formatNumber(all.length - shown.length);
  return [
    ...shown.map((event) => formatRowWithDate(event, today)),
    `And ${rest} more until ${formatDayInYear(to, today)}. Ask for a day or a week.`,
  ];
};

const firstOfDay = (query: ChatQuery, events: readonly TownEvent[], most: number): readonly TownEvent[] =>
  noticesLast(query, sortByStart(events)).slice(0, most);

export const formatNextEvents = (
  query: ChatQuery,
  entries: readonly IndexedEvent[],
  today: Day,
  called = 'What comes next',
): string => {
  const [certain, probable] = splitByCertainty(query, entries);
  const events = certain.map(({ event }) => event);
  return [
    ...(events.length > 0 ? [`${called}${formatSubject(query, events)}:`] : []),
    ...events.map((event) => formatRowWithDate(event, today)),
    ...formatProbableRows(query, probable, ({ event }) => formatRowWithDate(event, today)),
  ].join('\n');
};

const splitByCertainty = (query: ChatQuery, entries: readonly IndexedEvent[]) =>
  [entries.filter((entry) => !isOnlyProbable(query, entry)), entries.filter((entry) => isOnlyProbable(query, entry))] as const;

const formatProbableRows = (query: ChatQuery, entries: readonly IndexedEvent[], formatRow: (entry: IndexedEvent) => string) =>
  entries.length === 0
    ? []
    : [
        formatProbableLead(query),
        ...entries.slice(0, MAX_PROBABLE_ROWS).map(formatRow),
        ...(entries.length > MAX_PROBABLE_ROWS ? [`And ${formatNumber(entries.length - MAX_PROBABLE_ROWS)} more.`] : []),
      ];

const MAX_PROBABLE_ROWS = 12;

/** What was asked for by name is there, and is off. */
const isAllCancelled = ({ words, place, organization }: ChatQuery, cancelled: readonly TownEvent[]): boolean =>
  cancelled.length > 0 && (words ?? place ?? organization) !== undefined;

/** That nothing is there, or only that none says so. */
const formatNoneSaysSo = (query: ChatQuery, span: QuerySpan, today: Day): string =>
  isLabelAsked(query) ? `${formatNoneLabelled(query)} ${formatWhen(span, query.hours, today)}.` : formatNothing(query, today);

/** ' of **the library** for children, free of charge' and the days. */
const formatLead = (query: ChatQuery, events: readonly TownEvent[], count: number): string =>
  `${capitalize(COUNT_WORDS[count] ?? formatNumber(count))} ${count === 1 ? 'event' : 'events'}${formatSubject(query, events)}`;

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Before what is near to the words of a question that no event has all of. */
export const leadToNearest = ({ words = '', ...others }: ChatQuery): string =>
  `I find nothing with all of “${escapeMarks(words.slice(0, MAX_QUOTED_WORDS))}”${formatSubject(others)}. The nearest:`;

const MAX_QUOTED_WORDS = 100;

export const formatSubject = (query: ChatQuery, events: readonly TownEvent[] = []): string =>
  [formatTopic, formatPlaceName, formatAudience, formatExclusions, formatOwner, formatWeekdays]
    .map((format) => format(query, events))
    .join('');

/** ' of **Moorestown Library**' if the query is about one organization, otherwise its words in quotes. */
const formatTopic = ({ words, organization }: ChatQuery, events: readonly TownEvent[]): string => {
  const [first] = events;
  const isOfOne = first && events.every((event) => event.organization === first.organization);
  const named = new Set(wordsOf(first?.organization ?? '').map(stem));
  const isNamed = isOfOne && wordsOf(`${organization ?? ''} ${words ?? ''}`).every((word) => named.has(stem(word)));
  if (isNamed && (words || organization)) return ` of ${formatPublisher(first)}`;
  return `${words ? ` for “${escapeMarks(words)}”` : ''}${organization ? ` of ${escapeMarks(organization)}` : ''}`;
};

const formatPlaceName = ({ place }: ChatQuery): string => (place ? ` at “${escapeMarks(place)}”` : '');

const formatAudience = (query: ChatQuery): string =>
  askedLabelsOf(query)
    .map(
      (label) =>
        ` ${LABEL_PHRASES[label]}${label === query.audience && query.ageTo !== undefined ? ` (${formatAges(query)})` : ''}`,
    )
    .join('');

const formatExclusions = ({ without, elsewhere }: ChatQuery): string =>
  [
    ...(without ? [EXCLUSION_PHRASES[without] ?? ` other than “${escapeMarks(without)}”`] : []),
    ...(elsewhere ? [` not at “${escapeMarks(elsewhere)}”`] : []),
  ].join('');

const EXCLUSION_PHRASES: Readonly<Record<string, string>> = { kids: ' not for children', outdoors: ' not outdoors' };

const formatWeekdays = ({ weekdays }: ChatQuery): string => (weekdays ? ` ${formatDaysOfWeek(weekdays)}` : '');

const formatOwner = ({ whose }: ChatQuery): string => (whose && OWNER_PHRASES[whose]) ?? '';

const OWNER_PHRASES: Partial<Record<NonNullable<ChatQuery['whose']>, string>> = {
  mine: ' in your calendar',
  own: ' of your own',
  saved: ' that you saved',
  reminders: ' that you are reminded of',
  followed: ' from what you follow',
};

const formatSpanOfList = ({ hours }: ChatQuery, span: QuerySpan, today: Day): string => {
  const words = formatWhen(span, hours, today);
  if (!isOneDay(span) || Math.abs(daysBetween(today, span.from)) > 1) return words;
  return `${words}, **${formatDayInYear(span.from, today)}**`;
};

/** That there is none, as sure as that can be known: by `isNamed` its words are the name of something. */
export const formatNone = (query: ChatQuery, none: string, isNamed = false): string => {
  const isKnown = !isLabelAsked(query) && (query.words === undefined || isNamed);
  return `${formatOwner(query) ? 'You have' : isKnown ? 'The calendar has' : 'I find'} ${none}${formatSubject(query)}`;
};

export const formatNothing = (query: ChatQuery, today: Day, isNamed = false): string => {
  const { span, hours } = query;
  const when = span ? formatWhen(span, hours, today) : hours ? `${formatHours(hours)} to come` : 'to come';
  return `${formatNone(query, 'nothing', isNamed)} ${when}.`;
};

/** Unless they are asked for. */
const noticesLast = ({ words }: ChatQuery, events: readonly TownEvent[]) =>
  words === undefined ? sortNoticesLast(events, (event) => event) : events;

const sortByStart = (events: readonly TownEvent[]) =>
  [...events].sort((a, b) => (startMinutesOf(a) ?? -1) - (startMinutesOf(b) ?? -1));

/** Of what began before it, or in its gap, the next day of the span. */
const firstDayIn = ({ from, gap }: QuerySpan, day: Day): Day =>
  gap && day >= gap.from && day <= gap.to ? addDays(gap.to, 1) : day > from ? day : from;

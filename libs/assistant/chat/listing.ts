import {
  capitalize,
  type Day,
  daysBetween,
  escapeMarks,
  formatNumber,
  isStillOn,
  startMinutesOf,
  type TownEvent,
} from '#libs/contracts';
import { formatPublisher } from '../summaries';
import type { IndexedEvent } from './calendar-index';
import { formatCancelled, formatRowOfDay, formatRowWithDate } from './event-lines';
import type { Question } from './question';
import { type DaySpan, formatDayInYear, formatWhen, isOneDay } from './span';
import { stem, wordsOf } from './terms';

/** The remaining events are counted. */
const MAX_ROWS = 24;
const MIN_ROWS_PER_DAY = 3;

/** Long runs come last. */
export const formatListing = (question: Question, span: DaySpan, entries: readonly IndexedEvent[], today: Day): string => {
  const events = entries.map(({ event }) => event);
  const [on, cancelled] = [
    events.filter(({ status }) => status !== 'cancelled'),
    events.filter(({ status }) => status === 'cancelled'),
  ];
  const standing = (event: TownEvent) => isStillOn(event, span.from > today ? span.from : today);
  const [news, runs] = [on.filter((event) => !standing(event)), on.filter(standing)];
  const days = Map.groupBy(news, (event) => laterOf(event.date.slice(0, 10), span.from));
  const most = Math.max(MIN_ROWS_PER_DAY, Math.floor(MAX_ROWS / Math.max(1, days.size)));
  return [
    on.length > 0
      ? `${formatLead(question, events, on.length)} ${formatSpan(question, span, today)}:`
      : formatNothingInSpan(question, span),
    ...[...days].flatMap(([day, ofDay]) => [
      ...(isOneDay(span) ? [] : [`**${formatDayInYear(day, today)}**`]),
      ...sortByStart(ofDay)
        .slice(0, most)
        .map((event) => formatRowOfDay(event, today)),
      ...(ofDay.length > most ? [`And ${formatNumber(ofDay.length - most)} more that day.`] : []),
    ]),
    ...(runs.length > 0 && news.length > 0 ? [isOneDay(span) ? 'Still on:' : '**Throughout**'] : []),
    ...runs.slice(0, most).map((event) => formatRowOfDay(event, today)),
    ...cancelled.slice(0, MIN_ROWS_PER_DAY).map((event) => formatCancelled(event, today)),
  ].join('\n');
};

export const formatNextEvents = (
  question: Question,
  entries: readonly IndexedEvent[],
  today: Day,
  called = 'What comes next',
): string => {
  const events = entries.map(({ event }) => event);
  return [
    `${called}${formatTopic(question, events)}${formatAudience(question)}:`,
    ...events.map((event) => formatRowWithDate(event, today)),
  ].join('\n');
};

export const formatNothingInSpan = (question: Question, span: DaySpan): string =>
  `The calendar has nothing${formatTopic(question, [])}${formatAudience(question)} ${formatWhen(span, question.part)}.`;

export const formatNothingUpcoming = (question: Question): string =>
  `The calendar has nothing${formatAudience(question)} to come.`;

const formatLead = (question: Question, events: readonly TownEvent[], count: number): string =>
  `${capitalize(COUNT_WORDS[count] ?? formatNumber(count))} ${count === 1 ? 'event' : 'events'}${formatTopic(question, events)}${formatAudience(question)}`;

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** ' of **Moorestown Library**' if the question is about one organization, otherwise its terms in quotes. */
const formatTopic = ({ terms }: Question, events: readonly TownEvent[]): string => {
  if (terms.length === 0) return '';
  const [first] = events;
  const isOfOne = first && events.every(({ organization }) => organization === first.organization);
  const named = new Set(wordsOf(first?.organization ?? '').map(stem));
  if (isOfOne && terms.every((term) => named.has(term.stem))) return ` of ${formatPublisher(first)}`;
  return ` for “${escapeMarks(terms.map(({ word }) => word).join(' '))}”`;
};

const formatAudience = ({ audience, isFree }: Question): string =>
  `${audience ? ` for ${audience}` : ''}${isFree ? ' free of charge' : ''}`;

const formatSpan = ({ part }: Question, span: DaySpan, today: Day): string => {
  const words = formatWhen(span, part);
  if (!isOneDay(span) || Math.abs(daysBetween(today, span.from)) > 1) return words.replace(/^(on|from) (.+)$/, '$1 $2');
  return `${words}, **${formatDayInYear(span.from, today)}**`;
};

const sortByStart = (events: readonly TownEvent[]) =>
  [...events].sort((a, b) => (startMinutesOf(a) ?? -1) - (startMinutesOf(b) ?? -1));

const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);

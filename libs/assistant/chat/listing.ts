import {
  capitalize,
  type Day,
  daysBetween,
  isStillOn,
  numberWords,
  startMinutes,
  type TownEvent,
  unmarked,
} from '#libs/contracts';
import { publisherWords } from '../summaries';
import type { Entry } from './calendar-index';
import type { Question } from './question';
import { dayWords, isOneDay, type Span, whenWords } from './span';
import { cancelledLine, rowOfDay, rowWithDate } from './told';
import { stem, wordsOf } from './words';

/** Of so many an answer tells; the rest is counted. */
const MOST_ROWS = 24;
const FEWEST_A_DAY = 3;

/** What is on in a span, day by day; what lasts for weeks comes last, and what is cancelled is said to be. */
export const listing = (question: Question, span: Span, entries: readonly Entry[], today: Day): string => {
  const events = entries.map(({ event }) => event);
  const [on, cancelled] = [
    events.filter(({ status }) => status !== 'cancelled'),
    events.filter(({ status }) => status === 'cancelled'),
  ];
  const standing = (event: TownEvent) => isStillOn(event, span.from > today ? span.from : today);
  const [news, runs] = [on.filter((event) => !standing(event)), on.filter(standing)];
  const days = Map.groupBy(news, (event) => later(event.date.slice(0, 10), span.from));
  const most = Math.max(FEWEST_A_DAY, Math.floor(MOST_ROWS / Math.max(1, days.size)));
  return [
    on.length > 0 ? `${lead(question, events, on.length)} ${dated(question, span, today)}:` : nothing(question, span),
    ...[...days].flatMap(([day, ofDay]) => [
      ...(isOneDay(span) ? [] : [`**${dayWords(day, today)}**`]),
      ...byClock(ofDay)
        .slice(0, most)
        .map((event) => rowOfDay(event, today)),
      ...(ofDay.length > most ? [`And ${numberWords(ofDay.length - most)} more that day.`] : []),
    ]),
    ...(runs.length > 0 && news.length > 0 ? [isOneDay(span) ? 'Still on:' : '**Throughout**'] : []),
    ...runs.slice(0, most).map((event) => rowOfDay(event, today)),
    ...cancelled.slice(0, FEWEST_A_DAY).map((event) => cancelledLine(event, today)),
  ].join('\n');
};

/** What comes next, each with its day. */
export const nextOnes = (question: Question, entries: readonly Entry[], today: Day, called = 'What comes next'): string => {
  const events = entries.map(({ event }) => event);
  return [`${called}${about(question, events)}${forWhom(question)}:`, ...events.map((event) => rowWithDate(event, today))].join(
    '\n',
  );
};

export const nothing = (question: Question, span: Span): string =>
  `The calendar has nothing${about(question, [])}${forWhom(question)} ${whenWords(span, question.part)}.`;

export const nothingToCome = (question: Question): string => `The calendar has nothing${forWhom(question)} to come.`;

const lead = (question: Question, events: readonly TownEvent[], count: number): string =>
  `${capitalize(COUNTS[count] ?? numberWords(count))} ${count === 1 ? 'event' : 'events'}${about(question, events)}${forWhom(question)}`;

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** ' of **Moorestown Library**', where that is all that is asked, or what was asked in its own words. */
const about = ({ terms }: Question, events: readonly TownEvent[]): string => {
  if (terms.length === 0) return '';
  const [first] = events;
  const isOfOne = first && events.every(({ organization }) => organization === first.organization);
  const named = new Set(wordsOf(first?.organization ?? '').map(stem));
  if (isOfOne && terms.every((term) => named.has(term.stem))) return ` of ${publisherWords(first)}`;
  return ` for “${unmarked(terms.map(({ word }) => word).join(' '))}”`;
};

const forWhom = ({ audience, isFree }: Question): string =>
  `${audience ? ` for ${audience}` : ''}${isFree ? ' free of charge' : ''}`;

const dated = ({ part }: Question, span: Span, today: Day): string => {
  const words = whenWords(span, part);
  if (!isOneDay(span) || Math.abs(daysBetween(today, span.from)) > 1) return words.replace(/^(on|from) (.+)$/, '$1 $2');
  return `${words}, **${dayWords(span.from, today)}**`;
};

/** What began on an earlier day stands among the others. */
const byClock = (events: readonly TownEvent[]) => [...events].sort((a, b) => (startMinutes(a) ?? -1) - (startMinutes(b) ?? -1));

const later = (a: Day, b: Day): Day => (a > b ? a : b);

import {
  addDays,
  coversDay,
  type Day,
  escapeMarks,
  formatWeekday,
  isMultiDay,
  isPast,
  sortEvents,
  startDayOf,
  type TownEvent,
} from '#libs/contracts';
import { describeEvent, formatPublisher } from './describe-event';

export type SummaryEvent = Readonly<{ event: TownEvent; isMyAlmanac: boolean }>;

/** The remaining events are counted. */
const MAX_HIGHLIGHTS = 3;
const MAX_EVENTS_PER_PARAGRAPH = 8;
const MAX_AGENDA_ITEMS = 10;
const DAYS_PER_WEEK = 7;

/** One-day events first, and among them those in My Almanac, then featured ones, then those with a time. */
export const writeHighlights = (summaryEvents: readonly SummaryEvent[], today: Day): string => {
  const ofToday = summaryEvents.filter(({ event }) => coversDay(event, today));
  const chosen = [...ofToday].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_HIGHLIGHTS);
  return writeParagraph(
    chosen.map(({ event }) => event),
    today,
  );
};

const writeTodaySummary = (summaryEvents: readonly SummaryEvent[], today: Day): string => writeDay(summaryEvents, today, today);

export const writeWeekSummary = (summaryEvents: readonly SummaryEvent[], today: Day): string =>
  Array.from({ length: DAYS_PER_WEEK }, (_, away) => addDays(today, away))
    .map((day) => [day, writeDay(summaryEvents, day, today)] as const)
    .filter(([, texts]) => texts !== '')
    .map(([day, texts]) => `*${formatDayName(day, today)}*: ${texts}`)
    .join('\n');

/** Any selection of events: if all are today, today's summary; otherwise the next ones, with running events last. */
export const writeEventSummary = (summaryEvents: readonly SummaryEvent[], today: Day): string => {
  const coming = summaryEvents.filter(({ event }) => !isPast(event, today));
  if (coming.every(({ event }) => coversDay(event, today))) return writeTodaySummary(coming, today);
  const events = sortEvents(coming.map(({ event }) => event));
  const isRunning = (event: TownEvent) => isMultiDay(event) && coversDay(event, today);
  return writeParagraph(
    [...events.filter((event) => !isRunning(event)), ...events.filter(isRunning)].slice(0, MAX_EVENTS_PER_PARAGRAPH),
    today,
  );
};

export const writeAgendaSummary = (event: TownEvent, items: readonly string[], today: Day): string =>
  [
    `${formatPublisher(event)} has ${describeEvent(event, today)}.`,
    ...items.slice(0, MAX_AGENDA_ITEMS).map((item) => `• ${escapeMarks(item)}`),
    ...(items.length > MAX_AGENDA_ITEMS ? [`And ${items.length - MAX_AGENDA_ITEMS} more.`] : []),
  ].join('\n');

const writeDay = (summaryEvents: readonly SummaryEvent[], day: Day, today: Day): string => {
  const ofDay = summaryEvents.filter(({ event }) => isListedOn(event, day, today));
  const chosen = new Set([...ofDay].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_EVENTS_PER_PARAGRAPH));
  const more = ofDay.length - chosen.size;
  return [writeParagraph(sortEvents([...chosen].map(({ event }) => event)), day), more > 0 ? `And ${more} more.` : '']
    .filter(Boolean)
    .join(' ');
};

/** An event of several days is listed once, on its first remaining day. */
const isListedOn = (event: TownEvent, day: Day, today: Day) => {
  const first = startDayOf(event);
  return first !== null && coversDay(event, day) && day === (first < today ? today : first);
};

const writeParagraph = (events: readonly TownEvent[], day: Day): string =>
  [
    ...writeSentences(
      events.filter((event) => !isMultiDay(event)),
      day,
    ),
    ...writeSentences(events.filter(isMultiDay), day),
  ].join(' ');

const writeSentences = (events: readonly TownEvent[], day: Day): string[] => {
  const byPublisher = new Map<string, TownEvent[]>();
  for (const event of events) byPublisher.set(event.organization, [...(byPublisher.get(event.organization) ?? []), event]);
  return [...byPublisher.values()].map(
    (ofOne) => `${formatPublisher(ofOne[0]!)} has ${joinWithAnd(ofOne.map((event) => describeEvent(event, day)))}.`,
  );
};

const joinWithAnd = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

const weightOf = ({ event, isMyAlmanac }: SummaryEvent): number =>
  (isMultiDay(event) ? 0 : 8) + (isMyAlmanac ? 4 : 0) + (event.isPromoted ? 2 : 0) + (event.startTime ? 1 : 0);

const formatDayName = (day: Day, today: Day) => (day === today ? 'Today' : formatWeekday(day));

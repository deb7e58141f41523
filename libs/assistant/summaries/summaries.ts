import {
  addDays,
  coversDay,
  type Day,
  firstDay,
  isPast,
  isRun,
  orderEvents,
  type TownEvent,
  unmarked,
  weekdayName,
} from '#libs/contracts';
import { publisherWords, toldEvent } from './told-event';

/** An event, and whether it is in the feed of whoever asks. */
export type Marked = Readonly<{ event: TownEvent; isMyAlmanac: boolean }>;

/** Of so many events a text tells; the rest is counted. */
const MOST_HIGHLIGHTS = 3;
const MOST_OF_A_DAY = 8;
const MOST_OF_AN_AGENDA = 10;
const DAYS_OF_A_WEEK = 7;

/** Today's Highlights: of what is only today what is theirs, then what is featured, then the rest by the clock; then runs. '' when nothing is on. */
export const highlights = (marked: readonly Marked[], today: Day): string => {
  const ofToday = marked.filter(({ event }) => coversDay(event, today));
  const chosen = [...ofToday].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_HIGHLIGHTS);
  return paragraph(
    chosen.map(({ event }) => event),
    today,
  );
};

/** Today, all of it as far as a short text goes. */
const todaySummary = (marked: readonly Marked[], today: Day): string => dayParagraph(marked, today, today);

/** This Week: a paragraph for each of the seven days from today on that has something. */
export const weekSummary = (marked: readonly Marked[], today: Day): string =>
  Array.from({ length: DAYS_OF_A_WEEK }, (_, away) => addDays(today, away))
    .map((day) => [day, dayParagraph(marked, day, today)] as const)
    .filter(([, told]) => told !== '')
    .map(([day, told]) => `*${dayName(day, today)}*: ${told}`)
    .join('\n');

/** Whatever is asked about: today as Today, else what comes next, and last what goes on today already. */
export const eventSummary = (marked: readonly Marked[], today: Day): string => {
  const coming = marked.filter(({ event }) => !isPast(event, today));
  if (coming.every(({ event }) => coversDay(event, today))) return todaySummary(coming, today);
  const events = orderEvents(coming.map(({ event }) => event));
  const goesOn = (event: TownEvent) => isRun(event) && coversDay(event, today);
  return paragraph([...events.filter((event) => !goesOn(event)), ...events.filter(goesOn)].slice(0, MOST_OF_A_DAY), today);
};

/** When and where a meeting is, and what it deals with, a line each. */
export const agendaSummary = (event: TownEvent, items: readonly string[], today: Day): string =>
  [
    `${publisherWords(event)} has ${toldEvent(event, today)}.`,
    ...items.slice(0, MOST_OF_AN_AGENDA).map((item) => `• ${unmarked(item)}`),
    ...(items.length > MOST_OF_AN_AGENDA ? [`And ${items.length - MOST_OF_AN_AGENDA} more.`] : []),
  ].join('\n');

const dayParagraph = (marked: readonly Marked[], day: Day, today: Day): string => {
  const ofDay = marked.filter(({ event }) => standsOn(event, day, today));
  const chosen = new Set([...ofDay].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_OF_A_DAY));
  const more = ofDay.length - chosen.size;
  return [paragraph(orderEvents([...chosen].map(({ event }) => event)), day), more > 0 ? `And ${more} more.` : '']
    .filter(Boolean)
    .join(' ');
};

/** What lasts several days is told once, on its first of those to come. */
const standsOn = (event: TownEvent, day: Day, today: Day) => {
  const first = firstDay(event);
  return first !== null && coversDay(event, day) && day === (first < today ? today : first);
};

/** First what is on one day only, then what goes on for days. */
const paragraph = (events: readonly TownEvent[], day: Day): string =>
  [
    ...sentences(
      events.filter((event) => !isRun(event)),
      day,
    ),
    ...sentences(events.filter(isRun), day),
  ].join(' ');

/** One for each publisher, in the order in which they come first. */
const sentences = (events: readonly TownEvent[], day: Day): string[] => {
  const byPublisher = new Map<string, TownEvent[]>();
  for (const event of events) byPublisher.set(event.organization, [...(byPublisher.get(event.organization) ?? []), event]);
  return [...byPublisher.values()].map(
    (ofOne) => `${publisherWords(ofOne[0]!)} has ${listed(ofOne.map((event) => toldEvent(event, day)))}.`,
  );
};

const listed = (told: readonly string[]): string =>
  told.length < 2 ? told.join('') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;

const weight = ({ event, isMyAlmanac }: Marked): number =>
  (isRun(event) ? 0 : 8) + (isMyAlmanac ? 4 : 0) + (event.isPromoted ? 2 : 0) + (event.startTime ? 1 : 0);

const dayName = (day: Day, today: Day) => (day === today ? 'Today' : weekdayName(day));

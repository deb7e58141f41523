import {
  capitalize,
  type Day,
  firstDay,
  isRun,
  lastDay,
  orderEvents,
  startMinutes,
  type TownEvent,
  unmarked,
  weekdayName,
  withoutMarks,
} from '#libs/contracts';
import { spokenName, spokenPublisher, spokenRest } from './spoken-event';
import { cardinal } from './spoken-number';
import { spokenDay, spokenHeading, spokenTime } from './spoken-time';
import { spokenWords } from './spoken-words';
import { type DayOfWeek, lastOfWeek, weekOf } from './week';

/** Letters that are spoken: some four minutes. */
export const MOST_LETTERS = 3_600;
/** Of one day; fewer where that is too long. */
const MOST_OF_A_DAY = 5;
const MOST_CANCELLED = 2;

/**
 * What is on in the seven days from today on, to be read out: a marked text, a paragraph for the beginning, for each day and for
 * the end, in which each event leads to its page. Everybody hears the same, so it tells of what is everybody's only. '' of nothing.
 */
export const botcastScript = (events: readonly TownEvent[], today: Day, town: string): string => {
  const days = weekOf(events, today);
  if (days.length === 0) return '';
  const told = (most: number) =>
    framed(
      days.map((day) => dayTold(day, today, most)),
      today,
      town,
    );
  const scripts = Array.from({ length: MOST_OF_A_DAY }, (_, fewer) => told(MOST_OF_A_DAY - fewer));
  return scripts.find((script) => withoutMarks(script).length <= MOST_LETTERS) ?? scripts.at(-1)!;
};

/** Paragraphs with their beginning and end, which name the town and whose it is. */
export const framed = (paragraphs: readonly string[], today: Day, town: string): string => {
  const place = unmarked(spokenWords(town));
  return [
    `Hello, ${place}. This is the Almanac Botcast of ${spokenDay(today)}: what is on until ${weekdayName(lastOfWeek(today))}.`,
    ...paragraphs,
    `That was the Botcast of ${place}. Plans change, so check with the organizer before you go. Everything else is in Almanac. Have a good week.`,
  ].join('\n');
};

/** Sentences on what will not take place. */
export const cancelledTold = ({ cancelled }: DayOfWeek): string[] =>
  orderEvents(cancelled.slice(0, MOST_CANCELLED)).map((event) => `${spokenPublisher(event)} has cancelled ${spokenName(event)}.`);

const dayTold = (ofDay: DayOfWeek, today: Day, most: number): string => {
  const { day, events } = ofDay;
  const more = events.length - most;
  return [
    `${spokenHeading(day, today)}.`,
    ...orderEvents(events.slice(0, most))
      .sort((a, b) => Number(isRun(a)) - Number(isRun(b)))
      .map((event) => sentence(event, day)),
    ...cancelledTold(ofDay),
    ...(more > 0 ? [`There ${more === 1 ? 'is one more' : `are ${cardinal(more)} more`} in Almanac.`] : []),
  ].join(' ');
};

const sentence = (event: TownEvent, day: Day): string => {
  const what = `${spokenPublisher(event)} has ${spokenName(event)}${spokenRest(event)}.`;
  return capitalize([...whenParts(event, day), what].join(', '));
};

/** Of what has begun before, no time that is over. */
const whenParts = (event: TownEvent, day: Day): string[] => {
  const [start, last] = [startMinutes(event), lastDay(event)];
  const time = start === null || firstDay(event)! < day ? [] : [`at ${spokenTime(start)}`];
  return last > day ? [...time, `until ${spokenDay(last)}`] : time;
};

import {
  capitalize,
  type Day,
  endDayOf,
  escapeMarks,
  formatWeekday,
  isMultiDay,
  removeMarks,
  sortEvents,
  startDayOf,
  startMinutesOf,
  type TownEvent,
} from '#libs/contracts';
import { spokenDetailsOf, spokenNameOf, spokenPublisherOf } from './spoken-event';
import { toCardinalWords } from './spoken-number';
import { toSpokenText } from './spoken-text';
import { toSpokenDay, toSpokenHeading, toSpokenTime } from './spoken-time';
import { type DayOfWeek, groupEventsOfWeek, lastDayOfWeek } from './week';

/** Characters; about four minutes of speech. */
export const MAX_SCRIPT_LENGTH = 3_600;
/** Reduced until the script is short enough. */
const MAX_EVENTS_PER_DAY = 5;
const MAX_CANCELLED_PER_DAY = 2;

/** The same for all residents, so it has no own events. '' if there are no events. */
export const writeBotcastScript = (events: readonly TownEvent[], today: Day, town: string): string => {
  const days = groupEventsOfWeek(events, today);
  if (days.length === 0) return '';
  const write = (maxEvents: number) =>
    withGreetings(
      days.map((day) => writeDay(day, today, maxEvents)),
      today,
      town,
    );
  const scripts = Array.from({ length: MAX_EVENTS_PER_DAY }, (_, fewer) => write(MAX_EVENTS_PER_DAY - fewer));
  return scripts.find((script) => removeMarks(script).length <= MAX_SCRIPT_LENGTH) ?? scripts.at(-1)!;
};

export const withGreetings = (paragraphs: readonly string[], today: Day, town: string): string => {
  const place = escapeMarks(toSpokenText(town));
  return [
    `Hello, ${place}. This is the Almanac Botcast of ${toSpokenDay(today)}: what is on until ${formatWeekday(lastDayOfWeek(today))}.`,
    ...paragraphs,
    `That was the Botcast of ${place}. Plans change, so check with the organizer before you go. Everything else is in Almanac. Have a good week.`,
  ].join('\n');
};

export const writeCancellations = ({ cancelled }: DayOfWeek): string[] =>
  sortEvents(cancelled.slice(0, MAX_CANCELLED_PER_DAY)).map(
    (event) => `${spokenPublisherOf(event)} has cancelled ${spokenNameOf(event)}.`,
  );

const writeDay = (ofDay: DayOfWeek, today: Day, maxEvents: number): string => {
  const { day, events } = ofDay;
  const more = events.length - maxEvents;
  return [
    `${toSpokenHeading(day, today)}.`,
    ...sortEvents(events.slice(0, maxEvents))
      .sort((a, b) => Number(isMultiDay(a)) - Number(isMultiDay(b)))
      .map((event) => writeSentence(event, day)),
    ...writeCancellations(ofDay),
    ...(more > 0 ? [`There ${more === 1 ? 'is one more' : `are ${toCardinalWords(more)} more`} in Almanac.`] : []),
  ].join(' ');
};

const writeSentence = (event: TownEvent, day: Day): string => {
  const what = `${spokenPublisherOf(event)} has ${spokenNameOf(event)}${spokenDetailsOf(event)}.`;
  return capitalize([...whenParts(event, day), what].join(', '));
};

/** No start time for an event that began on an earlier day. */
const whenParts = (event: TownEvent, day: Day): string[] => {
  const [start, last] = [startMinutesOf(event), endDayOf(event)];
  const time = start === null || startDayOf(event)! < day ? [] : [`at ${toSpokenTime(start)}`];
  return last > day ? [...time, `until ${toSpokenDay(last)}`] : time;
};

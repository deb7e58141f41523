import {
  type Day,
  endDayOf,
  formatWeekday,
  parseMarkedText,
  removeMarks,
  sortEvents,
  startDayOf,
  startMinutesOf,
  type TownEvent,
} from '#libs/contracts';
import { keepGroundedSentences } from '../grounded/grounded-sentences';
import type { Grounding } from '../grounded/grounding';
import { MAX_SCRIPT_LENGTH, withGreetings, writeCancellations } from './script';
import { spokenDetailsOf, spokenNameOf, spokenPublisherOf } from './spoken-event';
import { toSpokenDay, toSpokenTime } from './spoken-time';
import { groupEventsOfWeek, lastDayOfWeek } from './week';

export const BOTCAST_TASK =
  'Write what a host says on the radio about the next seven days: a line for each day in order, two or three sentences each, ' +
  'what is featured first. It is heard, not read: short sentences, plain and warm, no lists, no advertising.';

/** The most important events of each day, none of them cancelled. */
export const toBotcastGrounding = (events: readonly TownEvent[], today: Day): Grounding => ({
  today,
  events: groupEventsOfWeek(events, today).flatMap((ofDay) => sortEvents(ofDay.events.slice(0, MAX_EVENTS_PER_DAY))),
  words: { event: toSpokenEvent, name: spokenNameOf, by: spokenPublisherOf },
});

/** Null if too little is left: then the script is written by rules. */
export const toCheckedScript = (text: string, events: readonly TownEvent[], today: Day, town: string): string | null => {
  const ground = toBotcastGrounding(events, today);
  const lines = keepGroundedSentences(replaceSigns(text), ground).split('\n');
  const cancelled = groupEventsOfWeek(events, today).flatMap(writeCancellations).join(' ');
  const script = (most: number) => withGreetings([...lines.slice(0, most), ...(cancelled ? [cancelled] : [])], today, town);
  const fitting = lines
    .map((_, dropped) => script(lines.length - dropped))
    .find((one) => removeMarks(one).length <= MAX_SCRIPT_LENGTH);
  return fitting && countEvents(fitting) >= Math.min(MIN_EVENTS, ground.events.length) ? fitting : null;
};

const replaceSigns = (text: string) => text.replace(/\s*[();–—]+\s*/g, ', ').replace(/,\s*(?=[.,!?])/g, '');

const toSpokenEvent = (event: TownEvent, today: Day): string =>
  spokenNameOf(event) + toSpokenWhen(event, today) + spokenDetailsOf(event);

const toSpokenWhen = (event: TownEvent, today: Day): string => {
  const [first, last, start] = [startDayOf(event)!, endDayOf(event), startMinutesOf(event)];
  const day = first <= today ? ', today' : `, on ${formatWeekday(first)}`;
  const time = start === null || first < today ? '' : ` at ${toSpokenTime(start)}`;
  const until =
    last > today && last > first ? ` until ${last <= lastDayOfWeek(today) ? formatWeekday(last) : toSpokenDay(last)}` : '';
  return day + time + until;
};

const countEvents = (script: string) =>
  new Set(parseMarkedText(script).flatMap((runs) => runs.flatMap(({ to }) => (to ? [to] : [])))).size;

const MAX_EVENTS_PER_DAY = 3;
/** A script with fewer events is rejected. */
const MIN_EVENTS = 3;

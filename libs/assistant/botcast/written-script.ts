import {
  type Day,
  firstDay,
  lastDay,
  linesOf,
  orderEvents,
  startMinutes,
  type TownEvent,
  weekdayName,
  withoutMarks,
} from '#libs/contracts';
import { believed } from '../grounded/believed';
import type { Ground } from '../grounded/ground';
import { cancelledTold, framed, MOST_LETTERS } from './script';
import { spokenName, spokenPublisher, spokenRest } from './spoken-event';
import { spokenDay, spokenTime } from './spoken-time';
import { lastOfWeek, weekOf } from './week';

export const BOTCAST_TASK =
  'Write what a host says on the radio about the next seven days: a line for each day in order, two or three sentences each, ' +
  'what is featured first. It is heard, not read: short sentences, plain and warm, no lists, no advertising.';

/** What whoever writes the Botcast may tell of: of each day what matters most, and nothing that is cancelled. */
export const botcastGround = (events: readonly TownEvent[], today: Day): Ground => ({
  today,
  events: weekOf(events, today).flatMap((ofDay) => orderEvents(ofDay.events.slice(0, MOST_OF_A_DAY))),
  words: { event: spokenEvent, name: spokenName, by: spokenPublisher },
});

/**
 * The Botcast as somebody has written it, as far as it is believed and as long as it may be, with what is cancelled at the end.
 * Null where too little is left: then rules tell it.
 */
export const botcastWritten = (text: string, events: readonly TownEvent[], today: Day, town: string): string | null => {
  const ground = botcastGround(events, today);
  const lines = believed(withoutSigns(text), ground).split('\n');
  const cancelled = weekOf(events, today).flatMap(cancelledTold).join(' ');
  const script = (most: number) => framed([...lines.slice(0, most), ...(cancelled ? [cancelled] : [])], today, town);
  const fitting = lines
    .map((_, dropped) => script(lines.length - dropped))
    .find((one) => withoutMarks(one).length <= MOST_LETTERS);
  return fitting && eventsIn(fitting) >= Math.min(FEWEST, ground.events.length) ? fitting : null;
};

/** Signs that are seen and not heard are breaths. */
const withoutSigns = (text: string) => text.replace(/\s*[();–—]+\s*/g, ', ').replace(/,\s*(?=[.,!?])/g, '');

/** 'Story time, on Monday at ten thirty in the morning, at Town Hall' */
const spokenEvent = (event: TownEvent, today: Day): string => spokenName(event) + spokenWhen(event, today) + spokenRest(event);

const spokenWhen = (event: TownEvent, today: Day): string => {
  const [first, last, start] = [firstDay(event)!, lastDay(event), startMinutes(event)];
  const day = first <= today ? ', today' : `, on ${weekdayName(first)}`;
  const time = start === null || first < today ? '' : ` at ${spokenTime(start)}`;
  const until = last > today && last > first ? ` until ${last <= lastOfWeek(today) ? weekdayName(last) : spokenDay(last)}` : '';
  return day + time + until;
};

const eventsIn = (script: string) => new Set(linesOf(script).flatMap((runs) => runs.flatMap(({ to }) => (to ? [to] : [])))).size;

const MOST_OF_A_DAY = 3;
/** Who tells of fewer has told nothing. */
const FEWEST = 3;

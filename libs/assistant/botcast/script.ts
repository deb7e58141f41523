import {
  addDays,
  type Day,
  eventLink,
  firstDay,
  isAlert,
  isHidden,
  isOwn,
  isPromoted,
  isTentative,
  lastDay,
  orderEvents,
  standingDay,
  startMinutes,
  type TownEvent,
  unmarked,
  weekdayName,
  withoutMarks,
} from '#libs/contracts';
import { cardinal } from './spoken-number';
import { spokenDay, spokenHeading, spokenTime } from './spoken-time';
import { spokenPlace, spokenWords } from './spoken-words';

/** Letters that are spoken: some four minutes. */
const MOST_LETTERS = 3_600;
/** Of one day; fewer where that is too long. */
const MOST_OF_A_DAY = 5;
const MOST_CANCELLED = 2;
const DAYS_OF_A_WEEK = 7;
/** Minutes after midnight. */
const AFTER_WORK = 17 * 60;

/**
 * What is on in the seven days from today on, to be read out: a marked text, a paragraph for the beginning, for each day and for
 * the end, in which each event leads to its page. Everybody hears the same, so it tells of what is everybody's only. '' of nothing.
 */
export const botcastScript = (events: readonly TownEvent[], today: Day, town: string): string => {
  const days = weekOf(events, today);
  if (days.length === 0) return '';
  const place = unmarked(spokenWords(town));
  const told = (most: number) =>
    [beginning(place, today), ...days.map((day) => dayTold(day, today, most)), ending(place)].join('\n');
  const scripts = Array.from({ length: MOST_OF_A_DAY }, (_, fewer) => told(MOST_OF_A_DAY - fewer));
  return scripts.find((script) => withoutMarks(script).length <= MOST_LETTERS) ?? scripts.at(-1)!;
};

const beginning = (town: string, today: Day) =>
  `Hello, ${town}. This is the Almanac Botcast of ${spokenDay(today)}: what is on until ${weekdayName(addDays(today, DAYS_OF_A_WEEK - 1))}.`;

const ending = (town: string) =>
  `That was the Botcast of ${town}. Plans change, so ask whoever invites you before you go. Everything else is in Almanac. Have a good week.`;

type DayOfWeek = { day: Day; events: TownEvent[]; cancelled: TownEvent[] };

/** The days that have something, with what matters most first. */
const weekOf = (events: readonly TownEvent[], today: Day): DayOfWeek[] => {
  const last = addDays(today, DAYS_OF_A_WEEK - 1);
  const standing = events.filter(isForEverybody).flatMap((event) => {
    const day = standingDay(event, today);
    return day !== null && today <= day && day <= last ? [{ day, event }] : [];
  });
  const often = new Map<string, number>();
  for (const { event } of standing) often.set(titleOf(event), (often.get(titleOf(event)) ?? 0) + 1);
  const weight = (event: TownEvent) => weightOf(event, today, often.get(titleOf(event))!);
  return Array.from({ length: DAYS_OF_A_WEEK }, (_, away) => {
    const day = addDays(today, away);
    const ofDay = orderEvents(standing.filter((one) => one.day === day).map(({ event }) => event));
    const byWeight = ofDay.sort((a, b) => weight(b) - weight(a));
    return {
      day,
      events: byWeight.filter(({ status }) => status === 'confirmed'),
      cancelled: byWeight.filter(({ status }) => status === 'cancelled'),
    };
  }).filter(({ events: on, cancelled }) => on.length + cancelled.length > 0);
};

/** Words that stand in place of a day may mean another one, so such an event is not told of. */
const isForEverybody = (event: TownEvent): boolean =>
  event.status !== 'withdrawn' &&
  !isOwn(event) &&
  !isHidden(event.organization) &&
  !isAlert(event) &&
  !event.displayDate &&
  spokenWords(event.name) !== '';

const titleOf = ({ organization, name }: TownEvent) => `${organization} ${name}`;

/** What is on every day, or for long, is no news; to what begins after work more can come. */
const weightOf = (event: TownEvent, today: Day, often: number): number =>
  (isPromoted(event) ? 5 : 0) +
  (startMinutes(event) === null ? 0 : 2) +
  ((startMinutes(event) ?? 0) >= AFTER_WORK ? 1 : 0) -
  (often > 2 ? 2 : 0) -
  (firstDay(event)! < today ? 3 : 0);

const dayTold = ({ day, events, cancelled }: DayOfWeek, today: Day, most: number): string => {
  const more = events.length - most;
  return [
    `${spokenHeading(day, today)}.`,
    ...orderEvents(events.slice(0, most)).map((event) => sentence(event, day)),
    ...orderEvents(cancelled.slice(0, MOST_CANCELLED)).map((event) => `${publisher(event)} has cancelled ${linked(event)}.`),
    ...(more > 0 ? [`There ${more === 1 ? 'is one more' : `are ${cardinal(more)} more`} in Almanac.`] : []),
  ].join(' ');
};

const sentence = (event: TownEvent, day: Day): string => {
  const unsure = isTentative(event) ? ', which is not certain yet' : '';
  const parts = [...whenParts(event, day), `${publisher(event)} has ${linked(event)}${placePart(event)}${unsure}.`];
  const said = parts.join(', ');
  return said[0]!.toUpperCase() + said.slice(1);
};

const whenParts = (event: TownEvent, day: Day): string[] => {
  const start = startMinutes(event);
  const last = lastDay(event);
  const time = start === null || firstDay(event)! < day ? [] : [`at ${spokenTime(start)}`];
  return last > day ? [...time, `until ${spokenDay(last)}`] : time;
};

/** Nobody is told twice that the library is in the library. */
const placePart = ({ location, organization, name }: TownEvent): string => {
  const place = location ? spokenPlace(location) : '';
  const isSaid = [organization, name].some((words) => spokenWords(words).toLowerCase().includes(place.toLowerCase()));
  return place === '' || isSaid ? '' : `, at ${unmarked(place)}`;
};

const publisher = ({ organization }: TownEvent) => unmarked(spokenWords(organization)) || 'Somebody in town';

const linked = ({ id, name }: TownEvent) => eventLink({ id, name: spokenWords(name) });

import {
  addDays,
  type Day,
  firstDay,
  isAlert,
  isHidden,
  isOwn,
  isPromoted,
  isRun,
  orderEvents,
  standingDay,
  startMinutes,
  type TownEvent,
} from '#libs/contracts';
import { spokenWords } from './spoken-words';

/** A day that has something, with what matters most first. */
export type DayOfWeek = Readonly<{ day: Day; events: readonly TownEvent[]; cancelled: readonly TownEvent[] }>;

/** Minutes after midnight. */
const AFTER_WORK = 17 * 60;
/** The same name on more days of a week than these is no news. */
const OFTEN = 2;

/** The last of the seven days from today on. */
export const lastOfWeek = (today: Day): Day => addDays(today, 6);

/** What is on in these days and everybody's, each on its first day to come. */
export const weekOf = (events: readonly TownEvent[], today: Day): DayOfWeek[] => {
  const byDay = new Map<Day, TownEvent[]>();
  const often = new Map<string, number>();
  for (const event of orderEvents(events.filter(isForEverybody))) {
    const day = standingDay(event, today);
    if (day === null || day < today || day > lastOfWeek(today)) continue;
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
    often.set(titleOf(event), (often.get(titleOf(event)) ?? 0) + 1);
  }
  const weight = (event: TownEvent) => weightOf(event, today) - (often.get(titleOf(event))! > OFTEN ? 2 : 0);
  return [...byDay.keys()].sort().map((day) => {
    const ofDay = byDay.get(day)!.toSorted((a, b) => weight(b) - weight(a));
    return {
      day,
      events: ofDay.filter(({ status }) => status === 'confirmed'),
      cancelled: ofDay.filter(({ status }) => status === 'cancelled'),
    };
  });
};

/** Words that stand in place of a day may mean another one, so such an event is not told of. */
const isForEverybody = (event: TownEvent): boolean =>
  event.status !== 'withdrawn' &&
  !isOwn(event) &&
  !isHidden(event.organization) &&
  !isAlert(event) &&
  !event.displayDate &&
  spokenWords(event.name) !== '';

/** What goes on for days comes last; to what begins after work more can come. */
const weightOf = (event: TownEvent, today: Day): number =>
  (isRun(event) ? 0 : 10) +
  (isPromoted(event) ? 5 : 0) +
  (startMinutes(event) === null ? 0 : 2) +
  ((startMinutes(event) ?? 0) >= AFTER_WORK ? 1 : 0) -
  (firstDay(event)! < today ? 3 : 0);

const titleOf = ({ organization, name }: TownEvent) => `${organization} ${name}`;

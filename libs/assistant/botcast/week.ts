import {
  addDays,
  type Day,
  isAlert,
  isHiddenOrganization,
  isMultiDay,
  isOwnEvent,
  isPromoted,
  listDayOf,
  sortEvents,
  startDayOf,
  startMinutesOf,
  type TownEvent,
} from '#libs/contracts';
import { toSpokenText } from './spoken-text';

/** The most important event first. */
export type DayOfWeek = Readonly<{ day: Day; events: readonly TownEvent[]; cancelled: readonly TownEvent[] }>;

/** Minutes after midnight. */
const AFTER_WORK_MINUTES = 17 * 60;
/** An event that is on more days of the week is less important. */
const MAX_DAYS_PER_SERIES = 2;

export const lastDayOfWeek = (today: Day): Day => addDays(today, 6);

/** Each event on its first remaining day. */
export const groupEventsOfWeek = (events: readonly TownEvent[], today: Day): DayOfWeek[] => {
  const byDay = new Map<Day, TownEvent[]>();
  const often = new Map<string, number>();
  for (const event of sortEvents(events.filter(isForAllResidents))) {
    const day = listDayOf(event, today);
    if (day === null || day < today || day > lastDayOfWeek(today)) continue;
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
    often.set(seriesKeyOf(event), (often.get(seriesKeyOf(event)) ?? 0) + 1);
  }
  const weight = (event: TownEvent) => weightOf(event, today) - (often.get(seriesKeyOf(event))! > MAX_DAYS_PER_SERIES ? 2 : 0);
  return [...byDay.keys()].sort().map((day) => {
    const ofDay = byDay.get(day)!.toSorted((a, b) => weight(b) - weight(a));
    return {
      day,
      events: ofDay.filter(({ status }) => status === 'confirmed'),
      cancelled: ofDay.filter(({ status }) => status === 'cancelled'),
    };
  });
};

/** An event with a `displayDate` is left out, because the text may mean another day. */
const isForAllResidents = (event: TownEvent): boolean =>
  event.status !== 'withdrawn' &&
  !isOwnEvent(event) &&
  !isHiddenOrganization(event.organization) &&
  !isAlert(event) &&
  !event.displayDate &&
  toSpokenText(event.name) !== '';

/** Events of several days rank last. Events after work rank higher, because more residents can come. */
const weightOf = (event: TownEvent, today: Day): number =>
  (isMultiDay(event) ? 0 : 10) +
  (isPromoted(event) ? 5 : 0) +
  (startMinutesOf(event) === null ? 0 : 2) +
  ((startMinutesOf(event) ?? 0) >= AFTER_WORK_MINUTES ? 1 : 0) -
  (startDayOf(event)! < today ? 3 : 0);

const seriesKeyOf = ({ organization, name }: TownEvent) => `${organization} ${name}`;

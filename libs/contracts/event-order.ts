import { firstDay } from './event-days';
import { byName } from './name-order';
import { isAllDay, startMinutes } from './times';
import type { TownEvent } from './town-event';

/** By date (undated last), then start time (timed before untimed), then all day before unknown times, then name. */
export const byDateThenTime = (a: TownEvent, b: TownEvent): number => {
  const left = placeOf(a);
  const right = placeOf(b);
  if (left.day !== right.day) return left.day < right.day ? -1 : 1;
  return left.minutes - right.minutes || byName(a.name, b.name) || a.id - b.id;
};

type Place = { day: string; minutes: number };

/** Events are never changed in place, and a list of them is ordered on every keystroke. */
const places = new WeakMap<TownEvent, Place>();

const placeOf = (event: TownEvent): Place => places.get(event) ?? remember(event);

const remember = (event: TownEvent): Place => {
  const place = { day: firstDay(event) ?? AFTER_ALL_DAYS, minutes: startMinutes(event) ?? (isAllDay(event) ? ALL_DAY : UNKNOWN) };
  places.set(event, place);
  return place;
};

const AFTER_ALL_DAYS = '~';

const ALL_DAY = 24 * 60;

const UNKNOWN = ALL_DAY + 1;

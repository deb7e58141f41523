import type { Day, TimeOfDay } from '#libs/contracts';
import { DAY_SECONDS, dayFromText, dayOf, dayText, timeOf } from './civil';
import { toInstantText } from './occurrence-times';
import { instantOf, offsetsOf } from './offsets';

export type TownClock = Readonly<{
  instantAt(day: Day, at: TimeOfDay): string;
  wallTimeAt(milliseconds: number): { day: Day; at: TimeOfDay };
  toTownInstant(instant: string): string;
}>;

/** Throws RangeError for an unknown zone (IANA name). */
export const createTownClock = (timeZone: string): TownClock => {
  const offsetAt = offsetsOf(timeZone);
  return {
    instantAt: (day, at) => {
      const wall = dayFromText(day) * DAY_SECONDS + at * 60;
      const instant = instantOf(wall, offsetAt);
      // A time that the clocks skip is moved to one that they show.
      return toInstantText(instant + offsetAt(instant), instant);
    },
    toTownInstant: (text) => {
      const instant = Math.floor(Date.parse(text) / 1_000);
      return toInstantText(instant + offsetAt(instant), instant);
    },
    wallTimeAt: (milliseconds) => {
      const instant = Math.floor(milliseconds / 1_000);
      const wall = instant + offsetAt(instant);
      return { day: dayText(dayOf(wall)), at: Math.floor(timeOf(wall) / 60) };
    },
  };
};

import type { Day, WallClock } from '#libs/contracts';
import { DAY, dayFromText, dayOf, dayText, timeOf } from './civil';
import { instantOf, offsetsOf } from './offsets';
import { instantText } from './telling';

/** What the town's clocks show, on a host in any zone. */
export type TownClock = Readonly<{
  /** `2026-11-20T18:00:00-05:00`, when they show `at` on a day. */
  instant(day: Day, at: WallClock): string;
  /** The day and the time that they show at an instant, in milliseconds. */
  shown(milliseconds: number): { day: Day; at: WallClock };
  /** An ISO instant in the words of the town: with its offset. */
  told(instant: string): string;
}>;

/** Throws RangeError for an unknown zone (IANA name). */
export const townClock = (timeZone: string): TownClock => {
  const offsetAt = offsetsOf(timeZone);
  return {
    instant: (day, at) => {
      const wall = dayFromText(day) * DAY + at * 60;
      const instant = instantOf(wall, offsetAt);
      // Where the clocks jump over it, they never show it.
      return instantText(instant + offsetAt(instant), instant);
    },
    told: (text) => {
      const instant = Math.floor(Date.parse(text) / 1_000);
      return instantText(instant + offsetAt(instant), instant);
    },
    shown: (milliseconds) => {
      const instant = Math.floor(milliseconds / 1_000);
      const wall = instant + offsetAt(instant);
      return { day: dayText(dayOf(wall)), at: Math.floor(timeOf(wall) / 60) };
    },
  };
};

import { addDays } from '#libs/contracts';
import type { TownClock } from '#libs/integrations';

/** In minutes after midnight of the town's time. */
const [QUIET_START, QUIET_END] = [21 * 60, 8 * 60];

/** Minutes before the quiet hours, so that a slightly late message still goes out. */
const MARGIN_MINUTES = 5;

export const isQuiet = (milliseconds: number, clock: TownClock): boolean => {
  const { at } = clock.wallTimeAt(milliseconds);
  return at >= QUIET_START || at < QUIET_END;
};

export const beforeQuiet = (milliseconds: number, clock: TownClock): number => {
  if (!isQuiet(milliseconds, clock)) return milliseconds;
  const { day, at } = clock.wallTimeAt(milliseconds);
  return Date.parse(clock.instantAt(at < QUIET_END ? addDays(day, -1) : day, QUIET_START - MARGIN_MINUTES));
};

export const afterQuiet = (milliseconds: number, clock: TownClock): number => {
  if (!isQuiet(milliseconds, clock)) return milliseconds;
  const { day, at } = clock.wallTimeAt(milliseconds);
  return Date.parse(clock.instantAt(at < QUIET_END ? day : addDays(day, 1), QUIET_END));
};

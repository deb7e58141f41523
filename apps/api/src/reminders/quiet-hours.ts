import { addDays } from '#libs/contracts';
import type { TownClock } from '#libs/integrations';

/** From nine in the evening to eight in the morning, by the town's clock: nobody is sent a text message. In minutes after midnight. */
const [EVENING, MORNING] = [21 * 60, 8 * 60];

/** So that what is a little late still goes out before they begin. */
const AHEAD = 5;

export const isQuiet = (milliseconds: number, clock: TownClock): boolean => {
  const { at } = clock.shown(milliseconds);
  return at >= EVENING || at < MORNING;
};

/** The last moment before the quiet hours that an instant lies in; the instant itself where it lies in none. */
export const beforeQuiet = (milliseconds: number, clock: TownClock): number => {
  if (!isQuiet(milliseconds, clock)) return milliseconds;
  const { day, at } = clock.shown(milliseconds);
  return Date.parse(clock.instant(at < MORNING ? addDays(day, -1) : day, EVENING - AHEAD));
};

/** The first moment after them, likewise. */
export const afterQuiet = (milliseconds: number, clock: TownClock): number => {
  if (!isQuiet(milliseconds, clock)) return milliseconds;
  const { day, at } = clock.shown(milliseconds);
  return Date.parse(clock.instant(at < MORNING ? day : addDays(day, 1), MORNING));
};

import { addDays, type Day, daysBetween } from './day';
import { type TimeOfDay, timeOfDayOf } from './time-of-day';

/** ISO instant with offset. A time that the clocks skip uses the offset before the change. */
export type ToInstant = (day: Day, at: TimeOfDay) => string;

type TownDateTime = Readonly<{ day: Day; at: TimeOfDay }>;

/** `end` is after `start`: if the clocks skip the start, the duration is kept. */
export const toInstantSpan = (
  start: TownDateTime,
  end: TownDateTime | undefined,
  toInstant: ToInstant,
): { startTime: string; endTime?: string } => {
  const startTime = toInstant(start.day, start.at);
  if (!end) return { startTime };
  const endTime = toInstant(end.day, end.at);
  if (Date.parse(endTime) > Date.parse(startTime)) return { startTime, endTime };
  const late = end.at + clockJumpMinutes(start, startTime);
  return { startTime, endTime: toInstant(addDays(end.day, Math.floor(late / DAY_MINUTES)), late % DAY_MINUTES) };
};

const DAY_MINUTES = 24 * 60;

/** Minutes by which a skipped time was moved. */
const clockJumpMinutes = ({ day, at }: TownDateTime, instant: string): number =>
  daysBetween(day, instant.slice(0, 10)) * DAY_MINUTES + timeOfDayOf(instant)! - at;

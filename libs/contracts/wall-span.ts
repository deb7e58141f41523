import { clockOf, type WallClock } from './clock';
import { addDays, type Day, daysBetween } from './day';

/** Of a time on a day of the town, as an ISO instant with its offset; of one that its clocks jump over, as if they had not jumped yet. */
export type InstantAt = (day: Day, at: WallClock) => string;

type WallMoment = Readonly<{ day: Day; at: WallClock }>;

/**
 * The instants between which something is that begins and ends at these times of the town's clock, the end behind the start.
 * Where the clocks jump over its start and it would end before it begins, it lasts as long as was said.
 */
export const instantsBetween = (
  start: WallMoment,
  end: WallMoment | undefined,
  instantAt: InstantAt,
): { startTime: string; endTime?: string } => {
  const startTime = instantAt(start.day, start.at);
  if (!end) return { startTime };
  const endTime = instantAt(end.day, end.at);
  if (Date.parse(endTime) > Date.parse(startTime)) return { startTime, endTime };
  const late = end.at + jumped(start, startTime);
  return { startTime, endTime: instantAt(addDays(end.day, Math.floor(late / DAY)), late % DAY) };
};

const DAY = 24 * 60;

/** Minutes by which the clocks jump over a time. */
const jumped = ({ day, at }: WallMoment, instant: string): number =>
  daysBetween(day, instant.slice(0, 10)) * DAY + clockOf(instant)! - at;

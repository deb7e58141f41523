import {
  addDays,
  clockOf,
  type Day,
  firstDay,
  hasHoursFromMidnight,
  lastDay,
  MIDNIGHT,
  millisecondsOf,
  outwardRange,
  startMinutes,
  type TownEvent,
  timeRange,
} from '#libs/contracts';
import { DAY, dayFromText, type Wall, wallText } from '../../icalendar/times/civil';
import { instantOf, type Offsets } from '../../icalendar/times/offsets';

/** When an event takes place, as lines; and what of that no line can say. */
export type When = Readonly<{ lines: readonly string[]; words?: string }>;

/**
 * What a publisher tells by the clock is told by the town's clock, the rest by its days. A run of several days stands over them
 * as days: open from ten to four, it is not on at night.
 */
export const whenOf = (event: TownEvent, zone: string, offsetAt: Offsets): When => {
  const [first, last] = [firstDay(event)!, lastDay(event)];
  const minutes = hasHoursFromMidnight(event) ? MIDNIGHT : startMinutes(event);
  if (minutes === null) return byDays(first, last, wordsOf(event));
  const start = momentOf(dayFromText(first) * DAY + minutes * 60, event.startTime, offsetAt);
  const end = endOf(event, start, offsetAt);
  if (last > first && !(end && event.endTime?.startsWith(last))) return byDays(first, last, outwardRange(event));
  return { lines: [line('DTSTART', start, zone), ...(end ? [line('DTEND', end, zone)] : [])] };
};

/** What is said of the time of something that is told by its days: nothing, when that is no more than that it lasts all day. */
const wordsOf = (event: TownEvent) => {
  const words = timeRange(event);
  return words === 'All Day' ? undefined : words || undefined;
};

const byDays = (first: Day, last: Day, words: string | undefined): When => ({
  lines: [`DTSTART;VALUE=DATE:${bare(first)}`, `DTEND;VALUE=DATE:${bare(addDays(last, 1))}`],
  ...(words && { words }),
});

/** What the clock shows, and at which instant. Of the hour that comes twice the clock alone would not tell, and readers disagree. */
type Moment = Readonly<{ wall: Wall; at: number; isTwice: boolean }>;

const momentOf = (wall: Wall, said: string | undefined, offsetAt: Offsets): Moment => {
  const [first, second] = [instantOf(wall, offsetAt), wall - offsetAt(wall + DAY)];
  const isTwice = second !== first && second + offsetAt(second) === wall;
  const told = said ? millisecondsOf(said) / 1000 : Number.NaN;
  return { wall, at: isTwice && told === second ? second : first, isTwice };
};

/** One at 23:59 is nobody's plan; one before the start, or a day after it, is a mistake. */
const endOf = ({ endTime }: TownEvent, start: Moment, offsetAt: Offsets): Moment | undefined => {
  const clock = clockOf(endTime);
  if (clock === null || clock === LAST_MINUTE) return undefined;
  const days = dayFromText(endTime!.slice(0, 10));
  if (!Number.isFinite(days)) return undefined;
  const end = momentOf(days * DAY + clock * 60, endTime, offsetAt);
  return end.at > start.at && end.at - start.at < DAY ? end : undefined;
};

const LAST_MINUTE = 23 * 60 + 59;

const line = (name: string, { wall, at, isTwice }: Moment, zone: string) =>
  isTwice || zone === 'UTC' ? `${name}:${bare(wallText(at))}Z` : `${name};TZID=${zone}:${bare(wallText(wall))}`;

/** '2026-11-20T18:00:00' as it is written here. */
export const bare = (text: string): string => text.replace(/[-:]/g, '');

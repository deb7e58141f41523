import {
  addDays,
  type Day,
  endDayOf,
  formatExportedTimeRange,
  formatTimeRange,
  hasHoursFromMidnight,
  MIDNIGHT,
  millisecondsOf,
  startDayOf,
  startMinutesOf,
  type TownEvent,
  timeOfDayOf,
} from '#libs/contracts';
import { DAY_SECONDS, dayFromText, type Wall, wallText } from '../../icalendar/times/civil';
import { instantOf, type OffsetLookup } from '../../icalendar/times/offsets';

/** `words` is what the lines cannot express. */
export type TimeLines = Readonly<{ lines: readonly string[]; words?: string }>;

/** In the town's zone, or as days. A run of several days is days: an exhibition open from ten to four is not on at night. */
export const renderTimes = (event: TownEvent, zone: string, offsetAt: OffsetLookup): TimeLines => {
  const [first, last] = [startDayOf(event)!, endDayOf(event)];
  const minutes = hasHoursFromMidnight(event) ? MIDNIGHT : startMinutesOf(event);
  if (minutes === null) return renderDays(first, last, wordsOf(event));
  const start = toWallInstant(dayFromText(first) * DAY_SECONDS + minutes * 60, event.startTime, offsetAt);
  const end = endOf(event, start, offsetAt);
  if (last > first && !(end && event.endTime?.startsWith(last))) return renderDays(first, last, formatExportedTimeRange(event));
  return { lines: [renderTimeLine('DTSTART', start, zone), ...(end ? [renderTimeLine('DTEND', end, zone)] : [])] };
};

const wordsOf = (event: TownEvent) => {
  const words = formatTimeRange(event);
  return words === 'All Day' ? undefined : words || undefined;
};

const renderDays = (first: Day, last: Day, words: string | undefined): TimeLines => ({
  lines: [`DTSTART;VALUE=DATE:${toBasicFormat(first)}`, `DTEND;VALUE=DATE:${toBasicFormat(addDays(last, 1))}`],
  ...(words && { words }),
});

/** A local time and its instant. In the hour that comes twice the local time alone is ambiguous, and readers disagree. */
type WallInstant = Readonly<{ wall: Wall; at: number; isTwice: boolean }>;

const toWallInstant = (wall: Wall, written: string | undefined, offsetAt: OffsetLookup): WallInstant => {
  const [first, second] = [instantOf(wall, offsetAt), wall - offsetAt(wall + DAY_SECONDS)];
  const isTwice = second !== first && second + offsetAt(second) === wall;
  const statedSeconds = written ? millisecondsOf(written) / 1000 : Number.NaN;
  return { wall, at: isTwice && statedSeconds === second ? second : first, isTwice };
};

/** An end at 23:59 is a placeholder; one before the start, or a day after it, is a mistake. */
const endOf = ({ endTime }: TownEvent, start: WallInstant, offsetAt: OffsetLookup): WallInstant | undefined => {
  const clock = timeOfDayOf(endTime);
  if (clock === null || clock === LAST_MINUTE) return undefined;
  const days = dayFromText(endTime!.slice(0, 10));
  if (!Number.isFinite(days)) return undefined;
  const end = toWallInstant(days * DAY_SECONDS + clock * 60, endTime, offsetAt);
  return end.at > start.at && end.at - start.at < DAY_SECONDS ? end : undefined;
};

const LAST_MINUTE = 23 * 60 + 59;

const renderTimeLine = (name: string, { wall, at, isTwice }: WallInstant, zone: string) =>
  isTwice || zone === 'UTC' ? `${name}:${toBasicFormat(wallText(at))}Z` : `${name};TZID=${zone}:${toBasicFormat(wallText(wall))}`;

export const toBasicFormat = (text: string): string => text.replace(/[-:]/g, '');

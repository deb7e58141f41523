import { readdirSync, readFileSync } from 'node:fs';
import { buildCalendarIndex, type ChatContext } from '#libs/assistant';
import type { TownEvent } from '#libs/contracts';

/**
 * A town that somebody invented, on Friday, November 20, 2026, at nine in the morning. All that is known of it are its events, one in
 * each line of the file: nothing is configured.
 */
export const inventedTownContext = (file: string): ChatContext => {
  const events = readEvents(file);
  const offsetIn = (month: string) => events.find(({ startTime }) => startTime?.startsWith(month))!.startTime!.slice(-6);
  const offset = offsetIn('2026-11');
  return {
    now: `2026-11-20T09:00:00${offset}`,
    timeZone: TIME_ZONES[`${offset} ${offsetIn('2027-06')}`]!,
    town: nameOfTown(events),
    collection: '',
    districts: [],
    schoolDates: '',
    calendar: buildCalendarIndex(events),
  };
};

const readEvents = (file: string): TownEvent[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line, (_, value) => value ?? undefined));

/** By the offsets in November and June. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  '-05:00 -04:00': 'America/New_York',
  '-06:00 -05:00': 'America/Chicago',
  '-07:00 -06:00': 'America/Denver',
  '-07:00 -07:00': 'America/Phoenix',
  '-08:00 -07:00': 'America/Los_Angeles',
};

/** 'Springfield' of '12 Main Street, Springfield, NJ 08057': the one that most addresses have. */
const nameOfTown = (events: readonly TownEvent[]): string => {
  const names = events.flatMap(({ address = '' }) => /([^,]+), [A-Z]{2}(?: \d{5})?$/.exec(address)?.[1]?.trim() ?? []);
  const [[most] = ['']] = [...Map.groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length);
  return most;
};

const FOLDER = 'test/data/questions';

const forEachTown = <T>(read: (file: string) => T): (readonly [string, T])[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => [file.replace('.jsonl', ''), read(`${FOLDER}/${file}`)]);

/** All that strangers invented, by name. */
export const inventedTowns = () => forEachTown(inventedTownContext);

export const eventsOfInventedTowns = () => forEachTown(readEvents);

import type { CalendarReading, Happening, ReadingOptions } from '../happening';
import { readCalendar } from '../read-calendar';

/** A town on the east coast and most of its year 2026. */
export const OPTIONS: ReadingOptions = { timeZone: 'America/New_York', from: '2026-01-01', to: '2026-12-31' };

/** A calendar file of these events, each a few content lines; UID and SUMMARY are given to those that have none. */
export const calendarOf = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Moorestown//Specs//EN', ...events.map(eventOf), 'END:VCALENDAR', ''].join('\r\n');

export const readText = (text: string, options: Partial<ReadingOptions> = {}): CalendarReading =>
  readCalendar(Buffer.from(text), { ...OPTIONS, ...options });

/** What these events come to, none of them with a problem. */
export const happeningsIn = (events: string[], options: Partial<ReadingOptions> = {}): Happening[] => {
  const { happenings, problems } = readText(calendarOf(...events), options);
  expect(problems).toEqual([]);
  return happenings;
};

/** When they start: the town's clock with its offset, or the day of what lasts all day. */
export const startsIn = (events: string[], options: Partial<ReadingOptions> = {}): string[] =>
  happeningsIn(events, options).map(({ startTime, date }) => startTime ?? date);

const eventOf = (lines: string): string => {
  const given = lines
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const absent = ['UID:choir@example.org', 'SUMMARY:Choir rehearsal'].filter(
    (line) => !given.some((one) => one.startsWith(line.split(':')[0]!)),
  );
  return ['BEGIN:VEVENT', ...absent, ...given, 'END:VEVENT'].join('\r\n');
};

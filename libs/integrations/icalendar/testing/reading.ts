import type { CalendarReading, FeedOccurrence, ReadingOptions } from '../feed-occurrence';
import { readCalendar } from '../read-calendar';

export const OPTIONS: ReadingOptions = { timeZone: 'America/New_York', from: '2026-01-01', to: '2026-12-31' };

export const calendarOf = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Moorestown//Specs//EN', ...events.map(completeEvent), 'END:VCALENDAR', ''].join(
    '\r\n',
  );

export const readText = (text: string, options: Partial<ReadingOptions> = {}): CalendarReading =>
  readCalendar(Buffer.from(text), { ...OPTIONS, ...options });

export const occurrencesIn = (events: string[], options: Partial<ReadingOptions> = {}): FeedOccurrence[] => {
  const { occurrences, problems } = readText(calendarOf(...events), options);
  expect(problems).toEqual([]);
  return occurrences;
};

export const startsIn = (events: string[], options: Partial<ReadingOptions> = {}): string[] =>
  occurrencesIn(events, options).map(({ startTime, date }) => startTime ?? date);

const completeEvent = (lines: string): string => {
  const propertyLines = lines
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const absent = ['UID:choir@example.org', 'SUMMARY:Choir rehearsal'].filter(
    (line) => !propertyLines.some((one) => one.startsWith(line.split(':')[0]!)),
  );
  return ['BEGIN:VEVENT', ...absent, ...propertyLines, 'END:VEVENT'].join('\r\n');
};

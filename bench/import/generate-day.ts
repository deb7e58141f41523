import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContent, TODAY } from '../lib/bench-town';

/** `sources` says who publishes each calendar; the import happens at `now`. */
export type ImportDay = { what: string; folder: string; sources: string; now: string };

const FILES = 50;
const EVENTS = 150;

/** For those who have no real calendars at hand. A tenth of the events are weekly. */
export const generateDay = (directory: string, amount = FILES): ImportDay => {
  const folder = join(directory, 'calendars');
  mkdirSync(folder);
  const files = Array.from({ length: amount }, (_, nth) => `calendar-${nth}.ics`);
  files.forEach((file, nth) => {
    writeFileSync(join(folder, file), renderCalendarFile(nth));
  });
  const sources = join(directory, 'sources.csv');
  writeFileSync(
    sources,
    ['file,organization,category', ...files.map((file, nth) => `${file},Publisher ${nth},Social`), ''].join('\n'),
  );
  return { what: 'a generated township', folder, sources, now: `${TODAY}T12:00:00-05:00` };
};

const renderCalendarFile = (file: number) => {
  const events = Array.from({ length: EVENTS }, (_, nth) => renderEvent(file * EVENTS + nth));
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
};

const renderEvent = (nth: number) => {
  const { name, date, startTime, location, description } = createContent(nth, 3);
  return [
    'BEGIN:VEVENT',
    `UID:${nth}@bench`,
    `DTSTART;TZID=America/New_York:${date.replaceAll('-', '')}T${startTime!.slice(11, 19).replaceAll(':', '')}`,
    ...(nth % 10 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=10'] : []),
    `SUMMARY:${name}`,
    `LOCATION:${location!.replace(',', '\\,')}`,
    `DESCRIPTION:${description!.replaceAll(';', '\\;').replaceAll(',', '\\,')}`,
    'END:VEVENT',
  ];
};

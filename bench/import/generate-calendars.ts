import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContent, TODAY } from '../lib/bench-town';

/** `folder`: of the calendars; `sources`: path of a CSV file; `now`: ISO instant of the import. */
export type ImportInput = { title: string; folder: string; sources: string; now: string };

const DEFAULT_FILE_COUNT = 50;
const EVENTS_PER_FILE = 150;
const SENTENCES_PER_DESCRIPTION = 3;

/** Stands in for real calendars. */
export const generateCalendars = (directory: string, fileCount = DEFAULT_FILE_COUNT): ImportInput => {
  const folder = join(directory, 'calendars');
  mkdirSync(folder);
  const files = Array.from({ length: fileCount }, (_, nth) => `calendar-${nth}.ics`);
  files.forEach((file, nth) => {
    writeFileSync(join(folder, file), renderCalendarFile(nth));
  });
  const sources = join(directory, 'sources.csv');
  writeFileSync(
    sources,
    ['file,organization,category', ...files.map((file, nth) => `${file},Publisher ${nth},Social`), ''].join('\n'),
  );
  return { title: 'a generated township', folder, sources, now: `${TODAY}T12:00:00-05:00` };
};

const renderCalendarFile = (fileNumber: number) => {
  const events = Array.from({ length: EVENTS_PER_FILE }, (_, nth) => renderEvent(fileNumber * EVENTS_PER_FILE + nth));
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
};

const renderEvent = (nth: number) => {
  const { name, date, startTime, location, description } = createContent(nth, SENTENCES_PER_DESCRIPTION);
  return [
    'BEGIN:VEVENT',
    `UID:${nth}@bench`,
    `DTSTART;TZID=America/New_York:${date.replaceAll('-', '')}T${startTime!.slice(11, 19).replaceAll(':', '')}`,
    ...(nth % 10 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=10'] : []),
    `SUMMARY:${name}`,
    `LOCATION:${location!.replaceAll(',', '\\,')}`,
    `DESCRIPTION:${description!.replaceAll(';', '\\;').replaceAll(',', '\\,')}`,
    'END:VEVENT',
  ];
};

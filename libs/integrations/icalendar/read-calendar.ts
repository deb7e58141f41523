import type { CalendarReading, ReadingOptions } from './feed-occurrence';
import { decode, toUtf8 } from './file/decode';
import { findPrivateEvents } from './file/find-private-events';
import { readProperties } from './file/read-properties';
import { splitEvents } from './file/split-events';
import { unfold } from './file/unfold';
import { ProblemList, type Report } from './problem-list';
import { readEvents } from './read-events';
import { refreshMinutesOf } from './refresh';
import { toPlainLine } from './texts/plain-text';
import { createSourceClock } from './times/source-clock';
import { createDefinedZones } from './zones/defined-zones';

/** RFC 5545. Never throws for any bytes: what cannot be read is a problem. Throws RangeError for an unknown time zone. */
export const readCalendar = (bytes: Uint8Array, options: ReadingOptions): CalendarReading => {
  const problems = new ProblemList();
  const text = decode(unfold(toUtf8(bytes)));
  const { events, zones, refresh, name, isCalendar, isCutShort } = splitEvents(text);
  const clock = createSourceClock(options, problems.report, createDefinedZones(zones, problems.report));
  const privates = findPrivateEvents(events);
  const privateProblems = new ProblemList();
  const eventReaders = events.map((event) => (report: Report) => {
    const isPrivate = privates.has(event);
    return {
      properties: readProperties(event.lines, isPrivate ? privateProblems.report : report),
      isWithdrawn: event.isWithdrawn,
      isPrivate,
    };
  });
  const minutes = refreshMinutesOf(refresh);
  return {
    ...readEvents(eventReaders, options, clock, problems),
    ...(minutes !== undefined && { refreshMinutes: minutes }),
    ...(name !== undefined && { name: toPlainLine(name.replaceAll(/\\([,;\\])/g, '$1')) }),
    problems: problems.list(),
    isCalendar,
    ...(text.trim() === '' && { isEmpty: true as const }),
    isCutShort,
  };
};

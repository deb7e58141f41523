import { asUtf8, decode } from './file/decode';
import { privateEvents } from './file/private-events';
import { readProperties } from './file/read-properties';
import { splitEvents } from './file/split-events';
import { unfold } from './file/unfold';
import type { CalendarReading, ReadingOptions } from './happening';
import { Problems, type Report } from './problems';
import { readEvents } from './read-events';
import { refreshMinutes } from './refresh';
import { plainLine } from './texts/plain-text';
import { createSourceClock } from './times/source-clock';
import { definedZones } from './zones/defined-zones';

/**
 * What happens in a window of town days according to a calendar file (RFC 5545), repeats told one by one. Whatever the
 * bytes are, it answers: what can't be read is among the problems, and costs nothing else. Throws RangeError when an
 * option names no time zone.
 */
export const readCalendar = (bytes: Uint8Array, options: ReadingOptions): CalendarReading => {
  const problems = new Problems();
  const text = decode(unfold(asUtf8(bytes)));
  const { events, zones, refresh, name, isCalendar, isCutShort } = splitEvents(text);
  const clock = createSourceClock(options, problems.report, definedZones(zones, problems.report));
  const privates = privateEvents(events);
  const untold = new Problems();
  const told = events.map((event) => (report: Report) => {
    const isPrivate = privates.has(event);
    return {
      properties: readProperties(event.lines, isPrivate ? untold.report : report),
      isWithdrawn: event.isWithdrawn,
      isPrivate,
    };
  });
  const minutes = refreshMinutes(refresh);
  return {
    ...readEvents(told, options, clock, problems),
    ...(minutes !== undefined && { refreshMinutes: minutes }),
    ...(name !== undefined && { name: plainLine(name.replaceAll(/\\([,;\\])/g, '$1')) }),
    problems: problems.list(),
    isCalendar,
    ...(text.trim() === '' && { isEmpty: true as const }),
    isCutShort,
  };
};

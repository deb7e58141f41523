import { asUtf8, decode } from './file/decode';
import { splitEvents } from './file/split-events';
import { unfold } from './file/unfold';
import type { CalendarReading, ReadingOptions } from './happening';
import { happeningsOf } from './happenings';
import { nightProblem } from './night';
import { Problems } from './problems';
import { withoutRebooked } from './rebookings';
import { recordOf } from './recurrence/event-record';
import { createSourceClock } from './times/source-clock';

/**
 * What happens in a window of town days according to a calendar file (RFC 5545), repeats told one by one. Whatever the
 * bytes are, it answers: what can't be read is among the problems, and costs nothing else. Throws RangeError when an
 * option names no time zone.
 */
export const readCalendar = (bytes: Uint8Array, options: ReadingOptions): CalendarReading => {
  const problems = new Problems();
  const clock = createSourceClock(options, problems.report);
  const { events, isCalendar, isCutShort } = splitEvents(decode(unfold(asUtf8(bytes))));

  const records = events.flatMap((event, position) =>
    problems.sparing(`event ${position + 1}`, (report) => [recordOf(event, position, clock, report)], []),
  );
  const happenings = withoutRebooked(happeningsOf(records, options, clock, problems)).sort(byTime);
  const suspicion = nightProblem(happenings);
  if (suspicion) problems.report(suspicion);
  return { happenings, problems: problems.list(), isCalendar, isCutShort, components: events.length };
};

type Timed = CalendarReading['happenings'][number];

const byTime = (a: Timed, b: Timed): number =>
  compare(a.date, b.date) || compare(a.startTime ?? '', b.startTime ?? '') || compare(a.name, b.name);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

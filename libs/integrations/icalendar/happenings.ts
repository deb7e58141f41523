import type { Happening, ReadingOptions } from './happening';
import type { Problems, Report } from './problems';
import { Effort } from './recurrence/effort';
import type { EventRecord } from './recurrence/event-record';
import { type Occurrence, occurrencesOf } from './recurrence/occurrences';
import type { Span } from './recurrence/repeats';
import { type Details, detailsOf } from './texts/details';
import { DAY, dayFromText } from './times/civil';
import type { SourceClock } from './times/source-clock';
import { type Telling, tell } from './times/telling';

type Window = Pick<ReadingOptions, 'from' | 'to'>;

/** What the records say happens in the window: begins, goes on or ends there. An event that fails costs only itself. */
export const happeningsOf = (records: EventRecord[], window: Window, clock: SourceClock, problems: Problems): Happening[] => {
  const effort = new Effort();
  const span = spanOf(window);
  const details = new Map<EventRecord, Details>();

  const happeningOf = ({ record, instance, start, length }: Occurrence, report: Report): Happening[] => {
    const telling = tell(start, length, clock);
    if (!isWithin(window, telling)) return [];
    const known = details.get(record) ?? detailsOf(record.properties, record.isWithdrawn, report);
    details.set(record, known);
    return [told({ uid: record.uid, instance, ...known, ...telling })];
  };

  return [...Map.groupBy(records, ({ uid }) => uid)].flatMap(([uid, ofOne]) =>
    problems.sparing(
      uid,
      (report) => occurrencesOf(ofOne, span, clock, effort, report).flatMap((one) => happeningOf(one, report)),
      [],
    ),
  );
};

/** Walls anywhere on earth on which the window's days begin and end. */
const spanOf = ({ from, to }: Window): Span => ({ from: (dayFromText(from) - 2) * DAY, to: (dayFromText(to) + 3) * DAY });

const isWithin = ({ from, to }: Window, { date, endDate }: Telling): boolean => date <= to && (endDate ?? date) >= from;

/** Without what is not told, so that a happening can be compared with another and spread over one. */
const told = (happening: Happening): Happening =>
  Object.fromEntries(Object.entries(happening).filter(([, value]) => value !== undefined)) as Happening;

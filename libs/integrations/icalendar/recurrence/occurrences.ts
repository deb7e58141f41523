import type { Report } from '../problems';
import { dayOf, dayText, wallText } from '../times/civil';
import { type Moment } from '../times/moment';
import type { SourceClock } from '../times/source-clock';
import type { Effort } from './effort';
import { completed, type EventRecord } from './event-record';
import { isRecurring, plannedOf } from './planned';
import type { Span } from './repeats';
import { isNewer, newestBy } from './revision';
import { successionOf, type Told } from './succession';

/** One time that an event takes place, and the record that tells of it. */
export type Occurrence = Told & {
  instance: string;
  /** Planned by a rule or an extra date, not told by a record of its own. */
  isRepeat: boolean;
};

/**
 * What takes place in a span of time, of the records that share one UID. Some of it may lie outside: what does not repeat is
 * told wherever it is. A change to one
 * occurrence stands even when no repeat falls there any more, and when the event that it changes is not in the file.
 */
export const occurrencesOf = (
  records: EventRecord[],
  span: Span,
  clock: SourceClock,
  effort: Effort,
  report: Report,
): Occurrence[] => {
  const instanceOf = (moment: Moment): string =>
    moment.isDate ? dayText(dayOf(moment.wall)) : `${wallText(clock.labelled(moment))}Z`;

  const events = newestBy(
    records.filter(({ replaces }) => !replaces),
    ({ start }) => instanceOf(start),
  );
  const model = [...events.values()].find(isRecurring) ?? [...events.values()][0];
  const changes = newestBy(
    records.flatMap(({ replaces, ...change }) => (replaces ? [completed({ ...change, replaces }, model)] : [])),
    ({ replaces }) => instanceOf(replaces),
  );
  const occurrences = new Map<string, Occurrence>();
  for (const event of events.values()) {
    const succession = successionOf(event, event === model ? [...changes.values()] : [], clock);
    const planned = plannedOf(event, succession.widened(span), clock, effort, report);
    succession.applied(planned).forEach((told, at) => {
      const instance = instanceOf({ ...event.start, wall: planned[at]!.wall });
      const change = changes.get(instance);
      if (change && (isRecurring(event) || isNewer(change.revision, event.revision))) return;
      changes.delete(instance);
      const other = occurrences.get(instance);
      if (!other || isNewer(event.revision, other.record.revision))
        occurrences.set(instance, { ...told, instance, isRepeat: isRecurring(event) });
    });
  }
  for (const [instance, record] of changes) {
    occurrences.set(instance, { record, instance, start: record.start, length: record.length, isRepeat: false });
  }
  return [...occurrences.values()];
};

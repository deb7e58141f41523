import type { Report } from '../problem-list';
import { dayOf, dayText, wallText } from '../times/civil';
import type { SourceClock } from '../times/source-clock';
import { type ZonedTime } from '../times/zoned-time';
import { completeChange, type EventRecord } from './event-record';
import { futureChangesOf, type ResolvedOccurrence } from './future-changes';
import { isRecurring, plannedOf } from './planned-occurrences';
import type { WallSpan } from './repeats';
import { isNewer, newestBy } from './revision';
import type { StepBudget } from './step-budget';

export type Occurrence = ResolvedOccurrence & {
  instance: string;
  /** Comes from a rule or an extra date, not from a record of its own. */
  isRepeat: boolean;
};

/** Of one UID within a span; single events wherever they are. A changed occurrence counts even if its rule or its event no longer has it. */
export const occurrencesOf = (
  records: EventRecord[],
  span: WallSpan,
  clock: SourceClock,
  fileBudget: StepBudget,
  report: Report,
): Occurrence[] => {
  const instanceOf = (moment: ZonedTime): string =>
    moment.isDate ? dayText(dayOf(moment.wall)) : `${wallText(clock.statedInstant(moment))}Z`;

  const events = newestBy(
    records.filter(({ replaces }) => !replaces),
    ({ start }) => instanceOf(start),
  );
  const mainEvent = [...events.values()].find(isRecurring) ?? [...events.values()][0];
  const changes = newestBy(
    records.flatMap(({ replaces, ...change }) => (replaces ? [completeChange({ ...change, replaces }, mainEvent)] : [])),
    ({ replaces }) => instanceOf(replaces),
  );
  const occurrences = new Map<string, Occurrence>();
  for (const event of events.values()) {
    const succession = futureChangesOf(event, event === mainEvent ? [...changes.values()] : [], clock);
    const planned = plannedOf(event, succession.extend(span), clock, fileBudget, report);
    succession.apply(planned).forEach((resolved, at) => {
      const instance = instanceOf({ ...event.start, wall: planned[at]!.wall });
      const change = changes.get(instance);
      if (change && (isRecurring(event) || isNewer(change.revision, event.revision))) return;
      changes.delete(instance);
      const other = occurrences.get(instance);
      if (!other || isNewer(event.revision, other.record.revision))
        occurrences.set(instance, { ...resolved, instance, isRepeat: isRecurring(event) });
    });
  }
  for (const [instance, record] of changes) {
    occurrences.set(instance, { record, instance, start: record.start, length: record.length, isRepeat: false });
  }
  return [...occurrences.values()];
};
